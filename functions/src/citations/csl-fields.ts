import { fieldsFromFormat } from '@lab/contract/citations/metadata';
import { inReadingOrder, type Name } from '@lab/contract/citations/names';
import type { ReadCitation } from '@lab/contract/citations/schemas';
import { withoutDoiPrefix } from '@lab/contract/doi';
import { clean } from '@lab/contract/fields';

export type Item = Record<string, unknown>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a submission, from CSL-JSON of any origin: every part of it may be missing or of another kind. */
export function fieldsOf(item: Item): ReadCitation {
  const said = fieldsFromFormat('csl', (name) => plain(item[name]));
  return {
    ...said,
    publisher: said.publisher || plain(item.publisher),
    doi: withoutDoiPrefix(said.doi),
    publicationDate: dateOf(item.issued),
    authors: (Array.isArray(item.author) ? item.author : []).map(authorOf).filter(Boolean),
  };
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

/** Publishers send titles and abstracts as a mixture of HTML and JATS; some send lists of one. */
function plain(value: unknown): string {
  // One level only: a list may be nested deeper than calls can be.
  const said: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof said !== 'string') return '';
  const text = said
    .replace(/<\/?(?:jats:)?(?:p|title|sec)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole);
  return clean(text.replace(/[^\S\n]+/g, ' ').replace(/\s*\n\s*/g, '\n'));
}

/** A submission needs a day: what a citation leaves open is the first of the month or of the year. */
function dateOf(issued: unknown): string {
  const parts = isItem(issued) && Array.isArray(issued['date-parts']) ? issued['date-parts'][0] : undefined;
  if (!Array.isArray(parts)) return '';
  const [year, month, day] = parts.map((part) => (typeof part === 'object' ? 0 : Number(part)));
  if (!year) return '';
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

function twoDigits(part: number | undefined): string {
  return String(part || 1).padStart(2, '0');
}

function authorOf(author: unknown): string {
  if (!isItem(author)) return '';
  const { family, given, literal, suffix, name } = author;
  const particles = [author['dropping-particle'], author['non-dropping-particle']].map(plain).filter(Boolean);
  const parts: Name = {
    family: plain(family),
    given: plain(given),
    particle: particles.join(' '),
    suffix: plain(suffix),
  };
  return plain(literal) || plain(name) || inReadingOrder(parts);
}
