import { expect, test } from 'vitest';
import { keepCount, listCounts } from './count-store.ts';

test('a day has one number, the last that was counted', async () => {
  const today = new Date();
  await keepCount(7, today);
  await keepCount(9, today);
  const [newest] = await listCounts();
  expect(newest?.users).toBe(9);
});
