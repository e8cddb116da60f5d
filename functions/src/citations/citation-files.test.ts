import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { serve } from '../http/serve.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

const count = 10_050;
const asked: object[] = [];

/** A lab of so many papers; the cursor is the number of those before. */
vi.mock('../invoke.ts', () => ({
  invoke: async (_endpoint: unknown, { query }: { query: { cursor?: string; limit: number } }) => {
    asked.push(query);
    const start = Number(query.cursor ?? 0);
    const end = Math.min(start + query.limit, count);
    const reply = Array.from({ length: end - start }, (_, index) => ({
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
  },
}));

it('a list that is too long for one file goes on in the next, and each says so', async () => {
  const server = createServer(serve([])).listen(0);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (path: string) => {
    const answer = await fetch(origin + path);
    const papers = (await answer.json()) as { URL: string }[];
    return { link: answer.headers.get('link'), ids: papers.map(({ URL: url }) => url.split('/').at(-1)) };
  };
  const first = await read('/api/researchPapers.csl.json?author=Ada');
  const next = '/api/researchPapers.csl.json?author=Ada&cursor=10000';
  expect(first.link).toBe(`<${next}>; rel="next"`);
  const second = await read(next);
  server.close();
  expect(second.link).toBeNull();
  expect([...first.ids, ...second.ids]).toEqual(Array.from({ length: count }, (_, index) => `p${index}`));
  expect(asked.at(-1)).toMatchObject({ author: 'Ada', limit: 100 });
});
