/** Tests the program as firebase-tools starts it: JSON lines in and out, and no line ends it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let folder: string;
let program: ChildProcessWithoutNullStreams;
let lines: AsyncIterableIterator<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-rules-'));
  await build({
    entryPoints: [join(import.meta.dirname, 'main.ts')],
    outfile: join(folder, 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  program = spawn(process.execPath, [join(folder, 'main.mjs')]);
  lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  expect(await answer()).toEqual({ id: -1, status: 'ok' });
});

afterEach(() => {
  program.kill('SIGKILL');
});

async function answer(): Promise<unknown> {
  const { value } = await lines.next();
  return JSON.parse(value);
}

function send(message: object): void {
  program.stdin.write(`${JSON.stringify(message)}\n`);
}

function load(id: number, content: string): void {
  send({
    action: 'load_ruleset',
    id,
    context: { rulesetName: 'r', source: { files: [{ name: 'a', content }] } },
  });
}

function verify(id: number, path: string): void {
  const variables = { resource: { null_value: null }, request: { map_value: { fields: {} } } };
  send({
    action: 'verify',
    id,
    context: { rulesetName: 'r', service: 'firebase.storage', path, method: 'get', variables },
  });
}

test('loads rules and answers by them', async () => {
  load(0, "rules_version = '2'; service firebase.storage { match /b/{bucket}/o/open { allow get; } }");
  expect(await answer()).toEqual({
    id: 0,
    status: 'ok',
    errors: [],
    warnings: [],
    result: { rulesVersion: 2 },
  });
  verify(1, '/b/bucket/o/open');
  expect(await answer()).toMatchObject({ id: 1, result: { permit: true } });
  verify(2, '/b/bucket/o/closed');
  expect(await answer()).toMatchObject({ id: 2, result: { permit: false } });
});

test('what it cannot work with it refuses, under the id if there is one, and goes on', async () => {
  program.stdin.write('no JSON at all\n');
  expect((await lines.next()).value).toContain('is not valid JSON');
  program.stdin.write('\n[]\nnull\n{"id":"x"}\n');
  verify(3, '/b/bucket/o/open');
  let last: unknown;
  do {
    const { value } = await lines.next();
    last = value.startsWith('{') ? JSON.parse(value) : undefined;
  } while ((last as { id?: number } | undefined)?.id !== 3);
  expect(last).toMatchObject({ errors: ['There is no ruleset r.'], result: { permit: false } });
  send({ action: 'dance', id: 4 });
  expect(await answer()).toMatchObject({ id: 4, errors: ["the rules runtime has no action 'dance'"] });
  send({ action: 'verify', id: 5 });
  expect(await answer()).toMatchObject({ id: 5, result: { permit: false } });
  load(6, 'service firebase.storage { match /b/{bucket}/o/open { allow get; } }');
  expect(await answer()).toMatchObject({ id: 6, result: { rulesVersion: 1 } });
});

test('only a line feed ends a message, and its letters may come in parts', async () => {
  load(0, "rules_version = '2'; service firebase.storage { match /b/{bucket}/o/{name} { allow get; } }");
  await answer();
  verify(1, '/b/bucket/o/pasted\u2028from\u2029notes');
  expect(await answer()).toMatchObject({ id: 1, result: { permit: true } });
  for (const byte of Buffer.from('{"action":"tänze 🦉",\r"id":2}\n'))
    program.stdin.write(Buffer.from([byte]));
  expect(await answer()).toMatchObject({
    id: 2,
    errors: ["the rules runtime has no action 'tänze 🦉'"],
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly', async (signal) => {
  program.kill(signal);
  expect(await once(program, 'exit')).toEqual([0, null]);
});

test('it ends when its input is closed', async () => {
  program.stdin.end();
  expect(await once(program, 'exit')).toEqual([0, null]);
});
