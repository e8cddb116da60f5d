import { expect, test } from 'vitest';
import { endOfTerm } from './terms.ts';

test.each([
  ['2025-01-15T10:00:00.000Z', '12', '2026-01-15T10:00:00.000Z'],
  ['2025-01-31T10:00:00.000Z', '3', '2025-04-30T10:00:00.000Z'],
  ['2024-02-29T10:00:00.000Z', '12', '2025-02-28T10:00:00.000Z'],
  ['2025-11-30T10:00:00.000Z', '3', '2026-02-28T10:00:00.000Z'],
])('%s and %s months is %s', (from, months, end) => {
  expect(endOfTerm(new Date(from), months)?.toISOString()).toBe(end);
});

test('never has no end', () => {
  expect(endOfTerm(new Date(), 'never')).toBeUndefined();
});
