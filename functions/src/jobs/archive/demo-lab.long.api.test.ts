/**
 * The demo lab is exported while files vanish, and restored as the same lab: every reply, page, feed, record
 * and file.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';
import { unzip } from '../../test/unzip.ts';

const project = 'demo-restored';
await useOwnProject(project);
const {
  allDocuments,
  emptyLab,
  expectSame,
  loadDemoAccounts,
  loadDemoDocuments,
  loadDemoFiles,
  readReplies,
  readWholeLab,
} = await import('../../test/whole-lab.ts');
const { identity } = await import('../../core/data/firebase.ts');
const { bucket } = await import('../../core/data/storage.ts');
const { restoreArchive } = await import('./restore-archive.ts');
const { writeArchive } = await import('./write-archive.ts');

const folder = await mkdtemp(join(tmpdir(), 'lab-demo-archive-'));
const file = join(folder, 'lab.zip');
interface Downloads {
  download: () => Promise<unknown>;
}

const goes = 'images/content/demo-admin/goes.webp';

const write = (onProgress?: (done: number) => void) =>
  writeArchive(createWriteStream(file), { origin: 'https://lab.example.org', areas: [], onProgress });

const accounts = async () => {
  const { users } = await identity().listUsers();
  return users.map(({ uid, email, displayName, photoURL, customClaims, disabled }) => ({
    uid,
    email,
    displayName,
    photo: photoURL?.replace(/^https:\/\/[^/]+/, ''),
    customClaims,
    disabled,
  }));
};

let shown: Awaited<ReturnType<typeof readWholeLab>>;
let replies: typeof shown;
let had: Awaited<ReturnType<typeof accounts>>;

beforeAll(async () => {
  await emptyLab(project);
  await loadDemoDocuments('demo');
  await loadDemoAccounts(project);
  await loadDemoFiles();
  had = await accounts();
  [shown, replies] = [await readWholeLab(), await readReplies()];
  expect((await allDocuments()).size).toBeGreaterThan(200);
}, 300_000);

afterAll(async () => {
  await emptyLab(project);
  await rm(folder, { recursive: true });
});

it('an export goes on when a file is gone that it has listed', async () => {
  await bucket().file(goes).save('a picture', { contentType: 'image/webp' });
  let gone: Promise<unknown> | undefined;
  const manifest = await write(() => {
    gone ??= bucket().file(goes).delete();
  });
  await gone;
  const content = unzip(await readFile(file));
  const names = [...content.keys()];
  const { files } = manifest;
  expect(manifest.gone).toBe(1);
  expect(content.get('files-gone.txt')).toMatch(`They are not in it:\n\n${goes}\n`);
  expect(names).not.toContain(goes);
  expect(names.filter((name) => /^(?:images|files)\//.test(name)).length).toBe(files);
  expect(files).toBe((shown.files as unknown[]).length);
});

it('an export reads a file again when the connection breaks, and ends when it stays broken', async () => {
  const download = vi.spyOn(Object.getPrototypeOf(bucket().file(goes)) as Downloads, 'download');
  onTestFinished(() => download.mockRestore());
  const breaks = async () => Promise.reject(new Error('socket hang up'));
  download.mockImplementationOnce(breaks).mockImplementationOnce(breaks);
  expect(await write()).toMatchObject({ files: (shown.files as unknown[]).length, gone: 0 });
  expect([...unzip(await readFile(file)).keys()]).not.toContain('files-gone.txt');
  download.mockImplementation(breaks);
  await expect(write()).rejects.toThrow('socket hang up');
  download.mockRestore();
  await write();
});

it('a restore that is broken off goes on, and makes the same lab', { timeout: 300_000 }, async () => {
  expect(had.filter(({ photo }) => photo?.startsWith('/images/')).length).toBeGreaterThan(0);
  await emptyLab(project);
  const broken = (line: string) => {
    if (line.startsWith('Accounts')) throw new Error('The network is gone.');
  };
  await expect(restoreArchive(file, broken)).rejects.toThrow('The network is gone.');
  expect((await allDocuments()).size).toBeGreaterThan(0);
  await restoreArchive(file, () => {});
  expect(await accounts()).toEqual(had);
  expectSame(await readWholeLab(), shown);
  expectSame(await readReplies(), replies);
});
