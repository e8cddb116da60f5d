/** Timestamps and durations, both counted in nanoseconds. Parts of a timestamp are in UTC. */
import type { Methods, Of } from './arguments.ts';
import { EvaluationError } from './errors.ts';
import { duration, int, type RulesValue, timestamp } from './value.ts';

const second = 1_000_000_000n;
const minute = 60n * second;
const hour = 60n * minute;
const day = 24n * hour;

const units: Readonly<Record<string, bigint>> = {
  w: 7n * day,
  d: day,
  h: hour,
  m: minute,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
};

const maxDuration = 315_576_000_000n;
const firstTime = -62_135_596_800n * second;
const endOfTime = 253_402_300_800n * second;

export const timestampMethods: Methods<Of<'timestamp'>> = {
  year: (time) => int(calendar(time).getUTCFullYear()),
  month: (time) => int(calendar(time).getUTCMonth() + 1),
  day: (time) => int(calendar(time).getUTCDate()),
  hours: ({ nanos }) => int(sinceMidnight(nanos) / hour),
  minutes: ({ nanos }) => int((sinceMidnight(nanos) / minute) % 60n),
  seconds: ({ nanos }) => int((sinceMidnight(nanos) / second) % 60n),
  nanos: ({ nanos }) => int(sinceMidnight(nanos) % second),
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek: (time) => int(calendar(time).getUTCDay() || 7),
  dayOfYear: (time) => {
    const date = calendar(time);
    const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
    return int(Math.floor((date.getTime() - newYear) / 86_400_000) + 1);
  },
  toMillis: ({ nanos }) => int((nanos - modulo(nanos, 1_000_000n)) / 1_000_000n),
  date: ({ nanos }) => timestamp(nanos - sinceMidnight(nanos)),
  time: ({ nanos }) => duration(sinceMidnight(nanos)),
};

export const durationMethods: Methods<Of<'duration'>> = {
  seconds: ({ nanos }) => int(nanos / second),
  nanos: ({ nanos }) => int(nanos % second),
};

function calendar({ nanos }: Of<'timestamp'>): Date {
  return new Date(Number((nanos - modulo(nanos, 1_000_000n)) / 1_000_000n));
}

function sinceMidnight(nanos: bigint): bigint {
  return modulo(nanos, day);
}

/** Never negative, unlike `%`, so that times before 1970 have correct parts. */
function modulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}

export function durationOf(magnitude: bigint, unit: string): RulesValue {
  const nanos = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (nanos === undefined) {
    throw new EvaluationError(
      `'${unit}' is no unit of time; the units are ${Object.keys(units).join(', ')}.`,
    );
  }
  return makeDuration(magnitude * nanos);
}

export function timeOfDay(hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint): RulesValue {
  return makeDuration(hours * hour + minutes * minute + seconds * second + nanos);
}

/** Limited by whole seconds, so a fraction beyond the last second is still allowed. */
export function makeDuration(nanos: bigint): RulesValue {
  const seconds = nanos / second;
  if (seconds > maxDuration || seconds < -maxDuration) {
    throw new EvaluationError('A duration is at most 315,576,000,000 seconds long.');
  }
  return duration(nanos);
}

export function makeTimestamp(nanos: bigint): RulesValue {
  if (nanos < firstTime || nanos >= endOfTime) {
    throw new EvaluationError('A timestamp lies between the years 1 and 9999.');
  }
  return timestamp(nanos);
}

export function dateOf(year: bigint, month: bigint, dayOfMonth: bigint): RulesValue {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth));
  const found = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  if (found.join() !== [year, month, dayOfMonth].join()) {
    throw new EvaluationError(`There is no date ${year}-${month}-${dayOfMonth}.`);
  }
  return makeTimestamp(BigInt(date.getTime()) * 1_000_000n);
}
