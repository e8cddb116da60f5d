import { write as log } from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { serveApp } from '../../test/serve-app.ts';
import type { FileRoute, WrittenFile } from './files.ts';
import { serve } from './serve.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

const file: WrittenFile = { name: 'tides.bib', contentType: 'application/x-bibtex', body: '@misc{tides}' };

async function open(more: Partial<WrittenFile> = {}, route: Partial<FileRoute> = {}) {
  const write = vi.fn(
    async (_parts: string[], _query: object, _origin: string): Promise<WrittenFile> => ({ ...file, ...more }),
  );
  const files = [{ path: /^\/papers\/(\w+)\.(bib|ris)$/, route: '/papers/{id}.bib', ...route, write }];
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

it('it is not sent again where only the time of writing is another', async () => {
  const { get, write } = await open();
  const etagOf = async (body: string, madeFrom: unknown) => {
    write.mockResolvedValueOnce({ ...file, body, madeFrom });
    return (await get('/papers/p1.bib')).headers.get('etag');
  };
  const etag = await etagOf('written at nine', { title: 'Tides' });
  expect(etag).toMatch(/^"\w{32}"$/);
  expect(await etagOf('written at ten', { title: 'Tides' })).toBe(etag);
  expect(await etagOf('written at ten', { title: 'Foam' })).not.toBe(etag);
});

it('other addresses are none of its own', async () => {
  const { get, write } = await open();
  expect((await get('/papers/p1.pdf')).status).toBe(404);
  expect(write).not.toHaveBeenCalled();
});

it('its name may have letters that only newer browsers read in a header', async () => {
  const { get } = await open({ name: 'Gezeiten ä.bib' });
  expect((await get('/papers/p1.bib')).headers.get('content-disposition')).toBe(
    `attachment; filename="Gezeiten__.bib"; filename*=UTF-8''Gezeiten%20%C3%A4.bib`,
  );
});

it('parameters that it does not read lead to the copy without them', async () => {
  const { get, write } = await open({}, { queryNames: async () => ['of'] });
  const { url } = await get('/papers/p1.bib?of=fog&x=1');
  expect(url).toMatch(/\/papers\/p1\.bib\?of=fog$/);
  expect(write).toHaveBeenCalledOnce();
});

it('it may cost more than one address can ask for without end', async () => {
  const { get } = await open({}, { perMinute: 1 });
  const statuses = [await get('/papers/p1.bib'), await get('/papers/p1.bib')].map(({ status }) => status);
  expect(statuses).toEqual([200, 429]);
});

it('the log names it as the API does', async () => {
  const { get } = await open();
  await get('/papers/p1.bib');
  await vi.waitFor(() =>
    expect(log).toHaveBeenLastCalledWith(expect.objectContaining({ route: '/papers/{id}.bib' })),
  );
});
