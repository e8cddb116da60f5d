import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { write } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { identifyRequest, logFailure } from './log.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
beforeEach(() => vi.mocked(write).mockClear());

test.each([
  ['with its stack', new Error('broken'), /^Error: broken\n +at /],
  [
    'with its message, when it has no stack',
    Object.assign(new Error('broken'), { stack: undefined }),
    /^broken$/,
  ],
  ['as text, when it is no Error', { toString: (): string => 'thrown' }, /^thrown$/],
])('what nobody foresaw is logged %s', (_, error, expected) => {
  logFailure('request-1', error);
  expect(write).toHaveBeenCalledWith({
    severity: 'ERROR',
    message: 'A request failed for a reason that nobody foresaw',
    requestId: 'request-1',
    error: expect.stringMatching(expected),
  });
});

/** What is logged of one call, which `handler` answers. */
async function logged(handler: RequestHandler, options: RequestInit = {}) {
  const server = createServer(express().use(identifyRequest, handler)).listen(0);
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = performance.now();
  const { headers } = await fetch(`${address}/contacts/mia@example.org?q=secret`, options);
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  const took = performance.now() - before;
  server.close();
  return { lines: vi.mocked(write).mock.calls.flat(), requestId: headers.get('x-request-id'), took };
}

test('a request is logged with who, what and how long, and without what people wrote or hold', async () => {
  const { lines, requestId, took } = await logged(
    (_request, response) => {
      response.locals.caller = { uid: 'uid-1', email: 'mia@example.org' };
      response.locals.route = '/contacts/{email}';
      response.status(201).json('done');
    },
    { method: 'POST', headers: { Authorization: 'Bearer secret' }, body: 'secret' },
  );
  expect(lines).toEqual([
    {
      severity: 'INFO',
      message: 'POST /contacts/{email} 201',
      requestId,
      caller: 'uid-1',
      method: 'POST',
      route: '/contacts/{email}',
      status: 201,
      durationMs: expect.any(Number),
    },
  ]);
  expect(lines[0]?.durationMs).toBeLessThanOrEqual(Math.ceil(took));
});

test('a request of nobody to an address that does not exist is logged too', async () => {
  const { lines } = await logged((_request, response) => void response.status(404).end());
  expect(lines).toMatchObject([{ message: 'GET unknown 404', route: 'unknown', caller: '' }]);
});
