import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLimit } from './read-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const refusal = 'Too many requests. Please wait a moment and try again.';

test('allows a number of reads each minute and refuses more', () => {
  const spend = readLimit(100);
  for (let call = 0; call < 10; call++) spend(10);
  expect(() => spend(1)).toThrow(refusal);
  vi.advanceTimersByTime(59_999);
  expect(() => spend(1)).toThrow(refusal);
  vi.advanceTimersByTime(1);
  spend(1);
});

test('allows one call that is larger than the limit, once a minute', () => {
  const spend = readLimit(100);
  for (let minute = 0; minute < 3; minute++) {
    spend(5_000);
    expect(() => spend(1)).toThrow(refusal);
    vi.advanceTimersByTime(60_000);
  }
});
