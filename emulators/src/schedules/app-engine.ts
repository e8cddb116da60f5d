/**
 * Converts App Engine's schedules in English, such as `every 5 minutes` or `2nd,4th monday of month 17:00`,
 * to cron patterns. The grammar is that of Groc, Google's own parser.
 */

/** Cron patterns, of which any makes the job due, or an interval since the last run. */
export type Times = { readonly patterns: readonly string[] } | { readonly everyMinutes: number };

const hoursADay = 24;
const minutesADay = hoursADay * 60;

const ordinals = new Map([
  ...['1st', '2nd', '3rd', '4th', '5th'].map((name, i) => [name, i + 1] as const),
  ...['first', 'second', 'third', 'fourth', 'fifth'].map((name, i) => [name, i + 1] as const),
]);
const weekdays = numbered(0, 'sunday monday tuesday wednesday thursday friday saturday');
const months = numbered(
  1,
  'january february march april may june july august september october november december',
);

/** Names and their first three letters. */
function numbered(first: number, names: string): Map<string, number> {
  return new Map(
    names.split(' ').flatMap((name, i) => [name, name.slice(0, 3)].map((key) => [key, first + i])),
  );
}

const time = '((?:[01]?\\d|2[0-3]):[0-5]\\d)';
const interval = new RegExp(
  `^every (\\d{1,5}) (hours|mins|minutes)(?: (synchronized)| from ${time} to ${time})?$`,
);
const specific = new RegExp(`^(?:(\\S+) ([a-z,]+)|([\\d,]+))(?: of (.+))? ${time}$`);
const monthsOfQuarter = /^(?:(\S+) month of )?quarter$/;

/** Undefined when the text is no such schedule. */
export function readAppEngineSchedule(text: string): Times | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/\s*,\s*/g, ',')
    .replace(/\s+/g, ' ');
  return readInterval(words) ?? readSpecific(words);
}

function readInterval(words: string): Times | undefined {
  const [, count, unit, synchronized, from, to] = interval.exec(words) ?? [];
  if (!count) return undefined;
  const step = Number(count) * (unit === 'hours' ? 60 : 1);
  if (step === 0 || (synchronized && minutesADay % step !== 0)) return undefined;
  if (!synchronized && !from) return { everyMinutes: step };
  const start = from ? minuteOf(from) : 0;
  const end = to ? minuteOf(to) : minutesADay - 1;
  const length = (end - start + minutesADay) % minutesADay;
  const times = Array.from(
    { length: Math.floor(length / step) + 1 },
    (_, i) => (start + i * step) % minutesADay,
  );
  return { patterns: dailyPatterns(times) };
}

function minuteOf(clock: string): number {
  const [hour, minute] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
}

function dailyPatterns(times: readonly number[]): string[] {
  return Array.from({ length: hoursADay }, (_, hour) => {
    const minutes = times.filter((at) => Math.floor(at / 60) === hour).map((at) => at % 60);
    return minutes.length > 0 ? `${minutes.join()} ${hour} * * *` : '';
  }).filter(Boolean);
}

function readSpecific(words: string): Times | undefined {
  const [, which, days, monthdays, monthspec, clock] = specific.exec(words) ?? [];
  if (!clock || (monthdays && !monthspec)) return undefined;
  const month = monthspec ? readMonths(monthspec) : '*';
  const day = monthdays ? `${monthdays} ${month} *` : readDays(which ?? '', days ?? '', month);
  if (!month || !day) return undefined;
  const at = minuteOf(clock);
  return { patterns: [`${at % 60} ${Math.floor(at / 60)} ${day}`] };
}

/**
 * The last three fields of a cron pattern. `1st day` is the first day of the month, `1st monday` its first
 * Monday.
 */
function readDays(which: string, days: string, month: string | undefined): string | undefined {
  const numbers = which === 'every' ? [] : readList(which, ordinals);
  if (!numbers) return undefined;
  if (days === 'day') return `${numbers.join() || '*'} ${month} *`;
  const found = readList(days, weekdays);
  if (!found) return undefined;
  const kinds = numbers.length === 0 ? found : found.flatMap((day) => numbers.map((n) => `${day}#${n}`));
  return `* ${month} ${kinds.join()}`;
}

function readMonths(text: string): string | undefined {
  if (text === 'month') return '*';
  const quarter = monthsOfQuarter.exec(text);
  if (!quarter) return readList(text, months)?.join();
  const offsets = readList(quarter[1] ?? 'first', ordinals);
  if (!offsets || offsets.some((offset) => offset > 3)) return undefined;
  return offsets.flatMap((offset) => [offset, offset + 3, offset + 6, offset + 9]).join();
}

function readList(list: string, numbers: ReadonlyMap<string, number>): number[] | undefined {
  const found = list.split(',').map((name) => numbers.get(name));
  return found.every((number) => number !== undefined) ? found : undefined;
}
