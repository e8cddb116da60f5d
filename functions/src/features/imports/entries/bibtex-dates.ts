/** The date of a BibTeX entry, of which several fields may speak. */
import type { CslDate } from '@lab/contract/features/imports/entry';
import { dateFromParts, dateOfText, monthAndDay, yearIn } from './dates.ts';

interface Fields {
  date: string;
  year: string;
  month: string;
  day: string;
}

interface Dates {
  issued?: CslDate | undefined;
  /** What `year` and `month` say where `date` has another year. */
  other?: CslDate | undefined;
}

/** `date` wins. Where it has no year, or only a year, the other fields say the rest. */
export function datesOf({ date, year, month, day }: Fields): Dates {
  const rest = dayIn(monthAndDay(month), day);
  const older = dateFromParts(yearIn(year), rest);
  const newer = date ? dateOfText(date) : undefined;
  const [parts] = newer?.['date-parts'] ?? [];
  if (!parts) {
    const inYear = dateFromParts(yearIn(year), withoutYear(date, rest[0]));
    return { issued: isPrecise(inYear) ? inYear : older };
  }
  const [ofOlder] = older?.['date-parts'] ?? [];
  if (ofOlder && !yearsIn(date).includes(ofOlder[0] ?? 0)) return { issued: newer, other: older };
  return { issued: parts.length === 1 && ofOlder?.[0] === parts[0] ? older : newer };
}

const isPrecise = (date: CslDate | undefined) => (date?.['date-parts'][0]?.length ?? 0) > 1;

/** Both ends of a range, and the years between them. */
function yearsIn(date: string): number[] {
  const [first = 0, last = first] = (date.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number);
  return Array.from({ length: Math.min(Math.max(last - first, 0), 10) + 1 }, (_, at) => first + at);
}

/** `12-15`: the 15th of December, and beside another month its 12th to 15th; German lists have `15.12.` */
function withoutYear(date: string, month: number | undefined): number[] {
  const [, day, ofMonth] = /^\s*(\d{1,2})\.\s?(\d{1,2})\.?\s*$/.exec(date) ?? [];
  if (ofMonth) return [Number(ofMonth), Number(day)];
  const [, first, last] = /^\s*[-–]{0,2}(\d{1,2})(?:\s?[-–/]{1,2}\s?(\d{1,2}))?\s*$/.exec(date) ?? [];
  if (!first) return monthAndDay(date);
  if (month && Number(first) !== month) return [month, Number(first)];
  return last ? [Number(first), Number(last)] : month ? [month] : [Number(first)];
}

function dayIn([month, day]: number[], own: string): number[] {
  const dayOrOwn = day ?? Number(own);
  return month ? [month, ...(dayOrOwn ? [dayOrOwn] : [])] : [];
}
