import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test, vi } from 'vitest';
import type { Address } from '../../core/http/origin.ts';
import type { Reply } from './reply.ts';
import { answerSite } from './site.ts';

vi.mock('./page.ts', () => ({
  answerPage: async ({ url, sentPath }: Address): Promise<Reply> => ({
    status: 404,
    contentType: 'text/html',
    body: `The page of ${url.pathname}, asked for as ${sentPath}`,
    cacheControl: 'public',
  }),
}));

/** The functions framework also puts a router that decodes addresses in front of our code. */
async function ask(path: string): Promise<Response> {
  const server = createServer(express().all('/{*path}', answerSite)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  server.close();
  return answer;
}

test.each([
  '/sitemap.xml?x=1',
  '/sitemap.xml?part=papers&x=1',
  '/sitemap.xml?part=pages&after=some',
  '/sitemap.xml?part=constructor',
  '/feed.xml?of=other',
  '/feed.json?utm_source=x',
  '/robots.txt?x=1',
])('%s reads nothing and leads to the address that caches keep', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(path.replace(/\?.*/, ''));
  expect(answer.headers.get('cache-control')).toMatch(/^public, /);
  expect(answer.headers.get('vary')).toBeNull();
});

test.each([
  ['//robots.txt', '/robots.txt'],
  ['/sitemap%2Exml', '/sitemap.xml'],
  ['//feed.xml?of=news', '/feed.xml?of=news'],
  ['///feed.xml?of=other', '/feed.xml'],
  ['/feed.xml?of=news&of=news', '/feed.xml?of=news'],
  ['/feed.xml?of=news&year=2024', '/feed.xml?of=news'],
  ['/feed.xml?year=2024', '/feed.xml'],
  ['/feed.xml?of=papers&year=', '/feed.xml?of=papers'],
  ['/feed.xml?q=tea&year=2024&of=papers&utm_source=x', '/feed.xml?of=papers&year=2024&q=tea'],
  ['/feed.json?of=papers&q=green%20tea', '/feed.json?of=papers&q=green+tea'],
])('%s leads to %s', async (path, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

test('what is the same for everybody varies by nothing', async () => {
  const answer = await ask('/robots.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('vary')).toBeNull();
});

test.each(['/robots', '/sitemap', '/feed', '/a/robots.txt'])('%s is no name of a file', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(`The page of ${path}, asked for as ${path}`);
});

test.each(['/paper/%zz', '/%E0%A4%A', '/%'])('%s is answered with a page too', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(`The page of ${path}, asked for as ${path}`);
});

test('a part of the sitemap with a made-up cursor is refused and not cached', async () => {
  const answer = await ask('/sitemap.xml?part=papers&after=made-up');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe(
    'This page link is no longer valid. Please start again from the first page.',
  );
});
