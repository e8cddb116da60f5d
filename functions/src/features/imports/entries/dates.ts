/** Dates as the formats write them. A bare year stays a year. */
import type { CslDate } from '@lab/contract/features/imports/entry';

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** `mar`, `marz`, `march`: the number by the first three letters and by the whole name. */
const monthNames = new Map<string, number>();
for (const language of languages)
  for (let month = 12; month > 0; month -= 1) {
    const name = plainLetters(
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, month - 1)),
    );
    if (!monthNames.has(name)) monthNames.set(name, month);
    if (language === 'en') monthNames.set(name.slice(0, 3), month);
  }
monthNames.set('sept', 9);

function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The first month in the text; a day may be beside it, as in `12 March` and `5-7 June`. */
export function monthAndDay(text: string): number[] {
  const plain = plainLetters(text);
  if (/^\s*\d{1,2}\s*$/.test(plain)) return inRange([Number(plain)]);
  const month = plain
    .match(/\p{L}+/gu)
    ?.map((word) => monthNames.get(word))
    .find(Boolean);
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(plain)?.[0];
  return month ? inRange([month, ...(day ? [Number(day)] : [])]) : [];
}

/** Leaves out what is no month or day; the numbers from 13 up are seasons in BibLaTeX. */
function inRange([month = 0, day = 0]: number[]): number[] {
  if (!(month >= 1 && month <= 12)) return [];
  return day >= 1 && day <= 31 ? [month, day] : [month];
}

export function dateFromParts(year: number | undefined, rest: number[] = []): CslDate | undefined {
  if (!year || !Number.isInteger(year) || year <= 0 || year >= 10_000) return undefined;
  const [month = 0, day] = inRange(rest);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  // Some publishers date a whole month by its 31st, which the form would refuse.
  return { 'date-parts': [[year, ...inRange(day && day > days ? [month] : rest)]] };
}

/** The year in `2019`, `c. 2019`, `2019a` and `2019/2020`. */
export function yearIn(text: string): number | undefined {
  const found = /(?<!\d)\d{4}(?!\d)/.exec(text);
  return found ? Number(found[0]) : undefined;
}

/**
 * `2020`, `2020-03`, `2020/03/15/`, `2020-03-15T10:00`, `2020 Mar 15`, `March 2020`, German `15.3.2020`, and
 * ranges, of which the first counts.
 */
export function dateOfText(text: string): CslDate | undefined {
  const [, day, month, ofYear] = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/.exec(text) ?? [];
  if (ofYear) return dateFromParts(Number(ofYear), [Number(month), Number(day)]);
  // A range may have only an end: `/2016-05`, `../2016-05`.
  const numbers = /^[\s./]*(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?!\d)/.exec(text);
  if (!numbers) return dateFromParts(yearIn(text), monthAndDay(text.replace(/\d{4}/g, ' ')));
  const [whole, year, ...rest] = numbers;
  const after = text.slice(whole.length);
  return dateFromParts(Number(year), rest[0] ? rest.map(Number) : monthAndDay(after));
}
