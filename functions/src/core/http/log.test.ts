import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
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

test('a request is logged with who, what and how long, and without what people wrote or hold', async () => {
  const app = express();
  app.use(identifyRequest, (_request, response) => {
    response.locals.caller = { uid: 'uid-1', email: 'mia@example.org' };
    response.locals.route = '/contacts/{email}';
    response.status(201).json('done');
  });
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { headers } = await fetch(`${address}/contacts/mia@example.org?q=secret`, {
    method: 'POST',
    headers: { Authorization: 'Bearer secret' },
    body: 'secret',
  });
  server.close();
  expect(vi.mocked(write).mock.calls).toEqual([
    [
      {
        severity: 'INFO',
        message: 'POST /contacts/{email} 201',
        requestId: headers.get('x-request-id'),
        caller: 'uid-1',
        method: 'POST',
        route: '/contacts/{email}',
        status: 201,
        durationMs: expect.any(Number),
      },
    ],
  ]);
});
