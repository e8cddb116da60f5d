/** Not in moments.ts, which is part of every visitor's script. */
import { minute } from './durations.ts';
import { writtenAt } from './moments.ts';

/**
 * By how many minutes the time in a zone, such as `Europe/Berlin`, is ahead of UTC then; without a zone, that
 * of this device.
 */
export function eastOfUtc(moment: number, zone?: string): number {
  if (!zone) return -new Date(moment).getTimezoneOffset();
  const shown = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`) / minute - Math.floor(moment / minute);
}

/** `2026-12-01`: the day that it is now in a zone, or on this device. */
export const today = (zone?: string): string => dayOf(Date.now(), zone);

export const dayOf = (moment: number, zone?: string): string =>
  writtenAt(moment, eastOfUtc(moment, zone)).slice(0, 10);

/** `local`: `2026-12-01 14:00` in that zone. */
export function momentIn(local: string, zone?: string): number {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  // The second time, because the clocks may change between the two.
  const nearly = asUtc - eastOfUtc(asUtc, zone) * minute;
  return asUtc - eastOfUtc(nearly, zone) * minute;
}
