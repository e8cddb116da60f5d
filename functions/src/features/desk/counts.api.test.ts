import { expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin } from '../../test/people.ts';
import { keepCount } from './count-store.ts';
import { countUsers } from './count-users.ts';

test('a day has one number, the last that was counted', async () => {
  const today = new Date();
  await keepCount(0, today);
  const { token } = await makeAdmin();
  await countUsers(today);
  const { body } = await call('GET /userCounts', { token });
  expect(body[0].users).toBeGreaterThan(0);
});
