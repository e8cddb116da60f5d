/**
 * Registers triggers as firebase-tools does, and checks which functions receive the changes of a real client.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEngine, testDatabase } from '../engine.testing.ts';
import { exportDatabase } from '../export/export.ts';
import { importDatabase } from '../export/import.ts';
import { cloudEvent, startFunctionsEmulator, startTriggeredEngine } from './functions-emulator.testing.ts';
import { Triggers } from './triggers.ts';

/** Received events, as `function: document`. */
let received: string[] = [];
let answer: (id: string, event: Record<string, unknown>) => Promise<number> | number = () => 200;

let functions: Awaited<ReturnType<typeof startFunctionsEmulator>>;
let engine: Awaited<ReturnType<typeof startTriggeredEngine>>;
beforeAll(async () => {
  functions = await startFunctionsEmulator(async (posted) => {
    const event = cloudEvent(posted);
    const status = await answer(posted.id, event);
    if (status < 300) received.push(`${posted.id}: ${event.document}`);
    return status;
  });
});
beforeEach(async () => {
  received = [];
  answer = () => 200;
  engine = await startTriggeredEngine(functions.host);
});
afterEach(async () => {
  await engine.close();
  vi.restoreAllMocks();
});
afterAll(() => functions.close());

const receivedCount = (count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 50_000 });

describe('a function', () => {
  it('hears of what it asked for and of nothing else', async () => {
    const { db, on } = engine;
    for (const happening of ['created', 'updated', 'deleted', 'written'])
      await on(happening, happening, 'c/{id}');
    await on('exact', 'written', 'c/2', { document: { value: 'c/2', matchType: 'EXACT' } });
    await on('below', 'created', 'c/{id}/d/{x=**}');
    await on('other', 'written', 'c/{id}', { database: 'other' });
    const document = db.doc('c/1');
    await document.create({ n: 1 });
    await document.set({ n: 1 }, { merge: true });
    await document.update({ n: 2 });
    await document.delete();
    await document.delete();
    await db.doc('d/1').set({});
    await db.batch().set(db.doc('c/2'), {}).update(db.doc('c/2'), { n: 1 }).commit();
    await db.doc('c/2/d/1/e/1').set({});
    await receivedCount(10);
    // Enough time for an unwanted event to arrive.
    await sleep(100);
    expect(received.sort()).toEqual([
      'below: c/2/d/1/e/1',
      'created: c/1',
      'created: c/2',
      'deleted: c/1',
      'exact: c/2',
      'updated: c/1',
      'written: c/1',
      'written: c/1',
      'written: c/1',
      'written: c/2',
    ]);
  });

  it('hears nothing of a commit that fails', async () => {
    const { db, on } = engine;
    await on('fn', 'written', '{all=**}');
    const failing = db.batch().set(db.doc('c/1'), {}).update(db.doc('c/missing'), { n: 1 });
    await expect(failing.commit()).rejects.toThrow();
    await db.doc('c/2').set({});
    await receivedCount(1);
    expect(received).toEqual(['fn: c/2']);
  });

  it('hears that documents are gone when the database is cleared', async () => {
    const { db, on } = engine;
    await db.doc('c/1').set({});
    await on('fn', 'deleted', '{all=**}');
    engine.engine.clear(testDatabase);
    await receivedCount(1);
    expect(received).toEqual(['fn: c/1']);
  });

  it('hears nothing of an import', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'firestore-triggers-'));
    await engine.db.doc('c/1').set({});
    const { database } = engine.engine.store(testDatabase);
    await exportDatabase(database, folder, 'saved');
    engine.engine.clearAll();
    await engine.on('fn', 'written', 'c/{id}');
    await importDatabase(database, join(folder, 'saved/saved.overall_export_metadata'));
    expect((await engine.db.doc('c/1').get()).exists).toBe(true);
    await engine.db.doc('c/2').set({});
    await receivedCount(1);
    expect(received).toEqual(['fn: c/2']);
    await rm(folder, { recursive: true });
  });

  it('that is registered again hears of what it asks for now, and once', async () => {
    const { db, on } = engine;
    await on('fn', 'written', 'a/{id}');
    await db.doc('a/1').set({});
    await on('fn', 'written', 'b/{id}');
    await db.doc('a/2').set({});
    await db.doc('b/1').set({});
    await receivedCount(2);
    await on('fn', 'written', 'b/{id}');
    await db.doc('b/1').set({ n: 1 });
    await receivedCount(3);
    expect(received).toEqual(['fn: a/1', 'fn: b/1', 'fn: b/1']);
  });
});

describe('delivery', () => {
  it('repeats an event with the same id until the function takes it', async () => {
    const ids: unknown[] = [];
    answer = (_, event) => {
      ids.push(event.id);
      return ids.length < 3 ? 500 : 200;
    };
    await engine.on('fn', 'written', 'c/{id}');
    await engine.db.doc('c/1').set({});
    await receivedCount(1);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('goes on once the functions emulator is there', async () => {
    const late = await startFunctionsEmulator(() => 200);
    await late.close();
    const waiting = await startTriggeredEngine(late.host);
    await waiting.on('fn', 'written', 'c/{id}');
    await waiting.db.doc('c/1').set({});
    const arrived = vi.fn(() => 200);
    const again = await startFunctionsEmulator(arrived, Number(late.host.split(':')[1]));
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await waiting.close();
    await again.close();
  });

  it('to a function that does not answer does not keep the engine from ending', async () => {
    const report = vi.spyOn(console, 'warn').mockReturnValue();
    let release: (() => void) | undefined;
    answer = () =>
      new Promise((resolve) => {
        release = () => resolve(200);
      });
    await engine.on('fn', 'written', 'c/{id}');
    await engine.db.doc('c/1').set({});
    await vi.waitFor(() => expect(release).toBeDefined());
    await engine.engine.triggers.stop();
    expect(report).toHaveBeenCalledWith('Events for functions that were not delivered: 1.');
    release?.();
  });

  it('ends with the engine: what a function has begun it may finish, the rest is counted', async () => {
    const report = vi.spyOn(console, 'warn').mockReturnValue();
    let began = 0;
    answer = async () => {
      began++;
      await sleep(200);
      return 200;
    };
    await engine.on('fn', 'written', 'c/{id}');
    for (let n = 0; n < 3; n++) await engine.db.doc('c/1').set({ n });
    await vi.waitFor(() => expect(began).toBe(1));
    await engine.engine.triggers.stop();
    expect(received).toEqual(['fn: c/1']);
    expect(report).toHaveBeenCalledWith('Events for functions that were not delivered: 2.');
  });
});

describe('a registration', () => {
  it.each([
    ['an unknown kind of event', 'seen', 'c/{id}', {}],
    ['a pattern that is none', 'written', 'c/{id', {}],
    ['a namespace', 'written', 'c/{id}', { namespace: 'n' }],
    ['no database', 'written', 'c/{id}', { database: undefined }],
    ['no document', 'written', 'c/{id}', { document: undefined }],
  ])('with %s is refused', async (_, happening, document, more) => {
    expect((await engine.on('fn', happening, document, more)).status).toBe(400);
  });

  it.each([
    ['an unknown kind of event', 'see', 'c/{id}'],
    ['a pattern that is none', 'write', 'c/{id'],
  ])('of the first generation with %s is refused', async (_, happening, document) => {
    expect((await engine.onV1('fn', happening, document)).status).toBe(400);
  });

  it('at an engine that knows no functions emulator is answered with a line in the log', async () => {
    const report = vi.spyOn(console, 'warn').mockReturnValue();
    const alone = await startEngine({ triggers: new Triggers() });
    const response = await fetch(
      `http://${alone.host}:${alone.port}/emulator/v1/projects/demo-test/eventarcTrigger?eventarcTriggerId=fn`,
      {
        method: 'POST',
        body: JSON.stringify({
          eventType: 'google.cloud.firestore.document.v1.written',
          database: '(default)',
          document: { value: 'c/1', matchType: 'EXACT' },
        }),
      },
    );
    expect(response.status).toBe(200);
    expect(report.mock.calls).toEqual([
      ['The function "fn" gets no events: the engine runs without --functions_emulator.'],
    ]);
    await alone.close();
  });
});
