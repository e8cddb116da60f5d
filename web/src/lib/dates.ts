import { siteTexts } from '@lab/contract/texts';

// One time zone, so that the server and every browser write the same day.
const day = new Intl.DateTimeFormat(siteTexts.language, { dateStyle: 'long', timeZone: 'UTC' });

/** '21 November 2026' in the site's language; what is no date stays as it was written. */
export function writtenDay(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : day.format(time);
}

export function yearOf(date: string): string {
  return date.match(/\d{4}/)?.[0] ?? '';
}

const shortForm = new Intl.DateTimeFormat(siteTexts.language, { dateStyle: 'medium', timeZone: 'UTC' });

/** '21 Nov 2026', where space is short. */
export function shortDay(date: string): string {
  return shortForm.format(Date.parse(date));
}

const moment = new Intl.DateTimeFormat(siteTexts.language, { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time where the reader is. For screens that the server never draws. */
export function writtenMoment(date: string): string {
  return moment.format(Date.parse(date));
}
