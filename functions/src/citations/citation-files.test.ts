import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import type { Invoke } from '../http/invoke.ts';
import { serve } from '../http/serve.ts';
import { citationFiles } from './citation-files.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

const count = 10_050;
const asked: object[] = [];

/** Lists that many papers; the cursor is a number of papers. A search that compares words returns empty pages. */
async function list(_endpoint: unknown, given: unknown) {
  const { query } = given as { query: { cursor?: string; limit: number; q?: string } };
  asked.push(query);
  const start = Number(query.cursor ?? 0);
  const end = Math.min(start + query.limit, count);
  const reply = Array.from({ length: query.q ? 0 : end - start }, (_, index) => ({
    _id: `p${start + index}`,
    title: `Part ${start + index}`,
    publisher: 'Journal',
    doi: '',
    publicationDate: '2025-03-01',
    category: 'Waves',
    authors: ['Ada Byron'],
    details: '',
    links: {},
  }));
  return { reply, next: end < count ? String(end) : undefined };
}

const app = serve([], {
  files: citationFiles(list as Invoke),
  keepFiles: async () => {},
  describe: async () => ({}),
});

async function read(path: string) {
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const said = await answer.json();
  server.close();
  const papers = Array.isArray(said) ? (said as { URL: string }[]) : [];
  return {
    status: answer.status,
    link: answer.headers.get('link'),
    ids: papers.map(({ URL: url }) => url.split('/').at(-1)),
  };
}

it('a list that is too long for one file continues in the next, to which the file links', async () => {
  const first = await read('/api/researchPapers.csl.json?author=Ada');
  const next = '/api/researchPapers.csl.json?author=Ada&cursor=10000';
  expect(first.link).toBe(`<${next}>; rel="next"`);
  const second = await read(next);
  expect(second.link).toBeNull();
  expect([...first.ids, ...second.ids]).toEqual(Array.from({ length: count }, (_, index) => `p${index}`));
  expect(asked.at(-1)).toMatchObject({ author: 'Ada', limit: 100 });
});

it('a file without results reads no more than others, and links to the next', async () => {
  const before = asked.length;
  expect(await read('/api/researchPapers.csl.json?q=two+words')).toMatchObject({
    ids: [],
    link: '</api/researchPapers.csl.json?q=two+words&cursor=10000>; rel="next"',
  });
  expect(asked.length - before).toBe(100);
});

it('all callers together are limited on each instance', async () => {
  const aMinuteLater = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(aMinuteLater);
  const statuses: number[] = [];
  for (let file = 0; file < 5; file++) {
    statuses.push((await read('/api/researchPapers.csl.json')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
