/** Longer than 300 lines, because all tests ask the same made-up services. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, lookUp as look, numbered } from './look-up.ts';
import type { Identifier } from './read-identifiers.ts';

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
  for (const name of [
    'DOI_RESOLVER',
    'PUBMED_SERVICE',
    'ORCID_SERVICE',
    'CROSSREF_SERVICE',
    'DATACITE_SERVICE',
  ])
    vi.stubEnv(name, address);
  return asked;
}

/** Without pauses, and each answer in its place. */
async function lookUp(identifiers: Identifier[], wholeMs = 45_000) {
  const { answers, left, pause } = await look(numbered(identifiers), { wholeMs, secondMs: 1 });
  const lineOf = (answer: Answer) => ('entry' in answer ? answer.entry.line : (answer.notFound.line ?? 0));
  const inOrder = answers.sort((one, other) => lineOf(one) - lineOf(other));
  return {
    entries: inOrder.flatMap((answer) => ('entry' in answer ? [answer.entry] : [])),
    notFound: inOrder.flatMap((answer) => {
      if ('entry' in answer) return [];
      const { line: _, ...said } = answer.notFound;
      return [said];
    }),
    left: left.map(({ id }) => id),
    pause,
  };
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
    [1, '10.1000/b', 'Of <i>/10.1000/b</i>'],
    [2, 'arXiv:1706.03762', 'Of <i>/10.48550/arXiv.1706.03762</i>'],
    [3, 'PMID:7', 'Of <i>/api/ctxp/v1/pubmed/?format=csl&id=7</i>'],
    [4, '10.1000/a', 'Of <i>/10.1000/a</i>'],
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

const readBody = (text: string, name: string) =>
  new URL(text, 'http://localhost').searchParams.get(name) ?? '';
const doisIn = (url: string) =>
  readBody(url, 'filter')
    .split(',')
    .map((each) => each.replace(/^doi:/, ''));
const many = (count: number) => Array.from({ length: count }, (_, at) => doi(`10.1000/${at}`));
const crossref = (dois: string[]) =>
  JSON.stringify({
    message: {
      items: dois.map((DOI) => ({
        DOI: DOI.toUpperCase(),
        title: [`Of ${DOI}`],
        'container-title': ['Days of Sand'],
        type: 'journal-article',
        issued: { 'date-parts': [[2020, 5]] },
        author: [{ family: 'Roe', given: 'Ada' }],
        event: { name: 'Sand 2020', location: 'Bay' },
      })),
    },
  });
const keys = ({ entries }: { entries: { key: string }[] }) => entries.map(({ key }) => key);

describe('in batches', () => {
  it('Crossref is asked for twenty-five DOIs at once, in any case and order', async () => {
    const asked = await servicesThat(({ url = '' }, response) => {
      if (url.startsWith('/v1/works')) response.end(crossref(doisIn(url).reverse()));
      else response.writeHead(500).end();
    });
    const found = await lookUp(many(60));
    expect(keys(found)).toEqual(many(60).map(({ id }) => id));
    expect(asked.map((url) => doisIn(url).length)).toEqual([25, 25, 10]);
    expect(found.entries[7]?.item).toMatchObject({
      type: 'article-journal',
      title: 'Of 10.1000/7',
      'container-title': 'Days of Sand',
      'event-title': 'Sand 2020',
      'event-place': 'Bay',
      DOI: '10.1000/7',
    });
  });

  it('what Crossref does not have, DataCite and then the resolver are asked for, and nobody gets what it did not ask', async () => {
    const asked = await servicesThat(({ url = '' }, response) => {
      if (url.startsWith('/v1/works')) response.end(crossref(['10.1000/0', '10.1000/elsewhere']));
      else if (url.startsWith('/dois?')) {
        const attributes = {
          doi: '10.1000/1',
          titles: [{ title: 'A second', titleType: 'TranslatedTitle' }, { title: 'Grains' }],
          creators: [
            { familyName: 'Roe', givenName: 'Ada', name: 'Roe, Ada' },
            { name: 'van Dune, Bo', nameType: 'Personal' },
            { name: 'The Sand Group', nameType: 'Organizational' },
          ],
          types: { resourceTypeGeneral: 'Dataset', citeproc: 'dataset' },
          publisher: { name: 'Open Archive' },
          publicationYear: 2021,
          dates: [{ date: '2021-03-04T10:00:00Z', dateType: 'Issued' }],
          descriptions: [{ description: 'Of <b>sand</b>.', descriptionType: 'Abstract' }],
          rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }],
        };
        response.end(
          JSON.stringify({ data: [{ attributes }, { attributes: { doi: '10.1000/other' } }, null] }),
        );
      } else if (url === '/10.1000/2') response.end('{"title":"Alone"}');
      else response.writeHead(404).end();
    });
    const found = await lookUp([...many(6), doi('10.1000/a,b')]);
    expect(keys(found)).toEqual(['10.1000/0', '10.1000/1', '10.1000/2']);
    expect(found.notFound.map(({ identifier }) => identifier)).toEqual(
      ['3', '4', '5', 'a,b'].map((end) => `10.1000/${end}`),
    );
    expect(found.entries[1]?.item).toMatchObject({
      type: 'dataset',
      title: 'Grains',
      author: [{ family: 'Roe', given: 'Ada' }, { family: 'Dune' }, { literal: 'The Sand Group' }],
      issued: { 'date-parts': [[2021, 3, 4]] },
      publisher: 'Open Archive',
      abstract: 'Of sand.',
    });
    expect(asked.filter((url) => url.includes('a%2Cb') || url.includes('a%252Cb'))).toHaveLength(1);
  });

  it('arXiv ids are DOIs of DataCite', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => `2401.0000${at}`);
    const asked = await servicesThat(({ url = '' }, response) => {
      const data = readBody(url, 'ids')
        .split(',')
        .map((found) => ({
          attributes: {
            doi: found.toLowerCase(),
            titles: [{ title: `Of ${found}` }],
            types: { resourceTypeGeneral: 'Preprint' },
            publisher: 'arXiv',
            publicationYear: 2024,
          },
        }));
      response.end(JSON.stringify({ data }));
    });
    const found = await lookUp(ids.map((id) => ({ kind: 'arxiv', id })));
    expect(keys(found)).toEqual(ids.map((id) => `arXiv:${id}`));
    expect(found.entries[0]?.item?.custom).toMatchObject({ archive: 'arxiv', eprint: ids[0] });
    expect(asked).toHaveLength(1);
  });

  const pmids = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ kind: 'pmid', id: String(at + 1) }) as const);
  const idsIn = (url: string) => readBody(url, 'id').split(',');
  const csl = (ids: string[]) => JSON.stringify(ids.map((id) => ({ id: `pmid:${id}`, title: `Of ${id}` })));

  it('PubMed is asked for a hundred, and some missing are told', async () => {
    const asked = await servicesThat(({ url = '' }, response) =>
      response.end(
        csl(
          idsIn(url)
            .filter((id) => Number(id) % 50 !== 0)
            .reverse(),
        ),
      ),
    );
    const found = await lookUp(pmids(120));
    expect(found.notFound).toEqual(
      ['50', '100'].map((id) => ({ identifier: `PMID:${id}`, why: 'PubMed does not know this id.' })),
    );
    expect([keys(found).length, keys(found)[0]]).toEqual([118, 'PMID:1']);
    expect(asked).toHaveLength(2);
  });

  it.each([404, 400, 500])('one entry that makes the service answer %s costs no other', async (status) => {
    await servicesThat(({ url = '' }, response) => {
      const ids = idsIn(url);
      if (ids.includes('33')) response.writeHead(status).end();
      else response.end(csl(ids));
    });
    const found = await lookUp(pmids(100));
    expect([found.entries.length, found.notFound.map(({ identifier }) => identifier)]).toEqual([
      99,
      ['PMID:33'],
    ]);
  });

  it('an answer that is too large is asked for in halves', async () => {
    await servicesThat(({ url = '' }, response) => {
      const ids = idsIn(url);
      response.end(ids.length > 3 ? '['.repeat(6_000_000) : csl(ids));
    });
    expect((await lookUp(pmids(10))).entries).toHaveLength(10);
  });

  it('a service that is out of order is soon let alone, while others answer', async () => {
    const asked = await servicesThat(({ url = '' }, response) => {
      if (url.startsWith('/api/ctxp')) response.writeHead(500).end();
      else response.end(crossref(doisIn(url)));
    });
    const found = await lookUp([...pmids(100), ...many(25)]);
    expect([found.entries.length, found.notFound.length, found.left]).toEqual([25, 100, []]);
    expect(found.notFound[0]?.why).toBe('PubMed cannot be reached at the moment. Please try again later.');
    expect(asked.filter((url) => url.startsWith('/api/ctxp')).length).toBeLessThanOrEqual(9);
  });

  it('after 429 the same call is made again', async () => {
    let refused = 0;
    await servicesThat(({ url = '' }, response) => {
      refused += 1;
      if (refused < 3) response.writeHead(429, { 'retry-after': '2' }).end();
      else response.end(csl(idsIn(url)));
    });
    expect((await lookUp(pmids(20))).entries).toHaveLength(20);
    expect(refused).toBe(3);
  });

  it('a long pause is left to the caller, and the service is not asked on another way', async () => {
    const asked = await servicesThat((_request, response) =>
      response.writeHead(429, { 'retry-after': '40' }).end(),
    );
    const found = await lookUp(many(60));
    expect([found.entries, found.notFound, found.left.length, found.pause]).toEqual([[], [], 60, 40]);
    expect(asked).toHaveLength(1);
  });

  it('the resolver may ask for a pause too, and what it answered before stays', async () => {
    const found = await (async () => {
      await servicesThat(({ url = '' }, response) => {
        if (url === '/10.1000/0') response.end('{"title":"T"}');
        else response.writeHead(503, { 'retry-after': new Date(Date.now() + 30_000).toUTCString() }).end();
      });
      return lookUp(many(3));
    })();
    expect([keys(found), found.left]).toEqual([['10.1000/0'], ['10.1000/1', '10.1000/2']]);
    expect(found.pause).toBeGreaterThan(20);
  });

  it('names the product, and the lab where it has an email', async () => {
    const agents: unknown[] = [];
    const asked = await servicesThat(({ url = '', headers }, response) => {
      agents.push(headers['user-agent']);
      response.end(crossref(doisIn(url)));
    });
    await look(numbered(many(5)), { contact: 'hello@lab.test', secondMs: 1 });
    expect(agents).toEqual(['research-lab-website/1 (mailto:hello@lab.test)']);
    expect(readBody(asked[0] ?? '', 'mailto')).toBe('hello@lab.test');
  });
});

it('at most four calls to the resolver are under way at once, and one to each list', async () => {
  const now = { doi: 0, list: 0 };
  const most = { doi: 0, list: 0 };
  await servicesThat(({ url = '' }, response) => {
    const kind = /^\/(?:api|v1|dois)/.test(url) ? 'list' : 'doi';
    now[kind] += 1;
    most[kind] = Math.max(most[kind], now[kind]);
    setImmediate(() => {
      now[kind] -= 1;
      response.end(kind === 'doi' ? '{"title":"T"}' : '{}');
    });
  });
  const { entries } = await lookUp(many(60));
  expect(entries).toHaveLength(60);
  expect(most.doi).toBeLessThanOrEqual(4);
  expect(most.list).toBe(1);
});

it('when the time for all is over, the rest is left and not asked', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError')));
  const asked = await servicesThat((_request, response) => response.end('{"title":"T"}'));
  const { entries, notFound, left } = await lookUp([doi('10.1000/a'), pmid, orcid, ...many(30)]);
  expect([entries, notFound, left.length]).toEqual([[], [], 33]);
  expect(asked).toEqual([]);
  timeout.mockRestore();
});

it('a work with the names of a whole experiment is kept, and one that no document can hold is told', async () => {
  const names = Array.from({ length: 3_000 }, (_, at) => ({ family: `Roe${at}`, given: 'A' }));
  await servicesThat(({ url = '' }, response) =>
    response.end(
      JSON.stringify(
        url === '/10.1000/0' ? { title: 'T', author: names } : { title: 'T', note: 'x'.repeat(400_000) },
      ),
    ),
  );
  const found = await lookUp(many(2));
  expect(found.entries.map(({ item }) => item?.author?.length)).toEqual([200]);
  expect(found.notFound).toEqual([{ identifier: '10.1000/1', why: 'The answer is too long.' }]);
});
