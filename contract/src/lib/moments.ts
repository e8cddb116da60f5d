/**
 * Days and moments are stored as they were entered, in ISO 8601: `2026-12-01` or `2026-12-01T14:00+01:00`.
 */
import { hour, minute } from './durations.ts';

export const isWholeDay = (written: string) => written.length === 10;

/** A day has come when it has begun somewhere, which is 14 hours before it begins in UTC. */
export const hasCome = (written: string) => !(Date.parse(written) > Date.now() + 14 * hour);

/** Only for sorting: a whole day starts at midnight UTC. */
export const firstMoment = (written: string) => Date.parse(written);

/** A whole day ends when it has ended in every time zone, which is twelve hours after its end in UTC. */
export const lastMoment = (written: string) => Date.parse(written) + (isWholeDay(written) ? 36 * hour : 0);

/**
 * The local time, and its distance from UTC such as `+1`, or an empty text for UTC; undefined for a whole
 * day.
 */
export function clockOf(written: string): { time: string; offset: string } | undefined {
  const [, time, sign, hours, minutes] = /T(\d\d:\d\d)[^Z+-]*(?:Z|([+-])(\d\d):(\d\d))$/.exec(written) ?? [];
  if (!time) return undefined;
  const isUtc = !sign || (hours === '00' && minutes === '00');
  return { time, offset: isUtc ? '' : `${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}` };
}

/** `east`: by how many minutes the local time is ahead of UTC. */
export function writtenAt(moment: number, east: number): string {
  const shown = new Date(moment + east * minute).toISOString().slice(0, 16);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${shown}${east < 0 ? '-' : '+'}${two(Math.floor(Math.abs(east) / 60))}:${two(Math.abs(east) % 60)}`;
}
