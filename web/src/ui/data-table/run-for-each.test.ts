import { expect, test } from 'vitest';
import { runForEach } from './run-for-each.ts';

const say = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

test('every record gets its own result, in the order of the list', async () => {
  const outcomes = await runForEach(
    ['a', 'b', 'c'],
    async (row) => {
      if (row === 'b') throw new Error('This paper is no longer pending.');
    },
    say,
  );
  expect(outcomes).toEqual([
    { row: 'a' },
    { row: 'b', failure: 'This paper is no longer pending.' },
    { row: 'c' },
  ]);
});

test('the action runs exactly once for each record, with a limited number at a time', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => at);
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const progress: number[] = [];
  await runForEach(
    rows,
    async (row) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.push(row);
    },
    say,
    (tried) => progress.push(tried),
    3,
  );
  expect(progress).toEqual(rows.map((at) => at + 1));
  expect(done.sort((a, b) => a - b)).toEqual(rows);
  expect(most).toBe(3);
});

test('no records give no results', async () => {
  expect(await runForEach([], () => Promise.reject(new Error('never')), say)).toEqual([]);
});
