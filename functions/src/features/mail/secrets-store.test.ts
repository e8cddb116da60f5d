import { expect, test } from 'vitest';
import { digestOf } from '../../core/data/digest.ts';
import { firestore } from '../../core/data/firestore.ts';
import { openFirestore } from '../../test/engine.ts';
import { messageKeyOf } from './secrets-store.ts';

await openFirestore();

test('is always the same for one mail, and another for another one', async () => {
  const [first, ...more] = await Promise.all(Array.from({ length: 5 }, () => messageKeyOf('a')));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([first, ...more, await messageKeyOf('a')]).size).toBe(1);
  expect(await messageKeyOf('b')).not.toBe(first);
});

test('cannot be computed without the secret of the lab, and another lab has other ones', async () => {
  const key = await messageKeyOf('waiting-2031-06-15-ada');
  expect(key).not.toBe(digestOf('waiting-2031-06-15-ada'));
  await firestore().doc('mailSecrets/messageIds').delete();
  expect(await messageKeyOf('waiting-2031-06-15-ada')).not.toBe(key);
});
