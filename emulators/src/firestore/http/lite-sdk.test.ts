/** `firebase/firestore/lite`, which uses only the REST interface. */
import { initializeApp } from 'firebase/app';
import {
  addDoc,
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  GeoPoint,
  getAggregate,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEngine, startEngine } from '../engine.testing.ts';

const project = 'demo-lite';
const database = `projects/${project}/databases/(default)`;
const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents {
    match /notes/{id} {
      allow read: if request.auth != null;
      allow write: if request.auth.uid == 'ada';
    }
  }
}`;

let running: RunningEngine;
beforeAll(async () => {
  setLogLevel('silent');
  running = await startEngine();
});
beforeEach(() => running.engine.clearAll());
afterAll(() => running.close());

let apps = 0;
function connect(caller: Parameters<typeof connectFirestoreEmulator>[3] = {}): Firestore {
  const db = getFirestore(initializeApp({ projectId: project, apiKey: 'none' }, `lite-${++apps}`));
  connectFirestoreEmulator(db, running.host, running.port, caller);
  return db;
}

describe('firebase/firestore/lite', () => {
  it('stores and reads every kind of value', async () => {
    const db = connect();
    const values = {
      nothing: null,
      yes: true,
      zero: 0,
      big: Number.MAX_SAFE_INTEGER,
      half: 0.5,
      nan: Number.NaN,
      infinite: Number.NEGATIVE_INFINITY,
      text: '',
      at: new Timestamp(5, 123456000),
      place: new GeoPoint(0, 2),
      list: [1, 'a', {}],
      none: [],
      map: { 'a.b': { c: 1 } },
    };
    const place = doc(db, 'all/values');
    await setDoc(place, { ...values, bytes: Bytes.fromUint8Array(Uint8Array.of(0, 255)), self: place });
    const read = (await getDoc(place)).data();
    expect(read).toMatchObject({ ...values, at: expect.anything(), place: expect.anything() });
    expect(read?.at.isEqual(values.at)).toBe(true);
    expect(read?.place.isEqual(values.place)).toBe(true);
    expect(read?.bytes.toUint8Array()).toEqual(Uint8Array.of(0, 255));
    expect(read?.self.path).toBe('all/values');
  });

  it('creates, merges, updates and deletes', async () => {
    const db = connect();
    const added = await addDoc(collection(db, 'a'), { n: 1, gone: true });
    await setDoc(added, { m: 2 }, { merge: true });
    await updateDoc(added, { n: increment(4), gone: deleteField(), at: serverTimestamp() });
    expect((await getDoc(added)).data()).toEqual({ n: 5, m: 2, at: expect.any(Timestamp) });
    await deleteDoc(added);
    expect((await getDoc(added)).exists()).toBe(false);
    await expect(updateDoc(added, { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('queries, also collection groups, and pages', async () => {
    const db = connect();
    const batch = writeBatch(db);
    for (const n of [1, 2, 3, 4]) batch.set(doc(db, `a/d/c/${n}`), { n, even: n % 2 === 0 });
    await batch.commit();
    const group = collectionGroup(db, 'c');
    const ids = async (...parts: Parameters<typeof query>[1][]) =>
      (await getDocs(query(group, ...parts))).docs.map(({ id }) => id);
    expect(await ids(where('n', '>', 1), orderBy('n', 'desc'), limit(2))).toEqual(['4', '3']);
    expect(await ids(orderBy('n'), startAfter(3))).toEqual(['4']);
    expect(await ids(where('n', 'in', [1, 9]))).toEqual(['1']);
    expect(await ids(where('n', '>', 9))).toEqual([]);
    const even = query(collection(db, 'a/d/c'), where('even', '==', true));
    expect((await getAggregate(even, { many: count(), all: sum('n') })).data()).toEqual({ many: 2, all: 6 });
  });

  it('runs transactions, again after a conflict', async () => {
    const db = connect();
    const counter = doc(db, 'a/counter');
    await setDoc(counter, { n: 0 });
    let tries = 0;
    await runTransaction(db, async (transaction) => {
      const n = (await transaction.get(counter)).get('n');
      if (++tries === 1) await updateDoc(counter, { n: 10 });
      transaction.update(counter, { n: n + 1 });
    });
    expect(tries).toBe(2);
    expect((await getDoc(counter)).get('n')).toBe(11);
  });

  it('is refused by the rules, and let through by them', async () => {
    running.engine.guard.setRules(rules, project);
    const [ada, bob] = ['ada', 'bob'].map((sub) => connect({ mockUserToken: { sub } }));
    const nobody = connect();
    const refused = { code: 'permission-denied' };
    if (!ada || !bob) throw new Error('Both are needed.');
    await setDoc(doc(ada, 'notes/1'), { n: 1 });
    await expect(setDoc(doc(bob, 'notes/1'), {})).rejects.toMatchObject(refused);
    expect((await getDoc(doc(bob, 'notes/1'))).data()).toEqual({ n: 1 });
    await expect(getDoc(doc(nobody, 'notes/1'))).rejects.toMatchObject(refused);
    await expect(getDocs(collection(nobody, 'notes'))).rejects.toMatchObject(refused);
    await expect(getDocs(collection(ada, 'other'))).rejects.toMatchObject(refused);
    const store = running.engine.store(database).database;
    expect(store.get('notes/1')?.fields).toEqual(new Map([['n', 1n]]));
  });
});
