/** Every type of field, from the form to the database and back, with a kind of content that exists only here. */
import type { AnyEndpoint } from '@lab/contract';
import { endpointsOf } from '@lab/contract/content/endpoints-of';
import { thing, things } from '@lab/contract/content/made-up-kind.testing';
import { sampleOf } from '@lab/contract/content/sample.testing';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Handler, Mounted } from '../http/handler.ts';
import { serve } from '../http/serve.ts';
import { signToken } from '../http/token.ts';
import { makeAdmin } from '../test/people.ts';
import { serveApp } from '../test/serve-app.ts';
import { contentOf } from './content-handlers.ts';
import { contentStore } from './content-store.ts';

vi.stubEnv('TOKEN_SECRET', 'a-key-of-this-test-with-more-than-32-bytes');

const store = contentStore(things, thing);
const { handlers } = contentOf(store);
const mounted = Object.entries(endpointsOf(things)).map(
  ([name, endpoint]): Mounted => ({
    endpoint,
    handler: (handlers as Record<string, Handler<AnyEndpoint>>)[name] as Handler<AnyEndpoint>,
  }),
);

let token: string;
let origin: string;

beforeAll(async () => {
  origin = await serveApp(serve(mounted));
  const { uid, email } = await makeAdmin();
  const signedInAt = Math.floor(Date.now() / 1000);
  token = await signToken({ uid, email, admin: true, role: 'admin', signedInAt });
});

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  return { status: answer.status, body: (await answer.json()) as any };
}

const create = async (body: object) => (await call('POST', '/things', body)).body.insertedId as string;
const read = async (id: string) => (await call('GET', `/things/${id}`)).body;

const sample = (over: object = {}) => ({ ...sampleOf(thing.fields), ...over });

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
