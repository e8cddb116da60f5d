/** Dates of front matter, which programs write with a time that nobody meant. */
import type { Item } from '../../../features/imports/entries/item.ts';
import { dateOf, momentOf, textAt } from '../jekyll/values.ts';

/** `2020-12-02T00:00:00Z` is the day, in every time zone. */
function written(data: Item, names: readonly string[]): string {
  const text = textAt(data, ...names).replace(/\.\d{1,9}(?=Z|[+-]|$)/, '');
  return text.replace(/(?<=^\d{4}-\d{2}-\d{2})[T ]00:00(?::00)?Z?$/, '').replace(/Z$/, '+00:00');
}

export const dateIn = (data: Item, ...names: string[]): Date | undefined => dateOf(written(data, names));

/** A day, or a moment with its time zone. */
export const momentIn = (data: Item, ...names: string[]): string => momentOf(written(data, names));
