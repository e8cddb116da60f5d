/** What the web SDK does in Node, and the rules tests that are built on it, over the wire. */
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore, QuerySnapshot } from 'firebase/firestore';
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
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningEngine } from '../engine.testing.ts';
import { startEngine } from '../engine.testing.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read, write: if request.auth.uid == uid;
    }
    match /open/{id} {
      allow read, write: if true;
    }
    match /news/{id} {
      allow get: if exists(/databases/$(database)/documents/users/$(request.auth.uid));
      allow list: if resource.data.owner == request.auth.uid;
      allow create: if request.auth.token.editor == true && request.resource.data.n is int;
      allow update: if getAfter(/databases/$(database)/documents/users/$(request.auth.uid)).data.edits == 1;
    }
  }
}`;

let running: RunningEngine;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  running = await startEngine();
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: '127.0.0.1', port: running.port, rules },
  });
});
beforeEach(() => environment.clearFirestore());
afterAll(async () => {
  await environment.cleanup();
  await running.close();
});

/** The SDK of a signed-in user; the compat class it comes in is the modular one underneath. */
const as = (uid: string, claims = {}) =>
  environment.authenticatedContext(uid, claims).firestore() as unknown as Firestore;
const anonymous = () => environment.unauthenticatedContext().firestore() as unknown as Firestore;
const withoutRules = (work: (db: Firestore) => Promise<void>) =>
  environment.withSecurityRulesDisabled((context) => work(context.firestore() as unknown as Firestore));

describe('rules', () => {
  it('let users at their own documents only', async () => {
    await assertSucceeds(setDoc(doc(as('ada'), 'users/ada'), { a: 1 }));
    await assertSucceeds(getDoc(doc(as('ada'), 'users/ada')));
    await assertFails(setDoc(doc(as('ada'), 'users/bob'), {}));
    await assertFails(getDoc(doc(as('bob'), 'users/ada')));
    await assertFails(getDoc(doc(anonymous(), 'users/ada')));
    await assertFails(deleteDoc(doc(anonymous(), 'users/ada')));
  });

  it('see claims, and the document as it will be', async () => {
    const editor = as('ed', { editor: true });
    await assertSucceeds(setDoc(doc(editor, 'news/1'), { n: 1 }));
    await assertFails(setDoc(doc(editor, 'news/2'), { n: 'one' }));
    await assertFails(setDoc(doc(as('ada'), 'news/2'), { n: 1 }));
  });

  it('see other documents, before and after a batch', async () => {
    await withoutRules((db) => setDoc(doc(db, 'news/1'), { owner: 'bob' }));
    await assertFails(getDoc(doc(as('ada'), 'news/1')));
    const ada = as('ada');
    await assertFails(updateDoc(doc(ada, 'news/1'), { n: 2 }));
    const batch = writeBatch(ada)
      .update(doc(ada, 'news/1'), { n: 2 })
      .set(doc(ada, 'users/ada'), { edits: 1 });
    await assertSucceeds(batch.commit());
    await assertSucceeds(getDoc(doc(ada, 'news/1')));
  });

  it('allow a list only where the query proves the condition', async () => {
    await withoutRules(async (db) => {
      await setDoc(doc(db, 'news/1'), { owner: 'ada' });
      await setDoc(doc(db, 'news/2'), { owner: 'bob' });
    });
    const news = collection(as('ada'), 'news');
    await assertFails(getDocs(news));
    await assertFails(getCountFromServer(news));
    const own = query(news, where('owner', '==', 'ada'));
    expect((await assertSucceeds(getDocs(own))).size).toBe(1);
    expect((await assertSucceeds(getCountFromServer(own))).data().count).toBe(1);
  });

  it('end a listener that they refuse', async () => {
    const error = await new Promise<{ code: string }>((resolve) => {
      onSnapshot(collection(as('ada'), 'news'), () => {}, resolve);
    });
    expect(error.code).toBe('permission-denied');
  });
});

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
    /** Waits until the latest of each listener is the wanted one. */
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
