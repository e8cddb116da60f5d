/** Nobody is told of a person whose account is deleted at the same moment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../core/data/firestore.ts';
import { eventsOf, startMails } from '../../test/mails-sent.ts';
import { makeMember } from '../../test/people.ts';
import { sendMessage } from '../../test/records.ts';
import { userDocument } from '../users/user-store.ts';
import { mailCollection } from './mail-store.ts';
import { notify } from './notify.ts';

let mailer: Awaited<ReturnType<typeof startMails>>;

beforeAll(async () => {
  mailer = await startMails();
});

afterAll(() => mailer.stop());

test('admins are not told of what a person wrote who is deleting their account at this moment', async () => {
  const person = await makeMember('Gone Now');
  await sendMessage(person);
  const aboutThem = () => mailCollection().where('byUid', '==', person.uid).get();
  const [mail] = (await aboutThem()).docs;
  await userDocument(person.uid).delete();
  await mailer.sendNow(mail?.id ?? '');
  expect((await aboutThem()).size).toBe(0);
});

test('nor is a person of what somebody did', async () => {
  const [author, reader] = [await makeMember('Gone Now'), await makeMember()];
  const id = await transact(async (tx) =>
    notify(tx, 'paperRevised', { title: 'On fog', author: '' }, { uid: reader.uid }, { byUid: author.uid }),
  );
  await userDocument(author.uid).delete();
  await mailer.sendNow(id);
  expect(await eventsOf(reader)).toEqual([]);
  expect((await mailCollection().doc(id).get()).exists).toBe(false);
});
