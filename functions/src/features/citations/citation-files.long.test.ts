import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@lab/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Invoke } from '../../core/http/invoke.ts';
import { serve } from '../../core/http/serve.ts';
import { citationFiles } from './citation-files.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

// Each test in a minute of its own, so that it has the requests and reads of one.
let minute = Date.now();
beforeEach(() => {
  minute += 61_000;
  vi.spyOn(Date, 'now').mockReturnValue(minute);
});

const count = 10_050;
const queries: object[] = [];

/**
 * Lists that many papers; the cursor is a number of papers. A search that compares words returns empty pages.
 */
async function list(endpoint: unknown, given: unknown) {
  if (endpoint === api.alumni.people) return { reply: [] };
  if (endpoint === api.settings.get) return { reply: {} };
  const { query } = given as { query: { cursor?: string; limit: number; q?: string } };
  queries.push(query);
  const start = Number(query.cursor ?? 0);
  const end = Math.min(start + query.limit, count);
  const reply = Array.from({ length: query.q ? 0 : end - start }, (_, index) => ({
    _id: `p${start + index}`,
    type: 'article',
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
  const text = await answer.text();
  const parsed = text.startsWith('[') ? JSON.parse(text) : [];
  server.close();
  const papers = Array.isArray(parsed) ? (parsed as { URL: string }[]) : [];
  return {
    status: answer.status,
    link: answer.headers.get('link'),
    text,
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
  expect(queries.at(-1)).toMatchObject({ author: 'Ada', limit: 100 });
});

it.each([
  ['txt', 1_000],
  ['csv', 10_000],
])('a .%s file with the first %i works says where the others are', async (ending, most) => {
  const next = `/api/researchPapers.${ending}?author=Ada&cursor=${most}`;
  const { link, text } = await read(`/api/researchPapers.${ending}?author=Ada`);
  expect(link).toBe(`<${next}>; rel="next"`);
  expect(text).toContain(`Part ${most - 1}`);
  expect(text).not.toContain(`Part ${most} `);
  const sentence = `Only the first ${most} works are in this file. The others are at `;
  const [last = ''] = text.trim().split('\n').slice(-1);
  expect([last.startsWith(sentence), last.endsWith(next)]).toEqual([true, true]);
  expect(queries.at(-1)).toMatchObject({ author: 'Ada', order: 'date' });
});

it('what a list cannot look like is refused before a work is read', async () => {
  const before = queries.length;
  for (const query of ['style=x', 'layout=x', 'style=apa&style=mla', `bold=${'x'.repeat(300)}`]) {
    expect((await read(`/api/researchPapers.docx?${query}`)).status).toBe(400);
  }
  expect(queries).toHaveLength(before);
});

it('a file without results reads no more than others, and links to the next', async () => {
  const before = queries.length;
  expect(await read('/api/researchPapers.csl.json?q=two+words')).toMatchObject({
    ids: [],
    link: '</api/researchPapers.csl.json?q=two+words&cursor=10000>; rel="next"',
  });
  expect(queries.length - before).toBe(100);
});

it('all callers together are limited on each instance', async () => {
  const statuses: number[] = [];
  for (let file = 0; file < 5; file++) {
    statuses.push((await read('/api/researchPapers.csl.json?q=two+words')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
