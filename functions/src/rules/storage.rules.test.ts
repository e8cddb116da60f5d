/** Every folder, every actor, every operation on files: the table is written by hand, not derived from the rules. */
import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
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
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';

const actors = {
  visitor: null,
  /** The folders of the test carry their uid. */
  owner: { uid: 'ada', claims: { email_verified: true } },
  /** As during registration, and with a claim that then opens nothing. */
  unverified: { uid: 'ada', claims: { email_verified: false, admin: true } },
  stranger: { uid: 'bob', claims: { email_verified: true } },
  /** An admin whose folder it is not. */
  otherAdmin: { uid: 'root', claims: { email_verified: true, admin: true } },
  ownerAsAdmin: { uid: 'ada', claims: { email_verified: true, admin: true } },
  pretender: { uid: 'ada', claims: { email_verified: true, admin: 'true' } },
} as const;

type Actor = keyof typeof actors;

const webp = 'image/webp';
const pdf = 'application/pdf';

const portraits: Record<Actor, string> = {
  visitor: 'get',
  owner: 'get create delete',
  unverified: 'get create delete',
  stranger: 'get',
  otherAdmin: 'get',
  ownerAsAdmin: 'get create delete',
  pretender: 'get create delete',
};
const ofPapers: Record<Actor, string> = {
  visitor: 'get',
  owner: 'get create',
  unverified: 'get',
  stranger: 'get',
  otherAdmin: 'get',
  ownerAsAdmin: 'get create',
  pretender: 'get create',
};
const ofTheLab: Record<Actor, string> = {
  visitor: 'get',
  owner: 'get',
  unverified: 'get',
  stranger: 'get',
  otherAdmin: 'get',
  ownerAsAdmin: 'get create',
  pretender: 'get',
};
const nobodys: Record<Actor, string> = {
  visitor: '',
  owner: '',
  unverified: '',
  stranger: '',
  otherAdmin: '',
  ownerAsAdmin: '',
  pretender: '',
};

/** `overwrite`, `update` (of what is told about a file) and `list` are nowhere. */
const table: Record<string, { type: string; file: string; cells: Record<Actor, string> }> = {
  'images/profile/ada': { type: webp, file: 'a-1_B.webp', cells: portraits },
  'images/papers/ada': { type: webp, file: 'a.webp', cells: ofPapers },
  'images/news/ada': { type: webp, file: 'a.webp', cells: ofTheLab },
  'images/areas/ada': { type: webp, file: 'a-480.webp', cells: ofTheLab },
  'images/collaborators/ada': { type: webp, file: 'a.webp', cells: ofTheLab },
  'images/lab/ada': { type: webp, file: 'a.webp', cells: ofTheLab },
  'files/papers/ada': { type: pdf, file: 'a.pdf', cells: ofPapers },
  'images/unheard-of/ada': {
    type: webp,
    file: 'a.webp',
    // Nothing is ever there, so that whoever could read it would find nothing.
    cells: {
      visitor: 'get',
      owner: 'get',
      unverified: 'get',
      stranger: 'get',
      otherAdmin: 'get',
      ownerAsAdmin: 'get',
      pretender: 'get',
    },
  },
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
});

beforeEach(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage;
    for (const [folder, { file, type }] of Object.entries(table))
      await upload(storage, `${folder}/${file}`, type);
  });
});

afterAll(async () => {
  await environment?.cleanup();
});

function row(folder: string) {
  const found = table[folder];
  if (!found) throw new Error(`no row for ${folder}`);
  return found;
}

function upload(storage: FirebaseStorage, path: string, contentType: string, bytes: Uint8Array = few) {
  return uploadBytes(ref(storage, path), bytes, { contentType });
}

function as(actor: Actor): FirebaseStorage {
  const person = actors[actor];
  const context = person
    ? environment.authenticatedContext(person.uid, person.claims)
    : environment.unauthenticatedContext();
  return context.storage() as unknown as FirebaseStorage;
}

describe.each(Object.entries(table))('%s', (folder, { cells }) => {
  test.each(Object.entries(cells) as [Actor, string][])('%s: %s', async (actor, allowed) => {
    const storage = as(actor);
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
    const attempt = upload(as('owner'), fresh, type, new Uint8Array(bytes));
    await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
  });
});

test.each(['gzip', 'br', 'GZIP', 'identity, gzip', 'x'])(
  'a file packed with %s is refused',
  async (contentEncoding) => {
    for (const [folder, contentType] of [
      ['files/papers/ada', pdf],
      ['images/papers/ada', webp],
    ]) {
      const ending = contentType === pdf ? 'pdf' : 'webp';
      const file = ref(as('owner'), `${folder}/${crypto.randomUUID()}.${ending}`);
      await assertFails(uploadBytes(file, few, { contentType, contentEncoding }));
      await assertSucceeds(uploadBytes(file, few, { contentType, contentEncoding: 'identity' }));
    }
  },
);

test('whoever has the address sees a file and what is told about it, without signing in', async () => {
  const file = ref(as('visitor'), 'images/profile/ada/a-1_B.webp');
  await assertSucceeds(getMetadata(file));
  await assertSucceeds(getDownloadURL(file));
});
