import { siteTexts } from '@lab/contract/texts';

/** 'November 21, 2026', the same day on the server and in every browser; what is no date stays as it was written. */
export function writtenDay(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  return siteTexts.day(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
}

export function yearOf(date: string): string {
  return date.match(/\d{4}/)?.[0] ?? '';
}

/** A format is dear to make, so none is made before something is written with it. */
function formatter(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (time: number) => {
    format ??= new Intl.DateTimeFormat(siteTexts.language, options);
    return format.format(time);
  };
}

const shortForm = formatter({ dateStyle: 'medium', timeZone: 'UTC' });
const moment = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026', where space is short. */
export function shortDay(date: string): string {
  return shortForm(Date.parse(date));
}

/** Day and time where the reader is. For screens that the server never draws. */
export function writtenMoment(date: string): string {
  return moment(Date.parse(date));
}
