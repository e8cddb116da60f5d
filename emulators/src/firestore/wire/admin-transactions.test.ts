/** Conflicting transactions of firebase-admin, over the network. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openAdminSdk } from '../admin-sdk.testing.ts';
import { testDatabase } from '../engine.testing.ts';

const { db, engine } = await openAdminSdk();

describe('transactions', () => {
  it('make a deletion wait whose document they found by a query', async () => {
    const found = db.collection('c').where('of', '==', 'delete');
    await db.batch().set(db.doc('c/1'), { of: 'delete' }).set(db.doc('c/2'), { of: 'delete' }).commit();
    const events: string[] = [];
    const forget = engine.store(testDatabase).database.onCommit(({ changes }) => {
      events.push(...changes.map(({ path, after }) => `${path} ${after ? 'updated' : 'deleted'}`));
    });
    let deleted: Promise<unknown> | undefined;
    await db.runTransaction(async (transaction) => {
      expect((await transaction.get(found)).size).toBe(2);
      deleted = db.doc('c/1').delete();
      await sleep(250);
      transaction.update(db.doc('c/1'), { other: 'data' });
    });
    await deleted;
    forget();
    expect(events).toEqual(['c/1 updated', 'c/1 deleted']);
  });

  it('lock the whole collection of a query, so that one of two that write into it runs again', async () => {
    await db.batch().set(db.doc('c/1'), { of: 1 }).set(db.doc('c/2'), { of: 2 }).commit();
    const runs = [0, 0];
    let reads = 0;
    let bothHaveRead: () => void = () => {};
    const both = new Promise<void>((resolve) => {
      bothHaveRead = resolve;
    });
    const change = (of: 1 | 2) =>
      db.runTransaction(async (transaction) => {
        runs[of - 1] = (runs[of - 1] ?? 0) + 1;
        await transaction.get(db.collection('c').where('of', '==', of));
        if (++reads === 2) bothHaveRead();
        await both;
        transaction.update(db.doc(`c/${of}`), { done: true });
      });
    await Promise.all([change(1), change(2)]);
    expect(runs.sort()).toEqual([1, 2]);
    expect((await db.collection('c').where('done', '==', true).get()).size).toBe(2);
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
