/**
 * The five common citation styles, for works of every type. docs/decisions/015 explains why no CSL processor
 * is used.
 */
import { withoutMarks } from '../../core/math/marks.ts';
import type { Citation, DateParts } from './csl.ts';
import { asWritten, familyFirst, familyOf, initials, inReadingOrder, particleLast } from './names.ts';
import { pagesWithMark, sourceOf } from './source.ts';
import { headlineCase } from './title-case.ts';

/**
 * A part of a citation; `italic` is for the journal's name, and for `et al.` in one style; `bold` for the
 * names of one person.
 */
export interface Run {
  text: string;
  italic?: true;
  bold?: true;
}

/** Which authors' names are bold, by their places in the list. */
type Own = ReadonlySet<number>;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Joins `a`, `b` and `c` with commas, and puts `more` before the final one. */
function list(entries: Run[], { two, more }: { two: string; more: string }): Run[] {
  const before = (at: number) => (entries.length === 2 ? two : at === entries.length - 1 ? more : ', ');
  return entries.flatMap((entry, at) => (at === 0 ? [entry] : [{ text: before(at) }, entry]));
}

function nameRuns(names: string[], own: Own): Run[] {
  return names.map((text, at) => (own.has(at) ? { text, bold: true } : { text }));
}

function listOfNames(names: string[], between: { two: string; more: string }): string {
  return plainText(list(nameRuns(names, new Set()), between));
}

const ended = /[.?!…]["”’]?$/;

/** Ends with exactly one full stop, also after `et al.` and `Jr.`, and with none after `?` or `!`. */
function sentence(text: string): string {
  if (!text) return '';
  return ended.test(text) ? `${text} ` : `${text}. `;
}

/** A `sentence` that is made of several parts. */
function sentenceOf(runs: Run[]): Run[] {
  const text = plainText(runs);
  return text ? [...runs, { text: sentence(text).slice(text.length) }] : [];
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

function addressOf({ doi, ownUrl }: Citation): string {
  return doi ? `https://doi.org/${doi}` : ownUrl;
}

const joined = (parts: (string | undefined | false)[], between = ', ') => parts.filter(Boolean).join(between);

/** Books and other works that are part of nothing have their title in italics, parts of others do not. */
const isWhole = (c: Citation) => c.type !== 'article' && !sourceOf(c).container;

/**
 * The title in quotation marks, with the punctuation inside. Quotation marks within the title become single
 * ones.
 */
function quoted(title: string, mark: ',' | '.'): string {
  const inner = title.replace(/[“"]([^“”"]*)[”"]/g, '‘$1’').replace(/\.$/, '');
  return /[?!…]’?$/.test(inner) ? `“${inner}” ` : `“${inner}${mark}” `;
}

/** After an abbreviation (`J. Sand Res.`) or a question no second full stop follows. */
function journal(name: string, after: string): Run[] {
  if (!name) return [];
  return [{ text: name, italic: true }, { text: ended.test(name) ? after.replace(/^\./, '') : after }];
}

function apa(c: Citation, own: Own): Run[] {
  const texts = c.authors.map((name) => familyFirst(name, name.given && initials(name.given)));
  const names = nameRuns(texts, own);
  const authors =
    names.length > 20
      ? list([...names.slice(0, 19), ...names.slice(-1)], { two: '', more: ', … ' })
      : list(names, { two: ', & ', more: ', & ' });
  const year = `(${c.issued[0] ?? 'n.d.'}). `;
  const { kind, edition, by, ...source } = sourceOf(c);
  const about = joined([!source.isInBook && edition && `(${edition})`, kind && `[${kind}]`], ' ');
  const title: Run[] = isWhole(c)
    ? [{ text: c.title, italic: true }, { text: about ? sentence(` ${about}`) : endOf(c.title) }]
    : [{ text: sentence(joined([c.title, about], ' ')) }];
  const named = sentenceOf(authors);
  const start = named.length > 0 ? [...named, { text: year }, ...title] : [...title, { text: year }];
  return [...start, ...apaContainer(c), { text: sentence(by) }, { text: addressOf(c) }];
}

/** What ends a title in italics. */
const endOf = (title: string) => (/[.?!…]$/.test(title) ? ' ' : '. ');

function apaContainer(c: Citation): Run[] {
  const { container, isInBook, volume, issue, pages, edition } = sourceOf(c);
  if (!isInBook) {
    const place = `${issue && `(${issue})`}${pages && `, ${pages}`}`;
    if (!volume) return journal(container, `${place}. `);
    return container ? [{ text: `${container}, ${volume}`, italic: true }, { text: `${place}. ` }] : [];
  }
  const names = c.editors.map((name) => joined([name.given && initials(name.given), familyOf(name)], ' '));
  const editors = listOfNames(names, { two: ' & ', more: ', & ' });
  const within = joined([edition, volume && `Vol. ${volume}`, pagesWithMark(c)]);
  return [
    { text: `In ${editors && `${editors} (${names.length > 1 ? 'Eds.' : 'Ed.'}), `}` },
    { text: container, italic: true },
    { text: `${within && ` (${within})`}. ` },
  ];
}

function mla(c: Citation, own: Own): Run[] {
  const names = nameRuns(
    c.authors.map((name, at) => (at === 0 ? familyFirst(name) : inReadingOrder(name))),
    own,
  );
  const authors =
    names.length > 2
      ? [...names.slice(0, 1), { text: ', et al.' }]
      : list(names, { two: ', and ', more: '' });
  const { container, by, kind } = sourceOf(c);
  const title = headlineCase(c.title);
  const date = joined([shortMonth(c.issued, 4), c.issued[0]?.toString()], ' ');
  const end = joined([...numbersOf(c), by, date, pagesWithMark(c), kind, addressOf(c)]);
  return [
    ...sentenceOf(authors),
    ...(isWhole(c) ? journal(title, '. ') : [{ text: quoted(title, '.') }]),
    ...journal(container, end ? ', ' : '.'),
    { text: sentence(container ? end : end.replace(/^(?:edited by|(?:vol|no|pp?)\.)/, capital)) },
  ];
}

/** After a title that ends with a full stop, MLA goes on with a capital letter. */
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The editors, the edition, the volume and the number, as MLA and IEEE list them. */
function numbersOf(c: Citation) {
  const { edition, volume, issue } = sourceOf(c);
  return [editedBy(c), edition, volume && `vol. ${volume}`, issue && `no. ${issue}`];
}

function editedBy({ editors }: Citation): string {
  const names = editors.map(inReadingOrder);
  return names.length > 0 ? `edited by ${listOfNames(names, { two: ' and ', more: ', and ' })}` : '';
}

function chicago(c: Citation, own: Own): Run[] {
  const texts = c.authors.map((name, at) => (at === 0 ? particleLast(name) : inReadingOrder(name)));
  const names = nameRuns(texts, own);
  const authors =
    names.length > 6
      ? list([...names.slice(0, 3), { text: 'et al.' }], { two: '', more: ', ' })
      : list(names, { two: ', and ', more: ', and ' });
  const day = joined([monthName(c.issued), c.issued[2]?.toString()], ' ');
  const year = sentence(`${c.issued[0] ?? 'n.d.'}`);
  const { container, isInBook, volume, issue, pages, edition, by, kind } = sourceOf(c);
  const title = headlineCase(c.title);
  const titled: Run[] = isWhole(c) ? journal(title, '. ') : [{ text: quoted(title, '.') }];
  const place = joined([volume, issue && `(${issue})`], ' ');
  const located = joined([place, pages], ': ');
  const after = isInBook ? joined([editedBy(c), volume && `vol. ${volume}`, pages]) : located;
  const named = sentenceOf(authors);
  const dated = after ? `${isInBook ? ', ' : ' '}${after}. ` : container && day ? `, ${day}. ` : '. ';
  return [
    ...(named.length > 0 ? [...named, { text: year }, ...titled] : [...titled, { text: year }]),
    { text: isInBook ? 'In ' : '' },
    ...journal(container, dated),
    { text: `${sentence(joined([kind, edition]))}${sentence(by)}${sentence(addressOf(c))}` },
  ];
}

function ieee(c: Citation, own: Own): Run[] {
  const texts = c.authors.map((name) =>
    joined([name.given && initials(name.given), familyOf(name), name.suffix], ' '),
  );
  const names = nameRuns(texts, own);
  const authors: Run[] =
    names.length > 6
      ? [...names.slice(0, 1), { text: ' ' }, { text: 'et al.', italic: true }]
      : list(names, { two: ' and ', more: ', and ' });
  const { container, isInBook, by, kind } = sourceOf(c);
  const end = joined([
    ...numbersOf(c),
    kind,
    by,
    pagesWithMark(c),
    joined([shortMonth(c.issued, 3), c.issued[0]?.toString()], ' '),
    c.doi ? `doi: ${c.doi}` : c.ownUrl,
  ]);
  return [
    ...authors,
    { text: `${names.length > 0 ? ', ' : ''}${quoted(c.title, container || end ? ',' : '.')}` },
    { text: isInBook ? 'in ' : '' },
    ...journal(container, end ? ', ' : '.'),
    { text: sentence(end) },
  ];
}

function vancouver(c: Citation, own: Own): Run[] {
  const texts = c.authors.map((name) => {
    const short = name.given && initials(name.given, { stop: '', between: '', hyphen: '' });
    return joined([familyOf(name), short, name.suffix?.replace('.', '')], ' ');
  });
  const names = nameRuns(texts, own);
  const named = names.length > 6 ? [...names.slice(0, 6), { text: 'et al' }] : names;
  const authors = list(named, { two: ', ', more: ', ' });
  const date = [c.issued[0], monthName(c.issued).slice(0, 3), c.issued[2]].filter(Boolean).join(' ');
  const { container, isInBook, volume, issue, pages, edition, by, kind } = sourceOf(c);
  const located = `${volume}${issue && `(${issue})`}${pages && !isInBook ? `:${pages}` : ''}`;
  const short = container.replaceAll('.', '');
  const end = [
    isInBook ? `In: ${short}` : short,
    joined([edition, kind]),
    by,
    located && !isInBook ? `${date};${located}` : date,
    isInBook && pages ? `p. ${pages}` : '',
  ].map(sentence);
  return [
    ...sentenceOf(authors),
    { text: `${sentence(c.title)}${end.join('')}${c.doi ? `doi:${c.doi}` : c.ownUrl}` },
  ];
}

const styles = { apa, mla, chicago, ieee, vancouver };

export type CitationStyle = keyof typeof styles;

export const citationStyles = Object.keys(styles) as CitationStyle[];

/** Where a style shortens a long list of authors, a name in `own` may be left out like any other. */
export function formatCitation(style: CitationStyle, citation: Citation, own: Own = new Set()): Run[] {
  const people = { authors: citation.authors.map(asWritten), editors: citation.editors.map(asWritten) };
  const title = withoutMarks(citation.title);
  const runs = merged(
    styles[style]({ ...citation, ...people, title }, own).filter(({ text }) => text !== ''),
  );
  const end = runs.at(-1);
  return end ? [...runs.slice(0, -1), { ...end, text: end.text.trimEnd() }] : [];
}

/** Neighbours that look alike become one part. */
function merged(runs: Run[]): Run[] {
  const parts: Run[] = [];
  for (const run of runs) {
    const before = parts.at(-1);
    if (before && before.italic === run.italic && before.bold === run.bold) before.text += run.text;
    else parts.push({ ...run });
  }
  return parts;
}

export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
