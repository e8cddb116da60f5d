import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { answerSite } from './site.ts';

test('a part of the sitemap that somebody has made up is refused, and kept by no cache', async () => {
  const server = createServer(express().use(answerSite)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/sitemap.xml?part=papers&after=made-up`);
  server.close();
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe(
    'This page link is no longer valid. Please start again from the first page.',
  );
});
