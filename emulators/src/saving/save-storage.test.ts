/**
 * Tests changes of files during a save. The test replaces the emulator, so that a change comes at the worst
 * moment.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveStorage } from './save-storage.ts';

let address: string;

let objects: Map<string, Buffer>;
let downloads: string[];
/** Called before a file is sent. */
let beforeDownload: () => void;

const md5 = (content: Buffer) => createHash('md5').update(content).digest('base64');

const emulator = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '').split('?')[0] ?? '';
  const answer = (body: unknown) => response.end(JSON.stringify(body));
  if (path === '/b') return answer({ items: [{ id: 'bucket' }] });
  if (path === '/storage/v1/b/bucket/o') {
    const items = [...objects].map(([name, content]) => ({
      kind: 'storage#object',
      name,
      bucket: 'bucket',
      generation: '7',
      metageneration: '2',
      size: String(content.length),
      md5Hash: md5(content),
      crc32c: 'AAAB/w==',
      metadata: { colour: 'red', firebaseStorageDownloadTokens: 'one,two' },
    }));
    return answer({ items });
  }
  const name = path.replace('/download/storage/v1/b/bucket/o/', '');
  downloads.push(name);
  beforeDownload();
  const content = objects.get(name);
  return content ? response.end(content) : response.writeHead(404).end();
});

let folder: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(emulator.address() as AddressInfo).port}`;
});
afterAll(() => {
  emulator.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-storage-'));
  objects = new Map([
    ['images/a b.webp', Buffer.from([0, 255, 1])],
    ['files/ü.pdf', Buffer.from('pdf')],
  ]);
  downloads = [];
  beforeDownload = () => {};
});
afterEach(() => rm(folder, { recursive: true }));

/** What the next start would load: content by name. */
async function saved(save: string) {
  const storage = join(save, 'storage_export');
  const files = await readdir(join(storage, 'metadata'));
  const entries = files.map(async (file) => {
    const { name } = JSON.parse(await readFile(join(storage, 'metadata', file), 'utf8'));
    return [name, await readFile(join(storage, 'blobs', file.replace(/\.json$/, '')))] as const;
  });
  expect((await readdir(join(storage, 'blobs'))).length).toBe(files.length);
  return new Map((await Promise.all(entries)).sort());
}

it('writes files and metadata as in an export', async () => {
  await saveStorage(address, join(folder, '1'), undefined);
  expect(await saved(join(folder, '1'))).toEqual(new Map([...objects].sort()));
  const storage = join(folder, '1', 'storage_export');
  const [file = ''] = await readdir(join(storage, 'metadata'));
  const metadata = JSON.parse(await readFile(join(storage, 'metadata', file), 'utf8'));
  expect(metadata).toMatchObject({
    bucket: 'bucket',
    generation: 7,
    metageneration: 2,
    crc32c: '511',
    downloadTokens: ['one', 'two'],
    customMetadata: { colour: 'red' },
  });
  expect(metadata).not.toHaveProperty('kind');
});

it('only downloads files that the previous save does not have', async () => {
  await saveStorage(address, join(folder, '1'), undefined);
  downloads = [];
  objects.set('files/new.pdf', Buffer.from('new'));
  objects.delete('files/ü.pdf');
  await saveStorage(address, join(folder, '2'), join(folder, '1'));
  expect(downloads).toEqual(['files/new.pdf']);
  expect(await saved(join(folder, '2'))).toEqual(new Map([...objects].sort()));
  const blobs = join(folder, '2', 'storage_export', 'blobs');
  const links = (await readdir(blobs)).map(async (blob) => (await stat(join(blobs, blob))).nlink);
  expect((await Promise.all(links)).sort()).toEqual([1, 2]);
});

it('saves either state of a file that is replaced or deleted meanwhile, never a mixture', async () => {
  beforeDownload = () => {
    if (downloads.length === 1) objects.set('images/a b.webp', Buffer.from('replaced'));
    if (downloads.length === 3) objects.delete('files/ü.pdf');
    if (downloads.length === 3) objects.set('images/a b.webp', Buffer.from('replaced again'));
  };
  await saveStorage(address, join(folder, '1'), undefined);
  expect(await saved(join(folder, '1'))).toEqual(
    new Map([['images/a b.webp', Buffer.from('replaced again')]]),
  );
  expect(downloads.length).toBe(4);
});

it('fails when Storage changes all the time', async () => {
  let version = 0;
  beforeDownload = () => {
    objects.set('images/a b.webp', Buffer.from(`version ${version++}`));
  };
  await expect(saveStorage(address, join(folder, '1'), undefined)).rejects.toThrow('change faster');
});
