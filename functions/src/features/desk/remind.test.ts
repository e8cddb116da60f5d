import { sentenceOf } from '@lab/contract/features/mail/sentence';
import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { timeAt } from '../../core/data/time.ts';
import { openFirestore } from '../../test/engine.ts';
import { mailCollection } from '../mail/mail-store.ts';
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

async function notified() {
  const { docs } = await mailCollection().get();
  return docs.map((doc) => [doc.id, doc.data().toAdmins, doc.data().template.data.name]);
}

test.each([2.9, 4.1, 6.9, 10, 30])('after %i days nothing is told', async (days) => {
  await write('applications', days);
  await remind(now);
  expect(await notified()).toEqual([]);
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
  expect(await notified()).toEqual([['waiting-2031-06-15', true, '1 application, 2 messages']]);
});

const chosen = (remindAfter: unknown) => firestore().doc('mailSettings/main').set({ remindAfter });

test('a lab chooses other days', async () => {
  await chosen([1, 30]);
  await write('contacts', 3.5, { reply: '' });
  await remind(now);
  expect(await notified()).toEqual([]);
  await write('contacts', 30.5, { reply: '' });
  await write('applications', 1.2);
  await write('applications', 0.5);
  await remind(now);
  expect(await notified()).toEqual([['waiting-2031-06-15', true, '1 application, 2 messages']]);
});

test.each([
  [undefined, 'This has waited for 3 days or longer: 1 message.'],
  [[1], 'This has waited for a day or longer: 1 message.'],
  [[2, 5], 'This has waited for 2 days or longer: 1 message.'],
])('with %j the mail says how long', async (days, sentence) => {
  if (days) await chosen(days);
  await write('contacts', days ? (days[0] ?? 0) + 0.5 : 3.5, { reply: '' });
  await remind(now);
  const [mail] = (await mailCollection().get()).docs;
  const { name, about } = mail?.data().template.data ?? { name: '', about: '' };
  expect(sentenceOf('waiting', { name, about }, 'Kestrel')).toBe(sentence);
});

test('a lab that wants no reminders gets none', async () => {
  await chosen([]);
  await write('contacts', 3.5, { reply: '' });
  await remind(now);
  expect(await notified()).toEqual([]);
});

test.each([
  ['summer time ends', '2031-10-22T06:30', ['2031-10-25T06:00:02', '2031-10-26T07:00:02']],
  ['summer time begins', '2031-03-26T06:30', ['2031-03-29T07:00:02', '2031-03-30T06:00:02']],
  [
    'a run is late',
    '2031-06-12T06:00:30',
    ['2031-06-14T06:00:02', '2031-06-15T06:00:58', '2031-06-16T06:00:02'],
  ],
])('admins are told once when %s', async (_, created, runs) => {
  await firestore()
    .doc('contacts/r')
    .set({ reply: '', createdAt: timeAt(Date.parse(`${created}Z`)) });
  for (const run of runs) await remind(new Date(`${run}Z`));
  expect(await notified()).toHaveLength(1);
});
