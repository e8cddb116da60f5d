import { beforeEach, expect, test } from 'vitest';
import { firestore, transact } from '../../core/data/firestore.ts';
import { now, timeAt } from '../../core/data/time.ts';
import { openFirestore } from '../../test/engine.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { noteMailing, queueNews, type ReadItem } from './mailing-store.ts';

await openFirestore();

const item: ReadItem = async () => ({ title: 'We moved', summary: 'New rooms.' });
const later = () => Date.now() + 60_000;

const addSubscriber = (id: string, confirmed = true, at = 1) =>
  firestore()
    .doc(`subscribers/${id}`)
    .set({ email: `${id}@example.org`, confirmed, confirmedAt: timeAt(at) });

const settings = (given: object = {}) =>
  firestore()
    .doc('mailSettings/main')
    .set({ on: true, perHour: 10_000, subscriptions: true, ...given });

const publish = (id = 'n1', at = now()) => transact((tx) => noteMailing(tx, id, at));
const written = async () => (await mailCollection().get()).docs.map((doc) => doc.data().subscriber).sort();

beforeEach(() => settings());

test('each confirmed subscriber gets it once, in as many steps as it takes, wherever a step breaks off', async () => {
  const names = Array.from({ length: 130 }, (_, index) => `s${String(index).padStart(3, '0')}`);
  await Promise.all(names.map((name) => addSubscriber(name)));
  await addSubscriber('unconfirmed', false);
  await addSubscriber('late', true, Date.now() + 1_000_000);
  await publish();
  let calls = 0;
  const breaking: ReadItem = async (tx, id) => {
    if (++calls % 2 === 0) throw new Error('killed');
    return item(tx, id);
  };
  for (let runs = 0; runs < 10; runs++) {
    await Promise.allSettled([queueNews(breaking, later()), queueNews(breaking, later())]);
  }
  expect(await written()).toEqual(names);
  expect((await firestore().doc('mailings/n1').get()).exists).toBe(false);
});

test('an item that is deleted, and created again by a form that is sent again, goes on where it was', async () => {
  for (const name of ['a', 'b', 'c']) await addSubscriber(name);
  await settings({ perHour: 4 });
  await publish();
  await queueNews(item, later());
  await publish();
  await firestore().doc('mailSettings/news').delete();
  await firestore().recursiveDelete(firestore().collection('mail'));
  await queueNews(item, later());
  expect(await written()).toEqual(['c']);
});

test('somebody who leaves or comes in between confuses nothing', async () => {
  for (const name of ['a', 'c', 'e', 'g']) await addSubscriber(name);
  await settings({ perHour: 4 });
  await publish();
  await queueNews(item, later());
  expect(await written()).toEqual(['a', 'c']);
  await firestore().doc('subscribers/c').delete();
  await firestore().doc('subscribers/e').delete();
  await addSubscriber('b', true, Date.now() + 1_000_000);
  await firestore().doc('mailSettings/news').delete();
  await queueNews(item, later());
  await firestore().doc('mailSettings/news').delete();
  await queueNews(item, later());
  expect(await written()).toEqual(['a', 'c', 'g']);
});

test.each([
  ['mail is switched off', { on: false }],
  ['subscriptions are switched off', { subscriptions: false }],
])('nothing is written while %s', async (_, given) => {
  await addSubscriber('a');
  await publish();
  await settings(given);
  await queueNews(item, later());
  expect(await written()).toEqual([]);
});

test('news that waited for more than a week are dropped, and those of a lab without subscribers are done', async () => {
  await addSubscriber('a');
  await publish('old');
  await firestore()
    .doc('mailings/old')
    .update({ createdAt: timeAt(Date.now() - 8 * 24 * 3_600_000) });
  await queueNews(item, later());
  expect(await written()).toEqual([]);
  await firestore().doc('subscribers/a').delete();
  await publish('new');
  await queueNews(item, later());
  expect((await firestore().collection('mailings').get()).size).toBe(0);
});

test('a lab without subscriptions notes nothing', async () => {
  await settings({ subscriptions: false });
  await publish();
  expect((await firestore().collection('mailings').get()).size).toBe(0);
});

test('what happened more than a week ago is no news to anybody', async () => {
  await addSubscriber('a');
  const day = 24 * 60 * 60_000;
  await publish('old', timeAt(Date.now() - 8 * day));
  await publish('recent', timeAt(Date.now() - 6 * day));
  expect((await firestore().collection('mailings').get()).docs.map(({ id }) => id)).toEqual(['recent']);
});
