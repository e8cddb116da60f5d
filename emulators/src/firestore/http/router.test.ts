/** Tests HTTP clients that break off in the middle of a request. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { Engine } from '../engine.ts';
import { httpHandler } from './router.ts';

it('a client that breaks off in the middle of its request leaves no trace in the log', async () => {
  const logged = vi.spyOn(console, 'error');
  const handle = httpHandler(new Engine(), () => {});
  const server = createServer();
  const brokenOff = new Promise<void>((resolve) => {
    server.on('request', (request, response) => {
      handle(request, response);
      response.on('close', resolve);
      // At this moment the engine is reading the body.
      request.once('data', () => client.resetAndDestroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write('POST /reset HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
  await brokenOff;
  await promisify(server.close.bind(server))();
  // The handler notices the error a turn later.
  await setImmediate();
  expect(logged).not.toHaveBeenCalled();
});
