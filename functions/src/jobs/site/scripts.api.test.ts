/**
 * On a slow line a page of a dozen small scripts needs three rounds of requests; API tests run on a fresh
 * build.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Chunk {
  name: string;
  file: string;
  imports?: string[];
}

const web = new URL('../../../../web/', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, web), 'utf8');
const manifest = JSON.parse(textOf('dist/.vite/manifest.json')) as Record<string, Chunk>;

/**
 * The names of the pages that a table of routes imports; web/page-chunks.ts leaves two large ones to the
 * bundler.
 */
function pagesIn(table: string): string[] {
  const imports = [...textOf(table).matchAll(/\bimport\('[^']*?([\w-]+)\.tsx?'\)/g)];
  return imports.map(([, name = '']) => name).filter((name) => !['pages', 'export-list-page'].includes(name));
}

function chunkNamed(name: string): Chunk {
  const chunk = Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`No script has the name ${name}`);
  return chunk;
}

function scriptsOf({ file, imports = [] }: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of imports) {
    const chunk = manifest[next];
    if (chunk) scriptsOf(chunk, found);
  }
  return found;
}

const loaded = scriptsOf(chunkNamed('app'));
const pages = ['src/app/public-routes.ts', 'src/app/kind-pages.ts']
  .flatMap(pagesIn)
  .filter((name) => name !== 'home-page');

test('the tables name the pages that visitors open', () => {
  expect(pages).toContain('paper-page');
  expect(pages).toContain('news-item-page');
  expect(pages.length).toBeGreaterThan(15);
});

test.each(pages)('%s is one script in addition to what pages share', (page) => {
  const scripts = [...scriptsOf(chunkNamed(page))].filter((file) => !loaded.has(file));
  const own = scripts.filter((file) => !/\/(?:shared-by-|desk-calls)/.test(file));
  expect(own.length).toBeLessThanOrEqual(1);
  // The browser asks for them at once, and none of them contains much that the page does not use.
  expect(scripts.length - own.length).toBeLessThanOrEqual(4);
});

test('what a page loads when it is idle is one script', () => {
  const scripts = [...scriptsOf(chunkNamed('later'))].filter((file) => !loaded.has(file));
  expect(scripts).toEqual([chunkNamed('later').file]);
});

test('the document of a page at the desk names the scripts of that page, and of no other', async () => {
  const html = await (await fetch(`${process.env.LAB_ADDRESS}/dashboard/writeResearch`)).text();
  for (const name of ['workspace', 'write-page', 'paper-form'])
    expect(html).toContain(`<link rel="modulepreload" href="/${chunkNamed(name).file}">`);
  expect(html).not.toContain(chunkNamed('users-page').file);
});

test('the form of a work appears before the library of its rules is loaded', () => {
  const sentence = ' must be at least $';
  const withRules = (name: string) =>
    [...scriptsOf(chunkNamed(name))].filter((file) => textOf(`dist/${file}`).includes(sentence));
  expect(withRules('paper-rules')).toHaveLength(1);
  expect(withRules('write-page')).toEqual([]);
});
