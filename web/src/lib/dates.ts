import { siteTexts } from '@lab/contract/texts';

/**
 * 'November 21, 2026', or as much as the date says: 'November 2026', '2026'. Uses UTC, so that the server and every
 * browser write the same day; returns other text unchanged.
 */
export function formatDate(date: string): string {
  const time = new Date(date);
  if (!/^\d{4}-\d{2}/.test(date) || Number.isNaN(time.getTime())) return date;
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()];
  return date.length === 'YYYY-MM'.length
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
