/** JSON of other people, in which every part may be missing or of another type. */
import { clean } from '@lab/contract/fields';

export type Item = Record<string, unknown>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

/** Publishers send titles and abstracts with HTML and JATS tags, and some send them as a list with one entry. */
export function plainText(value: unknown): string {
  // Looks only one level deep, because deeply nested lists would overflow the call stack.
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return '';
  const text = first
    .replace(/<\/?(?:jats:)?(?:p|title|sec)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole);
  return clean(text.replace(/[^\S\n]+/g, ' ').replace(/\s*\n\s*/g, '\n'));
}
