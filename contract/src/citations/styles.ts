/**
 * The five common citation styles, for articles in journals, the only kind of work that the lab publishes.
 * docs/decisions/015 explains why no CSL processor is used.
 */
import type { Citation, DateParts } from './csl.ts';
import { familyFirst, familyOf, initials, inReadingOrder, particleLast } from './names.ts';
import { headlineCase } from './title-case.ts';

/** A part of a citation; `italic` is for the journal's name, and for `et al.` in one style. */
export interface Run {
  text: string;
  italic?: true;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Joins `a`, `b` and `c` with commas, and puts `last` before the final one. */
function list(entries: string[], { two, more }: { two: string; more: string }): string {
  if (entries.length < 3) return entries.join(two);
  return `${entries.slice(0, -1).join(', ')}${more}${entries.at(-1)}`;
}

/** Ends with exactly one full stop, also after `et al.` and `Jr.`, and with none after `?` or `!`. */
function sentence(text: string): string {
  if (!text) return '';
  return /[.?!…]["”’]?$/.test(text) ? `${text} ` : `${text}. `;
}

function first<Entry>(entries: Entry[], count: number): Entry[] {
  return entries.slice(0, count);
}

function monthName([, month]: DateParts): string {
  return months[(month ?? 0) - 1] ?? '';
}

/** `Sep.`, or in styles that keep names of up to four letters whole, `Sept.` and `June`. */
function shortMonth(issued: DateParts, whole: 3 | 4): string {
  const name = monthName(issued);
  if (name.length <= whole) return name;
  return `${name.slice(0, name === 'September' ? whole : 3)}.`;
}

function doiAddress(doi: string): string {
  return doi && `https://doi.org/${doi}`;
}

/** The title in quotation marks, with the punctuation inside. Quotation marks within the title become single ones. */
function quoted(title: string, mark: ',' | '.'): string {
  const inner = title.replace(/[“"]([^“”"]*)[”"]/g, '‘$1’').replace(/\.$/, '');
  return /[?!…]’?$/.test(inner) ? `“${inner}” ` : `“${inner}${mark}” `;
}

/** After an abbreviation (`J. Sand Res.`) no second full stop follows. */
function journal(name: string, after: string): Run[] {
  if (!name) return [];
  return [{ text: name, italic: true }, { text: name.endsWith('.') ? after.replace(/^\./, '') : after }];
}

function apa(c: Citation): Run[] {
  const names = c.authors.map((name) => familyFirst(name, name.given && initials(name.given)));
  const authors =
    names.length > 20
      ? `${first(names, 19).join(', ')}, … ${names.at(-1)}`
      : list(names, { two: ', & ', more: ', & ' });
  const year = `(${c.issued[0] ?? 'n.d.'}). `;
  const start = authors ? `${sentence(authors)}${year}${sentence(c.title)}` : `${sentence(c.title)}${year}`;
  return [{ text: start }, ...journal(c.publisher, '. '), { text: doiAddress(c.doi) }];
}

function mla(c: Citation): Run[] {
  const [leading, second] = c.authors;
  let authors = leading ? familyFirst(leading) : '';
  if (c.authors.length === 2 && second) authors += `, and ${inReadingOrder(second)}`;
  if (c.authors.length > 2) authors += ', et al.';
  const date = [shortMonth(c.issued, 4), c.issued[0]].filter(Boolean).join(' ');
  const end = [date, doiAddress(c.doi)].filter(Boolean).join(', ');
  return [
    { text: `${sentence(authors)}${quoted(headlineCase(c.title), '.')}` },
    ...journal(c.publisher, end ? ', ' : '.'),
    { text: sentence(end) },
  ];
}

function chicago(c: Citation): Run[] {
  const names = c.authors.map((name, at) => (at === 0 ? particleLast(name) : inReadingOrder(name)));
  const authors =
    names.length > 6
      ? `${first(names, 3).join(', ')}, et al.`
      : list(names, { two: ', and ', more: ', and ' });
  const day = [monthName(c.issued), c.issued[2]].filter(Boolean).join(' ');
  const year = sentence(`${c.issued[0] ?? 'n.d.'}`);
  const title = quoted(headlineCase(c.title), '.');
  return [
    { text: authors ? `${sentence(authors)}${year}${title}` : `${title}${year}` },
    ...journal(c.publisher, day ? `, ${day}. ` : '. '),
    { text: sentence(doiAddress(c.doi)) },
  ];
}

function ieee(c: Citation): Run[] {
  const names = c.authors.map((name) =>
    [name.given && initials(name.given), familyOf(name), name.suffix].filter(Boolean).join(' '),
  );
  const authors: Run[] =
    names.length > 6
      ? [{ text: `${names[0]} ` }, { text: 'et al.', italic: true }]
      : [{ text: list(names, { two: ' and ', more: ', and ' }) }];
  const date = [shortMonth(c.issued, 3), c.issued[0]].filter(Boolean).join(' ');
  const end = [date, c.doi && `doi: ${c.doi}`].filter(Boolean).join(', ');
  return [
    ...authors,
    { text: `${names.length > 0 ? ', ' : ''}${quoted(c.title, c.publisher || end ? ',' : '.')}` },
    ...journal(c.publisher, end ? ', ' : '.'),
    { text: sentence(end) },
  ];
}

function vancouver(c: Citation): Run[] {
  const names = c.authors.map((name) => {
    const short = name.given && initials(name.given, { stop: '', between: '', hyphen: '' });
    return [familyOf(name), short, name.suffix?.replace('.', '')].filter(Boolean).join(' ');
  });
  const authors = names.length > 6 ? `${first(names, 6).join(', ')}, et al` : names.join(', ');
  const date = [c.issued[0], monthName(c.issued).slice(0, 3), c.issued[2]].filter(Boolean).join(' ');
  const end = [c.publisher.replaceAll('.', ''), date].map(sentence).join('');
  return [{ text: `${sentence(authors)}${sentence(c.title)}${end}${c.doi && `doi:${c.doi}`}` }];
}

const styles = { apa, mla, chicago, ieee, vancouver };

type CitationStyle = keyof typeof styles;

export const citationStyles = Object.keys(styles) as CitationStyle[];

export function formatCitation(style: CitationStyle, citation: Citation): Run[] {
  const runs = styles[style](citation).filter(({ text }) => text !== '');
  const end = runs.at(-1);
  return end ? [...runs.slice(0, -1), { ...end, text: end.text.trimEnd() }] : [];
}

export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
