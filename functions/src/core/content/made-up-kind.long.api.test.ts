/**
 * Every type of field, from the form to the database and back, with a kind of content that exists only here.
 */
import type { AnyEndpoint } from '@lab/contract';
import { endpointsOf } from '@lab/contract/core/content/endpoints-of';
import { thing, things } from '@lab/contract/core/content/made-up-kind.testing';
import { sampleOf } from '@lab/contract/core/content/sample.testing';
import { areaDeskTexts } from '@lab/contract/features/areas/desk/texts';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requireUnused } from '../../features/areas/area-uses.ts';
import { papersCollection } from '../../features/papers/paper-store.ts';
import { call as callSuite } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { contentStories, type Subject } from '../../test/content-stories.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { serveApp } from '../../test/serve-app.ts';
import { firestore, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import type { Handler, Mounted } from '../http/handler.ts';
import { serve } from '../http/serve.ts';
import { signToken } from '../http/token.ts';
import { contentOf } from './content-handlers.ts';
import { contentStore } from './content-store.ts';
import { countWithArea } from './references-store.ts';

vi.stubEnv('TOKEN_SECRET', 'a-key-of-this-test-with-more-than-32-bytes');

const store = contentStore(things, thing);
const { handlers } = contentOf(store);
const mounted = Object.entries(endpointsOf(things)).map(
  ([name, endpoint]): Mounted => ({
    endpoint,
    handler: (handlers as Record<string, Handler<AnyEndpoint>>)[name] as Handler<AnyEndpoint>,
  }),
);

let admin: Person;
let token: string;
let memberToken: string;
let origin: string;

beforeAll(async () => {
  origin = await serveApp(serve(mounted));
  admin = await makeAdmin();
  token = await tokenFor(admin, true);
  memberToken = await tokenFor(await makeMember(), false);
});

// The list of what was deleted knows no such kind.
afterAll(async () => {
  const { docs } = await firestore().collection('removed').where('kind', '==', things.name).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

function tokenFor({ uid, email }: Person, isAdmin: boolean) {
  const signedInAt = Math.floor(Date.now() / 1000);
  return signToken({ uid, email, admin: isAdmin, role: isAdmin ? 'admin' : '', signedInAt });
}

const callAs: Subject['call'] = async (what, { token, body, headers } = {}) => {
  const [method = '', path = ''] = what.split(' ');
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()), headers: answer.headers };
};

const call = (method: string, path: string, body?: object) =>
  callAs(`${method} ${path}`, { token, ...(body && { body }) });

const create = async (body: object) => (await call('POST', '/things', body)).body.insertedId as string;
const read = async (id: string) => (await call('GET', `/things/${id}`)).body;

const sample = (over: object = {}) => ({ ...sampleOf(thing.fields), ...over });

describe('of every type of field', () =>
  contentStories({
    ...thing,
    at: { list: '/things', create: '/things', one: (id) => `/things/${id}` },
    sample,
    call: callAs,
    tokenOf: (who) => (who === 'admin' ? token : memberToken),
  }));

test('every field comes back as it was sent, after creating and after editing', async () => {
  const body = sample();
  const id = await create(body);
  expect(await read(id)).toMatchObject(body);
  expect((await call('GET', '/things')).body).toContainEqual(expect.objectContaining({ _id: id, ...body }));
  const changed = sample({ seats: 8, weight: null, leaflet: '' });
  const edit = { ...changed, before: body };
  expect((await call('PATCH', `/things/${id}`, edit)).body).toEqual({ modifiedCount: 1 });
  expect(await read(id)).toMatchObject(changed);
  const late = { ...sample({ seats: 9 }), before: body };
  expect((await call('PATCH', `/things/${id}`, late)).body).toMatchObject({ code: 'conflict' });
  expect((await call('DELETE', `/things/${id}`)).body).toEqual({ deletedCount: 1 });
});

test('an area is shown by its present name, also after it went into another one', async () => {
  const suite = (what: string, body?: object) =>
    callSuite(what, { token: admin.token, ...(body && { body }) });
  const addArea = async () =>
    (await suite('POST /researchArea', contentBody('areas'))).body.insertedId as string;
  const nameOf = async (area: string) => (await suite(`GET /researchArea/${area}`)).body.departmentName;
  const [one, other] = [await addArea(), await addArea()];
  const names = { one: await nameOf(one), other: await nameOf(other) };
  const body = sample({ areas: [one, other] });
  const id = await create(body);
  expect(await read(id)).toMatchObject({
    areas: [one, other],
    references: [
      { _id: one, name: names.one },
      { _id: other, name: names.other },
    ],
  });
  const count = (area: string) => transact((tx) => countWithArea(tx, [store], { _id: area }));
  expect([await count(one), await count('nowhere')]).toEqual([1, 0]);

  expect((await suite(`DELETE /researchArea/${one}?moveTo=${other}`)).status).toBe(200);
  const moved = { areas: [other], references: [{ _id: other, name: names.other }] };
  expect(await read(id)).toMatchObject(moved);
  const listed = (await call('GET', '/things')).body.find(({ _id }: { _id: string }) => _id === id);
  expect(listed).toMatchObject(moved);

  // Neither what was read before nor what is read now is a conflict.
  for (const [seats, before] of [
    [2, body],
    [3, { ...body, areas: [other], seats: 2 }],
  ] as const) {
    const edit = { ...body, areas: [other], seats, before };
    expect((await call('PATCH', `/things/${id}`, edit)).body).toEqual({ modifiedCount: 1 });
  }
  const wrong = await call('POST', '/things', sample({ areas: ['nowhere'] }));
  expect([wrong.status, wrong.body.fields]).toEqual([400, { areas: areaDeskTexts.unknown }]);
});

test('papers are shown by their titles, and a deleted paper is left out', async () => {
  const addPaper = (title: string) =>
    firestore().collection(papersCollection().path).add({ title, createdAt: now() });
  const [paper, other] = [await addPaper('On lamps'), await addPaper('On tides')];
  const body = sample({ works: [paper.id, other.id] });
  const id = await create(body);
  expect((await read(id)).references).toEqual([
    { _id: paper.id, name: 'On lamps' },
    { _id: other.id, name: 'On tides' },
  ]);
  await paper.delete();
  const left = { works: [other.id], references: [{ _id: other.id, name: 'On tides' }] };
  expect(await read(id)).toMatchObject(left);
  const edit = { ...body, works: [other.id], seats: 3, before: { ...body, works: [other.id] } };
  expect((await call('PATCH', `/things/${id}`, edit)).body).toEqual({ modifiedCount: 1 });
  for (const gone of [paper.id, 'a/b', '__a__', '..']) {
    const wrong = await call('POST', '/things', sample({ works: [gone] }));
    expect([wrong.status, wrong.body.fields]).toEqual([400, { works: fieldTexts.unknownWork }]);
  }
  await other.delete();
});

test('an area in use is not deleted without another one for its records', async () => {
  const none = async () => 0;
  const uses = { papers: none, pendingPapers: none, applications: none, content: async () => 2 };
  await expect(
    transact((tx) => requireUnused(tx, { _id: 'a', departmentName: 'Waves' }, uses)),
  ).rejects.toThrow('Waves is in use: 2 other records. Choose the research area they go to.');
});

test('a wrong value is answered with the message of its field', async () => {
  const { status, body } = await call('POST', '/things', sample({ seats: 1.5, leaflet: '/files/x/y/z.pdf' }));
  expect([status, body.fields]).toEqual([
    400,
    {
      seats: 'Seats must be a whole number from 1 to 100',
      leaflet: 'The PDF must be one uploaded here or start with https://',
    },
  ]);
});

test('an older document that lacks fields, or has them with another type, can still be read', async () => {
  const document = store.collection().doc();
  const older = { name: 'Old', createdAt: store.shape.createdAt, seats: 'many', leaflet: 5 };
  await document.firestore.doc(document.path).set(older);
  const { seats, weight, leaflet, name } = await read(document.id);
  expect({ seats, weight, leaflet, name }).toEqual({ seats: null, weight: null, leaflet: '', name: 'Old' });
});
