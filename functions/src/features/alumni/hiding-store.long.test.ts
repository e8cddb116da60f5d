import { expect, test } from 'vitest';
import {
  deleterOfHiding,
  hiddenEmailsIn,
  hidingOf,
  noteHiding,
  readHiding,
} from '../../core/content/hidden-email.ts';
import { firestore, transact } from '../../core/data/firestore.ts';
import { openFirestore } from '../../test/engine.ts';
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
  const shown = (...people: Parameters<typeof hiddenEmailsIn>[0]) =>
    hiddenEmailsIn(people, [gone])({ authorEmail: 'a@lab.test' }, 'uid').authorEmail;
  expect(shown()).toMatch(/^member-/);
  const present = { _id: 'entry', accountUid: 'uid' };
  expect(shown(present)).toBe('a@lab.test');
  // Who is on the team again may be among the alumni too.
  expect(shown(present, { _id: 'uid', hidesEmail: true })).toBe('a@lab.test');
  expect(shown({ ...present, hidesEmail: true }, { _id: 'uid' })).toMatch(/^member-/);
});

test('of more people than can be named none is forgotten', async () => {
  const uids = Array.from({ length: 100 }, (_, at) => `account-with-an-id-of-usual-length-${at}`);
  for (const uid of uids) await transact((tx) => noteHiding(tx, uid));
  const shown = async (uid: string, ...rows: Parameters<typeof hiddenEmailsIn>[0]) =>
    hiddenEmailsIn(rows, await readHiding())({ authorEmail: 'a@lab.test' }, uid).authorEmail;
  for (const uid of uids) expect(await shown(uid)).toMatch(/^member-/);
  // Who is listed shows what they have chosen, and what belongs to nobody has no alias.
  expect(await shown('member', { _id: 'member' })).toBe('a@lab.test');
  expect(await shown('')).toBe('a@lab.test');

  const [first = '', last = ''] = [uids[0], uids.at(-1)];
  await transact(async (tx) => (await deleterOfHiding(tx, last))());
  expect((await readHiding()).some(({ _id }) => _id === last)).toBe(false);
  expect(await shown(first)).toMatch(/^member-/);
  expect(hidingOf(uids.slice(0, 3))).toEqual({ hiding: uids.slice(0, 3) });
});
