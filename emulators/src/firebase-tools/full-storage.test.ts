import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { firebase } from '../launch/firebase-tools.testing.ts';
import { fullStorage } from './full-storage.ts';
import { applyPatches, toolsOf } from './patches.ts';

const tools = toolsOf(firebase);
const said: string[] = [];
applyPatches(tools, [fullStorage], (sentence) => said.push(sentence));

let folder: string;
let address: string;
beforeEach(async () => {
  said.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'full-storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = createServer(await storageApp()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  // Storage writes its own address into what it answers.
  const { EmulatorRegistry } = tools('./emulator/registry');
  EmulatorRegistry.INSTANCES.set('storage', {
    getInfo: () => ({ name: 'storage', host: '127.0.0.1', port }),
  });
});

/** firebase-tools' own Storage, with rules that allow everything. */
async function storageApp() {
  const { Persistence } = tools('./emulator/storage/persistence');
  const { UploadService } = tools('./emulator/storage/upload');
  const { StorageLayer } = tools('./emulator/storage/files');
  const persistence = new Persistence(folder);
  const allow = { validate: () => true };
  const silent = { dispatch: () => {} };
  const layer = new StorageLayer('demo', new Map(), new Map(), allow, allow, persistence, silent);
  const emulator = {
    storageLayer: layer,
    adminStorageLayer: layer,
    uploadService: new UploadService(persistence),
    rulesManager: { getRuleset: () => ({}) },
  };
  return tools('./emulator/storage/server').createApp('demo', emulator);
}

/** From now on the disk takes half of what it is given. */
function fillDisk() {
  const spy = vi.spyOn(fs, 'appendFileSync').mockImplementation((file, bytes) => {
    fs.writeFileSync(file, (bytes as Buffer).subarray(0, bytes.length / 2), { flag: 'a' });
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  const empty = () => spy.mockRestore();
  onTestFinished(empty);
  return empty;
}

const send = (path: string, init: RequestInit = {}) => {
  const options = { method: 'POST', body: 'a file', signal: AbortSignal.timeout(5000), ...init };
  return fetch(`${address}${path}`, {
    ...options,
    headers: { 'content-type': 'text/plain', ...init.headers },
  });
};

const sentence = 'The file cannot be written: the disk is full (ENOSPC). Free some space and try again.';
const boundary = [
  '--b',
  'content-type: application/json',
  '',
  '{"name":"a"}',
  '--b',
  'content-type: text/plain',
  '',
  'a file',
  '--b--',
  '',
];

it.each([
  ['a server', '/upload/storage/v1/b/lab/o?uploadType=media&name=a', {}],
  [
    'a server, with metadata',
    '/upload/storage/v1/b/lab/o?uploadType=multipart',
    { headers: { 'content-type': 'multipart/related; boundary=b' }, body: boundary.join('\r\n') },
  ],
  ['a browser', '/v0/b/lab/o?name=a', {}],
])('an upload of %s is refused at once, and nothing of it stays', async (_, path, init) => {
  const empty = fillDisk();
  const answer = await send(path, init);
  expect([answer.status, await answer.json()]).toEqual([402, { error: { code: 402, message: sentence } }]);
  expect(said).toEqual([`An upload was refused. ${sentence}`]);
  expect(await readdir(folder)).toEqual([]);
  empty();
  expect((await send(path, init)).status).toBe(200);
  const stored = await fetch(`${address}/download/storage/v1/b/lab/o/a?alt=media`);
  expect(await stored.text()).toBe('a file');
});

it('the file that an upload was to replace stays', async () => {
  const path = '/upload/storage/v1/b/lab/o?uploadType=media&name=a';
  await send(path, { body: 'the old one' });
  const empty = fillDisk();
  expect((await send(path)).status).toBe(402);
  empty();
  const stored = await fetch(`${address}/download/storage/v1/b/lab/o/a?alt=media`);
  expect(await stored.text()).toBe('the old one');
});

it('an upload in parts begins again, because a part of it is gone', async () => {
  const start = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
  const json = { ...start, 'content-type': 'application/json' };
  const begun = await send('/v0/b/lab/o?name=a', { headers: json, body: '{}' });
  const at = new URL(begun.headers.get('x-goog-upload-url') ?? '');
  const part = { headers: { 'x-goog-upload-command': 'upload' } };
  const next = () => send(`${at.pathname}${at.search}`, part);
  expect((await next()).status).toBe(200);
  const empty = fillDisk();
  expect((await next()).status).toBe(402);
  empty();
  expect(await readdir(folder)).toEqual([]);
  expect((await next()).status).toBe(404);
});
