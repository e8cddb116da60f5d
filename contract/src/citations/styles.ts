/** The five common citation styles, for works of every type. docs/decisions/015 explains why no CSL processor is used. */
import type { Citation, DateParts } from './csl.ts';
import { familyFirst, familyOf, initials, inReadingOrder, particleLast } from './names.ts';
import { pagesWithMark, sourceOf } from './source.ts';
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

function addressOf({ doi, ownUrl }: Citation): string {
  return doi ? `https://doi.org/${doi}` : ownUrl;
}

const joined = (parts: (string | undefined | false)[], between = ', ') => parts.filter(Boolean).join(between);

/** Books and other works that stand alone have their title in italics, parts of others do not. */
const isWhole = (c: Citation) => c.type !== 'article' && !sourceOf(c).container;

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
  const { kind, edition, by, ...source } = sourceOf(c);
  const about = joined([!source.isInBook && edition && `(${edition})`, kind && `[${kind}]`], ' ');
  const title: Run[] = isWhole(c)
    ? [{ text: c.title, italic: true }, { text: about ? sentence(` ${about}`) : endOf(c.title) }]
    : [{ text: sentence(joined([c.title, about], ' ')) }];
  const start = authors ? [{ text: `${sentence(authors)}${year}` }, ...title] : [...title, { text: year }];
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
  const editors = list(names, { two: ' & ', more: ', & ' });
  const within = joined([edition, volume && `Vol. ${volume}`, pagesWithMark(c)]);
  return [
    { text: `In ${editors && `${editors} (${names.length > 1 ? 'Eds.' : 'Ed.'}), `}` },
    { text: container, italic: true },
    { text: `${within && ` (${within})`}. ` },
  ];
}

function mla(c: Citation): Run[] {
  const [leading, second] = c.authors;
  let authors = leading ? familyFirst(leading) : '';
  if (c.authors.length === 2 && second) authors += `, and ${inReadingOrder(second)}`;
  if (c.authors.length > 2) authors += ', et al.';
  const { container, edition, volume, issue, by, kind } = sourceOf(c);
  const title = headlineCase(c.title);
  const date = joined([shortMonth(c.issued, 4), c.issued[0]?.toString()], ' ');
  const end = joined([
    editedBy(c),
    edition,
    volume && `vol. ${volume}`,
    issue && `no. ${issue}`,
    by,
    date,
    pagesWithMark(c),
    kind,
    addressOf(c),
  ]);
  return [
    { text: sentence(authors) },
    ...(isWhole(c) ? journal(title, '. ') : [{ text: quoted(title, '.') }]),
    ...journal(container, end ? ', ' : '.'),
    { text: sentence(end) },
  ];
}

function editedBy({ editors }: Citation): string {
  const names = editors.map(inReadingOrder);
  return names.length > 0 ? `edited by ${list(names, { two: ' and ', more: ', and ' })}` : '';
}

function chicago(c: Citation): Run[] {
  const names = c.authors.map((name, at) => (at === 0 ? particleLast(name) : inReadingOrder(name)));
  const authors =
    names.length > 6
      ? `${first(names, 3).join(', ')}, et al.`
      : list(names, { two: ', and ', more: ', and ' });
  const day = joined([monthName(c.issued), c.issued[2]?.toString()], ' ');
  const year = sentence(`${c.issued[0] ?? 'n.d.'}`);
  const { container, isInBook, volume, issue, pages, edition, by, kind } = sourceOf(c);
  const title = headlineCase(c.title);
  const titled: Run[] = isWhole(c) ? journal(title, '. ') : [{ text: quoted(title, '.') }];
  const place = joined([volume, issue && `(${issue})`], ' ');
  const located = joined([place, pages], ': ');
  const after = isInBook ? joined([editedBy(c), volume && `vol. ${volume}`, pages]) : located;
  const dated = after ? `${isInBook ? ', ' : ' '}${after}. ` : container && day ? `, ${day}. ` : '. ';
  return [
    ...(authors ? [{ text: `${sentence(authors)}${year}` }, ...titled] : [...titled, { text: year }]),
    { text: isInBook ? 'In ' : '' },
    ...journal(container, dated),
    { text: `${sentence(joined([kind, edition]))}${sentence(by)}${sentence(addressOf(c))}` },
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
  const { container, isInBook, volume, issue, edition, by, kind } = sourceOf(c);
  const end = joined([
    editedBy(c),
    edition,
    volume && `vol. ${volume}`,
    issue && `no. ${issue}`,
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

function vancouver(c: Citation): Run[] {
  const names = c.authors.map((name) => {
    const short = name.given && initials(name.given, { stop: '', between: '', hyphen: '' });
    return [familyOf(name), short, name.suffix?.replace('.', '')].filter(Boolean).join(' ');
  });
  const authors = names.length > 6 ? `${first(names, 6).join(', ')}, et al` : names.join(', ');
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
    { text: `${sentence(authors)}${sentence(c.title)}${end.join('')}${c.doi ? `doi:${c.doi}` : c.ownUrl}` },
  ];
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
