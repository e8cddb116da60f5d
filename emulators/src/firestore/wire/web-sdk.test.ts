/** Tests the web SDK in Node, over the network. Tests of rules are in the folder of the rules. */
import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limitToLast,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { openWebSdk } from '../web-sdk.testing.ts';

const { as, anonymous } = await openWebSdk(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} {
      allow read, write: if true;
    }
  }
}`);

describe('the web SDK', () => {
  it('writes, reads and counts', async () => {
    const db = anonymous();
    const one = doc(db, 'open/1');
    await setDoc(one, { n: 1, list: ['a'], at: serverTimestamp(), gone: true });
    await updateDoc(one, { n: increment(4), list: arrayUnion('b'), gone: deleteField() });
    const data = (await getDoc(one)).data();
    expect(data).toMatchObject({ n: 5, list: ['a', 'b'] });
    expect(data).not.toHaveProperty('gone');
    await writeBatch(db).set(doc(db, 'open/2'), { n: 2 }).set(doc(db, 'open/3'), { n: 3 }).commit();
    const last = query(collection(db, 'open'), orderBy('n'), limitToLast(2));
    expect((await getDocs(last)).docs.map(({ id }) => id)).toEqual(['3', '1']);
    expect((await getCountFromServer(collection(db, 'open'))).data().count).toBe(3);
    expect((await getDoc(doc(db, 'open/none'))).exists()).toBe(false);
    await expect(updateDoc(doc(db, 'open/none'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is refused writes that cannot follow each other', async () => {
    const db = anonymous();
    const one = doc(db, 'open/1');
    await setDoc(one, {});
    await expect(writeBatch(db).delete(one).update(one, { n: 1 }).commit()).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining('Cannot delete then update an entity in the same request.'),
    });
  });

  it('merges fields that lie within each other', async () => {
    const one = doc(anonymous(), 'open/1');
    await setDoc(one, { owner: { name: 'Ada', age: 1 }, kept: 1 });
    const mergeFields = ['owner.name', 'owner', 'owner'];
    await setDoc(one, { owner: { name: 'Bob' } }, { mergeFields });
    expect((await getDoc(one)).data()).toEqual({ owner: { name: 'Bob' }, kept: 1 });
  });

  it('runs transactions against each other without losing one', async () => {
    const db = anonymous();
    const counter = doc(db, 'open/counter');
    await setDoc(counter, { n: 0 });
    const add = () =>
      runTransaction(db, async (transaction) => {
        const snapshot = await transaction.get(counter);
        transaction.update(counter, { n: snapshot.get('n') + 1 });
      });
    await Promise.all([add(), add(), add()]);
    expect((await getDoc(counter)).get('n')).toBe(3);
  });

  it('listens to several targets at once', async () => {
    const db = anonymous();
    const seen: string[] = [];
    let wake = () => {};
    const note = (name: string) => (snapshot: QuerySnapshot) => {
      seen.push(`${name}: ${snapshot.docs.map(({ id }) => id).join(' ')}`);
      wake();
    };
    const small = onSnapshot(query(collection(db, 'open'), where('n', '<', 5)), note('small'));
    const top = onSnapshot(
      query(collection(db, 'open'), orderBy('n', 'desc'), limitToLast(1)),
      note('first'),
    );
    /** Waits until each listener's latest state is the expected one. */
    const reached = async (...wanted: string[]) => {
      const latest = (name: string) => seen.findLast((line) => line.startsWith(name));
      while (latest('small') !== wanted[0] || latest('first') !== wanted[1]) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    };
    await reached('small: ', 'first: ');
    const other = as('bob');
    await setDoc(doc(other, 'open/a'), { n: 3 });
    await reached('small: a', 'first: a');
    await setDoc(doc(other, 'open/b'), { n: 1 });
    await reached('small: b a', 'first: b');
    await updateDoc(doc(other, 'open/b'), { n: 9 });
    await reached('small: a', 'first: a');
    await deleteDoc(doc(other, 'open/a'));
    await reached('small: ', 'first: b');
    small();
    top();
  });
});
