import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { retryRead } from './retry-read.ts';

/** A server that closes the connection of the first calls, and answers the others. */
async function hangsUp(first: number) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls++;
    if (calls <= first) request.socket.destroy();
    else response.end('a picture');
  }).listen(0);
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const read = () =>
    fetch(address).then(
      (answer) => answer.text(),
      ({ cause }) => {
        // Storage's client reports a closed connection with this code.
        throw Object.assign(new Error('socket hang up', { cause }), { code: 'ECONNRESET' });
      },
    );
  return { read, calls: () => calls };
}

it.each([0, 1, 2])('succeeds after the connection was closed %i times', async (first) => {
  const { read, calls } = await hangsUp(first);
  expect(await retryRead(read)).toBe('a picture');
  expect(calls()).toBe(first + 1);
});

it('gives up after three times', async () => {
  const { read, calls } = await hangsUp(5);
  await expect(retryRead(read)).rejects.toThrow('socket hang up');
  expect(calls()).toBe(3);
});

it('does not retry refused requests', async () => {
  let calls = 0;
  const refused = retryRead(async () => {
    calls++;
    throw Object.assign(new Error('No such object'), { code: 404 });
  });
  await expect(refused).rejects.toThrow('No such object');
  expect(calls).toBe(1);
});
