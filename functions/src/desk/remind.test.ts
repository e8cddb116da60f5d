import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../data/firestore.ts';
import { timeAt } from '../data/time.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { openFirestore } from '../test/engine.ts';
import { remind } from './remind.ts';

await openFirestore();

const now = new Date('2031-06-15T06:00:00Z');
const day = 24 * 60 * 60_000;
let count = 0;

const write = (name: string, daysAgo: number, fields: object = {}) =>
  firestore()
    .doc(`${name}/r${count++}`)
    .set({ ...fields, createdAt: timeAt(now.getTime() - daysAgo * day) });

beforeEach(() => {
  count = 0;
});

async function told() {
  const { docs } = await mailCollection().get();
  return docs.map((doc) => [doc.id, doc.data().toAdmins, doc.data().template.data.name]);
}

test.each([2.9, 4.1, 6.9, 10, 30])('after %i days nothing is told', async (days) => {
  await write('applications', days);
  await remind(now);
  expect(await told()).toEqual([]);
});

test.each([3, 3.9, 7.5, 14.2])('after %i days admins are told once, whatever else waits', async (days) => {
  await write('contacts', days, { reply: '' });
  await write('contacts', 60, { reply: '' });
  await write('contacts', 60, { reply: 'Yes.' });
  await write('applications', 5);
  await write('researchRequests', 1);
  await write('barriers', 8.5, { state: 'settled' });
  await remind(now);
  await remind(now);
  expect(await told()).toEqual([['waiting-2031-06-15', true, '1 application, 2 messages']]);
});
