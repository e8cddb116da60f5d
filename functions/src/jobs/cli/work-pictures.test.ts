import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { StoredEntry } from '../../features/imports/import-store.ts';
import { folderWith } from '../moving/jekyll/made-up-site.testing.ts';
import { filesAt } from './work-files.ts';
import { picturesOf } from './work-pictures.ts';

let outside: string;
let site: string;

beforeEach(async () => {
  outside = await folderWith({
    'secret.png': 'x',
    'site/_bibliography/papers.bib': '@misc{a}',
    'site/_bibliography/beside.png': 'x',
    'site/_bibliography/far.png/not-a-file': 'x',
    'site/assets/img/publication_preview/sand.png': 'x',
    'site/assets/img/publication_preview/2020/dune.png': 'x',
  });
  site = join(outside, 'site');
  await symlink(join(outside, 'secret.png'), join(site, '_bibliography', 'link.png'));
  await symlink(outside, join(site, 'out'));
});

const entryOf = (picture: string, more: Partial<StoredEntry> = {}) =>
  ({ number: 1, kind: 'new', picture, ...more }) as StoredEntry;

const found = async (picture: string, path = site) =>
  (await picturesOf([entryOf(picture)], await filesAt([path]))).get(1)?.slice(site.length + 1);

test.each([
  ['sand.png', 'assets/img/publication_preview/sand.png'],
  ['2020/dune.png', 'assets/img/publication_preview/2020/dune.png'],
  ['beside.png', '_bibliography/beside.png'],
  ['/assets/img/publication_preview/sand.png', 'assets/img/publication_preview/sand.png'],
  ['../beside.png', undefined],
  ['../../../../secret.png', undefined],
  ['../secret.png', undefined],
  ['out/secret.png', undefined],
  ['link.png', undefined],
  ['far.png', undefined],
  ['none.png', undefined],
  ['\u0000.png', undefined],
  [`${'x'.repeat(1_990)}.png`, undefined],
  ['https://example.org/sand.png', undefined],
])('of a folder %j is %s', async (name, path) => {
  expect(await found(name)).toBe(path);
});

test('a file of a site is enough, and another has what lies beside it', async () => {
  const bib = join(site, '_bibliography', 'papers.bib');
  expect(await found('sand.png', bib)).toBe('assets/img/publication_preview/sand.png');
  expect(await found('beside.png', bib)).toBe('_bibliography/beside.png');
  const other = await folderWith({ 'papers.bib': '@misc{a}' });
  await writeFile(join(other, 'own.png'), 'x');
  const pictures = await picturesOf([entryOf('own.png')], await filesAt([join(other, 'papers.bib')]));
  expect(pictures.get(1)).toBe(join(other, 'own.png'));
});

test('of several files the one of the entry counts, and works that are here already keep theirs', async () => {
  const other = await folderWith({ 'a/x.bib': '@misc{a}', 'a/sand.png': 'x', 'b/y.bib': '@misc{b}' });
  const files = await filesAt([other]);
  const entries = [
    entryOf('sand.png', { number: 1, file: 'a/x.bib' }),
    entryOf('sand.png', { number: 2, file: 'b/y.bib' }),
    entryOf('sand.png', { number: 3, file: 'a/x.bib', kind: 'here' }),
  ];
  expect([...(await picturesOf(entries, files))]).toEqual([[1, join(other, 'a', 'sand.png')]]);
});
