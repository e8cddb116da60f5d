import { expect, test, vi } from 'vitest';
import { hashOfAddress } from '../../../core/data/address.ts';
import { transact } from '../../../core/data/firestore.ts';
import { visitor } from '../../../core/http/caller.ts';
import { openFirestore } from '../../../test/engine.ts';
import { mailCollection } from '../mail-store.ts';
import { notify } from '../notify.ts';
import { messageKeyOf, writeNewKey } from '../secrets-store.ts';
import { bounceHandlers } from './bounces.ts';

await openFirestore();

test('a call that broke off before the subscriber was deleted is finished when it is made again', async () => {
  const email = 'jo@example.org';
  const [id, key] = await transact(async (tx) => [
    notify(tx, 'newsPublished', { title: 'We moved', summary: '' }, { subscriber: hashOfAddress(email) }),
    writeNewKey(tx, 'bounces'),
  ]);
  const messageId = `<${await messageKeyOf(id ?? '')}@lab.test>`;
  await mailCollection()
    .doc(id ?? '')
    .update({ 'delivery.state': 'SUCCESS', 'delivery.info.messageId': messageId });
  const forgotten = vi.fn();
  const forget = vi.fn().mockRejectedValueOnce(new Error('killed')).mockResolvedValue(forgotten);
  const call = () =>
    bounceHandlers(forget).report({
      params: { key: key ?? '' },
      query: undefined,
      body: { bounces: [{ messageId, email, reason: '' }] },
      caller: visitor,
    });
  await expect(call()).rejects.toThrow('killed');
  expect(await call()).toEqual({ modifiedCount: 1 });
  expect(forgotten).toHaveBeenCalledTimes(1);
  expect(await call()).toEqual({ modifiedCount: 0 });
  expect(forgotten).toHaveBeenCalledTimes(1);
});
