import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { AppError } from '@lab/contract';
import { endpoint } from '@lab/contract/api/endpoint';
import { requiredText } from '@lab/contract/api/fields';
import { describe, expect, it, vi } from 'vitest';
import { mixed, object, string } from 'yup';
import { serveApp } from '../../test/serve-app.ts';
import { readBody } from './body.ts';
import { forHolder } from './handler.ts';
import { serve } from './serve.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

const echo = endpoint('POST', '/notes', {
  access: 'public',
  summary: '',
  body: async () => object({ title: requiredText('Title', 5), tag: requiredText('Tag', 5) }),
  reply: async () => mixed(),
});
const mails = endpoint('POST', '/mails', {
  access: 'public',
  summary: '',
  body: async () => object({ raw: string() }),
  reply: async () => mixed(),
  alsoTakes: 'message/rfc822',
  bodyBytes: 10,
});
const hook = endpoint('POST', '/hooks/{key}', {
  access: 'public',
  summary: '',
  body: async () => object({ raw: string() }),
  reply: async () => mixed(),
});
const handler = async ({ body }: { body: unknown }) => body;
const forHolders = forHolder<typeof hook>(async ({ key }) => {
  if (key !== 'right') throw new AppError('forbidden', 'Wrong secret');
}, handler);
const address = await serveApp(
  serve([
    { endpoint: echo, handler },
    { endpoint: mails, handler },
    { endpoint: hook, handler: forHolders },
  ]),
);

async function post(
  body: string | Uint8Array,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) {
  const answer = await fetch(`${address}/api/notes`, { method: 'POST', headers, body });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

describe('a body', () => {
  const good = { title: 'Fog', tag: 'sea' };

  it('arrives cleaned, and without unknown fields', async () => {
    expect(
      await post(JSON.stringify({ ...good, title: ' Fog\u0000 ', more: 1, toString: 'x' })),
    ).toMatchObject({
      status: 200,
      body: good,
    });
  });

  it('that is invalid is answered with an error for each field, the first as the message', async () => {
    expect(await post('{"title":"too long","tag":" "}')).toMatchObject({
      status: 400,
      body: {
        code: 'invalid',
        message: 'Title cannot exceed 5 characters',
        fields: { title: 'Title cannot exceed 5 characters', tag: 'Tag is required' },
      },
    });
  });

  it('may be left out, and then has no fields', async () => {
    expect(await post('', {})).toMatchObject({
      status: 400,
      body: { fields: { title: 'Title is required' } },
    });
  });

  it('may have been read by the framework already, and has its limit there too', async () => {
    const read = (rawBody: Buffer) => readBody(Object.assign(new IncomingMessage(new Socket()), { rawBody }));
    expect(await read(Buffer.alloc(0))).toEqual({});
    await expect(read(Buffer.alloc(256 * 1024))).rejects.toMatchObject({ code: 'unsupported-type' });
    await expect(read(Buffer.alloc(256 * 1024 + 1))).rejects.toMatchObject({ code: 'too-large' });
  });

  it('that is broken off is no error of ours', async () => {
    const request = new IncomingMessage(new Socket());
    const reading = readBody(request);
    request.push('{"title":');
    request.destroy();
    await expect(reading).rejects.toMatchObject({ code: 'invalid' });
    const brokenOff = { code: 'invalid', message: 'The request ended before all of it was sent.' };
    await expect(readBody(request)).rejects.toMatchObject(brokenOff);
    const reset = new IncomingMessage(new Socket());
    const read = readBody(reset);
    reset.destroy(new Error('reset'));
    await expect(read).rejects.toMatchObject(brokenOff);
  });

  it('is refused by its length, before any of it arrives', async () => {
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    const head = [
      'POST /api/notes HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 9000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(String(answer)).toContain('HTTP/1.1 413');
  });

  it('in chunks is refused where it grows too large', async () => {
    let left = 40;
    const body = new ReadableStream({
      pull: (to) => (left-- > 0 ? to.enqueue(Buffer.alloc(65_536, 'x')) : to.close()),
    });
    const answer = await fetch(`${address}/api/notes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('is not read before the secret in the path is asked for', async () => {
    const answer = await fetch(`${address}/api/hooks/wrong`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/html', 'Content-Encoding': 'br' },
      body: 'no brotli',
    });
    expect(answer.status).toBe(403);
    const body = '{"raw":"fog"}';
    const headers = { 'Content-Type': 'application/json' };
    const right = await fetch(`${address}/api/hooks/right`, { method: 'POST', headers, body });
    expect(await right.json()).toEqual({ raw: 'fog' });
  });

  it('has to be JSON', async () => {
    expect(await post('{"title":')).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: 'The request body is not valid JSON.' },
    });
  });

  it.each(['[]', 'null', '"text"', '7'])('has to be an object, not %s', async (body) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: 'The request body must be a JSON object.' },
    });
  });

  it.each(['text/plain', 'application/jsonx', 'x-application/json', 'application/octet-stream'])(
    'has to say that it is JSON, not %s',
    async (type) => {
      expect(await post(JSON.stringify(good), { 'Content-Type': type })).toMatchObject({
        status: 415,
        body: {
          code: 'unsupported-type',
          message: 'The request body must be JSON (Content-Type: application/json).',
        },
      });
    },
  );

  it('may be a whole mail where the call takes one, byte for byte', async () => {
    const headers = { 'Content-Type': 'message/rfc822; charset=x' };
    expect((await post('Subject: x', headers)).status).toBe(415);
    const bytes = Buffer.from([0, 10, 13, 127, 128, 255]);
    const answer = await fetch(`${address}/api/mails`, { method: 'POST', headers, body: bytes });
    expect(await answer.json()).toEqual({ raw: bytes.toString('latin1') });
    const tooLarge = await fetch(`${address}/api/mails`, { method: 'POST', headers, body: Buffer.alloc(11) });
    expect(tooLarge.status).toBe(413);
    const asJson = await fetch(`${address}/api/mails`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"x":1}',
    });
    expect(asJson.status).toBe(200);
  });

  it.each(['Application/JSON', 'application/json; charset=utf-8', 'application/json  ;charset=utf-8'])(
    'may say so as %s',
    async (type) => expect((await post(JSON.stringify(good), { 'Content-Type': type })).status).toBe(200),
  );

  const packed = (encoding: string, body: Uint8Array) =>
    post(body, { 'Content-Type': 'application/json', 'Content-Encoding': encoding });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    [' GZIP ', gzipSync],
    ['identity', (text: string) => Buffer.from(text)],
  ])('may be packed as %s', async (encoding, pack) => {
    expect(await packed(encoding, pack(JSON.stringify(good)))).toMatchObject({ status: 200, body: good });
  });

  it('with an unknown or wrong encoding is refused', async () => {
    expect(await packed('zstd', Buffer.from('x'))).toMatchObject({
      status: 415,
      body: {
        code: 'unsupported-type',
        message: 'The request body may be packed with gzip, deflate or br only (Content-Encoding).',
      },
    });
    expect(await packed('gzip', Buffer.from(JSON.stringify(good)))).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: 'The request body is not valid gzip.' },
    });
  });

  it('may not grow beyond 256 KiB when it is unpacked', async () => {
    const sized = (bytes: number) => gzipSync(`{"title":"${'x'.repeat(bytes - '{"title":""}'.length)}"}`);
    expect((await packed('gzip', sized(256 * 1024))).status).toBe(400);
    expect(await packed('gzip', sized(256 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'too-large', message: 'The request is too large.' },
    });
  });

  it('has at most 256 KiB', async () => {
    const sized = (bytes: number) => `{"title":"${'x'.repeat(bytes - '{"title":""}'.length)}"}`;
    expect((await post(sized(256 * 1024))).status).toBe(400);
    expect(await post(sized(256 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'too-large', message: 'The request is too large.' },
    });
  });
});
