import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { lookUp } from './look-up.ts';

const started: Server[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of started.splice(0)) {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

async function listen(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  started.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function servicesThat(answers: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const address = await listen((request, response) => {
    asked.push(request.url ?? '');
    answers(request, response);
  });
  for (const name of ['DOI_RESOLVER', 'PUBMED_SERVICE', 'ORCID_SERVICE']) vi.stubEnv(name, address);
  return asked;
}

const doi = (id: string) => ({ kind: 'doi', id }) as const;
const orcid = { kind: 'orcid', id: '0000-0002-1825-0097' } as const;
const pmid = { kind: 'pmid', id: '7' } as const;

it('DOIs, arXiv and PubMed in the order of the list', async () => {
  const asked = await servicesThat(({ url = '' }, response) => {
    const reference = Array(3).fill({ DOI: '10.1000/other' });
    response.end(JSON.stringify({ type: 'article-journal', title: `Of <i>${url}</i>`, reference }));
  });
  const found = await lookUp([doi('10.1000/b'), { kind: 'arxiv', id: '1706.03762' }, pmid, doi('10.1000/a')]);
  expect(found.notFound).toEqual([]);
  expect(found.entries.map(({ line, key, item }) => [line, key, item?.title])).toEqual([
    [1, '10.1000/b', 'Of /10.1000/b'],
    [2, 'arXiv:1706.03762', 'Of /10.48550/arXiv.1706.03762'],
    [3, 'PMID:7', 'Of /api/ctxp/v1/pubmed/?format=csl&id=7'],
    [4, '10.1000/a', 'Of /10.1000/a'],
  ]);
  expect(found.entries[2]?.item?.PMID).toBe('7');
  expect(found.entries[0]?.original).not.toContain('other');
  expect(asked).toHaveLength(4);
});

const summary = (title: string, more: object = {}) => ({
  'work-summary': [
    {
      title: { title: { value: title }, subtitle: null },
      type: 'conference-poster',
      'journal-title': { value: 'Days of Sand' },
      'publication-date': { year: { value: '2020' }, month: { value: '05' }, day: null },
      url: { value: 'javascript:alert(1)' },
      ...more,
    },
    { title: { title: { value: 'A second source of the same' } } },
  ],
});
const withDoi = (value: string, relationship = 'self') => ({
  'external-ids': {
    'external-id': [
      { 'external-id-type': 'doi', 'external-id-value': value, 'external-id-relationship': relationship },
    ],
  },
});

it('the works of an ORCID iD, by their DOI or as ORCID knows them', async () => {
  const group = [
    summary('One', withDoi('https://doi.org/10.1000/one')),
    summary('Two', withDoi('10.1000/volume', 'part-of')),
    summary('Three', withDoi('10.1000/gone')),
    summary(''),
    { 'work-summary': null },
  ];
  await servicesThat(({ url = '' }, response) => {
    if (url === '/v3.0/0000-0002-1825-0097/works') response.end(JSON.stringify({ group }));
    else if (url === '/10.1000/one')
      response.end(JSON.stringify({ title: 'One in full', DOI: '10.1000/one' }));
    else response.writeHead(404).end();
  });
  const { entries, notFound } = await lookUp([orcid]);
  expect(entries.map(({ key, item }) => [key, item?.title])).toEqual([
    ['10.1000/one', 'One in full'],
    ['Two', 'Two'],
    ['10.1000/gone', 'Three'],
  ]);
  expect(entries[1]?.item).toEqual({
    type: 'speech',
    genre: 'Poster',
    title: 'Two',
    'container-title': 'Days of Sand',
    issued: { 'date-parts': [[2020, 5]] },
  });
  expect(entries[2]?.item?.DOI).toBe('10.1000/gone');
  expect(notFound).toEqual([{ identifier: 'ORCID', why: 'The answer has no title.' }]);
});

it('what nobody knows is told one by one, and costs no other', async () => {
  await servicesThat(({ url = '' }, response) => {
    if (url === '/10.1000/a') response.end('{"title":"A"}');
    else if (url === '/10.1000/untitled') response.end('{"type":"book"}');
    else response.writeHead(404).end();
  });
  const found = await lookUp([doi('10.1000/none'), pmid, orcid, doi('10.1000/untitled'), doi('10.1000/a')]);
  expect(found.entries.map(({ key }) => key)).toEqual(['10.1000/a']);
  expect(found.notFound).toEqual([
    { identifier: '10.1000/none', why: 'The DOI 10.1000/none is not registered.' },
    { identifier: 'PMID:7', why: 'PubMed does not know this id.' },
    { identifier: '0000-0002-1825-0097', why: 'ORCID does not know this iD.' },
    { identifier: '10.1000/untitled', why: 'The answer has no title.' },
  ]);
});

it.each<[string, RequestListener]>([
  ['fail', (_request, response) => response.writeHead(500).end()],
  ['send a page', (_request, response) => response.end('<html>')],
  ['hang up', (request) => request.socket.destroy()],
  ['send without end', (_request, response) => response.end('['.repeat(6_000_000))],
  [
    'lead elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
])('when the services %s, each identifier says so', async (_what, answers) => {
  await servicesThat(answers);
  const { entries, notFound } = await lookUp([doi('10.1000/a'), pmid, orcid]);
  expect(entries).toEqual([]);
  expect(notFound.map(({ why }) => why)).toEqual([
    'The DOI service cannot be reached at the moment. Please fill in the fields yourself or try again later.',
    'PubMed cannot be reached at the moment. Please try again later.',
    'ORCID cannot be reached at the moment. Please try again later.',
  ]);
});

it('a redirect to another host is not followed', async () => {
  const inside: string[] = [];
  const elsewhere = await listen(({ url = '' }, response) => {
    inside.push(url);
    response.end('{"title":"Secret"}');
  });
  await servicesThat((_request, response) => response.writeHead(302, { location: elsewhere }).end());
  expect((await lookUp([doi('10.1000/a'), pmid, orcid])).entries).toEqual([]);
  expect(inside).toEqual([]);
});

it('redirects in a ring end after five', async () => {
  const asked = await servicesThat(({ url = '' }, response) =>
    response.writeHead(302, { location: url === '/round' ? '/10.1000/a' : '/round' }).end(),
  );
  const { entries, notFound } = await lookUp([doi('10.1000/a')]);
  expect([entries, notFound.map(({ identifier }) => identifier)]).toEqual([[], ['10.1000/a']]);
  expect(asked).toHaveLength(6);
});

it('at most four calls are under way at once, and to PubMed one', async () => {
  const now = { doi: 0, pubmed: 0 };
  const most = { doi: 0, pubmed: 0 };
  await servicesThat(({ url = '' }, response) => {
    const kind = url.startsWith('/api') ? 'pubmed' : 'doi';
    now[kind] += 1;
    most[kind] = Math.max(most[kind], now[kind]);
    setImmediate(() => {
      now[kind] -= 1;
      response.end('{"title":"T"}');
    });
  });
  const many = Array.from({ length: 20 }, (_, at) => doi(`10.1000/${at}`));
  const { entries } = await lookUp([...many, pmid, { kind: 'pmid', id: '8' }]);
  expect(entries).toHaveLength(22);
  expect(most.doi).toBeLessThanOrEqual(4);
  expect(most.pubmed).toBe(1);
});

it('when the time for all is over, the rest is told and not asked', async () => {
  const limits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError'));
  });
  const asked = await servicesThat((_request, response) => response.end('{"title":"T"}'));
  expect(await lookUp([doi('10.1000/a')])).toEqual({
    entries: [],
    notFound: [
      { identifier: '10.1000/a', why: 'There was no time left to look this up. Please enter it again.' },
    ],
  });
  expect(asked).toEqual([]);
  expect(limits).toEqual([45_000]);
  timeout.mockRestore();
});

it('none and too many are refused', async () => {
  await expect(lookUp([])).rejects.toMatchObject({ code: 'invalid' });
  const many = Array.from({ length: 201 }, (_, at) => doi(`10.1000/${at}`));
  await expect(lookUp(many)).rejects.toThrow('Please enter at most 200 identifiers at a time.');
});
