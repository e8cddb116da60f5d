/** Pages as the server sends them need no style sheet but the one that it takes its styles from. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const assets = new URL('../../../../web/dist/assets/', import.meta.url);
const address = (path: string) => `${process.env.LAB_ADDRESS}${path}`;
const textAt = async (path: string) => (await fetch(address(path))).text();

/** The classes in the other style sheets, which the browser loads with the scripts of a page. */
function loadedLater(): Set<string> {
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css') && !name.startsWith('app-'));
  const css = sheets.map((name) => readFileSync(new URL(name, assets), 'utf8')).join('\n');
  return new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name));
}

/** The first two of each kind of page. */
function someOf(paths: string[]): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const kind = path.split('/').slice(0, 2).join('/') + path.split('/').length;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) <= 2;
  });
}

test('every public page has all its styles before any script runs', async () => {
  const index = await textAt('/sitemap.xml');
  const locations = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const paths = someOf(locations);
  for (const path of ['/', '/news', '/events', '/projects', '/team']) expect(paths).toContain(path);
  const late = loadedLater();
  expect(late.size).toBeGreaterThan(50);
  const found: string[] = [];
  for (const path of paths) {
    const html = await textAt(path);
    const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    for (const name of new Set(classes)) if (late.has(name)) found.push(`${path}: ${name}`);
  }
  expect(found).toEqual([]);
});
