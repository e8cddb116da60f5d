import { withoutMarks } from '../../core/math/marks.ts';
import { fold } from '../../lib/fold.ts';
import { eachField, type NamedLink } from '../papers/fields.ts';
import { bareIdentifier } from '../papers/identifiers.ts';
import { noticeOf, type PaperNotice } from '../papers/notices.ts';
import type { Paper } from '../papers/schemas.ts';
import { typeNames } from '../papers/type-names.ts';
import { workTypeOf } from '../papers/types.ts';
import { arxivOf, type OtherVersion } from '../papers/versions.ts';
import { type CitedName, citedNames, fieldsInFormat } from './metadata.ts';
import type { Name } from './names.ts';
import { noteWith } from './own-lists.ts';
import { romanise } from './romanise.ts';
import { citedSpelling } from './spellings.ts';
import { namesWith, partsFinder } from './stored-parts.ts';

/** The fields of a paper that citations use; published and pending papers have them. */
export type Citable = Pick<Paper, '_id' | Exclude<CitedName, 'type'>> &
  Partial<
    Pick<Paper, 'type' | 'corresponding' | 'equalContribution' | 'otherVersions' | 'notices' | 'nameParts'>
  >;

/** Year, month, day; month and day may be missing. */
export type DateParts = number[];

/** What the files of whole lists contain in addition. */
interface WholeWork
  extends Partial<Pick<Paper, 'category' | 'moreAreas' | 'image' | 'imageAlt' | 'pdf' | 'selected'>> {
  links?: readonly NamedLink[];
  /** The address of its page on this site. */
  page?: string;
}

export interface Citation
  extends WholeWork,
    Pick<Paper, Exclude<CitedName, 'authors' | 'editors' | 'publicationDate' | 'url'>> {
  id: string;
  authors: Name[];
  editors: Name[];
  issued: DateParts;
  /** Positions in the list of authors, counted from 0. */
  corresponding: number[];
  equalContribution: number[];
  otherVersions: readonly OtherVersion[];
  notices: readonly PaperNotice[];
  /** The work's own address or, if it has none, the address of its page on this site. */
  url: string;
  /** The work's own address, with which a formatted citation ends. The page on this site does not count. */
  ownUrl: string;
}

export function citationOf(paper: Citable, url: string): Citation {
  const { otherVersions = [], notices = [] } = paper;
  const cited = eachField<Pick<Paper, CitedName>>((name) => paper[name as CitedName], citedNames);
  const { authors, editors = [], publicationDate, ...texts } = cited;
  const nameOf = namesWith(paper.nameParts);
  const placesOf = (names: readonly string[] = []) =>
    authors.flatMap((author, at) => (names.includes(author) ? [at] : []));
  const citation = {
    ...texts,
    type: workTypeOf(paper.type),
    authors: authors.map(nameOf),
    editors: editors.map(nameOf),
    issued: dateParts(publicationDate),
    corresponding: placesOf(paper.corresponding),
    equalContribution: placesOf(paper.equalContribution),
    otherVersions,
    notices,
    note: noteWith(paper.note, notices),
    arxiv: bareIdentifier('arxiv', paper.arxiv) || arxivOf(otherVersions),
    pubmed: bareIdentifier('pubmed', paper.pubmed),
    handle: bareIdentifier('handle', paper.handle),
    url: paper.url || url,
    ownUrl: paper.url ?? '',
  };
  return { id: citationKey(paper, citation), ...citation };
}

function dateParts(date: string): DateParts {
  const found = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(date);
  return found ? found.slice(1).filter(Boolean).map(Number) : [];
}

const emptyWords = new Set(['a', 'an', 'the', 'on', 'of', 'in', 'for', 'and', 'to', 'from', 'with', 'by']);

/**
 * A key such as `kurohane2015basement-3f`, made only from the paper itself, so that it never changes when
 * others are published. The end comes from the record's id and distinguishes papers of one author and year.
 * It has only characters that every TeX accepts.
 */
function citationKey(
  { _id, authors: [written = ''], nameParts }: Citable,
  { authors: [first = {}], issued, title }: Pick<Citation, 'authors' | 'issued' | 'title'>,
): string {
  const hasParts = partsFinder(nameParts)(written) !== undefined || citedSpelling(written).includes(',');
  const named = plain(nameForKey(first, hasParts)) || 'paper';
  const word = fold(withoutMarks(title))
    .split(/[^\p{L}\p{N}]/u)
    .map((part) => part.replace(/[^a-z0-9]/g, ''))
    .find((candidate) => candidate && !emptyWords.has(candidate));
  return `${named}${issued[0] ?? ''}${word ?? ''}-${hash(_id)}`;
}

/**
 * Manuscripts contain keys, so they must never change: `Ann Nic Lee` gives `lee`; `niclee` if somebody has
 * said `Nic Lee, Ann`.
 */
function nameForKey({ literal, family = '' }: Name, hasParts: boolean): string {
  if (literal !== undefined) return literal;
  return hasParts ? family : (family.split(' ').at(-1) ?? '');
}

function plain(text: string): string {
  return romanise(fold(text)).replace(/[^a-z0-9]/g, '');
}

/** FNV-1a with 32 bits. */
function hash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).slice(-4);
}

/** CSL-JSON, the exchange format of citation managers. */
export function cslItem(citation: Citation): Record<string, unknown> {
  const { id, authors, editors, issued, type } = citation;
  const { csl, genre } = typeNames[type];
  const fields = fieldsInFormat<[string, unknown]>('csl', citation, (name, text) => [[name, text]], {
    type: genre ? [['genre', genre]] : [],
    authors: authors.length > 0 ? [['author', authors.map(cslName)]] : [],
    editors: editors.length > 0 ? [['editor', editors.map(cslName)]] : [],
    moreAreas: listed('custom.moreAreas', citation.moreAreas ?? []),
    corresponding: listed('custom.corresponding', citation.corresponding),
    links: listed('custom.links', citation.links ?? []),
    selected: citation.selected ? [['custom.selected', true]] : [],
    equalContribution: listed('custom.equalContribution', citation.equalContribution),
    otherVersions: listed('custom.otherVersions', citation.otherVersions),
    notices: [
      ...listed('custom.notices', citation.notices),
      ...(noticeOf(citation.notices) === 'retraction' ? [['status', 'retracted'] as [string, string]] : []),
    ],
    publicationDate: issued.length > 0 ? [['issued', { 'date-parts': [issued] }]] : [],
  });
  const page: typeof fields = citation.page ? [['custom.page', citation.page]] : [];
  return { id, 'citation-key': id, type: csl, ...withCustom([...fields, ...page]) };
}

const listed = (name: string, parts: readonly unknown[]): [string, unknown][] =>
  parts.length > 0 ? [[name, parts]] : [];

/** CSL allows fields of one's own only inside `custom`. */
function withCustom(fields: [string, unknown][]): Record<string, unknown> {
  const own = fields.filter(([name]) => name.startsWith('custom.'));
  const standard = Object.fromEntries(fields.filter((field) => !own.includes(field)));
  if (own.length === 0) return standard;
  return {
    ...standard,
    custom: Object.fromEntries(own.map(([name, text]) => [name.replace('custom.', ''), text])),
  };
}

function cslName({ particle, ...name }: Name): Record<string, string> {
  return particle ? { ...name, 'non-dropping-particle': particle } : name;
}
