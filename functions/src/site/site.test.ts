import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { answerSite } from './site.ts';

async function ask(path: string): Promise<Response> {
  const server = createServer(express().use(answerSite)).listen(0);
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
  '/feed.xml?of=news&of=news',
  '/feed.xml?of=other',
  '/feed.json?utm_source=x',
  '/robots?x=1',
])('%s reads nothing and leads to the address that caches keep', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(path.replace(/\?.*/, ''));
  expect(answer.headers.get('cache-control')).toMatch(/^public, /);
});

test('a part of the sitemap that somebody has made up is refused, and kept by no cache', async () => {
  const answer = await ask('/sitemap.xml?part=papers&after=made-up');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe(
    'This page link is no longer valid. Please start again from the first page.',
  );
});
