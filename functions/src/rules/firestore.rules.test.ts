/** Checks that the rules refuse every operation to every actor, because browsers never access Firestore. */
import { readFileSync } from 'node:fs';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

const actors = {
  visitor: null,
  /** All records of this test belong to this person or are about them. */
  owner: { uid: 'ada', claims: { email: 'ada@lab.example', email_verified: true } },
  stranger: { uid: 'bob', claims: { email: 'bob@lab.example', email_verified: true, admin: false } },
  unverified: { uid: 'eve', claims: { email: 'ada@lab.example', email_verified: false } },
  unverifiedAdmin: { uid: 'una', claims: { email: 'una@lab.example', email_verified: false, admin: true } },
  /** Claims that only resemble an admin's. */
  pretender: { uid: 'mal', claims: { admin: 'true', role: 'admin' } },
  admin: { uid: 'root', claims: { email: 'root@lab.example', email_verified: true, admin: true } },
} as const;

type Actor = keyof typeof actors;

/** The rules name no collection, so that one of the server, and one that never existed, stand for all. */
const collections = ['users', 'unheardOf'];

const operations: Record<string, (db: Firestore, records: string) => Promise<unknown>> = {
  get: (db, records) => getDoc(doc(db, records, 'ada')),
  list: (db, records) => getDocs(collection(db, records)),
  listOfAda: (db, records) => getDocs(query(collection(db, records), where('uid', '==', 'ada'), limit(20))),
  create: (db, records) => setDoc(doc(db, records, 'new'), { uid: 'ada' }),
  update: (db, records) => updateDoc(doc(db, records, 'ada'), { name: 'changed' }),
  delete: (db, records) => deleteDoc(doc(db, records, 'ada')),
};

const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
let environment: RulesTestEnvironment;

beforeAll(async () => {
  // The SDK would print each refusal to the console.
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-lab-rules',
    firestore: { rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await Promise.all(
      collections.map((records) =>
        setDoc(doc(db, records, 'ada'), { uid: 'ada', ownerUid: 'ada', name: 'Ada' }),
      ),
    );
  });
});

afterAll(async () => {
  await environment?.clearFirestore();
  await environment?.cleanup();
});

const clients = new Map<Actor, Firestore>();

/** One client for each actor, because a new one first compiles the whole protocol. */
function as(actor: Actor): Firestore {
  const person = actors[actor];
  const connect = () =>
    (person
      ? environment.authenticatedContext(person.uid, person.claims)
      : environment.unauthenticatedContext()
    ).firestore() as unknown as Firestore;
  const client = clients.get(actor) ?? connect();
  clients.set(actor, client);
  return client;
}

test('the rules have one match for all documents, and allow nothing', () => {
  expect(rules.match(/\bmatch /g)).toHaveLength(2);
  expect(rules).toContain('match /{document=**} { allow read, write: if false; }');
});

test.each<[string, Actor[]]>([
  ['visitors', ['visitor']],
  ['people with an account', ['owner', 'stranger', 'unverified']],
  ['admins, and who would like to be one', ['admin', 'unverifiedAdmin', 'pretender']],
])('every operation is closed to %s', async (_who, those) => {
  for (const actor of those) {
    const db = as(actor);
    for (const records of collections) {
      for (const [name, operation] of Object.entries(operations)) {
        await assertFails(operation(db, records)).catch((cause) => {
          throw new Error(`${actor} may ${name} in ${records}`, { cause });
        });
      }
    }
  }
});

test('nobody reads a missing person’s record', async () => {
  await assertFails(getDoc(doc(as('stranger'), 'users', 'bob')));
  await assertFails(getDoc(doc(as('stranger'), 'applications', 'bob')));
});

test('nobody reads a collection group, or below a document', async () => {
  for (const actor of ['visitor', 'owner', 'admin'] as const) {
    const db = as(actor);
    await assertFails(getDocs(collectionGroup(db, 'news')));
    await assertFails(getDoc(doc(db, 'news', 'ada', 'drafts', 'one')));
    await assertFails(setDoc(doc(db, 'news', 'ada', 'drafts', 'one'), {}));
  }
});
