/** Queries without an index are refused in every kind of request, and unused indexes are reported. */
import { AggregateField } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openAdminSdk } from '../admin-sdk.testing.ts';
import { startEngine } from '../engine.testing.ts';
import { admin } from '../guard/caller.ts';
import { by, rootName } from '../query/query.testing.ts';
import { partitionQuery } from '../wire/listings.ts';
import { composite, required } from './required.testing.ts';

const used = composite('a+ b+');
const { db, engine, port } = await openAdminSdk(required([used, composite('a+ c+')]));
const collection = db.collection('c');
const refusal = {
  code: 9,
  message: expect.stringContaining(`The query requires an index. You can create it by adding this`),
};
const unused = async (at: number) =>
  (await fetch(`http://127.0.0.1:${at}/emulator/v1/indexes:unused`)).json();

describe('a query without its index', () => {
  const query = collection.where('a', '==', 1).orderBy('d');

  it('is refused', async () => {
    await expect(query.get()).rejects.toMatchObject(refusal);
    await expect(query.count().get()).rejects.toMatchObject(refusal);
    await expect(db.runTransaction((transaction) => transaction.get(query))).rejects.toMatchObject(refusal);
  });

  it('is refused where only the sum needs it', async () => {
    const equal = collection.where('a', '==', 1);
    await expect(equal.aggregate({ sum: AggregateField.sum('d') }).get()).rejects.toMatchObject(refusal);
    expect((await equal.count().get()).data()).toEqual({ count: 0 });
  });

  it('is refused to a listener', async () => {
    const error = await new Promise((resolve) => query.onSnapshot(() => resolve('a snapshot'), resolve));
    expect(error).toMatchObject({ message: refusal.message });
  });

  it('is refused page by page', async () => {
    const url = `http://127.0.0.1:${port}/v1/projects/demo-test/databases/(default)/documents/c?orderBy=a,b%20desc`;
    const answer = await fetch(url, { headers: { authorization: 'Bearer owner' } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } });
  });

  it('is cut into no partitions', () => {
    const structuredQuery = { from: [{ collectionId: 'c', allDescendants: true }], orderBy: [by('a')] };
    const request = { parent: rootName, structuredQuery, partitionCount: 2 };
    expect(() => partitionQuery(engine, admin, request)).toThrow(
      'The query requires a COLLECTION_GROUP_ASC index for collection c and field a.',
    );
  });
});

describe('the indexes that no query used', () => {
  it('are reported to the caller', async () => {
    expect(await unused(port)).toEqual({ indexes: [used, composite('a+ c+')] });
    await collection.where('a', '==', 1).orderBy('c').get();
    expect(await unused(port)).toEqual({ indexes: [used] });
  });

  it('are not known without a file', async () => {
    const other = await startEngine();
    expect(await unused(other.port)).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } });
    await other.close();
  });
});
