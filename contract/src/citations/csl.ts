import { fold } from '../fold.ts';
import type { Paper } from '../papers/schemas.ts';
import { type CitedName, fieldsInFormat } from './metadata.ts';
import { type Name, parseName } from './names.ts';
import { romanise } from './romanise.ts';
import { citedSpelling } from './spellings.ts';

/** What a citation needs of a paper, whether published or pending. */
export type Citable = Pick<Paper, '_id' | CitedName>;

/** Year, month, day; month and day may be missing. */
export type DateParts = number[];

export interface Citation extends Pick<Paper, Exclude<CitedName, 'authors' | 'publicationDate'>> {
  id: string;
  authors: Name[];
  issued: DateParts;
  url: string;
}

export function citationOf(paper: Citable, url: string): Citation {
  const { _id, authors, publicationDate, ...texts } = paper;
  const citation = { ...texts, authors: authors.map(parseName), issued: dateParts(publicationDate), url };
  return { id: citationKey(paper, citation), ...citation };
}

function dateParts(date: string): DateParts {
  const found = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(date);
  return found ? found.slice(1).filter(Boolean).map(Number) : [];
}

const emptyWords = new Set(['a', 'an', 'the', 'on', 'of', 'in', 'for', 'and', 'to', 'from', 'with', 'by']);

/**
 * A key such as `kurohane2015basement-3f`, made only from the paper itself, so that it never changes when others are
 * published. The end comes from the record's id and distinguishes papers of one author and year. It has only characters
 * that every TeX accepts.
 */
function citationKey(
  { _id, authors: [written = ''] }: Citable,
  { authors: [first = {}], issued, title }: Pick<Citation, 'authors' | 'issued' | 'title'>,
): string {
  const named = plain(nameForKey(first, written)) || 'paper';
  const word = fold(title)
    .split(/[^\p{L}\p{N}]/u)
    .map((part) => part.replace(/[^a-z0-9]/g, ''))
    .find((candidate) => candidate && !emptyWords.has(candidate));
  return `${named}${issued[0] ?? ''}${word ?? ''}-${hash(_id)}`;
}

/** Manuscripts contain keys, so they must never change: `Ann Nic Lee` gives `lee`, `Nic Lee, Ann` gives `niclee`. */
function nameForKey({ literal, family = '' }: Name, written: string): string {
  if (literal !== undefined) return literal;
  return citedSpelling(written).includes(',') ? family : (family.split(' ').at(-1) ?? '');
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
  const { id, authors, issued } = citation;
  const fields = fieldsInFormat<[string, unknown]>('csl', citation, (name, text) => [[name, text]], {
    authors: authors.length > 0 ? [['author', authors.map(cslName)]] : [],
    publicationDate: issued.length > 0 ? [['issued', { 'date-parts': [issued] }]] : [],
  });
  return { id, 'citation-key': id, type: 'article-journal', ...Object.fromEntries(fields) };
}

function cslName({ particle, ...name }: Name): Record<string, string> {
  return particle ? { ...name, 'non-dropping-particle': particle } : name;
}
