import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { acceptDraft, emptyDraft, newestSave } from './folders.ts';
import { saveTo } from './save.ts';

const auth = createServer((request, answer) => void answer.end(JSON.stringify({ asked: request.url })));
let address: string;
beforeAll(async () => {
  await once(auth.listen(0, '127.0.0.1'), 'listening');
  address = `127.0.0.1:${(auth.address() as AddressInfo).port}`;
});
afterAll(() => void auth.close());

async function folderWithSave(parts: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'save-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const keepIn = join(folder, 'data');
  const draft = await emptyDraft(keepIn);
  for (const [part, content] of Object.entries(parts)) {
    await mkdir(join(draft, part));
    await writeFile(join(draft, part, 'file'), content);
  }
  await writeFile(join(draft, 'firebase-export-metadata.json'), '{}');
  await acceptDraft(keepIn);
  return keepIn;
}

it('keeps the parts whose emulators do not run this time', async () => {
  const keepIn = await folderWithSave({ firestore_export: 'documents', auth_export: 'old accounts' });
  const running = { project: 'demo-test', addresses: { auth: address } };
  await saveTo(keepIn, running, '1.2.3')(new Set(['firestore', 'auth', 'storage']));
  const save = newestSave(keepIn) ?? '';
  expect(save).toBe(join(keepIn, '2'));
  expect(await readFile(join(save, 'firestore_export/file'), 'utf8')).toBe('documents');
  expect(await readFile(join(save, 'auth_export/accounts.json'), 'utf8')).toContain('demo-test/accounts');
  const metadata = JSON.parse(await readFile(join(save, 'firebase-export-metadata.json'), 'utf8'));
  expect(Object.keys(metadata)).toEqual(['version', 'firestore', 'auth']);
  expect(metadata).toMatchObject({ version: '1.2.3', auth: { path: 'auth_export' } });
});

it('leaves the earlier save as it is when an emulator does not answer', async () => {
  const keepIn = await folderWithSave({ auth_export: 'accounts' });
  const running = { project: 'demo-test', addresses: { auth: '127.0.0.1:1' } };
  await expect(saveTo(keepIn, running, '1.2.3')(new Set(['auth']))).rejects.toThrow('fetch failed');
  expect(newestSave(keepIn)).toBe(join(keepIn, '1'));
});
