/** Values of YAML in which every part may be missing or of another type. */
import { type Item, isItem } from '../../../features/imports/entries/item.ts';

export function textAt(item: Item, ...names: string[]): string {
  for (const name of names) {
    const value = item[name];
    if (typeof value === 'string' && value.trim()) return value.trim();
  }
  return '';
}

export const itemAt = (item: Item, name: string): Item => (isItem(item[name]) ? item[name] : {});

/** A list, or a text with commas. */
export function textsAt(item: Item, name: string): string[] {
  const value = item[name];
  const all = Array.isArray(value) ? value : String(value ?? '').split(',');
  return all.flatMap((one) => (typeof one === 'string' && one.trim()) || []);
}

export const isTrue = (value: unknown) => value === 'true' || value === 'yes';

const shape =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?\s?(?:([+-]\d{2}):?(\d{2}))?/;

/**
 * A day, or a moment where the time zone is said too: `2026-12-01T14:00+01:00`. A time of an unknown zone is
 * none.
 */
export function momentOf(text: string): string {
  const date = dateOf(text);
  if (!date) return '';
  const [, year = '', month = '', day = '', hour = '', minute = '', , zone, minutes = '00'] =
    shape.exec(text.replace(/Z$/, '+00:00')) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  const written = `${year}-${two(month)}-${two(day)}`;
  return hour && zone ? `${written}T${two(hour)}:${minute}${zone}:${minutes}` : written;
}

/** A day without a time is at noon, when it is the same day in nearly all time zones. */
export function dateOf(text: string): Date | undefined {
  const [, ...parts] = shape.exec(text) ?? [];
  const [year = 0, month = 0, day = 0, hour = 12, minute = 0, second = 0] = parts
    .slice(0, 6)
    .flatMap((part) => (part === undefined ? [] : Number(part)));
  if (!year || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const zone = Number(parts[6] ?? 0);
  return new Date(Date.UTC(year, month - 1, day, hour - zone, minute, second));
}
