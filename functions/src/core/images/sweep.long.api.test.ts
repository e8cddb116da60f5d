/**
 * Files that no record names are found, marked, and deleted a day later, unless a record names them
 * meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../../test/call.ts';
import { createAs, isThere, upload, withCopies } from '../../test/files.ts';
import { makeAdmin, makeMember, makeUnverified, type Person } from '../../test/people.ts';
import { messageBody, newsBody, paperBody, submitPaper } from '../../test/records.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
const storageBucket = `${process.env.GCLOUD_PROJECT}.appspot.com`;
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: process.env.GCLOUD_PROJECT, storageBucket }));
// Otherwise Google's library searches for Google's metadata server for half a minute.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const { firebase } = await import('../data/firebase.ts');
const { userDocument } = await import('../../features/users/user-store.ts');
const { deleteSurplus, findUnnamed, limitCaching, processUnnamed } = await import('./sweep.ts');

const day = 24 * 60 * 60 * 1000;

let author: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember();
  admin = await makeAdmin();
});

const pictureOf = ({ uid }: Person, purpose = 'papers') => `/images/${purpose}/${uid}/${randomUUID()}.webp`;
const pdfOf = ({ uid }: Person) => `/files/papers/${uid}/${randomUUID()}.pdf`;

/** Sweeps only these files, because all tests share one suite. */
async function sweep(addresses: string[], now: number) {
  const { unnamed } = await findUnnamed();
  const own = unnamed.filter(({ name }) => addresses.includes(`/${name}`));
  return processUnnamed(own, { really: true, now });
}

const fileAt = (address: string) => getStorage(firebase()).bucket().file(address.slice(1));

const markOf = async (address: string) => (await fileAt(address).getMetadata())[0].metadata?.unnamedSince;

test('files that no record names are marked, and a day later deleted with their copies', async () => {
  const picture = pictureOf(author);
  const copy = `/copies${picture.replace('.webp', '/480-1.webp')}`;
  // The server made one of these copies; no page shows the others, which a user stored beside the picture.
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
  // A client may have sent the whole address, with the origin.
  await userDocument(author.uid).update({ photoUrl: `https://lab.example${portrait}` });
  for (const now of [Date.now(), Date.now() + 2 * day]) {
    expect(await sweep(files, now)).toEqual({ marked: 0, waiting: 0, deleted: 0 });
  }
});

test('caches keep what records name no longer than they may, also at the address of Storage', async () => {
  const [paper, news, unnamed] = [pictureOf(author), pictureOf(admin, 'news'), pictureOf(author)];
  await upload(paper, news, unnamed);
  const aYear = 'public, max-age=31536000, immutable';
  for (const address of [paper, unnamed]) await fileAt(address).setMetadata({ cacheControl: aYear });
  await submitPaper(author, { image: paper });
  await call('POST /news', { token: admin.token, body: newsBody({ image: news }) });
  const own = async () =>
    (await findUnnamed()).cachedOtherwise.filter(({ name }) => [paper, news, unnamed].includes(`/${name}`));
  await limitCaching(await own());
  const cachingAt = async (address: string) => (await fileAt(address).getMetadata())[0].cacheControl;
  expect(await cachingAt(paper)).toBe('public, max-age=1800, must-revalidate');
  expect(await cachingAt(news)).toBe(aYear);
  // The sweep deletes it soon.
  expect(await cachingAt(unnamed)).toBe(aYear);
  expect(await own()).toEqual([]);
});

describe('a record that is written while the sweep is under way', () => {
  test('keeps its files, since their marks have changed', async () => {
    const files = [pictureOf(author), pdfOf(author)];
    await upload(...files);
    await sweep(files, Date.now() - 2 * day);
    const { unnamed } = await findUnnamed();
    const seen = unnamed.filter(({ name }) => files.includes(`/${name}`));
    expect(seen).toHaveLength(2);

    const [image = '', pdf = ''] = files;
    await submitPaper(author, { image, pdf });
    expect([await markOf(image), await markOf(pdf)]).toEqual([undefined, undefined]);
    await processUnnamed(seen, { really: true, now: Date.now() });
    expect([await isThere(image), await isThere(pdf)]).toEqual([true, true]);
  });

  test('is refused when the sweep has deleted its files', async () => {
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
      { pdf: 'This file is no longer there. Please choose it again.' },
    ]);
  });
});

test('a mark in the future, as an uploaded file may have, does not keep it from being deleted', async () => {
  const picture = pictureOf(author);
  await upload(picture);
  await fileAt(picture).setMetadata({ metadata: { unnamedSince: '9999-01-01T00:00:00.000Z' } });
  const start = Date.now();
  expect(await sweep([picture], start)).toEqual({ marked: 1, waiting: 0, deleted: 0 });
  expect(await sweep([picture], start + day)).toEqual({ marked: 0, waiting: 0, deleted: 1 });
});

test('a call that names the file of somebody else leaves its mark', async () => {
  const [mine, theirs] = [pictureOf(author), pictureOf(admin)];
  await upload(mine, theirs);
  await sweep([mine, theirs], Date.now() - day);
  const text = `"${mine}" "${theirs}"`;
  const body = messageBody({ email: 'v@example.org', message: text });
  await call('POST /contacts', { body });
  expect([await markOf(mine), await markOf(theirs)]).toEqual([expect.any(String), expect.any(String)]);
  await call('POST /contacts', { token: author.token, body });
  expect([await markOf(mine), await markOf(theirs)]).toEqual([undefined, expect.any(String)]);
});

test('counting changes nothing', async () => {
  const picture = pictureOf(author);
  await upload(picture);
  const { unnamed } = await findUnnamed();
  const own = unnamed.filter(({ name }) => picture === `/${name}`);
  expect(await processUnnamed(own, { really: false, now: Date.now() })).toMatchObject({
    marked: 1,
    deleted: 0,
  });
  expect(await markOf(picture)).toBeUndefined();
  await sweep([picture], Date.now() - 2 * day);
  const due = (await findUnnamed()).unnamed.filter(({ name }) => picture === `/${name}`);
  expect(await processUnnamed(due, { really: false, now: Date.now() })).toMatchObject({ deleted: 1 });
  expect(await isThere(picture)).toBe(true);
});

describe('only people known to the lab may upload', () => {
  const portrait = ({ uid }: Person, name: string) => `/images/profile/${uid}/${name}.webp`;
  const create = (person: Person, address: string) => createAs(person, address, 'image/webp');

  test('before the email is verified: those who have registered, under three names', async () => {
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

  test('not those who have just deleted their account, although their token is valid', async () => {
    const person = await makeMember();
    expect(await create(person, pictureOf(person, 'profile'))).toBe(200);
    expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
    expect(await create(person, pictureOf(person, 'profile'))).toBe(403);
    expect(await create(person, pictureOf(person))).toBe(403);
    // The token of a deleted account cannot store them again.
    const { email, name, idToken } = person;
    expect((await call('POST /users', { token: idToken, body: { email, name } })).status).toBe(401);
    expect(await create(person, portrait(person, '1'))).toBe(403);
  });
});

test('of more than a hundred unnamed files of one person the oldest go at once, unless a record names them', async () => {
  const person = await makeMember();
  const [oldest, named] = [pictureOf(person), pictureOf(person)];
  await upload(oldest, named);
  const others = Array.from({ length: 100 }, () => pictureOf(person));
  await upload(...others);
  const own = async () =>
    (await findUnnamed()).unnamed.filter(({ name }) => name.split('/')[2] === person.uid);
  await processUnnamed(await own(), { really: true, now: Date.now() });
  const listed = await own();
  expect(await deleteSurplus(listed, { really: true, now: Date.now() })).toBe(0);
  await submitPaper(person, { image: named });
  const later = Date.now() + 2 * 60 * 60 * 1000;
  expect(await deleteSurplus(listed, { really: false, now: later })).toBe(2);
  expect(await deleteSurplus(listed, { really: true, now: later })).toBe(1);
  expect([await isThere(oldest), await isThere(named)]).toEqual([false, true]);
  expect(await Promise.all(others.map(isThere))).not.toContain(false);
});
