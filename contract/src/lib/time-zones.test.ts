import { expect, it } from 'vitest';
import { eastOfUtc, momentIn } from './time-zones.ts';

it.each([
  ['Europe/Berlin', '2031-07-01 14:00', '2031-07-01T12:00:00.000Z', 120],
  ['Europe/Berlin', '2031-12-01 14:00', '2031-12-01T13:00:00.000Z', 60],
  // Clocks are put back in the night before, and forward.
  ['Europe/Berlin', '2031-10-26 12:00', '2031-10-26T11:00:00.000Z', 60],
  ['Europe/Berlin', '2031-03-30 12:00', '2031-03-30T10:00:00.000Z', 120],
  ['America/St_Johns', '2031-12-01 09:30', '2031-12-01T13:00:00.000Z', -210],
  ['Asia/Kolkata', '2031-01-01 00:15', '2030-12-31T18:45:00.000Z', 330],
  ['UTC', '2031-01-01 00:00', '2031-01-01T00:00:00.000Z', 0],
])('in %s %s is %s', (zone, local, moment, east) => {
  expect(new Date(momentIn(local, zone)).toISOString()).toBe(moment);
  expect(eastOfUtc(Date.parse(moment), zone)).toBe(east);
});

it('what is no time is none', () => expect(momentIn('at noon', 'Europe/Berlin')).toBeNaN());
