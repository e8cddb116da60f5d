/** Files that no record names: found, marked, and deleted a day later; never one that a record names meanwhile. */
import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../test/call.ts';
import { createAs, isThere, upload, withCopies } from '../test/files.ts';
import { makeAdmin, makeMember, makeUnverified, type Person } from '../test/people.ts';
import { newsBody, paperBody, submitPaper } from '../test/records.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
const storageBucket = `${process.env.GCLOUD_PROJECT}.appspot.com`;
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: process.env.GCLOUD_PROJECT, storageBucket }));
// Otherwise Google's library looks for a machine of Google around it, for half a minute.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const { firebase } = await import('../data/firebase.ts');
const { userDocument } = await import('../users/user-store.ts');
const { findUnnamed, treatUnnamed } = await import('./sweep.ts');

const day = 24 * 60 * 60 * 1000;

let author: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember();
  admin = await makeAdmin();
});

const pictureOf = ({ uid }: Person, purpose = 'papers') => `/images/${purpose}/${uid}/${randomUUID()}.webp`;
const pdfOf = ({ uid }: Person) => `/files/papers/${uid}/${randomUUID()}.pdf`;

/** The sweep at some time, of nothing but these: all tests share one suite. */
async function sweep(addresses: string[], now: number) {
  const { unnamed } = await findUnnamed();
  const own = unnamed.filter(({ name }) => addresses.includes(`/${name}`));
  return treatUnnamed(own, { really: true, now });
}

const markOf = async (address: string) => {
  const [{ metadata }] = await getStorage(firebase()).bucket().file(address.slice(1)).getMetadata();
  return metadata?.unnamedSince;
};

test('what no record names is marked, waits for a day, and is deleted with its copies', async () => {
  const picture = pictureOf(author);
  const copy = `/copies${picture.replace('.webp', '/480-1.webp')}`;
  // One is what the server made; the others, what anybody may put beside a picture, are shown by nobody.
  const files = [...withCopies(picture), copy, pdfOf(author), pictureOf(author, 'profile')];
  await upload(...files);
  const start = Date.now();
  expect(await sweep(files, start)).toEqual({ marked: 7, waiting: 0, deleted: 0 });
  expect(await sweep(files, start + day - 1)).toEqual({ marked: 0, waiting: 7, deleted: 0 });
  expect(await isThere(picture)).toBe(true);
  expect(await sweep(files, start + day)).toEqual({ marked: 0, waiting: 0, deleted: 7 });
  expect(await Promise.all(files.map(isThere))).not.toContain(true);
});

test('what records name stays, whichever they are', async () => {
  const [paper, news, removed, portrait] = [
    pictureOf(author),
    pictureOf(admin, 'news'),
    pictureOf(admin, 'news'),
    pictureOf(author, 'profile'),
  ];
  const pdf = pdfOf(author);
  const files = [
    ...[paper, news, removed, portrait].flatMap((picture) => [
      picture,
      `/copies${picture.replace('.webp', '/480-1.webp')}`,
    ]),
    pdf,
  ];
  await upload(...files);
  await submitPaper(author, { image: paper, pdf });
  const { token } = admin;
  await call('POST /news', { token, body: newsBody({ image: news }) });
  const gone = await call('POST /news', { token, body: newsBody({ image: removed }) });
  await call(`DELETE /news/${gone.body.insertedId}`, { token });
  // As somebody may have stored it who said the whole address.
  await userDocument(author.uid).update({ photoUrl: `https://lab.example${portrait}` });
  for (const now of [Date.now(), Date.now() + 2 * day]) {
    expect(await sweep(files, now)).toEqual({ marked: 0, waiting: 0, deleted: 0 });
  }
});

describe('a record that is written while the sweep is under way', () => {
  test('keeps its files: what it names is not what the sweep has seen', async () => {
    const files = [pictureOf(author), pdfOf(author)];
    await upload(...files);
    await sweep(files, Date.now() - 2 * day);
    const { unnamed } = await findUnnamed();
    const seen = unnamed.filter(({ name }) => files.includes(`/${name}`));
    expect(seen).toHaveLength(2);

    const [image = '', pdf = ''] = files;
    await submitPaper(author, { image, pdf });
    expect([await markOf(image), await markOf(pdf)]).toEqual([undefined, undefined]);
    await treatUnnamed(seen, { really: true, now: Date.now() });
    expect([await isThere(image), await isThere(pdf)]).toEqual([true, true]);
  });

  test('is refused when the sweep was first', async () => {
    const pdf = pdfOf(author);
    await upload(pdf);
    await sweep([pdf], Date.now() - 2 * day);
    expect(await sweep([pdf], Date.now())).toMatchObject({ deleted: 1 });
    const { status, body } = await call('POST /ResearchRequest', {
      token: author.token,
      body: paperBody({ pdf }),
    });
    expect([status, body.fields]).toEqual([
      400,
      { pdf: 'This file is not there any more. Please choose it again.' },
    ]);
  });
});

test('counting changes nothing', async () => {
  const picture = pictureOf(author);
  await upload(picture);
  const { unnamed } = await findUnnamed();
  const own = unnamed.filter(({ name }) => picture === `/${name}`);
  expect(await treatUnnamed(own, { really: false, now: Date.now() })).toMatchObject({
    marked: 1,
    deleted: 0,
  });
  expect(await markOf(picture)).toBeUndefined();
  await sweep([picture], Date.now() - 2 * day);
  const due = (await findUnnamed()).unnamed.filter(({ name }) => picture === `/${name}`);
  expect(await treatUnnamed(due, { really: false, now: Date.now() })).toMatchObject({ deleted: 1 });
  expect(await isThere(picture)).toBe(true);
});

describe('files are taken only from those whom the lab knows', () => {
  const portrait = ({ uid }: Person, name: string) => `/images/profile/${uid}/${name}.webp`;
  const create = (person: Person, address: string) => createAs(person, address, 'image/webp');

  test('before the email is verified, from those who have registered, under three names', async () => {
    const person = await makeUnverified();
    expect(await create(person, portrait(person, '1'))).toBe(403);
    const { email, name, idToken } = person;
    await call('POST /users', { token: idToken, body: { email, name } });
    for (const [at, status] of [
      ['1', 200],
      ['1', 403],
      ['2', 200],
      ['3', 200],
      ['4', 403],
      [randomUUID(), 403],
    ] as const) {
      expect([at, await create(person, portrait(person, at))]).toEqual([at, status]);
    }
    expect(await create(person, pictureOf(person))).toBe(403);
  });

  test('not from those who have just deleted their account, however long their token lasts', async () => {
    const person = await makeMember();
    expect(await create(person, pictureOf(person, 'profile'))).toBe(200);
    expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
    expect(await create(person, pictureOf(person, 'profile'))).toBe(403);
    expect(await create(person, pictureOf(person))).toBe(403);
    // Nor do they come back with that token.
    const { email, name, idToken } = person;
    expect((await call('POST /users', { token: idToken, body: { email, name } })).status).toBe(401);
    expect(await create(person, portrait(person, '1'))).toBe(403);
  });
});
