import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  acceptDraft,
  deleteSaves,
  discardDraft,
  emptyDraft,
  isSame,
  newestSave,
  share,
  shareFolder,
} from './folders.ts';

let keepIn: string;
beforeEach(async () => {
  keepIn = join(await mkdtemp(join(tmpdir(), 'folders-')), 'data');
});
afterEach(() => rm(join(keepIn, '..'), { recursive: true }));

async function save(content: string): Promise<string> {
  const draft = await emptyDraft(keepIn);
  await mkdir(join(draft, 'auth_export'));
  await writeFile(join(draft, 'auth_export', 'accounts.json'), content);
  await writeFile(join(draft, 'firebase-export-metadata.json'), content);
  return acceptDraft(keepIn);
}

it('finds no save in an empty folder', () => {
  expect(newestSave(keepIn)).toBeUndefined();
});

it('finds the newest of more than nine saves, and removes the others', async () => {
  for (let n = 1; n <= 11; n++) await save(`save ${n}`);
  expect(newestSave(keepIn)).toBe(join(keepIn, '11'));
  expect(await readdir(keepIn)).toEqual(['11']);
});

it('ignores an unfinished save', async () => {
  await save('whole');
  const draft = await emptyDraft(keepIn);
  await writeFile(join(draft, 'firebase-export-metadata.json'), 'half');
  expect(newestSave(keepIn)).toBe(join(keepIn, '1'));
});

it('starts from the layout of earlier versions, and replaces it by the next save', async () => {
  await mkdir(join(keepIn, 'auth_export'), { recursive: true });
  await writeFile(join(keepIn, 'firebase-export-metadata.json'), '{}');
  expect(newestSave(keepIn)).toBe(keepIn);
  await save('new');
  expect(await readdir(keepIn)).toEqual(['1']);
});

it('removes nothing that is not a save', async () => {
  await mkdir(join(keepIn, 'draft'), { recursive: true });
  await writeFile(join(keepIn, 'draft', 'chapter.tex'), '');
  await writeFile(join(keepIn, 'thesis.tex'), '');
  await save('one');
  await save('two');
  await discardDraft(keepIn);
  expect((await readdir(keepIn)).sort()).toEqual(['2', 'draft', 'thesis.tex']);
  expect(await readdir(join(keepIn, 'draft'))).toEqual(['chapter.tex']);
});

it('takes no folder of a person for a save, though its name is a number', async () => {
  for (const year of ['3', '2024']) {
    await mkdir(join(keepIn, year), { recursive: true });
    await writeFile(join(keepIn, year, 'photo.jpg'), '');
  }
  await writeFile(join(keepIn, '2025'), 'a file');
  expect(newestSave(keepIn)).toBeUndefined();
  expect(await save('one')).toBe(join(keepIn, '2026'));
  expect(await save('two')).toBe(join(keepIn, '2027'));
  await rename(join(keepIn, '2027'), join(keepIn, '7'));
  expect(newestSave(keepIn)).toBe(join(keepIn, '7'));
  await save('three');
  expect((await readdir(keepIn)).sort()).toEqual(['2024', '2025', '2026', '3']);
  await deleteSaves(keepIn);
  expect((await readdir(keepIn)).sort()).toEqual(['2024', '2025', '3']);
});

it('shares files between saves without writing them again', async () => {
  const first = await save('one');
  const { ino } = await stat(join(first, 'auth_export', 'accounts.json'));
  const draft = await emptyDraft(keepIn);
  await shareFolder(join(first, 'auth_export'), join(draft, 'auth_export'));
  const second = await acceptDraft(keepIn);
  const shared = join(second, 'auth_export', 'accounts.json');
  expect((await stat(shared)).ino).toBe(ino);
  expect(await readFile(shared, 'utf8')).toBe('one');
});

it('fails when a file to share is missing', async () => {
  await expect(share(join(keepIn, 'none'), join(keepIn, 'copy'))).rejects.toThrow('ENOENT');
});

it('notices a different byte, a different name and an additional file', async () => {
  const first = await save('one');
  const draft = await emptyDraft(keepIn);
  await mkdir(join(draft, 'auth_export'));
  await writeFile(join(draft, 'auth_export', 'accounts.json'), 'one');
  expect(await isSame(draft, first)).toBe(false);
  await writeFile(join(draft, 'firebase-export-metadata.json'), 'one');
  expect(await isSame(draft, first)).toBe(true);
  await writeFile(join(draft, 'auth_export', 'accounts.json'), 'onf');
  expect(await isSame(draft, first)).toBe(false);
  await rm(join(draft, 'auth_export', 'accounts.json'));
  await writeFile(join(draft, 'auth_export', 'account.json'), 'one');
  expect(await isSame(draft, first)).toBe(false);
});

it('contains a complete save whenever the writing process is killed', async () => {
  const outfile = join(keepIn, '../folders.mjs');
  const entryPoints = [join(import.meta.dirname, 'folders.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm' });
  const writer = `
    const { acceptDraft, emptyDraft } = await import(${JSON.stringify(pathToFileURL(outfile).href)});
    const { writeFile } = await import('node:fs/promises');
    for (let n = 1; ; n++) {
      const draft = await emptyDraft(${JSON.stringify(keepIn)});
      for (let file = 0; file < 20; file++) await writeFile(draft + '/' + file, 'save ' + n);
      await writeFile(draft + '/firebase-export-metadata.json', '{}');
      await acceptDraft(${JSON.stringify(keepIn)});
      console.log(n);
    }`;
  for (let kill = 0; kill < 8; kill++) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer]);
    let saved = '';
    child.stdout.on('data', (chunk) => {
      saved += chunk;
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    setTimeout(() => child.kill('SIGKILL'), kill * 4);
    await new Promise((resolve) => child.once('close', resolve));
    const newest = newestSave(keepIn) ?? '';
    const contents = await Promise.all(
      Array.from({ length: 20 }, (_, file) => readFile(join(newest, String(file)), 'utf8')),
    );
    expect(new Set(contents).size).toBe(1);
    const confirmed = Number(saved.trim().split('\n').at(-1));
    expect(Number(contents[0]?.slice('save '.length))).toBeGreaterThanOrEqual(confirmed);
  }
});
