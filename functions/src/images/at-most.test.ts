import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('never more at a time, in the order of coming, and a failure gives its place free', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const tasks = Array.from({ length: 20 }, (_, i) =>
    inTurn(async () => {
      begun.push(i);
      most = Math.max(most, ++running);
      await setTimeout(i % 3);
      running--;
      if (i % 4 === 0) throw new Error(`task ${i}`);
      return i;
    }),
  );
  const ended = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(ended.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.message))).toEqual(
    Array.from({ length: 20 }, (_, i) => (i % 4 === 0 ? `task ${i}` : i)),
  );
  expect(await inTurn(async () => 'still open')).toBe('still open');
});
