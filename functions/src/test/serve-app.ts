/** Serves an app as the functions framework does: with the raw body beside the request. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { afterAll } from 'vitest';
import '../http/raw-bodies.ts';

export async function serveApp(app: Express): Promise<string> {
  const framework = express();
  framework.use(express.raw({ type: () => true, limit: '1mb' }), (request, _response, next) => {
    if (Buffer.isBuffer(request.body)) Object.assign(request, { rawBody: request.body });
    next();
  });
  framework.use(app);
  const server = createServer(framework).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
