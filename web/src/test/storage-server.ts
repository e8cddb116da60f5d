/** A Cloud Storage on this machine, for tests that send files with the real SDK. */
import * as node from 'node:buffer';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { vi } from 'vitest';

interface SentRequest {
  what: string;
  body: string;
}

const usual = {
  requests: [] as SentRequest[],
  refuse: (_name: string): number | undefined | Promise<number> => undefined,
  hangs: (_name: string): boolean => false,
};

export const storageServer = { ...usual };

async function answer(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', '*');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  if (request.method === 'OPTIONS') return response.end();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const name = searchParams.get('name') ?? decodeURIComponent(pathname.split('/o/')[1] ?? '');
  storageServer.requests.push({ what: `${request.method} ${name}`, body: await text(request) });
  if (storageServer.hangs(name)) return;
  const status = await storageServer.refuse(name);
  response.writeHead(status ?? 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(status ? { error: { code: status } } : { name, bucket: 'lab', size: '1' }));
}

const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
const app = initializeApp({ storageBucket: 'lab' });
export const storage = getStorage(app);
connectStorageEmulator(storage, '127.0.0.1', (server.address() as AddressInfo).port);

/** To be called before each test. */
export function resetStorage(): void {
  // Node's `fetch` cannot send jsdom's Blob.
  vi.stubGlobal('Blob', node.Blob);
  vi.stubGlobal('File', node.File);
  Object.assign(storageServer, usual, { requests: [] });
}

/** To be called after the last test of a file. */
export async function closeStorage(): Promise<void> {
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
}
