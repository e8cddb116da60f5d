import { fieldsFromFormat } from '@lab/contract/citations/metadata';
import { inReadingOrder, type Name } from '@lab/contract/citations/names';
import type { ReadCitation } from '@lab/contract/citations/schemas';
import { withoutDoiPrefix } from '@lab/contract/doi';
import { clean } from '@lab/contract/fields';

export type Item = Record<string, unknown>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Turns CSL-JSON of any origin, in which every part may be missing or of another type, into the fields of a submission. */
export function fieldsOf(item: Item): ReadCitation {
  const said = fieldsFromFormat('csl', (name) => plainText(item[name]));
  return {
    ...said,
    publisher: said.publisher || plainText(item.publisher),
    doi: withoutDoiPrefix(said.doi),
    publicationDate: dateOf(item.issued),
    authors: (Array.isArray(item.author) ? item.author : []).map(authorOf).filter(Boolean),
  };
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

/** Publishers send titles and abstracts with HTML and JATS tags, and some send them as a list with one entry. */
function plainText(value: unknown): string {
  // Looks only one level deep, because deeply nested lists would overflow the call stack.
  const said: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof said !== 'string') return '';
  const text = said
    .replace(/<\/?(?:jats:)?(?:p|title|sec)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole);
  return clean(text.replace(/[^\S\n]+/g, ' ').replace(/\s*\n\s*/g, '\n'));
}

/** A submission needs a full date; a missing month or day becomes the first. */
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
  const particles = [author['dropping-particle'], author['non-dropping-particle']]
    .map(plainText)
    .filter(Boolean);
  const parts: Name = {
    family: plainText(family),
    given: plainText(given),
    particle: particles.join(' '),
    suffix: plainText(suffix),
  };
  return plainText(literal) || plainText(name) || inReadingOrder(parts);
}
