import { expect, test } from 'vitest';
import { daysWaiting } from './days-waiting.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T11:59:00Z', 'today'],
  ['2026-03-09T12:00:01Z', 'today'],
  ['2026-03-09T12:00:00Z', '1 day'],
  ['2026-03-08T12:00:01Z', '1 day'],
  ['2026-03-08T12:00:00Z', '2 days'],
  ['2025-03-10T12:00:00Z', '365 days'],
])('%s is %s', (since, said) => {
  expect(daysWaiting(since, now)).toBe(said);
});

test('a time in the future counts as today', () => {
  expect(daysWaiting('2026-03-11T12:00:00Z', now)).toBe('today');
});
