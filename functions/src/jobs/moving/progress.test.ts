import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressTo } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('every five seconds it says how far the step is', () => {
  const lines: string[] = [];
  const { begin, step, end } = progressTo((line) => lines.push(line));
  begin('people', 3);
  step(3);
  vi.advanceTimersByTime(4_999);
  expect(lines).toEqual([]);
  begin('works', 800);
  step(100);
  vi.advanceTimersByTime(1);
  step();
  vi.advanceTimersByTime(5_000);
  begin('comparing works');
  vi.advanceTimersByTime(5_000);
  end();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(['… works: 100 of 800', '… works: 101 of 800', '… comparing works']);
});

test('after a step that left the timer no moment, the next says so at once', () => {
  const lines: string[] = [];
  const { begin, end } = progressTo((line) => lines.push(line));
  begin('reading');
  vi.setSystemTime(Date.now() + 7_000);
  begin('comparing works');
  end();
  expect(lines).toEqual(['… comparing works']);
});
