/** What the scripts of a visitor's page weigh, as Hosting sends them. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Chunk {
  file: string;
  name: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** 110 KB. */
const most = 110 * 1024;
const dist = new URL('../../../../web/dist/', import.meta.url);
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A chunk and all that it imports. */
function loadedWith(key: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunks[key]?.imports ?? []) loadedWith(imported, seen);
  return seen;
}

// The page of formatted lists shares its editor with the desk (web/page-chunks.ts).
const [app = ''] = Object.keys(chunks).filter((key) => chunks[key]?.name === 'app');
const pages = (chunks[app]?.dynamicImports ?? []).filter((key) => /^_(?!export-list)[\w-]+-page-/.test(key));
const sent = (file: string) => brotliCompressSync(readFileSync(new URL(file, dist))).length;

const filesOf = (keys: Iterable<string>) =>
  [...keys].map((key) => chunks[key]?.file ?? '').filter((file) => file.endsWith('.js'));
const textOf = (files: string[]) => files.map((file) => readFileSync(new URL(file, dist), 'utf8')).join('');

/** A sentence of each library. */
const auth = 'identitytoolkit.googleapis.com';
const storage = 'firebasestorage.googleapis.com';
const reactfire = 'useSdk must be called from within a provider';

test.each(pages.map((key) => [chunks[key]?.name, key]))(
  '%s loads at most 110 KB of scripts, and no Firebase',
  (_, key) => {
    const keys = loadedWith(key ?? '', loadedWith('src/boot.ts', loadedWith(app)));
    const files = filesOf(keys);
    expect(files.length).toBeGreaterThan(4);
    expect(files.reduce((sum, file) => sum + sent(file), 0)).toBeLessThanOrEqual(most);
    const text = textOf(files);
    expect([auth, storage, reactfire].filter((sentence) => text.includes(sentence))).toEqual([]);
  },
);

test('the part of the account loads reactfire without the storage', () => {
  const text = textOf(filesOf(loadedWith('src/features/accounts/account-section.tsx')));
  expect([auth, storage, reactfire].filter((sentence) => text.includes(sentence))).toEqual([auth, reactfire]);
});

test('the pages of visitors are found', () => {
  expect(pages.map((key) => chunks[key]?.name)).toEqual(
    expect.arrayContaining(['home-page', 'publications-page', 'paper-page', 'team-page', 'person-page']),
  );
});
