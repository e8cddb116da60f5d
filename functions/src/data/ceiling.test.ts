import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ceiling } from './ceiling.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const refusal = 'Too many requests. Please wait a moment and try again.';

test('lets through what fits into a minute, and refuses the rest until the next', () => {
  const spend = ceiling(100);
  for (let call = 0; call < 10; call++) spend(10);
  expect(() => spend(1)).toThrow(refusal);
  vi.advanceTimersByTime(59_999);
  expect(() => spend(1)).toThrow(refusal);
  vi.advanceTimersByTime(1);
  spend(1);
});

test('one call that is dearer than all of it is let through, once a minute', () => {
  const spend = ceiling(100);
  for (let minute = 0; minute < 3; minute++) {
    spend(5_000);
    expect(() => spend(1)).toThrow(refusal);
    vi.advanceTimersByTime(60_000);
  }
});
