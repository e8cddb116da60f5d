/** Checks the posted events with the parser of firebase-functions and against what the client reads. */
import { type DocumentSnapshot, FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { firestore as v1 } from 'firebase-functions/v1';
import type { CloudEvent } from 'firebase-functions/v2';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
  onDocumentWrittenWithAuthContext,
} from 'firebase-functions/v2/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readWire } from '../export/wire-format.ts';
import type { Posted } from './functions-emulator.testing.ts';
import { cloudEvent, startFunctionsEmulator, startTriggeredEngine } from './functions-emulator.testing.ts';

const everything = {
  nothing: null,
  yes: true,
  integer: 7,
  double: 0.5,
  nan: Number.NaN,
  infinite: Number.NEGATIVE_INFINITY,
  text: 'naïve 🌱',
  bytes: Buffer.from([0, 255]),
  at: new Timestamp(1, 5000),
  place: new GeoPoint(1, -2),
  list: [1, { deep: [null] }],
  map: { empty: {}, 'a.b': 1 },
  vector: FieldValue.vector([1, 2.5]),
};

let posted: Posted[] = [];
let functions: Awaited<ReturnType<typeof startFunctionsEmulator>>;
let engine: Awaited<ReturnType<typeof startTriggeredEngine>>;
const app = initializeApp({ projectId: 'demo-test' });
beforeAll(async () => {
  process.env.GCLOUD_PROJECT = 'demo-test';
  functions = await startFunctionsEmulator((event) => {
    posted.push(event);
    return 200;
  });
});
beforeEach(async () => {
  posted = [];
  engine = await startTriggeredEngine(functions.host);
});
afterEach(() => engine.close());
afterAll(async () => {
  await functions.close();
  await deleteApp(app);
});

/** The event that the only function received. */
async function arrived(id = 'fn'): Promise<CloudEvent<unknown>> {
  await vi.waitFor(() => expect(posted.map((event) => event.id)).toContain(id));
  const event = posted.find((found) => found.id === id);
  if (!event) throw new Error('waitFor has seen it');
  return cloudEvent(event);
}

/** References differ between clients, so only their paths are compared. */
const dataOf = (snapshot: DocumentSnapshot) => ({ ...snapshot.data(), by: snapshot.get('by').path });

it('carries every kind of value, before and after, as the client reads them', async () => {
  const { db, on } = engine;
  const document = db.doc('c/1');
  await document.set({ ...everything, by: db.doc('c/2') });
  const before = await document.get();
  await on('fn', 'written', 'c/{id}');
  await document.update({ integer: 8, double: FieldValue.delete() });
  const after = await document.get();
  const seen = await onDocumentWritten('c/{id}', (event) => event)(await arrived());
  expect(seen.params).toEqual({ id: '1' });
  expect(dataOf(seen.data.before)).toEqual(dataOf(before));
  expect(dataOf(seen.data.after)).toEqual(dataOf(after));
  expect(seen.data.after.ref.path).toBe('c/1');
  for (const [got, read] of [
    [seen.data.before, before],
    [seen.data.after, after],
  ]) {
    expect(got.createTime).toEqual(read.createTime);
    expect(got.updateTime).toEqual(read.updateTime);
  }
});

it('says what happened, where and when', async () => {
  await engine.on('fn', 'created', 'c/{id}');
  const { writeTime } = await engine.db.doc('c/1').set({});
  const event = await arrived();
  expect(event).toMatchObject({
    specversion: '1.0',
    type: 'google.cloud.firestore.document.v1.created',
    source: '//firestore.googleapis.com/projects/demo-test/databases/(default)',
    subject: 'documents/c/1',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    datacontenttype: 'application/protobuf',
    location: 'us-central1',
    project: 'demo-test',
    database: '(default)',
    namespace: '(default)',
    document: 'c/1',
  });
  expect(Timestamp.fromDate(new Date(event.time)).toMillis()).toBe(writeTime.toMillis());
  expect(event).not.toHaveProperty('authtype');
  const seen = await onDocumentCreated('c/{id}', (created) => created)(event);
  expect(seen.data.exists).toBe(true);
});

it('has no document where there was or is none', async () => {
  const { db, on } = engine;
  await on('created', 'written', 'c/{id}');
  await db.doc('c/1').set({ n: 1 });
  const created = await onDocumentWritten('c/{id}', (event) => event)(await arrived('created'));
  expect([created.data.before.exists, created.data.after.exists]).toEqual([false, true]);

  await on('deleted', 'deleted', 'c/{id}');
  await db.doc('c/1').delete();
  const deleted = await onDocumentDeleted('c/{id}', (event) => event)(await arrived('deleted'));
  expect(deleted.data.data()).toEqual({ n: 1 });
});

it('names who wrote to the functions that ask, as the official emulator does', async () => {
  await engine.on('fn', 'written.withAuthContext', 'c/{id}');
  await engine.db.doc('c/1').set({});
  const seen = await onDocumentWrittenWithAuthContext('c/{id}', (event) => event)(await arrived());
  expect(seen).toMatchObject({
    type: 'google.cloud.firestore.document.v1.written.withAuthContext',
    authType: 'unknown',
    authId: 'fake-auth-id@gmail.com',
  });
});

it.each(['übergrößen 🌱', '100%', 'a "b" ~c!', 'a+b=c&d?e#f'])('brings the id %s as it is', async (id) => {
  await engine.on('fn', 'created', '{all}/{id}');
  const reference = engine.db.collection('c').doc(id);
  await reference.set({});
  const seen = await onDocumentCreated('{all}/{id}', (event) => event)(await arrived());
  expect(seen.params).toEqual({ all: 'c', id });
  expect(seen.data.ref.path).toBe(reference.path);
});

it('names the fields that an update changed', async () => {
  const document = engine.db.doc('c/1');
  await document.set({ kept: 1, number: 1, gone: 1, map: { kept: [1], changed: 1, 'x y': 1 }, list: [1] });
  await engine.on('fn', 'updated', 'c/{id}');
  await document.set({
    kept: 1,
    number: 1.5,
    added: {},
    map: { kept: [1], changed: 2, 'x y': 2 },
    list: [1, 2],
  });
  const event = await arrived();
  const mask = readWire(event.data as Buffer).find(({ field }) => field === 3)?.bytes ?? Buffer.alloc(0);
  expect(readWire(mask).map(({ bytes }) => String(bytes))).toEqual([
    'added',
    'gone',
    'list',
    'map.`x y`',
    'map.changed',
    'number',
  ]);
  expect(await onDocumentUpdated('c/{id}', ({ data }) => data?.after.get('number'))(event)).toBe(1.5);
});

it('reaches functions of the first generation as JSON', async () => {
  const { db, onV1 } = engine;
  const document = db.doc('c/ü %');
  await document.set({ ...everything, by: db.doc('c/2') });
  const before = await document.get();
  await onV1('fn', 'write', 'c/{id}');
  await onV1('silent', 'create', 'c/{id}');
  await document.update({ integer: 8 });
  const after = await document.get();
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatchObject({ id: 'fn', headers: { 'content-type': 'application/json' } });
  const { data, context } = JSON.parse(posted[0]?.body ?? '');
  expect(data.updateMask).toEqual({ fieldPaths: ['integer'] });
  expect(context).toMatchObject({ eventType: 'providers/cloud.firestore/eventTypes/document.write' });
  const seen = await v1.document('c/{id}').onWrite((change, { params }) => ({ change, params }))(data, {
    ...context,
    resource: context.resource.name,
  });
  expect(seen.params).toEqual({ id: 'ü %' });
  expect(dataOf(seen.change.before)).toEqual(dataOf(before));
  expect(dataOf(seen.change.after)).toEqual(dataOf(after));
});
