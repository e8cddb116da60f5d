import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, vi } from 'vitest';
import { addressAsSent } from './address-as-sent.ts';
import { serve } from './serve.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

/** The functions framework also puts a router that decodes addresses in front of our code. */
async function ask(path: string, listener: express.RequestHandler): Promise<Response> {
  const server = createServer(express().all('/{*path}', listener)).listen(0);
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  server.close();
  return answer;
}

it.each(['/robots.txt', '/a/robots.txt?x=1', '/paper/%zz', '/%E0%A4%A?x=%', '/team', '/a%2Fb?x=%zz'])(
  '%s reaches our code as it was sent',
  async (path) => {
    const answer = await ask(path, (request, response) => void response.send(addressAsSent(request)));
    expect(await answer.text()).toBe(path);
  },
);

it.each([
  ['/team?x=%zz', '/team?x=%zz'],
  ['/robots.txt.html', '/robots.txt.html'],
  ['/robots.txt', '/'],
  ['/a/robots.txt/', '/'],
  ['/paper/%zz', '/'],
])('%s is %s for the framework', async (path, seen) => {
  const answer = await ask(path, (request, response) => void response.send(request.url));
  expect(await answer.text()).toBe(seen);
});

it.each(['/api/%zz', '/api/researchPaper/%E0%A4%A', '/api/researchPaper/%zz.bib', '/api/robots.txt'])(
  'the API answers %s in JSON',
  async (path) => {
    const answer = await ask(path, serve([]));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'There is nothing at this address.', code: 'not-found' });
  },
);
