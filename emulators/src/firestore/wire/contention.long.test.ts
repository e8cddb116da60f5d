/** Many transactions of firebase-admin at the same moment, over the network. */
import { describe, expect, it } from 'vitest';
import { openAdminSdk } from '../admin-sdk.testing.ts';

const { db } = await openAdminSdk();

const count = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('transactions', () => {
  it('count 50 concurrent increments as exactly 50', async () => {
    const counter = db.doc('c/counter');
    await counter.set({ n: 0 });
    await Promise.all(
      count(50).map(() =>
        db.runTransaction(async (transaction) => {
          const { n } = (await transaction.get(counter)).data() as { n: number };
          transaction.update(counter, { n: n + 1 });
        }),
      ),
    );
    expect((await counter.get()).data()).toEqual({ n: 50 });
  });

  it('give a name to one of 20 racers', async () => {
    const outcomes = await Promise.all(
      count(20).map((racer) =>
        db.runTransaction(async (transaction) => {
          const taken = await transaction.get(db.collection('names').where('name', '==', 'x'));
          if (taken.empty) transaction.create(db.doc(`names/${racer}`), { name: 'x' });
          return taken.empty;
        }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await db.collection('names').get()).size).toBe(1);
  });

  it('allow no write skew', async () => {
    await db
      .batch()
      .set(db.doc('on-call/ada'), { on: true })
      .set(db.doc('on-call/bob'), { on: true })
      .commit();
    await Promise.all(
      ['ada', 'bob'].map((who) =>
        db.runTransaction(async (transaction) => {
          const onCall = await transaction.get(db.collection('on-call').where('on', '==', true));
          if (onCall.size > 1) transaction.update(db.doc(`on-call/${who}`), { on: false });
        }),
      ),
    );
    expect((await db.collection('on-call').where('on', '==', true).get()).size).toBe(1);
  });
});
