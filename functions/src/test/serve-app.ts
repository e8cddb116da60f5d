/** Serves an app as the functions framework does when it leaves the body to us. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { afterAll } from 'vitest';
import '../core/http/raw-bodies.ts';

export async function serveApp(app: Express): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
