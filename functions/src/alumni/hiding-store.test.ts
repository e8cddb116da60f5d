import { expect, test } from 'vitest';
import { hiddenEmailsIn } from '../content/hidden-email.ts';
import { firestore, transact } from '../data/firestore.ts';
import { openFirestore } from '../test/engine.ts';
import { findHiding } from './hiding-store.ts';

await openFirestore();

test('finds who hides the email and has no entry', async () => {
  for (const uid of ['gone', 'member', 'joined', 'former']) {
    await firestore()
      .doc(`users/${uid}`)
      .set({ name: uid, email: `${uid}@lab.test`, hidesEmail: true });
  }
  await firestore().doc('users/open').set({ name: 'open', email: 'open@lab.test', hidesEmail: false });
  await firestore().doc('team/member').set({ name: 'member' });
  await firestore().doc('team/entry').set({ name: 'joined', accountUid: 'joined' });
  await firestore().doc('alumni/former').set({ name: 'former' });
  expect(await transact(findHiding)).toEqual({ hiding: ['gone'] });
});

test('what an entry says counts more', () => {
  const gone = { _id: 'uid', hidesEmail: true };
  const shown = (rows: Parameters<typeof hiddenEmailsIn>[0]) =>
    hiddenEmailsIn(rows)({ authorEmail: 'a@lab.test' }, 'uid').authorEmail;
  expect(shown([gone])).toMatch(/^member-/);
  expect(shown([gone, { _id: 'entry', accountUid: 'uid' }])).toBe('a@lab.test');
});
