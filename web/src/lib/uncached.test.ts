import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uncached } from './uncached.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

it('asks with a parameter that is new at every moment', () => {
  expect(uncached({})).toEqual({ query: { fresh: '1000' } });
  vi.advanceTimersByTime(1);
  expect(uncached({})).toEqual({ query: { fresh: '1001' } });
});

it('keeps what is asked for', () => {
  const input = { params: { id: 'p1' }, query: { year: '2025' } };
  expect(uncached(input)).toEqual({ params: { id: 'p1' }, query: { year: '2025', fresh: '1000' } });
  expect(input.query).toEqual({ year: '2025' });
});
