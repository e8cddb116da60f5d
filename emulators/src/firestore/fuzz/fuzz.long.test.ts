/**
 * Sends random requests, valid, broken and hostile, to an engine in its own process. FUZZ_REQUESTS and
 * FUZZ_SEED set how many and which; each request depends only on the seed and its number, so a failing one
 * can be repeated alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { type ClientHttp2Stream, connect } from 'node:http2';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { methods, randomRequest } from './messages.testing.ts';
import { Random } from './random.testing.ts';
import { randomRules } from './rules.testing.ts';

const total = Number(process.env.FUZZ_REQUESTS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);
const atOnce = 40;
const round = 500;
const internal = 13;
/** An engine that leaks memory soon runs out of this heap. */
const heapMegabytes = 200;

let engine: ChildProcess;
let port: number;
const defects: string[] = [];

beforeAll(async () => {
  const package_ = join(import.meta.dirname, '../../..');
  const outfile = join(package_, 'dist/fuzz/firestore.js');
  const entry = join(package_, 'src/firestore/main.ts');
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  engine = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, outfile, '--port', '0']);
  // The engine only prints requests on which it failed; refused requests are not printed.
  engine.stderr?.on('data', (chunk: Buffer) => defects.push(chunk.toString()));
  engine.on('exit', (code, signal) => defects.push(`the engine ended: ${signal ?? code}`));
  port = await new Promise<number>((resolve) => {
    engine.stdout?.on('data', (chunk: Buffer) => {
      const found = /running on .*:(\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(Number(found));
    });
  });
});
afterAll(() => {
  engine.removeAllListeners('exit');
  engine.kill();
});

const tokens = [
  'Bearer owner',
  `Bearer e30.${Buffer.from('{"sub":"ada"}').toString('base64url')}.`,
  'Bearer x',
  '',
];

function frame(random: Random, payload: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(random.chance(0.03) ? random.below(2 ** 31) : payload.length, 1);
  if (random.chance(0.01)) header[0] = 1;
  return Buffer.concat([header, payload]);
}

function grpc(random: Random): Promise<string> {
  const method = random.chance(0.02) ? 'ExecutePipeline' : random.pick(methods);
  const authorization = random.pick(tokens);
  // Each request has its own connection, so that data which the engine does not read cannot block the next
  // request.
  const session = connect(`http://127.0.0.1:${port}`);
  session.on('error', () => session.destroy());
  const stream = session.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${method}`,
    'content-type': random.chance(0.98) ? 'application/grpc' : 'text/html',
    te: 'trailers',
    ...(authorization ? { authorization } : {}),
  });
  const streaming = method === 'Listen' || method === 'Write';
  const count = streaming ? 1 + random.below(4) : random.chance(0.98) ? 1 : random.below(3);
  for (let i = 0; i < count; i++) {
    const existing = methods.includes(method) ? method : 'Commit';
    stream.write(
      frame(random, random.chance(0.97) ? randomRequest(random, existing) : random.bytes(random.below(300))),
    );
  }
  if (random.chance(0.01)) stream.close();
  else stream.end();
  // Closes listeners from this side, and streams with a broken message, which grpc-js does not answer.
  const leaving = streaming ? setTimeout(() => stream.close(), 100) : undefined;
  return answerOf(stream).finally(() => {
    clearTimeout(leaving);
    session.destroy();
  });
}

/** The engine's status, in whichever place it was sent. */
function answerOf(stream: ClientHttp2Stream): Promise<string> {
  return new Promise((resolve) => {
    let status = 'none';
    const note = (headers: Record<string, unknown>) => {
      if (headers['grpc-status'] === undefined) return;
      status = String(headers['grpc-status']);
      const message = decodeURIComponent(String(headers['grpc-message'] ?? ''));
      if (Number(status) === internal && message.includes('The Firestore engine failed'))
        defects.push(message);
    };
    stream.on('response', note);
    stream.on('trailers', note);
    // Closes the stream even if the engine has not read the whole request.
    stream.on('end', () => stream.close());
    stream.on('error', () => resolve('broken off'));
    stream.on('close', () => resolve(status));
    stream.resume();
  });
}

async function http(random: Random): Promise<string> {
  const root = '/v1/projects/demo-fuzz/databases/(default)/documents';
  const path = random.pick([
    '/',
    `${root}/a`,
    `${root}/a/1`,
    `${root}/${'a/'.repeat(random.below(100))}`,
    `${root}/a?pageSize=${random.pick(['-1', 'x', '1e9', '2'])}&orderBy=${random.pick(['x', 'x desc', ',', '`'])}`,
    '/emulator/v1/projects/demo-fuzz:securityRules',
    '/emulator/v1/projects/demo-fuzz:export',
    `/%${random.pick(['', 'zz', '00', 'ff'])}`,
    `/${encodeURIComponent(random.bytes(random.below(30)).toString('latin1'))}`,
  ]);
  const method = path.endsWith(':securityRules') ? 'PUT' : random.pick(['GET', 'PUT', 'DELETE', 'OPTIONS']);
  const body = path.endsWith(':securityRules')
    ? JSON.stringify({
        ignore_errors: random.chance(0.5),
        rules: { files: [{ content: randomRules(random) }] },
      })
    : random.pick(['', '{', '[]', '{"a":1}', 'null', random.bytes(50).toString('latin1')]);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: random.pick(tokens) },
    ...(method === 'GET' ? {} : { body }),
  });
  await response.arrayBuffer();
  return `http ${response.status}`;
}

/** Bytes that follow no protocol, or break off within a message. */
function bytes(random: Random): Promise<string> {
  const start = random.pick([
    '',
    'PRI',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'GET / HTTP/1.1\r\n',
    'POST / HTTP/1.1\r\ncontent-length: 99999\r\n\r\n',
  ]);
  return new Promise((resolve) => {
    const socket = new Socket();
    socket.on('error', () => {});
    socket.on('close', () => resolve('raw'));
    socket.connect(port, '127.0.0.1', () => {
      socket.write(Buffer.concat([Buffer.from(start), random.bytes(random.below(200))]));
      socket.end();
      setImmediate(() => socket.destroy());
    });
  });
}

const send = (random: Random): Promise<string> =>
  random.chance(0.9) ? grpc(random) : random.chance(0.8) ? http(random) : bytes(random);

async function within(answer: Promise<string>, number: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`request ${number} of seed ${seed} got no answer`)), 20_000);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function sendRange(from: number, to: number): Promise<void> {
  let next = from;
  const worker = async () => {
    for (let number = next++; number < to; number = next++) {
      await within(send(new Random(seed + number)), number);
      if (defects.length > 0) throw new Error(`around request ${number} of seed ${seed}: ${defects[0]}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

it(
  `survives ${total} random requests`,
  async () => {
    for (let done = 0; done < total; done += round) {
      await sendRange(done, Math.min(done + round, total));
      // Releases the locks of open transactions, and deletes the documents.
      await fetch(`http://127.0.0.1:${port}/reset`, { method: 'POST' });
    }
    expect(defects, `seed ${seed}`).toEqual([]);
  },
  Math.max(120_000, total * 20),
);
