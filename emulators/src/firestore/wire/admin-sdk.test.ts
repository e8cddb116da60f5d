/** Tests firebase-admin over the network. */
import type { DocumentData } from 'firebase-admin/firestore';
import { AggregateField, FieldPath, FieldValue, Filter, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAdminSdk } from '../admin-sdk.testing.ts';

const { db } = await openAdminSdk();

const ids = (snapshot: { docs: { id: string }[] }) => snapshot.docs.map(({ id }) => id);
const count = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('documents', () => {
  it('are set, merged, updated and deleted', async () => {
    const ada = db.doc('users/ada');
    await ada.set({ name: 'Ada', tags: ['a'], at: FieldValue.serverTimestamp(), map: { x: 1, y: 2 } });
    await ada.set({ map: { x: 9 } }, { merge: true });
    await ada.update({
      'map.z': 3,
      name: FieldValue.delete(),
      tags: FieldValue.arrayUnion('b'),
      n: FieldValue.increment(2),
    });
    const data = (await ada.get()).data();
    expect(data).toMatchObject({ tags: ['a', 'b'], map: { x: 9, y: 2, z: 3 }, n: 2 });
    expect(data?.at).toBeInstanceOf(Timestamp);
    expect(data).not.toHaveProperty('name');
    await ada.delete();
    expect((await ada.get()).exists).toBe(false);
  });

  it('keep every kind of value', async () => {
    const values: DocumentData = {
      integer: 2 ** 40,
      double: 0.1,
      nan: Number.NaN,
      text: 'ä😀',
      bytes: Buffer.from([0, 255]),
      at: new Timestamp(-1, 123_456_000),
      reference: db.doc('a/b'),
      list: [1, null, { deep: [true] }],
      empty: {},
      vector: FieldValue.vector([1, 2]),
    };
    await db.doc('v/all').set(values);
    expect((await db.doc('v/all').get()).data()).toEqual(values);
  });

  it('are created once, and refused clearly otherwise', async () => {
    await db.doc('a/b').create({});
    await expect(db.doc('a/b').create({})).rejects.toMatchObject({
      code: 6,
      message: expect.stringContaining('already exists'),
    });
    await expect(db.doc('a/none').update({ x: 1 })).rejects.toMatchObject({ code: 5 });
    const { updateTime } = await db.doc('a/b').get();
    await db.doc('a/b').set({ n: 1 });
    await expect(db.doc('a/b').delete({ lastUpdateTime: updateTime as Timestamp })).rejects.toMatchObject({
      code: 9,
    });
  });

  it('of a batch are written all or none', async () => {
    const batch = db
      .batch()
      .set(db.doc('a/1'), {})
      .create(db.doc('a/2'), {})
      .update(db.doc('a/none'), { x: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await db.collection('a').get()).empty).toBe(true);
  });

  it('of a batch are refused where one write cannot follow another', async () => {
    const created = db.batch().create(db.doc('a/1'), {}).create(db.doc('a/1'), {});
    await expect(created.commit()).rejects.toMatchObject({
      code: 3,
      details: 'Cannot insert then insert an entity in the same request.',
    });
    await db.doc('a/1').set({});
    const deleted = db.batch().delete(db.doc('a/1')).update(db.doc('a/1'), { x: 1 });
    await expect(deleted.commit()).rejects.toMatchObject({
      code: 3,
      details: 'Cannot delete then update an entity in the same request.',
    });
    expect((await db.doc('a/1').get()).exists).toBe(true);
  });

  it('are more than 500 in one batch', async () => {
    const batch = db.batch();
    for (const i of count(501)) batch.set(db.doc(`many/${i}`), {});
    await batch.commit();
    expect((await db.collection('many').count().get()).data().count).toBe(501);
  });

  it('are read together, with masks', async () => {
    await db.doc('a/1').set({ x: 1, y: 1 });
    const [one, two] = await db.getAll(db.doc('a/1'), db.doc('a/2'), { fieldMask: ['x'] });
    expect(one?.data()).toEqual({ x: 1 });
    expect(two?.exists).toBe(false);
    const [named] = await db.getAll(db.doc('a/1'), { fieldMask: [FieldPath.documentId()] });
    expect(named?.data()).toEqual({});
  });

  it('are written in bulk and deleted recursively', async () => {
    const writer = db.bulkWriter();
    for (const i of count(120)) void writer.set(db.doc(`bulk/${i}`), { i });
    void writer.set(db.doc('bulk/1/below/x'), {});
    void writer.set(db.doc('bulky/x'), {});
    await writer.close();
    expect((await db.collection('bulk').count().get()).data().count).toBe(120);
    await db.recursiveDelete(db.collection('bulk'));
    expect((await db.collection('bulk').get()).empty).toBe(true);
    expect((await db.collectionGroup('below').get()).empty).toBe(true);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['bulky']);
  });

  it('that are missing are listed where others lie below them', async () => {
    await db.doc('a/missing/b/c').set({});
    await db.doc('a/there').set({});
    expect((await db.collection('a').listDocuments()).map(({ id }) => id)).toEqual(['missing', 'there']);
  });
});

describe('queries', () => {
  beforeEach(async () => {
    const batch = db.batch();
    for (const i of count(10)) batch.set(db.doc(`n/${i}`), { n: i, even: i % 2 === 0, tags: [i % 3] });
    await batch.commit();
  });
  const n = () => db.collection('n');

  it('filter, order and page', async () => {
    expect(ids(await n().where('even', '==', true).orderBy('n', 'desc').limit(2).get())).toEqual(['8', '6']);
    expect(
      ids(
        await n()
          .where(
            Filter.or(
              Filter.where('n', '<', 1),
              Filter.and(Filter.where('n', '>', 7), Filter.where('even', '==', true)),
            ),
          )
          .get(),
      ),
    ).toEqual(['0', '8']);
    expect(ids(await n().where('tags', 'array-contains-any', [1]).get())).toEqual(['1', '4', '7']);
    expect(ids(await n().where(FieldPath.documentId(), 'in', ['3', '5']).get())).toEqual(['3', '5']);
    const third = await db.doc('n/3').get();
    expect(ids(await n().orderBy('n').startAfter(third).limit(2).get())).toEqual(['4', '5']);
    expect(ids(await n().orderBy('n').endBefore(third).limitToLast(2).get())).toEqual(['1', '2']);
    expect(ids(await n().orderBy('n').offset(8).get())).toEqual(['8', '9']);
    expect((await n().select('n').limit(1).get()).docs[0]?.data()).toEqual({ n: 0 });
  });

  it('count, sum and average', async () => {
    const totals = await n()
      .aggregate({
        count: AggregateField.count(),
        sum: AggregateField.sum('n'),
        mean: AggregateField.average('n'),
      })
      .get();
    expect(totals.data()).toEqual({ count: 10, sum: 45, mean: 4.5 });
  });

  it('reach collection groups, partitioned too', async () => {
    await db.doc('x/1/n/deep').set({ n: 99 });
    expect(ids(await db.collectionGroup('n').where('n', '>', 8).get())).toEqual(['9', 'deep']);
    const found: string[] = [];
    for await (const partition of db.collectionGroup('n').getPartitions(3))
      found.push(...ids(await partition.toQuery().get()));
    expect(found.sort()).toEqual([...count(10).map(String), 'deep']);
  });

  it('are refused with a sentence where they make no sense', async () => {
    await expect(n().where('n', 'in', count(31)).get()).rejects.toMatchObject({
      code: 3,
      message: expect.stringContaining("'in' supports up to 30 values"),
    });
  });

  it('are answered without metrics when they are to be explained', async () => {
    await expect(n().explain()).rejects.toThrow('No explain results');
  });
});

describe('listeners', () => {
  it('get every change, in order', async () => {
    await db.doc('l/1').set({ n: 1 });
    const seen: string[][] = [];
    let wake = () => {};
    const unsubscribe = db
      .collection('l')
      .where('n', '<', 10)
      .orderBy('n')
      .limit(2)
      .onSnapshot((snapshot) => {
        seen.push(snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`));
        wake();
      });
    const reached = async (size: number) => {
      while (seen.length < size) await new Promise<void>((resolve) => (wake = resolve));
    };
    await reached(1);
    await db.doc('l/2').set({ n: 2 });
    await reached(2);
    await db.doc('l/0').set({ n: 0 });
    await reached(3);
    await db.doc('l/0').update({ n: 11 });
    await reached(4);
    await db.doc('l/1').delete();
    await reached(5);
    unsubscribe();
    expect(seen).toEqual([
      ['added 1'],
      ['added 2'],
      ['removed 2', 'added 0'],
      ['removed 0', 'added 2'],
      ['removed 1'],
    ]);
  });

  it('of a document are notified when it is created and deleted', async () => {
    const seen: boolean[] = [];
    await new Promise<void>((resolve, reject) => {
      const unsubscribe = db.doc('l/x').onSnapshot((snapshot) => {
        seen.push(snapshot.exists);
        if (seen.length === 1) void db.doc('l/x').set({});
        if (seen.length === 2) void db.doc('l/x').delete();
        if (seen.length < 3) return;
        unsubscribe();
        resolve();
      }, reject);
    });
    expect(seen).toEqual([false, true, false]);
  });
});
