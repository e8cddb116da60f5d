/**
 * Tests rules as applications use them: through `@firebase/rules-unit-testing` and the web SDK, with a
 * running engine.
 */
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { openWebSdk } from '../firestore/web-sdk.testing.ts';

const missing = Array.from(
  { length: 10 },
  (_, i) => `!exists(/databases/$(database)/documents/nothing/${i})`,
).join(' && ');
const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function user(uid) {
      return get(/databases/$(database)/documents/users/$(uid));
    }
    match /stories/{story} {
      allow read: if resource.data.published == true || request.auth.uid == resource.data.author;
      allow create: if request.resource.data.author == request.auth.uid && request.resource.data.at == request.time;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title'])
        && resource.data.author == request.auth.uid;
      allow delete: if user(request.auth.uid).data.role == 'editor' || request.auth.token.admin == true;
      match /comments/{comment} {
        allow list: if request.query.limit <= 10;
      }
    }
    match /{path=**}/comments/{comment} {
      allow list: if resource.data.public == true;
    }
    match /users/{uid} {
      allow list: if uid == request.auth.uid;
    }
    match /accounts/{id} {
      allow create: if getAfter(/databases/$(database)/documents/ledger/$(id)).data.amount == request.resource.data.amount
        && !exists(/databases/$(database)/documents/ledger/$(id));
    }
    match /drafts/{id} {
      allow create, delete;
    }
    match /reads/{id} {
      allow create: if ${missing} && (id == 'ten' || !exists(/databases/$(database)/documents/nothing/x));
    }
    match /titles/{id} {
      allow update;
    }
    match /ledger/{id} {
      allow create: if existsAfter(/databases/$(database)/documents/accounts/$(id));
    }
    match /elsewhere/{id} {
      allow get: if exists(/databases/other/documents/users/ada) || id == 'either way';
      allow get: if !exists(/databases/other/documents/users/ada) || !exists(/users/ada);
    }
  }
}`;

const { host, port, as, anonymous, withoutRules } = await openWebSdk(rules);

beforeEach(() =>
  withoutRules(async (db) => {
    await setDoc(doc(db, 'stories/own'), { author: 'ada', published: false, title: 'Own' });
    await setDoc(doc(db, 'stories/out'), { author: 'bob', published: true, title: 'Out' });
    await setDoc(doc(db, 'stories/own/comments/c'), { public: true });
    await setDoc(doc(db, 'users/ada'), { role: 'editor' });
  }),
);

describe('queries', () => {
  const stories = (db: Firestore) => collection(db, 'stories');

  test('are allowed when they prove the condition, and return what they ask for', async () => {
    const own = await getDocs(query(stories(as('ada')), where('author', '==', 'ada')));
    expect(own.docs.map(({ id }) => id)).toEqual(['own']);
    const out = await getDocs(
      query(stories(anonymous()), where('published', '==', true), orderBy('title'), limit(5)),
    );
    expect(out.docs.map(({ id }) => id)).toEqual(['out']);
    const both = await getDocs(
      query(stories(as('ada')), or(where('author', '==', 'ada'), where('published', '==', true))),
    );
    expect(both.size).toBe(2);
    expect(
      (await getCountFromServer(query(stories(as('ada')), where('author', '==', 'ada')))).data().count,
    ).toBe(1);
  });

  test('are refused when they only might return what may not be read', async () => {
    const db = as('ada');
    await assertFails(getDocs(stories(db)));
    await assertFails(getDocs(query(stories(db), where('author', '==', 'bob'))));
    await assertFails(getDocs(query(stories(db), where('title', '==', 'Own'))));
    await assertFails(
      getDocs(query(stories(db), or(where('author', '==', 'ada'), where('title', '==', 'x')))),
    );
    await assertFails(getCountFromServer(stories(db)));
  });

  test('listening is refused as reading is', async () => {
    const listening = (db: Firestore) =>
      new Promise((resolve, reject) => {
        const stop = onSnapshot(
          query(stories(db), where('author', '==', 'ada')),
          (snapshot) => {
            stop();
            resolve(snapshot.size);
          },
          reject,
        );
      });
    expect(await assertSucceeds(listening(as('ada')))).toBe(1);
    await assertFails(listening(as('bob')));
  });

  test('for a document id are judged as reading it is, also while listening', async () => {
    const named = (id: string) => query(stories(as('bob')), where(documentId(), 'in', [id]));
    expect((await getDocs(named('out'))).size).toBe(1);
    await assertFails(getDocs(named('own')));
    await assertFails(getDocs(named('none')));
    const sizes: number[] = [];
    const refused = new Promise((_, reject) => {
      onSnapshot(
        named('out'),
        (snapshot) => {
          sizes.push(snapshot.size);
          void withoutRules((db) =>
            updateDoc(doc(db, 'stories/out'), { title: 'Secret', author: 'ada', published: false }),
          );
        },
        reject,
      );
    });
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    expect(sizes).toEqual([1]);
  });

  test('limit, document id and collection groups', async () => {
    const db = as('ada');
    const comments = collection(db, 'stories/own/comments');
    await assertSucceeds(getDocs(query(comments, limit(10))));
    await assertFails(getDocs(query(comments, limit(11))));
    await assertSucceeds(getDocs(query(comments, where('public', '==', true))));
    await assertSucceeds(getDocs(query(collectionGroup(db, 'comments'), where('public', '==', true))));
    await assertFails(getDocs(query(collectionGroup(db, 'comments'), limit(10))));
    await assertSucceeds(getDocs(query(collection(db, 'users'), where(documentId(), '==', 'ada'))));
    await assertFails(getDocs(query(collection(db, 'users'), where(documentId(), '==', 'bob'))));
  });
});

describe('single documents', () => {
  test('a listener ends when its document may no longer be read', async () => {
    const titles: string[] = [];
    const refused = new Promise<{ code: string }>((resolve) => {
      onSnapshot(
        doc(as('bob'), 'stories/out'),
        (story) => {
          titles.push(story.get('title'));
          if (titles.length === 1) void publish({ title: 'Still out' });
          else void publish({ title: 'Secret', author: 'ada', published: false });
        },
        resolve,
      );
    });
    const publish = (change: object) => withoutRules((db) => updateDoc(doc(db, 'stories/out'), change));
    expect(await refused).toMatchObject({ code: 'permission-denied' });
    expect(titles).toEqual(['Out', 'Still out']);
  });

  test('their fields and the claims of the token decide', async () => {
    expect((await getDoc(doc(as('ada'), 'stories/own'))).get('title')).toBe('Own');
    await assertFails(getDoc(doc(as('bob'), 'stories/own')));
    await assertFails(getDoc(doc(as('ada'), 'stories/none')));
    await assertFails(deleteDoc(doc(as('bob', { admin: 'true' }), 'stories/out')));
    await assertFails(deleteDoc(doc(as('bob'), 'stories/out')));
    await assertSucceeds(deleteDoc(doc(as('ada'), 'stories/own')));
    await assertSucceeds(deleteDoc(doc(as('bob', { admin: true }), 'stories/out')));
  });

  test('a server timestamp equals request.time', async () => {
    const story = { author: 'ada', title: 'New', published: false };
    await assertFails(setDoc(doc(as('ada'), 'stories/new'), { ...story, at: new Date() }));
    await assertSucceeds(setDoc(doc(as('ada'), 'stories/new'), { ...story, at: serverTimestamp() }));
  });

  test('an update sees the document before and after', async () => {
    const own = doc(as('ada'), 'stories/own');
    await assertSucceeds(updateDoc(own, { title: 'Better' }));
    await assertFails(updateDoc(own, { title: 'Mine', author: 'eve' }));
    await assertFails(updateDoc(doc(as('bob'), 'stories/own'), { title: 'Worse' }));
  });

  test('who may not write does not learn whether a document is there', async () => {
    await assertFails(updateDoc(doc(as('bob'), 'users/nobody'), { role: 'editor' }));
    await assertFails(updateDoc(doc(as('bob'), 'users/ada'), { role: 'reader' }));
  });

  test('who may only update what is missing learns that', async () => {
    await expect(updateDoc(doc(as('bob'), 'titles/none'), { n: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    await assertFails(setDoc(doc(as('bob'), 'titles/none'), { n: 1 }));
    await expect(updateDoc(doc(as('bob'), 'drafts/none'), { n: 1 })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('asking for other databases, or for what is no path of a document, is an error', async () => {
    await assertFails(getDoc(doc(as('ada'), 'elsewhere/x')));
    await assertSucceeds(getDoc(doc(as('ada'), 'elsewhere/either way')));
  });
});

describe('several writes at once', () => {
  test('to one document are judged as one change of what is stored', async () => {
    const db = as('ada');
    const draft = doc(db, 'drafts/new');
    await assertSucceeds(writeBatch(db).set(draft, { n: 1 }).update(draft, { n: 2 }).commit());
    await assertFails(writeBatch(db).delete(draft).set(draft, { n: 3 }).commit());
    await assertSucceeds(writeBatch(db).set(draft, { n: 4 }).delete(draft).commit());
  });

  test('getAfter and existsAfter see the others', async () => {
    const db = as('ada');
    const both = (amount: number) =>
      writeBatch(db).set(doc(db, 'accounts/a'), { amount: 5 }).set(doc(db, 'ledger/a'), { amount }).commit();
    await assertFails(setDoc(doc(db, 'accounts/a'), { amount: 5 }));
    await assertFails(setDoc(doc(db, 'ledger/a'), { amount: 5 }));
    await assertFails(both(6));
    await assertSucceeds(both(5));
  });

  test('each of them may read ten other documents, and no more', async () => {
    const db = as('ada');
    const write = (reads: string) =>
      writeBatch(db)
        .set(doc(db, `reads/${reads}`), {})
        .set(doc(db, 'drafts/one'), {})
        .commit();
    await assertSucceeds(write('ten'));
    await assertFails(write('eleven'));
  });

  test('one refused write refuses them all', async () => {
    const db = as('ada');
    const batch = writeBatch(db).update(doc(db, 'stories/own'), { title: 'Changed' });
    await assertFails(batch.update(doc(db, 'stories/out'), { title: 'Changed' }).commit());
    expect((await getDoc(doc(db, 'stories/own'))).get('title')).toBe('Own');
  });

  test('transactions are held by the rules for what they read and for what they write', async () => {
    const rename = (db: Firestore, path: string) =>
      runTransaction(db, async (transaction) => {
        const story = await transaction.get(doc(db, path));
        transaction.update(story.ref, { title: `${story.get('title')}!` });
      });
    await assertSucceeds(rename(as('ada'), 'stories/own'));
    await assertFails(rename(as('bob'), 'stories/own'));
    await assertFails(rename(as('ada'), 'stories/out'));
  });
});

test('rules with an error are refused with its place', async () => {
  const broken = initializeTestEnvironment({
    projectId: 'demo-broken',
    firestore: { host, port, rules: "rules_version = '2';\nservice cloud.firestore {{ }" },
  });
  await expect(broken).rejects.toThrow(/L?2:26.*Unexpected '\{'/s);
});
