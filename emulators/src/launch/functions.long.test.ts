/**
 * Tests what the real suite calls without Java: functions with Firestore triggers, schedules and task queues.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportDatabase } from '../firestore/export/export.ts';
import { databaseWith } from '../firestore/query/query.testing.ts';
import { runByHand, startScheduler } from '../schedules/schedules.ts';
import { buildOnce, environment, firebase, freePort } from './firebase-tools.testing.ts';

const project = 'demo-test';
const patience = { timeout: 60_000, interval: 200 };
/** Where the functions find firebase-functions, and where firebase-tools is installed. */
const modules = join(import.meta.dirname, '../../../node_modules');

let folder: string;
let suite: ChildProcess;
let log = '';
let db: Firestore;
let functions: string;

beforeAll(async () => {
  await buildOnce();
  folder = await mkdtemp(join(tmpdir(), 'emulators-functions-'));
  await cp(join(import.meta.dirname, 'fixture-functions'), join(folder, 'functions'), { recursive: true });
  await symlink(modules, join(folder, 'node_modules'));
  const names = ['functions', 'firestore', 'tasks', 'eventarc', 'hub', 'logging', 'websocket'] as const;
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await freePort()] as const)),
  );
  const { websocket, ...served } = ports;
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({
      functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
      emulators: {
        ...Object.fromEntries(Object.entries(served).map(([name, port]) => [name, { port }])),
        firestore: { port: ports.firestore, websocketPort: websocket },
        ui: { enabled: false },
      },
    }),
  );
  await exportDatabase(
    databaseWith({ 'papers/imported': { n: 1n } }),
    join(folder, 'data'),
    'firestore_export',
  );
  const path = 'firestore_export';
  const file = { version: '1', path, metadata_file: `${path}/${path}.overall_export_metadata` };
  await writeFile(
    join(folder, 'data/firebase-export-metadata.json'),
    JSON.stringify({ version: '15.0.0', firestore: file }),
  );
  suite = spawn(process.execPath, [firebase, 'emulators:start', '--project', project, '--import', 'data'], {
    cwd: folder,
    env: environment,
  });
  for (const stream of [suite.stdout, suite.stderr]) {
    stream?.on('data', (chunk) => {
      log += chunk;
    });
  }
  await vi.waitFor(() => expect(log).toContain('All emulators ready'), { timeout: 90_000, interval: 200 });
  expect(log).toContain('Loaded functions definitions from source');
  functions = `127.0.0.1:${ports.functions}`;
  db = new Firestore({
    projectId: project,
    host: `127.0.0.1:${ports.firestore}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}, 120_000);

afterAll(async () => {
  await db?.terminate();
  const ended = new Promise((resolve) => suite.once('exit', resolve));
  suite.kill('SIGINT');
  expect(await ended).toBe(0);
  await rm(folder, { recursive: true });
}, 60_000);

beforeEach(async ({ onTestFailed }) => {
  onTestFailed(() => console.log(log.slice(-5000)));
  await db.recursiveDelete(db.collection('notes'));
});
afterEach(() => vi.useRealTimers());

/** The notes that the functions have written, in order. */
async function notes(): Promise<string[]> {
  const { docs } = await db.collection('notes').orderBy('at').get();
  return docs.map((document) => document.get('text'));
}
const noted = (expected: unknown) =>
  vi.waitFor(async () => expect(await notes()).toContainEqual(expected), patience);

describe('functions with Firestore triggers', { timeout: 150_000 }, () => {
  it('hear of the changes of a document in order, and nothing of imported ones', async () => {
    const paper = db.doc('papers/1');
    await paper.set({ n: 1 });
    await paper.update({ n: 2 });
    await paper.delete();
    await vi.waitFor(async () => expect(await notes()).toHaveLength(4), patience);
    const all = await notes();
    expect(all.filter((text) => text.startsWith('told '))).toEqual([
      'told 1: undefined to 1',
      'told 1: 1 to 2',
      'told 1: 2 to undefined',
    ]);
    expect(all).toContain('toldV1 1: 1');
  });

  it('hear again of what they failed at', async () => {
    await db.doc('papers/flaky').create({ n: 1 });
    await noted('told flaky: undefined to 1');
  });

  it('get the variables that their new code needs', async () => {
    const code = join(folder, 'functions/index.js');
    const before = await readFile(code, 'utf8');
    await writeFile(code, before.replace("onDocumentWritten('papers/{id}'", "onDocumentWritten('news/{id}'"));
    const loaded = () => log.split('functions[us-central1-told]: firestore function initialized').length - 1;
    await vi.waitFor(() => expect(loaded()).toBe(2), patience);
    await db.doc('papers/2').set({ n: 1 });
    await db.doc('news/1').set({ n: 1 });
    await vi.waitFor(async () => expect(await notes()).toHaveLength(2), patience);
    expect((await notes()).sort()).toEqual(['told 1: undefined to 1', 'toldV1 2: 1']);
  });
});

describe('scheduled functions', { timeout: 150_000 }, () => {
  const byHand = (name?: string) => runByHand({ functions, project }, name);

  it('run by hand', async () => {
    expect(await byHand('nightly')).toBe('nightly ran.');
    await noted(expect.stringMatching(/^nightly firebase-schedule-us-central1-nightly \d{4}-.*Z$/));
  });

  it('that do not exist are answered with those that do', async () => {
    const list = [
      'Scheduled functions:',
      '  nightly  0 3 * * * (Europe/Berlin)',
      '  often  every 5 minutes (America/Los_Angeles)',
    ].join('\n');
    await expect(byHand()).rejects.toThrow(new Error(list));
    await expect(byHand('weekly')).rejects.toThrow(
      new Error(`There is no scheduled function "weekly". ${list}`),
    );
  });

  it('run by themselves when they are due, also those of the first generation', async () => {
    const problems: string[] = [];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:00:00Z') });
    const scheduler = startScheduler({ functions, project }, (sentence) => problems.push(sentence), 50);
    await vi.waitFor(
      async () => {
        vi.setSystemTime(Date.now() + 5 * 60_000);
        expect(await notes()).toContain('often');
      },
      { ...patience, interval: 2000 },
    );
    scheduler.stop();
    expect(problems).toEqual([]);
  });
});

describe('task queues', { timeout: 150_000 }, () => {
  const enqueue = (task: object) =>
    fetch(`http://${functions}/${project}/us-central1/enqueue`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(task),
    });

  it('deliver a task, and again if the function fails', async () => {
    expect((await enqueue({ name: 'one', failures: 0 })).status).toBe(200);
    await noted('work one at attempt 0');
    await enqueue({ name: 'two', failures: 1 });
    await noted('work two at attempt 1');
  });
});
