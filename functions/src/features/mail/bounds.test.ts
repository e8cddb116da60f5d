/** One person cannot use up the lab's mail, and mails that somebody waits for come first. */

import type { MailEventName } from '@lab/contract/features/mail/events';
import { mailLimits } from '@lab/contract/features/mail/limits';
import { day, hour } from '@lab/contract/lib/durations';
import { beforeEach, expect, test } from 'vitest';
import { firestore, type Transaction, transact } from '../../core/data/firestore.ts';
import { openFirestore } from '../../test/engine.ts';
import { causedDocument } from './caused-store.ts';
import { deleteMailOf } from './delete-store.ts';
import { takeLease } from './lease.ts';
import { mailCollection } from './mail-store.ts';
import { noticesCollection } from './notices/notice-store.ts';
import { notify } from './notify.ts';
import { sendToEach } from './send-to-each-store.ts';

await openFirestore();

const people: Record<string, string> = { ada: 'Ada', bo: 'Bo', mia: 'Mia', tom: 'Tom' };
const accounts = {
  withRight: async () => ['ada', 'bo'],
  nameOf: async (_: unknown, uid: string) => people[uid],
  subscriber: async () => undefined,
};
const { perPerson } = mailLimits;

const write = (notification: (tx: Transaction) => string) => transact(async (tx) => notification(tx));
const message = (byUid: string) =>
  write((tx) => notify(tx, 'messageReceived', { person: byUid }, 'admins', { byUid }));

/** As the trigger does, also for what is written meanwhile. */
async function sendAllToEach(): Promise<void> {
  for (;;) {
    const { docs } = await mailCollection().where('toAdmins', '==', true).get();
    if (docs.length === 0) break;
    for (const { id } of docs) await sendToEach(id, accounts);
  }
  for (const { id } of (await mailCollection().get()).docs) await sendToEach(id, accounts);
}

async function send(byUid: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent++) await message(byUid);
  await sendAllToEach();
}

async function mailsTo(uid: string): Promise<Partial<Record<MailEventName, number>>> {
  const { docs } = await mailCollection().where('toUids', 'array-contains', uid).get();
  const names = docs.map((one) => one.data().template.name);
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  );
}

test('what one person does is mailed a few times in a day, then told once, and others are not affected', async () => {
  await send('mia', perPerson + 15);
  const expected = { messageReceived: perPerson, moreFromPerson: 1 };
  expect([await mailsTo('ada'), await mailsTo('bo')]).toEqual([expected, expected]);
  await send('mia', 1);
  expect(await mailsTo('ada')).toEqual(expected);
  const { docs } = await mailCollection().where('template.name', '==', 'moreFromPerson').get();
  expect(docs[0]?.data().template.data).toMatchObject({ name: 'Mia', about: String(perPerson) });
  await send('tom', 2);
  expect(await mailsTo('ada')).toEqual({ ...expected, messageReceived: perPerson + 2 });
});

test('the next day begins anew, and the count goes with the account', async () => {
  await send('mia', perPerson + 2);
  const yesterday = Math.floor(Date.now() / day) - 1;
  await causedDocument('mia').update({ day: yesterday });
  await send('mia', 1);
  expect(await mailsTo('ada')).toMatchObject({ messageReceived: perPerson + 1 });
  await deleteMailOf('mia');
  expect((await causedDocument('mia').get()).exists).toBe(false);
});

test('beyond it, what a person causes for themselves is under the bell only, however often it is tried', async () => {
  await send('mia', perPerson - 1);
  const [position, uid] = ['Postdoc', 'mia'];
  for (const id of ['first', 'second', 'third'])
    await write((tx) => notify(tx, 'applicationConfirmed', { position }, { uid }, { byUid: uid, id }));
  await sendAllToEach();
  await sendAllToEach();
  expect(await mailsTo('mia')).toEqual({ applicationConfirmed: 1 });
  const { size } = await noticesCollection().where('uid', '==', 'mia').get();
  expect(size).toBe(3);
});

beforeEach(() => firestore().doc('mailSettings/main').set({ on: true, perHour: 8, from: '' }));

test('a quarter of the mails of an hour is for those that somebody waits for', async () => {
  const at = Math.floor(Date.now() / hour) * hour + hour;
  const take = async (notification: (tx: Transaction) => string) =>
    (await takeLease(await write(notification), at)) !== undefined;
  const ordinary = (tx: Transaction) => notify(tx, 'roleGiven', { right: 'writer' }, { uid: 'mia' });
  const taken: boolean[] = [];
  for (let sent = 0; sent < 7; sent++) taken.push(await take(ordinary));
  expect(taken).toEqual([true, true, true, true, true, true, false]);
  const address = { address: 'jo@example.org' };
  expect(await take((tx) => notify(tx, 'invitation', {}, address))).toBe(true);
  expect(await take((tx) => notify(tx, 'subscriptionAsked', {}, address))).toBe(true);
  expect(await take((tx) => notify(tx, 'invitation', {}, address))).toBe(false);
});
