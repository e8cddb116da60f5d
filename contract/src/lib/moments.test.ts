import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, firstMoment, isWholeDay, lastMoment, writtenAt } from './moments.ts';

test('a whole day is over when it is over everywhere', () => {
  expect(isWholeDay('2026-12-01')).toBe(true);
  // The second of December, noon in UTC, is its first minute in the zone that is twelve hours behind.
  expect(new Date(lastMoment('2026-12-01')).toISOString()).toBe('2026-12-02T12:00:00.000Z');
  expect(lastMoment('2026-12-01T14:00+01:00')).toBe(Date.parse('2026-12-01T13:00Z'));
});

test.each([
  ['2026-12-01T14:00+01:00', { time: '14:00', offset: '+1' }],
  ['2026-12-01T14:00:30.5-03:30', { time: '14:00', offset: '-3:30' }],
  ['2026-12-01T14:00Z', { time: '14:00', offset: '' }],
  ['2026-12-01T14:00+00:00', { time: '14:00', offset: '' }],
  ['2026-12-01', undefined],
  ['', undefined],
])('the clock of %s', (written, clock) => {
  expect(clockOf(written)).toEqual(clock);
});

test('a moment is the same one in every zone it is written in', () => {
  const minute = fc.integer({ min: 0, max: 100_000_000 }).map((minutes) => minutes * 60_000);
  fc.assert(
    fc.property(minute, fc.integer({ min: -12 * 60, max: 14 * 60 }), (moment, east) => {
      expect(firstMoment(writtenAt(moment, east))).toBe(moment);
    }),
  );
});
