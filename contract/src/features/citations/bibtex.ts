import { markParts, writeMarks } from '../../core/math/marks.ts';
import { formulasIn } from '../../core/math/parts.ts';
import { typeNames } from '../papers/type-names.ts';
import type { Citation } from './csl.ts';
import { fieldsInFormat } from './metadata.ts';
import { familyOf, type Name } from './names.ts';
import { named, type OwnLists, textOfList } from './own-lists.ts';
import { withDashes } from './pages.ts';
import { properNounsIn, withoutPunctuation } from './title-case.ts';

/** Changes the text between formulas; TeX reads those as they are. */
function aroundFormulas(text: string, change: (text: string) => string): string {
  const formulas = formulasIn(text).flatMap(({ source }) => (isBalanced(source) ? [source] : []));
  const standIn = (at: number) => String.fromCodePoint(0xe000 + at);
  const bare = formulas.reduce((rest, source, at) => rest.replace(source, () => standIn(at)), text);
  return formulas.reduce((rest, source, at) => rest.replace(standIn(at), () => source), change(bare));
}

/** An unmatched brace would break the file. */
export function isBalanced(tex: string): boolean {
  let depth = 0;
  for (const [brace] of tex.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // BibTeX also counts the braces of \{ and \}, so a single one would end the field and break the file.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  // A single one opens a quotation.
  '`': '\\textasciigrave{}',
};

/** TeX makes a dash of two hyphens and a quotation mark of two apostrophes. */
const ligature = /([-'])(?=\1)/g;

/**
 * Other letters than ASCII stay as they are, because LaTeX reads UTF-8 by default since 2018, and Biber
 * always has.
 */
function escapeText(text: string): string {
  return text
    .replace(/[\\{}$&%#_^~`]/g, (character) => special[character] ?? character)
    .replace(ligature, '$1{}')
    .replace(/\s+/g, ' ');
}

export const texOf = (text: string) => aroundFormulas(text, escapeText);

/**
 * Addresses are read literally, so a brace would end the field early, and a backslash before one would keep
 * it open.
 */
function escapeAddress(address: string): string {
  return address.replace(/[\\{}]/g, encodeURIComponent);
}

/** Signs that stand for marks while the text around them is escaped. */
const signs = { i: ['\ue800', '\ue801'], sub: ['\ue802', '\ue801'], sup: ['\ue803', '\ue801'] } as const;
const commands: Record<string, string> = {
  '\ue800': '\\textit{',
  '\ue801': '}',
  '\ue802': '\\textsubscript{',
  '\ue803': '\\textsuperscript{',
};

const aroundMarks = (title: string, change: (text: string) => string) =>
  change(writeMarks(markParts(title.replace(/[\ue800-\ue803]/g, '')), signs)).replace(
    /[\ue800-\ue803]/g,
    (sign) => commands[sign] ?? '',
  );

/** Whether each mark in a part of a title also ends there. */
const isWhole = (text: string) => isBalanced(marksOf(text).replaceAll('\ue801', '}').replace(/[^}]/g, '{'));

const marksOf = (text: string) => text.replace(/[^\ue800-\ue803]/g, '');

/**
 * Bibliography styles put titles into lower case; braces protect names and words such as DNA or LaTeX from
 * that.
 */
function escapeTitle(title: string): string {
  const names = properNounsIn(title);
  return title
    .trim()
    .split(/\s+/)
    .map((word, at) =>
      names.has(at) || /^[^\p{L}\p{N}]*[\p{L}\p{N}].*\p{Lu}/u.test(word) ? inBraces(word) : escapeText(word),
    )
    .join(' ');
}

/**
 * Punctuation stays outside the braces, because styles find the start of a subtitle by its colon; marks as in
 * `\textsuperscript{13}C` stay within.
 */
function inBraces(word: string): string {
  const isMarked = marksOf(word) !== '' && isWhole(word);
  const name = isMarked
    ? word.replace(/(?<![^\p{L}\p{N}\ue801)])[^\p{L}\p{N}\ue801)]+$/u, '')
    : withoutPunctuation(word);
  if (!isWhole(name)) return escapeText(word);
  const [before = '', ...after] = word.split(name);
  return `${escapeText(before)}{${escapeText(name)}}${escapeText(after.join(name))}`;
}

/** Without braces ` and ` inside a name would start another author. */
const namePart = (part: string) =>
  /\sand\s/i.test(` ${part} `) ? `{${escapeText(part)}}` : escapeText(part);

function bibtexName(name: Name): string {
  if (!name.given) return `{${escapeText(familyOf(name))}}`;
  return [familyOf(name), name.suffix, name.given].flatMap((part) => (part ? namePart(part) : [])).join(', ');
}

/** One line for each field that is not empty. */
function entry(name: string, value: string | false | undefined): string[] {
  return value ? [`  ${name} = {${value}},`] : [];
}

/** As biblatex annotates authors: `1=corresponding; 2=corresponding,equal`. Other programs skip the field. */
function annotations({ authors, corresponding, equalContribution }: Citation): string {
  const marksOf = (at: number) =>
    [corresponding.includes(at) && 'corresponding', equalContribution.includes(at) && 'equal'].filter(
      Boolean,
    );
  const all = authors.map((_, at) => ({ place: at + 1, marks: marksOf(at).join(',') }));
  return all.flatMap(({ place, marks }) => (marks ? [`${place}=${marks}`] : [])).join('; ');
}

/**
 * A field of our own: biblatex's `related` needs an entry for each version, which other programs would list
 * as a work.
 */
const listOf = <Name extends keyof OwnLists>(name: Name, list: OwnLists[Name] | undefined) =>
  list && escapeText(textOfList(name, list));

/** By a publication or a school, an import would take a `@misc` for a paper or a thesis. */
const needsSubtype = ({ type, bookTitle, school }: Citation) =>
  type === 'other' && Boolean(bookTitle || school);

export function bibtex(citation: Citation): string {
  const { id, type, title, doi, authors, editors, issued, url, pages = '', arxiv, image, pdf } = citation;
  const names = typeNames[type];
  const [year, month, day] = issued;
  const lines = fieldsInFormat('bibtex', citation, (name, text) => entry(name, texOf(text)), {
    type: [...entry('type', names.bibtexType), ...entry('entrysubtype', needsSubtype(citation) && 'other')],
    title: entry(
      'title',
      aroundFormulas(title, (text) => aroundMarks(text, escapeTitle)),
    ),
    authors: entry('author', authors.map(bibtexName).join(' and ')),
    corresponding: entry('author+an', annotations(citation)),
    moreAreas: entry('moreareas', listOf('moreAreas', named(citation.moreAreas))),
    otherVersions: entry('otherversions', listOf('otherVersions', citation.otherVersions)),
    notices: entry('notices', listOf('notices', citation.notices)),
    editors: entry('editor', editors.map(bibtexName).join(' and ')),
    pages: entry('pages', escapeText(withDashes(pages, '–')).replaceAll('–', '--')),
    arxiv: arxiv ? [...entry('eprint', escapeText(arxiv)), ...entry('archiveprefix', 'arXiv')] : [],
    publicationDate: [
      ...entry('year', year?.toString()),
      ...entry('month', month?.toString()),
      ...entry('day', day?.toString()),
    ],
    image: entry('image', image && escapeAddress(image)),
    pdf: entry('pdf', pdf && escapeAddress(pdf)),
    links: entry('links', listOf('links', citation.links)),
    selected: entry('selected', citation.selected && 'true'),
    doi: entry('doi', escapeAddress(doi)),
    url: entry('url', escapeAddress(url)),
  });
  return `@${names.bibtex}{${id},\n${lines.join('\n')}\n}\n`;
}
