import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { timeAt } from '../../core/data/time.ts';
import { openFirestore } from '../../test/engine.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { remindAuthors } from './reminder-store.ts';

await openFirestore();

const start = Date.parse('2031-06-01T08:00:00Z');
const day = 24 * 60 * 60_000;
const after = (days: number) => new Date(start + days * day);

const request = (id = 'p1') => firestore().doc(`researchRequests/${id}`);

beforeEach(() =>
  request().set({ uid: 'mia', title: 'On $x^2$', message: 'Why?', feedbackAt: timeAt(start) }),
);

async function notified() {
  const { docs } = await mailCollection().get();
  return docs.map((doc) => doc.data()).map(({ toUids, template }) => [toUids, template.data.about]);
}

test.each([
  [2.9, []],
  [3, ['3']],
  [6.9, ['3']],
  [8, ['7']],
  [40, ['14']],
])('after %d days: %j', async (days, expected) => {
  await remindAuthors(after(days));
  await remindAuthors(after(days));
  expect(await notified()).toEqual(expected.map((about) => [['mia'], about]));
});

test('for each number of days once, also when two run at the same time', async () => {
  for (let days = 1; days < 30; days++) {
    await Promise.all([remindAuthors(after(days)), remindAuthors(after(days)), remindAuthors(after(days))]);
  }
  expect((await notified()).map(([, about]) => about).sort()).toEqual(['14', '3', '7']);
});

test('says what the lab wrote, of which paper, and leads to it', async () => {
  await remindAuthors(after(3));
  const [mail] = (await mailCollection().get()).docs.map((doc) => doc.data());
  expect(mail?.template).toEqual({
    name: 'paperFeedbackWaits',
    data: { name: 'On x²', about: '3', detail: 'Why?', path: '/dashboard/editPaper/p1' },
  });
});

test('one that cannot be told does not keep the others', async () => {
  // Too long for the id of a mail.
  await request('x'.repeat(1_490)).set({ uid: 'bad', title: 'Bad', message: 'x', feedbackAt: timeAt(start) });
  await remindAuthors(after(4));
  expect(await notified()).toEqual([[['mia'], '3']]);
});

const chosen = (remindAfter: number[]) => firestore().doc('mailSettings/main').set({ remindAfter });

test.each([
  [[1, 30], 1.5, ['1']],
  [[1, 30], 29, ['1']],
  [[1, 30], 31, ['30']],
  [[90], 40, []],
  [[], 40, []],
])('in a lab that has chosen %j, after %d days: %j', async (days, after_, expected) => {
  await chosen(days);
  await remindAuthors(after(after_));
  await remindAuthors(after(after_));
  expect((await notified()).map(([, about]) => about)).toEqual(expected);
});

test('another choice reminds nobody of what they were reminded of', async () => {
  await remindAuthors(after(7.5));
  await chosen([2, 5, 10]);
  await remindAuthors(after(8));
  expect((await notified()).map(([, about]) => about)).toEqual(['7']);
  await remindAuthors(after(10));
  expect((await notified()).map(([, about]) => about).sort()).toEqual(['10', '7']);
});
