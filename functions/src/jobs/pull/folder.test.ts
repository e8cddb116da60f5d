import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderAt } from './folder.ts';
import { hashOf, lineOf, manifestName } from './manifest.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pulled-'));
});

const at = (path: string) => join(root, path);
const read = (path: string) => readFile(at(path), 'utf8');
const never = () => false;

/** Writes these files as a pull does, and nothing else. */
async function pulled(files: Record<string, string>) {
  const folder = await folderAt(root);
  const isWanted = (path: string, hash: string) => hashOf(files[path] ?? '') === hash;
  const foreign = await folder.foreignAmong(Object.keys(files), isWanted);
  if (foreign.length > 0) return { foreign };
  const { removed, kept } = await folder.removeOthers(Object.keys(files));
  let changed = 0;
  for (const [path, text] of Object.entries(files)) if (await folder.write(path, text)) changed++;
  await folder.end();
  return { changed, removed, kept };
}

test('writes, leaves what is the same, and removes what is gone with its empty folders', async () => {
  expect(await pulled({ 'a.md': 'one', 'news/b.md': 'two', 'old/c/d.md': 'three' })).toMatchObject({
    changed: 3,
  });
  const before = await stat(at('a.md'));
  expect(await pulled({ 'a.md': 'one', 'news/b.md': 'new' })).toEqual({ changed: 1, removed: 1, kept: [] });
  expect((await stat(at('a.md'))).mtimeMs).toBe(before.mtimeMs);
  expect((await readdir(root)).sort()).toEqual(['a.md', 'news', manifestName]);
  expect(await read('news/b.md')).toBe('new');
});

test('refuses a file of somebody else, and one that somebody has changed', async () => {
  await pulled({ 'a.md': 'one', 'b.md': 'two' });
  await writeFile(at('b.md'), 'mine');
  await writeFile(at('c.md'), 'mine');
  await writeFile(at('d.md'), 'the same');
  const wanted = { 'a.md': 'new', 'b.md': 'new', 'c.md': 'new', 'd.md': 'the same' };
  expect(await pulled(wanted)).toEqual({ foreign: ['b.md', 'c.md'] });
  expect(await read('a.md')).toBe('one');
});

test('keeps other files, and what somebody has changed of a record that is gone', async () => {
  await pulled({ 'a.md': 'one', 'news/b.md': 'two' });
  await writeFile(at('news/b.md'), 'mine');
  await writeFile(at('news/notes.md'), 'mine');
  expect(await pulled({ 'a.md': 'one' })).toEqual({ changed: 0, removed: 0, kept: ['news/b.md'] });
  expect((await readdir(at('news'))).sort()).toEqual(['b.md', 'notes.md']);
  // From now on it is somebody else's.
  expect(await pulled({ 'a.md': 'one', 'news/b.md': 'three' })).toEqual({ foreign: ['news/b.md'] });
});

test('follows no links, neither of files nor of folders', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  await writeFile(join(elsewhere, 'b.md'), 'two');
  await symlink(elsewhere, at('news'));
  await symlink(join(elsewhere, 'b.md'), at('a.md'));
  expect(await pulled({ 'a.md': 'two', 'news/b.md': 'two' })).toEqual({ foreign: ['a.md', 'news/b.md'] });
  await writeFile(at(manifestName), lineOf('news/b.md', hashOf('two')));
  expect(await pulled({})).toEqual({ changed: 0, removed: 0, kept: ['news/b.md'] });
  expect(await readFile(join(elsewhere, 'b.md'), 'utf8')).toBe('two');
});

test('a list that is a link or a folder is refused', async () => {
  await symlink('/etc/hostname', at(manifestName));
  await expect(folderAt(root)).rejects.toThrow('is no file');
  await rm(at(manifestName));
  await mkdir(at(manifestName));
  await expect(folderAt(root)).rejects.toThrow('is no file');
});

test('goes on after it was broken off', async () => {
  await pulled({ 'a.md': 'one', 'b.md': 'two' });
  const folder = await folderAt(root);
  await folder.write('a.md', 'new');
  await folder.write('c.md', 'three');
  // The process ends here, in the middle of a file.
  await writeFile(at('.pulling-0b8c0f6e-28a3-4a51-9d5e-6a1de6a4a0b1'), 'thr');
  expect(await pulled({ 'a.md': 'newer', 'c.md': 'three', 'd.md': 'four' })).toEqual({
    changed: 2,
    removed: 1,
    kept: [],
  });
  expect((await readdir(root)).sort()).toEqual(['a.md', 'c.md', 'd.md', manifestName]);
  const hashes = ['newer', 'three', 'four'].map(hashOf);
  expect(await read(manifestName)).toBe(
    ['a.md', 'c.md', 'd.md'].map((path, i) => lineOf(path, hashes[i] ?? '')).join(''),
  );
});

test('a text with the line ends of Windows is as it was written', async () => {
  await pulled({ 'a.md': 'one\ntwo\n' });
  await writeFile(at('a.md'), 'one\r\ntwo\r\n');
  expect(await pulled({ 'a.md': 'one\ntwo\n' })).toEqual({ changed: 0, removed: 0, kept: [] });
  expect(await pulled({ 'a.md': 'three\n' })).toMatchObject({ changed: 1 });
});

test('a file in place of the folder, or of one in it, is refused', async () => {
  await writeFile(at('news'), 'mine');
  expect(await pulled({ 'news/a.md': 'one' })).toEqual({ foreign: ['news/a.md'] });
  await expect(folderAt(at('news'))).rejects.toThrow();
  expect(await (await folderAt(root)).foreignAmong(['b.md'], never)).toEqual([]);
});
