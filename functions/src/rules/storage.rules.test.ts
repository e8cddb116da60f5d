/** Checks every folder, actor and operation against a table written by hand, independent of the rules. */
import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { imagePurposes } from '@lab/contract/lib/images';
import { copyOf, filePurposes, pdfName, pictureName } from '@lab/contract/lib/uploads/files';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { firestore } from '../core/data/firestore.ts';

interface Person {
  uid: string;
  claims: Record<string, unknown>;
  /** The person's record; without it or a registration there is no account, even while its token is valid. */
  user?: { role: string; blocked?: boolean; grants?: Record<string, { only: string[]; until: Date | null }> };
  registration?: object;
}

const verified = { email_verified: true };
const asAdmin = { ...verified, admin: true };
const given = (role: string, until: Date | null = null) => ({
  role: '',
  grants: { [role]: { only: [], until } },
});
const [past, future] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date];

const actors = {
  visitor: null,
  /** The test's folders carry this person's uid. */
  owner: { uid: 'ada', claims: verified, user: { role: '' } },
  /** An account during registration, with an admin claim that has no effect before the email is verified. */
  unverified: { uid: 'ada', claims: { email_verified: false, admin: true }, registration: {} },
  stranger: { uid: 'bob', claims: verified, user: { role: '' } },
  /** An admin who does not own the folder. */
  otherAdmin: { uid: 'root', claims: asAdmin, user: { role: 'admin' } },
  ownerAsAdmin: { uid: 'ada', claims: asAdmin, user: { role: 'admin' } },
  pretender: { uid: 'ada', claims: { ...verified, admin: 'true' }, user: { role: 'admin' } },
  /** A person who was an admin until a moment ago. */
  revokedAdmin: { uid: 'ada', claims: asAdmin, user: { role: '' } },
  blocked: { uid: 'ada', claims: asAdmin, user: { role: 'admin', blocked: true } },
  editor: { uid: 'ada', claims: { ...verified, roles: ['editor'] }, user: given('editor', future) },
  contributor: { uid: 'ada', claims: { ...verified, roles: ['contributor'] }, user: given('contributor') },
  recruiter: { uid: 'ada', claims: { ...verified, roles: ['recruiter'] }, user: given('recruiter') },
  reviewer: { uid: 'ada', claims: { ...verified, roles: ['reviewer'] }, user: given('reviewer') },
  /** Whose role has ended, was taken, is only in the record, is another one, or who was blocked. */
  lateEditor: { uid: 'ada', claims: { ...verified, roles: ['editor'] }, user: given('editor', past) },
  formerEditor: { uid: 'ada', claims: { ...verified, roles: ['editor'] }, user: { role: '', grants: {} } },
  unclaimedEditor: { uid: 'ada', claims: verified, user: given('editor') },
  otherEditor: { uid: 'ada', claims: { ...verified, roles: ['editor'] }, user: given('reviewer') },
  oddEditor: { uid: 'ada', claims: { ...verified, roles: 'editor' }, user: given('editor') },
  blockedEditor: {
    uid: 'ada',
    claims: { ...verified, roles: ['editor'] },
    user: { ...given('editor'), blocked: true },
  },
  deleted: { uid: 'ada', claims: asAdmin },
  deletedUnverified: { uid: 'ada', claims: { email_verified: false } },
  /** A person whose email is verified needs a user record; a registration is not enough. */
  withoutRecord: { uid: 'ada', claims: verified, registration: {} },
  anonymous: {
    uid: 'ada',
    claims: { firebase: { sign_in_provider: 'anonymous', identities: {} } },
    user: { role: 'admin' },
    registration: {},
  },
} as const satisfies Record<string, Person | null>;

type Actor = keyof typeof actors;

const webp = 'image/webp';
const pdf = 'application/pdf';

/** Either everybody may `get` or nobody; `allowed` names the other operations of each actor. */
function cells(allowed: Partial<Record<Actor, string>>, everybody = 'get'): Record<Actor, string> {
  const names = Object.keys(actors) as Actor[];
  return Object.fromEntries(
    names.map((name) => [name, `${everybody} ${allowed[name] ?? ''}`.trim()]),
  ) as Record<Actor, string>;
}

const people = Object.fromEntries(
  [
    ...['editor', 'contributor', 'recruiter', 'reviewer', 'lateEditor', 'formerEditor', 'unclaimedEditor'],
    ...['otherEditor', 'oddEditor'],
  ].map((name) => [name, 'create']),
);
const ofPeople = cells({
  ...people,
  owner: 'create',
  ownerAsAdmin: 'create',
  pretender: 'create',
  revokedAdmin: 'create',
});
const ofTheLab = cells({ ownerAsAdmin: 'create', editor: 'create' });
const writers = { ownerAsAdmin: 'create', editor: 'create', contributor: 'create', recruiter: 'create' };
const ofContent = cells(writers);
/** Sent only by the server, which asks who is on the team. */
const forMembers = cells(writers, '');
const nobodys = cells({}, '');

/** `overwrite`, `update` (of metadata), `delete` and `list` are never allowed. */
const table: Record<string, { type: string; file: string; cells: Record<Actor, string> }> = {
  'images/profile/ada': { type: webp, file: 'a-1_B.webp', cells: ofPeople },
  'images/papers/ada': { type: webp, file: 'a.webp', cells: ofPeople },
  'images/news/ada': { type: webp, file: 'a.webp', cells: ofContent },
  'images/areas/ada': { type: webp, file: 'a-480.webp', cells: ofContent },
  'images/collaborators/ada': { type: webp, file: 'a.webp', cells: ofContent },
  'images/lab/ada': { type: webp, file: 'a.webp', cells: ofTheLab },
  'files/papers/ada': { type: pdf, file: 'a.pdf', cells: ofPeople },
  'files/content/ada': { type: pdf, file: 'a.pdf', cells: ofContent },
  'files/members/ada': { type: pdf, file: 'a.pdf', cells: forMembers },
  // These files do not exist, so that reading them tests only the rule.
  'images/unheard-of/ada': { type: webp, file: 'a.webp', cells: cells({}) },
  'images/profile/ada/deeper': { type: webp, file: 'a.webp', cells: nobodys },
  'images/profile': { type: webp, file: 'ada', cells: nobodys },
  'files/other/ada': { type: pdf, file: 'a.pdf', cells: nobodys },
  ada: { type: webp, file: 'a.webp', cells: nobodys },
};

const few = new Uint8Array(12);

const operations: Record<string, (storage: FirebaseStorage, folder: string) => Promise<unknown>> = {
  get: (storage, folder) => getBytes(ref(storage, `${folder}/${row(folder).file}`)),
  list: (storage, folder) => list(ref(storage, folder)),
  create: (storage, folder) =>
    upload(storage, `${folder}/${crypto.randomUUID()}${row(folder).file}`, row(folder).type),
  overwrite: (storage, folder) => upload(storage, `${folder}/${row(folder).file}`, row(folder).type),
  update: (storage, folder) =>
    updateMetadata(ref(storage, `${folder}/${row(folder).file}`), { contentType: 'text/html' }),
  delete: (storage, folder) => deleteObject(ref(storage, `${folder}/${row(folder).file}`)),
};

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-lab-rules',
    storage: { rules: readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8') },
  });
  // Once is enough, since nobody can change or delete them.
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage;
    for (const [folder, { file, type }] of Object.entries(table))
      await upload(storage, `${folder}/${file}`, type);
  });
});

afterAll(async () => {
  await deletePeople();
  await environment?.cleanup();
});

async function deletePeople(): Promise<void> {
  const uids = new Set(Object.values(actors).flatMap((person) => person?.uid ?? []));
  const paths = [...uids].flatMap((uid) => [`users/${uid}`, `registrations/${uid}`]);
  await Promise.all(paths.map((path) => firestore().doc(path).delete()));
}

function row(folder: string) {
  const found = table[folder];
  if (!found) throw new Error(`no row for ${folder}`);
  return found;
}

function upload(storage: FirebaseStorage, path: string, contentType: string, bytes: Uint8Array = few) {
  return uploadBytes(ref(storage, path), bytes, { contentType });
}

/**
 * Signs in, with the actor's records. Storage rules read the running suite's database, whatever the test's
 * project is.
 */
async function as(actor: Actor): Promise<FirebaseStorage> {
  const person: Person | null = actors[actor];
  await deletePeople();
  if (person?.user) await firestore().doc(`users/${person.uid}`).set(person.user);
  if (person?.registration) await firestore().doc(`registrations/${person.uid}`).set(person.registration);
  const context = person
    ? environment.authenticatedContext(person.uid, person.claims)
    : environment.unauthenticatedContext();
  return context.storage() as unknown as FirebaseStorage;
}

describe.each(Object.entries(table))('%s', (folder, { cells }) => {
  test.each(Object.entries(cells) as [Actor, string][])('%s: %s', async (actor, allowed) => {
    const storage = await as(actor);
    for (const [name, operation] of Object.entries(operations)) {
      if (allowed.split(' ').includes(name)) await assertSucceeds(operation(storage, folder));
      else await assertFails(operation(storage, folder));
    }
  });
});

describe('what may be in a folder of one’s own', () => {
  const size = 1024 * 1024;

  test.each([
    ['a picture just under 5 MB', 'images/papers/ada/x.webp', webp, 5 * size - 1, true],
    ['a picture of 5 MB', 'images/papers/ada/x.webp', webp, 5 * size, false],
    ['an empty picture', 'images/papers/ada/x.webp', webp, 0, false],
    ['a picture of another type', 'images/papers/ada/x.webp', 'image/png', 12, false],
    ['a page called a picture', 'images/papers/ada/x.webp', 'text/html', 12, false],
    ['a picture with another ending', 'images/papers/ada/x.html', webp, 12, false],
    ['a picture without a name', 'images/papers/ada/.webp', webp, 12, false],
    ['a picture with an odd name', 'images/papers/ada/x y.webp', webp, 12, false],
    ['a document of 20 MB', 'files/papers/ada/x.pdf', pdf, 20 * size, true],
    ['a document of more', 'files/papers/ada/x.pdf', pdf, 20 * size + 1, false],
    ['a document of another type', 'files/papers/ada/x.pdf', 'application/zip', 12, false],
    ['a picture among the documents', 'files/papers/ada/x.pdf', webp, 12, false],
    ['a document among the pictures', 'images/papers/ada/x.webp', pdf, 12, false],
  ])('%s', async (_, path, type, bytes, allowed) => {
    const fresh = path.replace(/x(?=[^/]*$)/, () => crypto.randomUUID());
    const attempt = upload(await as('owner'), fresh, type, new Uint8Array(bytes));
    await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
  });
});

test('the rules accept the names that the contract builds', async () => {
  const storage = await as('ownerAsAdmin');
  const name = () => crypto.randomUUID();
  for (const purpose of imagePurposes) {
    await assertSucceeds(upload(storage, pictureName(purpose, 'ada', name()), webp));
    await assertFails(upload(storage, pictureName(purpose, 'bob', name()), webp));
  }
  for (const purpose of filePurposes) {
    await assertSucceeds(upload(storage, pdfName('ada', name(), purpose), pdf));
    await assertFails(upload(storage, pdfName('bob', name(), purpose), pdf));
  }
  await assertFails(upload(storage, copyOf(pictureName('papers', 'ada', name()), 480, 1), webp));
});

test.each(['gzip', 'br', 'GZIP', 'identity, gzip', 'x'])(
  'a file packed with %s is refused',
  async (contentEncoding) => {
    const storage = await as('owner');
    for (const [folder, contentType] of [
      ['files/papers/ada', pdf],
      ['images/papers/ada', webp],
    ]) {
      const ending = contentType === pdf ? 'pdf' : 'webp';
      const file = ref(storage, `${folder}/${crypto.randomUUID()}.${ending}`);
      await assertFails(uploadBytes(file, few, { contentType, contentEncoding }));
      await assertSucceeds(uploadBytes(file, few, { contentType, contentEncoding: 'identity' }));
    }
  },
);

test('a file cannot bring what only the server writes', async () => {
  const storage = await as('owner');
  const create = (customMetadata?: Record<string, string>) => {
    const file = ref(storage, `images/papers/ada/${crypto.randomUUID()}.webp`);
    return uploadBytes(file, few, { contentType: webp, ...(customMetadata && { customMetadata }) });
  };
  await assertFails(create({ unnamedSince: '9999-01-01T00:00:00.000Z' }));
  await assertFails(create({ flaws: 'none' }));
  await assertSucceeds(create());
  await assertSucceeds(create({ note: 'mine' }));
});

test('anybody with the address can read a file and its metadata without signing in', async () => {
  const file = ref(await as('visitor'), 'images/profile/ada/a-1_B.webp');
  await assertSucceeds(getMetadata(file));
  await assertSucceeds(getDownloadURL(file));
});

describe('before the email is verified', () => {
  const portrait = (name: string) => `images/profile/ada/${name}.webp`;

  test('three portraits are allowed, each name once', async () => {
    const storage = await as('unverified');
    for (const name of ['1', '2', '3']) await assertSucceeds(upload(storage, portrait(name), webp));
    for (const name of ['1', '2', '3', '4', '0', '11', '1a', crypto.randomUUID()]) {
      await assertFails(upload(storage, portrait(name), webp));
    }
    await assertFails(deleteObject(ref(storage, portrait('1'))));
  });

  test.each<Actor>(['visitor', 'stranger', 'deletedUnverified', 'deleted', 'withoutRecord', 'anonymous'])(
    'there is none for: %s',
    async (actor) => {
      await assertFails(upload(await as(actor), portrait('2'), webp));
    },
  );
});
