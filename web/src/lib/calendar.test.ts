import { expect, test } from 'vitest';
import { formatSpan } from './calendar.ts';

test.each([
  ['2026-12-01', '', 'December 1, 2026'],
  ['2026-12-01', '2026-12-01', 'December 1, 2026'],
  ['2026-12-01', '2026-12-03', 'December 1, 2026 – December 3, 2026'],
  ['2026-12-01T14:00+01:00', '', 'December 1, 2026, 14:00 (UTC+1)'],
  ['2026-12-01T14:00+01:00', '2026-12-01T16:30+01:00', 'December 1, 2026, 14:00–16:30 (UTC+1)'],
  [
    '2026-12-01T14:00+01:00',
    '2026-12-02T12:00+01:00',
    'December 1, 2026, 14:00 – December 2, 2026, 12:00 (UTC+1)',
  ],
  [
    '2026-03-28T14:00+01:00',
    '2026-03-29T12:00+02:00',
    'March 28, 2026, 14:00 (UTC+1) – March 29, 2026, 12:00 (UTC+2)',
  ],
  // The day of the place where it happens, which is another one in UTC.
  ['2026-12-01T23:30-08:00', '', 'December 1, 2026, 23:30 (UTC-8)'],
])('from %s to %s', (start, end, written) => {
  expect(formatSpan(start, end)).toBe(written);
});
