/**
 * Another language, or a text of the lab's own, is written into the objects of texts: on the server before
 * each page, in the browser before the page's script is loaded. A module that keeps a text while it is loaded
 * would go on saying the old one; it may keep only the object that the text is in.
 */
import { expect, test, vi } from 'vitest';

// The texts are changed for every module that imports them, so the module registry is reset.
vi.resetModules();

type Texts = Record<string, unknown>;

/** Calls `onRead` whenever a text is read. */
function watch(texts: Texts, onRead: () => void): void {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'object') watch(text as Texts, onRead);
    else {
      const get = () => {
        onRead();
        return text;
      };
      Object.defineProperty(texts, key, { get, enumerable: true });
    }
  }
}

/** What only the API and the desk say, in English. */
const inEnglish = /contract\/src\/(.+\/)?(schemas|fields|list|list-fields|kind|password|needs)\.ts/;
const ours = /(?:web|contract)\/src\/[\w/.-]+\.tsx?:\d+/;

function reader(): string {
  const lines = new Error('read').stack?.split('\n') ?? [];
  return (
    lines.map((line) => ours.exec(line)?.[0] ?? '').find((line) => line && !line.includes('kept-texts')) ?? ''
  );
}

test('no module that a visitor’s page needs keeps a text when it is loaded', async () => {
  const readers = new Set<string>();
  const { english } = await import('@lab/contract/features/settings/words/every-text');
  watch(english, () => readers.add(reader()));
  const { routes } = await import('./app/routes.ts');
  await import('./entry-server.tsx');
  await import('./entry-client.tsx');
  await import('./app/head/describe.ts');
  for (const { access, page } of routes) if (access === 'public') await page.load();
  expect([...readers].filter((file) => !inEnglish.test(file)).sort()).toEqual([]);
});
