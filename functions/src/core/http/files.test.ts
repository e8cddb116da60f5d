import { expect, it, vi } from 'vitest';
import { serveApp } from '../../test/serve-app.ts';
import type { WrittenFile } from './files.ts';
import { serve } from './serve.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

const file: WrittenFile = { name: 'tides.bib', contentType: 'application/x-bibtex', body: '@misc{tides}' };

async function open(more: Partial<WrittenFile> = {}) {
  const write = vi.fn(async (_parts: string[], _query: object, _origin: string) => ({ ...file, ...more }));
  const files = [{ path: /^\/papers\/(\w+)\.(bib|ris)$/, route: '/papers/{id}.bib', write }];
  const address = await serveApp(serve([], { files, keepFiles: async () => {}, describe: async () => ({}) }));
  return { write, get: (path: string) => fetch(`${address}${path}`) };
}

it('a file is for saving under its name, kept for a minute, and no page of a search engine', async () => {
  const { get } = await open();
  const answer = await get('/papers/p1.bib');
  expect(await answer.text()).toBe('@misc{tides}');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^application\/x-bibtex/),
    'content-disposition': 'attachment; filename="tides.bib"',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'x-robots-tag': 'noindex',
  });
  expect(answer.headers.get('link')).toBeNull();
});

it('it is written for the parts of its address, the query and the site', async () => {
  const { get, write } = await open();
  await get('/papers/p1.ris?of=fog&constructor=x');
  expect(write).toHaveBeenCalledExactlyOnceWith(
    ['p1', 'ris'],
    { of: 'fog' },
    expect.stringMatching(/^https?:\/\//),
  );
});

it('it may be shown by the browser', async () => {
  const { get } = await open({ isShown: true });
  expect((await get('/papers/p1.bib')).headers.get('content-disposition')).toBe(
    'inline; filename="tides.bib"',
  );
});

it('it leads to its next part', async () => {
  const { get } = await open({ next: 'c2' });
  expect((await get('/papers/p1.bib?of=fog')).headers.get('link')).toBe(
    '</papers/p1.bib?of=fog&cursor=c2>; rel="next"',
  );
});

it('other addresses are none of its own', async () => {
  const { get, write } = await open();
  expect((await get('/papers/p1.pdf')).status).toBe(404);
  expect(write).not.toHaveBeenCalled();
});
