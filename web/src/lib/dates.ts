import { siteTexts } from '@lab/contract/texts/texts';

export { formatDate, yearOf } from '@lab/contract/texts/dates';

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
