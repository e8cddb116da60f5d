/** The types of BibTeX, BibLaTeX and of the programs that add their own. */
import type { CslCustom } from '@lab/contract/features/imports/entry';
import { namedBy } from './item.ts';
import { isThesis, thesisIn, thesisOfNote } from './theses.ts';
import { typeOfFields } from './venues.ts';

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
  [/\b(?:talk|keynote|lecture|presentation|presented at|seminar|slides|poster)\b/i, 'speech'],
  [/\b(?:software|computer program)\b/i, 'software'],
  [/\bdata\s?set\b/i, 'dataset'],
  [/\bpatent\b/i, 'patent'],
  [/\b(?:technical|research) report\b/i, 'report'],
  [/\bpreprint\b/i, 'article'],
];

interface Said {
  /** The field `type`. */
  genre: string;
  howpublished: string;
  note: string;
  /** Other fields that may name a degree. */
  more: string;
}

/** CSL's type. */
export function typeOf(
  entryType: string,
  { genre, howpublished, note, more }: Said,
  fieldOf: (name: string) => string,
): string {
  const type = /thesis|dissertation/.test(entryType) ? 'thesis' : (types[entryType] ?? 'document');
  // Some programs know no theses and call them reports.
  if (type === 'report' && isThesis(genre) && thesisIn(genre)) return 'thesis';
  if (!open.has(type)) return type;
  const hint = [genre, howpublished, note, more].join(' ');
  const said = words.find(([word]) => word.test(hint))?.[1];
  if (said) return said;
  if ([genre, howpublished, more].some(isThesis) || thesisOfNote(note)) return 'thesis';
  // As this site's own files say it.
  if (fieldOf('entrysubtype') === 'other') return type;
  return (type === 'document' && typeOfFields(fieldOf)) || type;
}

/**
 * Its note counts only where its type names no degree, or a doctor's, which many lists give to all theses.
 */
export function thesisOf(entryType: string, { genre, howpublished, note, more }: Said): CslCustom['thesis'] {
  const said = [genre, howpublished, more].map(thesisIn).find(Boolean);
  const ofType = thesisIn(entryType);
  return said ?? (ofType && ofType !== 'doctoral' ? ofType : (thesisOfNote(note) ?? ofType));
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
