import { siteTexts } from '@lab/contract/texts/texts';

/** A month or a day, perhaps with the time: with its zone, or as somebody wrote it down. */
const isoDate = /^(\d{4}-\d\d(?:-\d\d)?)(?:T[\d:.]+(Z|[+-]\d\d:\d\d)|[T ][\d:.]+)?$/;

/**
 * 'November 21, 2026', or as much as the date says: 'November 2026', '2026'. Uses UTC, so that the server and every
 * browser write the same day; returns other text unchanged.
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

/** Creating an `Intl.DateTimeFormat` is slow, so it is created once for each language. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return (time: number) => {
    formats[siteTexts.language] ??= new Intl.DateTimeFormat(siteTexts.language, options);
    return formats[siteTexts.language]?.format(time) ?? '';
  };
}

const shortForm = formatter({ dateStyle: 'medium', timeZone: 'UTC' });
const moment = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026' */
export function formatShortDate(date: string): string {
  return shortForm(Date.parse(date));
}

/** Uses the reader's time zone, so only screens that the server does not render may use it. */
export function formatDateTime(date: string): string {
  return moment(Date.parse(date));
}
