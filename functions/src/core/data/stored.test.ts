import { GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { openFirestore } from '../../test/engine.ts';
import { visitor } from '../http/caller.ts';
import { createOnce } from './create-once.ts';
import {
  alreadyExists,
  collection,
  documentOf,
  firestore,
  isTransient,
  readBoth,
  requireExisting,
  selectFields,
  transact,
} from './firestore.ts';
import { readPage } from './page.ts';
import { readTogether } from './read-together.ts';
import { rewriteEach } from './rewrite.ts';
import { writeMany } from './write-many.ts';

interface Note {
  text: string;
  count?: number;
  createdAt?: Timestamp;
}

await openFirestore();
const notes = collection<Note>('notes', { text: '' });
const texts = async () => (await notes.orderBy('text').get()).docs.map((note) => note.data().text);

describe('a submission', () => {
  const mia = { ...visitor, uid: 'mia', submission: 'key-00001' };
  const write =
    (text: string) => (tx: FirebaseFirestore.Transaction, note: FirebaseFirestore.DocumentReference<Note>) =>
      Promise.resolve(void tx.create(note, { text }));

  it('that is sent twice is one record, with the first text', async () => {
    const first = await createOnce(notes, mia, write('first'));
    const second = await createOnce(notes, mia, write('second'));
    expect(second).toEqual(first);
    expect(first.insertedId).toMatch(/^[\da-f]{20}$/);
    expect(await texts()).toEqual(['first']);
  });

  it('of another person or with another key is another record', async () => {
    await createOnce(notes, mia, write('a'));
    await createOnce(notes, { ...mia, uid: 'tom' }, write('b'));
    await createOnce(notes, { ...mia, submission: 'key-00002' }, write('c'));
    expect(await texts()).toEqual(['a', 'b', 'c']);
  });

  it('without a key is a new record each time', async () => {
    await createOnce(notes, { ...mia, submission: undefined }, write('a'));
    await createOnce(notes, { ...mia, submission: undefined }, write('b'));
    expect(await texts()).toEqual(['a', 'b']);
  });
});

describe('a list', () => {
  const add = (id: string, seconds: number) =>
    notes.doc(id).set({ text: id, createdAt: new Timestamp(seconds, 0) });
  const ids = ({ records }: { records: { id: string }[] }) => records.map(({ id }) => id);

  it('comes newest first, then by id, page by page', async () => {
    await Promise.all([add('a', 1), add('c', 2), add('b', 2), add('d', 3)]);
    const first = await readPage(notes, { limit: 3 });
    expect(ids(first)).toEqual(['d', 'c', 'b']);
    const second = await readPage(notes, { limit: 3, cursor: first.next });
    expect(ids(second)).toEqual(['a']);
    expect(second.next).toBeUndefined();
  });

  it('has twenty records a page by default', async () => {
    await Promise.all(Array.from({ length: 21 }, (_, at) => add(`n${at}`, at)));
    const page = await readPage(notes, {});
    expect(page.records).toHaveLength(20);
    expect(page.next).toBeDefined();
  });

  it('has no next page after exactly one page', async () => {
    await Promise.all([add('a', 1), add('b', 2)]);
    expect((await readPage(notes, { limit: 2 })).next).toBeUndefined();
  });

  it('may be empty', async () => {
    expect(await readPage(notes, {})).toEqual({ records: [], next: undefined });
  });
});

describe('reads of the same moment', () => {
  it('share one read of each document', async () => {
    await notes.doc('a').set({ text: 'A' });
    await notes.doc('b').set({ text: 'B' });
    const getAll = vi.spyOn(firestore(), 'getAll');
    const read = ['a', 'a', 'b', 'c'].map((id) => readTogether(notes.doc(id)));
    expect(await Promise.all(read)).toEqual([{ text: 'A' }, { text: 'A' }, { text: 'B' }, undefined]);
    expect(getAll.mock.calls.map((documents) => documents.length)).toEqual([3]);
    getAll.mockRestore();
  });

  it('are not cached after that', async () => {
    await notes.doc('a').set({ text: 'old' });
    expect(await readTogether(notes.doc('a'))).toEqual({ text: 'old' });
    await notes.doc('a').set({ text: 'new' });
    expect(await readTogether(notes.doc('a'))).toEqual({ text: 'new' });
  });
});

it('waits for many writes, and fails with the first that fails', async () => {
  await writeMany((writer) => ['a', 'b'].map((text) => writer.create(notes.doc(text), { text })));
  expect(await texts()).toEqual(['a', 'b']);
  const again = writeMany((writer) => ['c', 'a'].map((text) => writer.create(notes.doc(text), { text })));
  await expect(again).rejects.toMatchObject({ code: GrpcStatus.ALREADY_EXISTS });
});

it('the error for an existing document is distinguished from other errors', async () => {
  await notes.doc('a').create({ text: 'a' });
  const again = await notes
    .doc('a')
    .create({ text: 'b' })
    .catch((error) => error);
  expect(alreadyExists(again)).toBe(true);
  const missing = await notes
    .doc('b')
    .update({ text: 'b' })
    .catch((error) => error);
  expect(alreadyExists(missing)).toBe(false);
});

it('a field that is undefined is left out', async () => {
  await notes.doc('a').set({ text: 'a', count: undefined });
  expect((await notes.doc('a').get()).data()).toEqual({ text: 'a' });
});

it('a transaction needs the record that it changes', async () => {
  await notes.doc('a').set({ text: 'a' });
  expect(await transact((tx) => requireExisting(tx, notes.doc('a'), 'No such note'))).toEqual({ text: 'a' });
  await expect(transact((tx) => requireExisting(tx, notes.doc('b'), 'No such note'))).rejects.toMatchObject({
    code: 'not-found',
    message: 'No such note',
  });
});

describe('a rewrite of a collection', () => {
  const changes = ({ text }: Note) => (text === 'left alone' ? undefined : { text: 'new' });
  const fill = (count: number) =>
    writeMany((writer) =>
      Array.from({ length: count }, (_, at) => writer.set(notes.doc(`n${100 + at}`), { text: 'old' })),
    );

  it('reaches all pages, changes only what differs, and counts what it has changed', async () => {
    await fill(45);
    await notes.doc('n110').set({ text: 'left alone' });
    await notes.doc('n120').set({ text: 'new', count: 7 });
    expect(await rewriteEach(notes, { changes })).toBe(43);
    const all = (await notes.get()).docs.map((note) => note.data().text);
    expect(all.filter((text) => text === 'new')).toHaveLength(44);
    expect((await notes.doc('n120').get()).data()).toEqual({ text: 'new', count: 7 });
    expect(await rewriteEach(notes, { changes })).toBe(0);
  });

  it('keeps the fields that it does not name', async () => {
    await notes.doc('a').set({ text: 'old', count: 1 });
    await rewriteEach(notes, { changes });
    expect((await notes.doc('a').get()).data()).toEqual({ text: 'new', count: 1 });
  });

  it('that is only tried counts, and writes nothing', async () => {
    await fill(20);
    expect(await rewriteEach(notes, { changes, dryRun: true })).toBe(20);
    expect(new Set(await texts())).toEqual(new Set(['old']));
  });
});

it('two documents are read in one call, also when one is missing', async () => {
  await notes.doc('a').set({ text: 'A' });
  expect(await readBoth(notes.doc('a'), notes.doc('b'))).toEqual([{ text: 'A' }, undefined]);
});

it('of a query only the chosen fields are read', async () => {
  await notes.doc('a').set({ text: 'A', count: 1 });
  const { docs } = await selectFields(notes, 'count').get();
  expect(docs.map((note) => note.data())).toEqual([{ text: '', count: 1 }]);
});

it.each([
  [GrpcStatus.UNAVAILABLE, true],
  [GrpcStatus.DEADLINE_EXCEEDED, true],
  [GrpcStatus.RESOURCE_EXHAUSTED, true],
  [GrpcStatus.ABORTED, true],
  [GrpcStatus.ALREADY_EXISTS, false],
  [GrpcStatus.PERMISSION_DENIED, false],
])('whether a call that failed with code %d may succeed a little later: %s', (code, later) => {
  expect(isTransient(Object.assign(new Error('It failed'), { code }))).toBe(later);
});

describe('an id from a request', () => {
  it.each(['', '.', '..', '__id__', 'a/b', 'a\u0000', 'a\nb', '\ud800', 'x'.repeat(1_500), 'é'.repeat(750)])(
    'that Firestore would refuse (%j) names no document',
    (id) => {
      expect(() => documentOf(notes, id, 'No such note')).toThrow(
        expect.objectContaining({ code: 'not-found', message: 'No such note' }),
      );
    },
  );
  it('has a general message by default', () => {
    expect(() => documentOf(notes, '')).toThrow('Not found.');
  });
  it.each(['a', '...', '__id', 'id__', 'a.b', 'ä 王', 'x'.repeat(1_499)])('names the document %j', (id) => {
    expect(documentOf(notes, id).path).toBe(`notes/${id}`);
  });
});
