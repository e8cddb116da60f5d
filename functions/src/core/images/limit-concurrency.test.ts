import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('runs no more tasks at a time, in order, and goes on after a failed one', async () => {
  const inTurn = limitConcurrency(2);
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
