import { siteTexts } from './texts.ts';

/** A month or a day, perhaps with the time: with its zone, or as somebody wrote it down. */
const isoDate = /^(\d{4}-\d\d(?:-\d\d)?)(?:T[\d:.]+(Z|[+-]\d\d:\d\d)|[T ][\d:.]+)?$/;

/**
 * 'November 21, 2026', or as much as the date says: 'November 2026', '2026'. Uses UTC, so that the server and
 * every browser write the same day; returns other text unchanged.
 */
export function formatDate(date: string): string {
  const [, day = '', zone] = isoDate.exec(date) ?? [];
  // A time without a zone would be one of the browser's own.
  const time = new Date(zone ? date : day);
  if (Number.isNaN(time.getTime())) return date;
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()];
  return day.length === 'YYYY-MM'.length
    ? siteTexts.month(year, month)
    : siteTexts.day(year, month, time.getUTCDate());
}

export function yearOf(date: string): string {
  return date.match(/\d{4}/)?.[0] ?? '';
}
