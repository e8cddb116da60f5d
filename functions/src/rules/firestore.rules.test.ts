/** Every collection, every actor, every operation: the table is written by hand, not derived from the rules. */
import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
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
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const actors = {
  visitor: null,
  /** Every record of the test is theirs, or is about them. */
  owner: { uid: 'ada', claims: { email: 'ada@lab.example', email_verified: true } },
  stranger: { uid: 'bob', claims: { email: 'bob@lab.example', email_verified: true, admin: false } },
  unverified: { uid: 'eve', claims: { email: 'ada@lab.example', email_verified: false } },
  unverifiedAdmin: { uid: 'una', claims: { email: 'una@lab.example', email_verified: false, admin: true } },
  /** A claim that only looks like an admin's. */
  pretender: { uid: 'mal', claims: { admin: 'true', role: 'admin' } },
  admin: { uid: 'root', claims: { email: 'root@lab.example', email_verified: true, admin: true } },
} as const;

type Actor = keyof typeof actors;

const published: Record<Actor, string> = {
  visitor: 'get list',
  owner: 'get list',
  stranger: 'get list',
  unverified: 'get list',
  unverifiedAdmin: 'get list',
  pretender: 'get list',
  admin: 'get list',
};
const onePerPerson: Record<Actor, string> = {
  visitor: '',
  owner: 'get',
  stranger: '',
  unverified: '',
  unverifiedAdmin: '',
  pretender: '',
  admin: 'get list',
};
const manyPerPerson: Record<Actor, string> = {
  visitor: '',
  owner: 'get listOfAda',
  stranger: '',
  unverified: '',
  unverifiedAdmin: '',
  pretender: '',
  admin: 'get list listOfAda',
};
const adminsOnly: Record<Actor, string> = {
  visitor: '',
  owner: '',
  stranger: '',
  unverified: '',
  unverifiedAdmin: '',
  pretender: '',
  admin: 'get list',
};

/** `create`, `update` and `delete` are nowhere: only the server writes. */
const table: Record<string, Record<Actor, string>> = {
  labInfo: published,
  public: published,
  researchPapers: published,
  researchAreas: published,
  openPositions: published,
  news: published,
  team: published,
  collaborations: published,
  users: onePerPerson,
  applications: onePerPerson,
  researchRequests: manyPerPerson,
  contacts: manyPerPerson,
  activity: adminsOnly,
  removed: adminsOnly,
  unheardOf: {
    visitor: '',
    owner: '',
    stranger: '',
    unverified: '',
    unverifiedAdmin: '',
    pretender: '',
    admin: '',
  },
};

const operations: Record<string, (db: Firestore, records: string) => Promise<unknown>> = {
  get: (db, records) => getDoc(doc(db, records, 'ada')),
  list: (db, records) => getDocs(collection(db, records)),
  listOfAda: (db, records) => getDocs(query(collection(db, records), where('uid', '==', 'ada'), limit(20))),
  create: (db, records) => setDoc(doc(db, records, 'new'), { uid: 'ada' }),
  update: (db, records) => updateDoc(doc(db, records, 'ada'), { name: 'changed' }),
  delete: (db, records) => deleteDoc(doc(db, records, 'ada')),
};

let environment: RulesTestEnvironment;

beforeAll(async () => {
  // Refusals are what is tested; the SDK would write each one to the console.
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-lab-rules',
    firestore: { rules: readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await Promise.all(
      Object.keys(table).map((records) =>
        setDoc(doc(db, records, 'ada'), { uid: 'ada', ownerUid: 'ada', name: 'Ada' }),
      ),
    );
  });
});

afterAll(async () => {
  await environment?.clearFirestore();
  await environment?.cleanup();
});

function as(actor: Actor): Firestore {
  const person = actors[actor];
  const context = person
    ? environment.authenticatedContext(person.uid, person.claims)
    : environment.unauthenticatedContext();
  return context.firestore() as unknown as Firestore;
}

describe.each(Object.entries(table))('%s', (records, cells) => {
  test.each(Object.entries(cells) as [Actor, string][])('%s: %s', async (actor, allowed) => {
    const db = as(actor);
    const granted: string[] = [];
    for (const [name, operation] of Object.entries(operations)) {
      // Whoever may read all may also read with a filter.
      if (name === 'listOfAda' && table[records] !== manyPerPerson) continue;
      if (allowed.split(' ').includes(name)) await assertSucceeds(operation(db, records));
      else await assertFails(operation(db, records));
      if (allowed.split(' ').includes(name)) granted.push(name);
    }
    expect(granted.join(' ')).toBe(allowed);
  });
});

describe('what a person reads of their own', () => {
  test('a record that is not there: their own user record and application, nobody else’s', async () => {
    const db = as('stranger');
    expect((await getDoc(doc(db, 'users', 'bob'))).exists()).toBe(false);
    expect((await getDoc(doc(db, 'applications', 'bob'))).exists()).toBe(false);
    await assertFails(getDoc(doc(db, 'users', 'nobody')));
    await assertFails(getDoc(doc(db, 'researchRequests', 'nothing')));
  });

  test('requests and messages in any order, as long as the query asks for their own only', async () => {
    const db = as('owner');
    const requests = collection(db, 'researchRequests');
    await assertSucceeds(getDocs(query(requests, where('uid', '==', 'ada'), orderBy('createdAt', 'desc'))));
    await assertFails(getDocs(query(requests, where('uid', 'in', ['ada', 'bob']))));
    await assertFails(getDocs(query(requests, where('authorEmail', '==', 'ada@lab.example'))));
    await assertFails(getDocs(query(requests, where('uid', '!=', 'bob'))));
    await assertFails(getDocs(query(requests, limit(1))));
  });
});

test('nothing is readable as a collection group, nor below a document', async () => {
  for (const actor of ['visitor', 'owner', 'admin'] as const) {
    const db = as(actor);
    await assertFails(getDocs(collectionGroup(db, 'news')));
    await assertFails(getDoc(doc(db, 'news', 'ada', 'drafts', 'one')));
    await assertFails(setDoc(doc(db, 'news', 'ada', 'drafts', 'one'), {}));
  }
});
