import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseCrossSite } from './patches.ts';

let port: number;
const server = createServer((_, answer) => void answer.end('done'));
server.on('upgrade', (_, socket) => void socket.end('opened'));
beforeAll(async () => {
  refuseCrossSite();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

async function ask(origin: string | undefined, more = 'Connection: close\r\n', host = '127.0.0.1') {
  const socket = connect(port, '127.0.0.1');
  const named = origin === undefined ? '' : `Origin: ${origin}\r\n`;
  socket.write(`POST /reset HTTP/1.1\r\nHost: ${host}\r\n${named}${more}\r\n`);
  return await text(socket);
}

it.each([undefined, 'http://127.0.0.1:5005'])('a request from %s is answered', async (origin) => {
  expect(await ask(origin)).toMatch(/^HTTP\/1\.1 200 [\s\S]*done/);
});

it('a request of another website’s page is refused before anything is done', async () => {
  const answer = await ask('https://evil.example');
  expect(answer).toMatch(/^HTTP\/1\.1 403 [\s\S]*A page of another website cannot use these emulators\./);
  expect(answer).not.toMatch(/done|access-control/i);
});

it('so is its connection to a socket', async () => {
  const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\n';
  expect(await ask(undefined, upgrade)).toBe('opened');
  expect(await ask('https://evil.example', upgrade)).toBe('');
});

it('so is a page whose own name leads to this machine', async () => {
  const rebound = 'evil.example:8080';
  for (const origin of [undefined, `http://${rebound}`])
    expect(await ask(origin, undefined, rebound)).toMatch(/^HTTP\/1\.1 403 /);
  expect(await ask(undefined, 'Upgrade: websocket\r\nConnection: Upgrade\r\n', rebound)).toBe('');
});
