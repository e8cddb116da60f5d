import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAtMost } from './ask-service.ts';
import { answerOf, isPublic } from './public-get.ts';

it.each(['8.8.8.8', '193.99.144.80', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'not an address',
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});

/** A server that writes these bytes, whatever it is asked. */
async function askHostile(write: (socket: Socket) => void, signal = AbortSignal.timeout(30_000)) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => write(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return answerOf((onAnswer) => get({ port, host: '127.0.0.1', signal, agent: false }, onAnswer), signal);
}

const head = (status: string, ...headers: string[]) =>
  `HTTP/1.1 ${status}\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;

/** An error that is thrown in a callback fails the whole run, so each case also shows that none is. */
describe('whatever a server answers, the process lives', () => {
  it.each(['000', '099', '600', '999'])('the status %s is taken as a failed answer', async (status) => {
    const answer = await askHostile((socket) => socket.end(`${head(`${status} x`, 'Content-Length: 2')}{}`));
    expect([answer.ok, answer.status]).toEqual([false, 502]);
    await answer.body?.cancel();
  });

  it.each(['204', '304'])('the status %s has no body, also where one is sent', async (status) => {
    const answer = await askHostile((socket) => socket.end(`${head(`${status} x`)}body`));
    expect([answer.status, await answer.text()]).toEqual([Number(status), '']);
  });

  it.each([
    ['no HTTP', 'hello'],
    ['a status of letters', head('abc x')],
    ['a header without a name', head('200 OK', ': x')],
    ['a line break in a header', head('200 OK', 'X: a\rb')],
    ['two lengths', head('200 OK', 'Content-Length: 1', 'Content-Length: 2')],
    ['another protocol', head('101 Switching', 'Connection: upgrade', 'Upgrade: x')],
    ['headers without end', head('200 OK', `X: ${'x'.repeat(100_000)}`)],
    ['nothing', ''],
  ])('%s is refused', async (_what, sent) => {
    await expect(askHostile((socket) => socket.end(sent))).rejects.toThrow();
  });

  it.each([
    ['broken off', head('200 OK', 'Content-Length: 10'), 'abc'],
    ['in broken chunks', head('200 OK', 'Transfer-Encoding: chunked'), 'zz\r\n'],
  ])('a body that is %s is refused when it is read', async (_how, headers, body) => {
    const answer = await askHostile((socket) => void socket.write(headers, () => socket.end(body)));
    await expect(readAtMost(answer, 100)).rejects.toThrow();
  });

  it('a connection that is reset before the body is read is refused when it is', async () => {
    const answer = await askHostile((socket) => {
      socket.write(`${head('200 OK', 'Content-Length: 10')}abc`, () =>
        setTimeout(() => socket.resetAndDestroy(), 20),
      );
    });
    await expect(answer.text()).rejects.toThrow();
  });

  it('a body without end is read up to the limit, and then the connection ends', async () => {
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const answer = await askHostile((socket) => {
      socket.once('close', close);
      socket.write(head('200 OK'));
      const more = () => void (socket.writable && socket.write('x'.repeat(10_000), more));
      more();
    });
    await expect(readAtMost(answer, 50_000)).rejects.toThrow('too much');
    await closed;
  });

  it('an answer without end is given up when its time is over', async () => {
    const given = new AbortController();
    const answer = await askHostile((socket) => void socket.write(`${head('200 OK')}abc`), given.signal);
    const reading = answer.text();
    given.abort();
    await expect(reading).rejects.toThrow();
  });

  it('bytes that are no text, and headers of any bytes, are an answer', async () => {
    const bytes = Buffer.from(
      head('200 OK', 'X: \xff', 'Content-Encoding: nonsense', 'Content-Length: 2'),
      'latin1',
    );
    const answer = await askHostile((socket) =>
      socket.end(Buffer.concat([bytes, Buffer.from([0xff, 0xfe])])),
    );
    expect(await readAtMost(answer, 100)).toBe('\ufffd\ufffd');
  });
});
