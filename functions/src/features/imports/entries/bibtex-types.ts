/** The types of BibTeX, BibLaTeX and of the programs that add their own. */
import type { CslCustom } from '@lab/contract/features/imports/entry';
import { namedBy } from './item.ts';

const types = namedBy({
  'article-journal': 'article',
  periodical: 'periodical',
  article: 'preprint',
  book: 'book, mvbook, booklet, collection, mvcollection, proceedings, mvproceedings, reference, mvreference',
  chapter: 'inbook, bookinbook, suppbook, incollection, suppcollection',
  'entry-encyclopedia': 'inreference',
  'paper-conference': 'inproceedings, conference',
  dataset: 'dataset, data',
  software: 'software, softwareversion, code',
  report: 'manual, report, techreport',
  standard: 'standard',
  patent: 'patent',
  speech: 'talk, presentation, speech, poster',
  motion_picture: 'video, movie',
  webpage: 'online, electronic, www, webpage',
  manuscript: 'unpublished',
});

/** Types that say nothing by themselves; a word in the fields does. */
const open = new Set(['document', 'manuscript', 'webpage']);
const words: [RegExp, string][] = [
  [/\b(?:talk|keynote|lecture|presentation|seminar|slides|poster)\b/i, 'speech'],
  [/\b(?:software|computer program)\b/i, 'software'],
  [/\bdata\s?set\b/i, 'dataset'],
  [/\bpatent\b/i, 'patent'],
  [/\b(?:technical|research) report\b/i, 'report'],
  [/\bpreprint\b/i, 'article'],
  [/\bthesis\b/i, 'thesis'],
];

/** CSL's type; `hint` is what the entry says about itself, such as its field `type`. */
export function typeOf(entryType: string, hint: string): string {
  const type = /thesis|dissertation/.test(entryType) ? 'thesis' : (types[entryType] ?? 'document');
  return open.has(type) ? (words.find(([word]) => word.test(hint))?.[1] ?? type) : type;
}

const theses: [RegExp, NonNullable<CslCustom['thesis']>][] = [
  [/\b(?:bachelor\w*|b\.?\s?(?:sc|a|eng)\b|undergraduate|hono(?:u)?rs|bathesis)/i, 'bachelor'],
  [/\b(?:master\w*|diplom\w*|m\.?\s?(?:sc|a|eng|phil)\b|magist\w+|mathesis)/i, 'master'],
  [/\b(?:ph\.?\s?d\w*|doctor\w*|dissertation|habilitation|candthesis)|^doktor/i, 'doctoral'],
];

export function thesisOf(entryType: string, genre: string): CslCustom['thesis'] {
  for (const text of [genre, entryType]) {
    const kind = theses.find(([word]) => word.test(text))?.[1];
    if (kind) return kind;
  }
  return undefined;
}

const genres: Record<string, string> = {
  phdthesis: 'PhD thesis',
  mathesis: "Master's thesis",
  bathesis: "Bachelor's thesis",
  candthesis: 'Candidate thesis',
  techreport: 'Technical report',
  resreport: 'Research report',
};

/** BibLaTeX writes the usual kinds as one word. */
export function genreOf(type: string): string {
  return genres[type.toLowerCase()] ?? type;
}
