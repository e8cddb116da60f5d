import { expect, test } from 'vitest';
import { makeAdmin } from '../../test/people.ts';
import { keepCount, listCounts } from './count-store.ts';
import { countUsers } from './count-users.ts';

test('a day has one number, the last that was counted', async () => {
  const today = new Date();
  await keepCount(0, today);
  await makeAdmin();
  await countUsers(today);
  const [newest] = await listCounts();
  expect(newest?.users).toBeGreaterThan(0);
});
