/** Conflicting transactions of firebase-admin, over the network. */
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openAdminSdk } from '../admin-sdk.testing.ts';
import { testDatabase } from '../engine.testing.ts';

const { db, engine } = await openAdminSdk();

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

  it('leave nothing behind when they fail', async () => {
    const failed = db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('a/b'));
      transaction.set(db.doc('a/b'), {});
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await db.doc('a/b').create({ free: true });
  });

  it('that only read see one moment', async () => {
    await db.batch().set(db.doc('a/1'), { n: 1 }).set(db.doc('a/2'), { n: 1 }).commit();
    const seen = await db.runTransaction(
      async (transaction) => {
        const one = (await transaction.get(db.doc('a/1'))).data()?.n;
        await db.batch().update(db.doc('a/1'), { n: 2 }).update(db.doc('a/2'), { n: 2 }).commit();
        const two = (await transaction.get(db.doc('a/2'))).data()?.n;
        return [one, two];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('read a moment of the past where they ask for it', async () => {
    await db.doc('a/1').set({ n: 1 });
    const { readTime } = await db.doc('a/1').get();
    await db.doc('a/1').set({ n: 2 });
    const then = await db.runTransaction((transaction) => transaction.get(db.doc('a/1')), {
      readOnly: true,
      readTime,
    });
    expect(then.data()).toEqual({ n: 1 });
  });

  it('cannot read the future', async () => {
    const readTime = Timestamp.fromMillis(Date.now() + 60_000);
    await expect(
      db.runTransaction((transaction) => transaction.get(db.doc('a/1')), { readOnly: true, readTime }),
    ).rejects.toMatchObject({ code: 3, details: "The requested 'read_time' cannot be in the future." });
  });

  it('make a plain write wait, and abort it after two seconds', async () => {
    const started = Date.now();
    await db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('a/b'));
      const write = engine.store(testDatabase).transactions.commit(undefined, ['a/b'], () => 'written');
      await expect(write).rejects.toMatchObject({ code: 10, message: 'Transaction lock timeout.' });
    });
    expect(Date.now() - started).toBeGreaterThanOrEqual(1990);
  });
});
