import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnyEndpoint, api } from '@lab/contract';
import { contentCalls } from '@lab/contract/kinds/content-calls';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerError } from './answer.ts';
import { limitAddress, rateLimitsOf } from './rate-limit.ts';

let server: Server;
let address: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { perAddress, perCaller } = rateLimitsOf(api.messages.send);
  const app = express();
  app.post(
    '/',
    ...perAddress,
    (request, response, next) => {
      response.locals.caller = { uid: request.get('x-caller') };
      next();
    },
    ...perCaller,
    (_request, response) => void response.json('sent'),
  );
  app.use(answerError);
  server = createServer(app).listen(0);
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const send = (caller: string, from = '192.0.2.1') =>
  fetch(address, { method: 'POST', headers: { 'X-Caller': caller, 'X-Forwarded-For': from } });

async function statuses(count: number, caller: (index: number) => string): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index++) all.push((await send(caller(index))).status);
  return all;
}

test('a person may send five messages a minute, whatever the address', async () => {
  expect(await statuses(5, () => 'mia')).toEqual([200, 200, 200, 200, 200]);
  const refused = await send('mia', '192.0.2.77');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    message: 'Too many requests. Please wait a moment and try again.',
    code: 'too-many',
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('tom')).status).toBe(200);
});

test('after a minute it is allowed again', async () => {
  await statuses(6, () => 'mia');
  vi.advanceTimersByTime(61_000);
  expect((await send('mia')).status).toBe(200);
});

test('one address may send sixty, and another is not held back by it', async () => {
  const many = await statuses(61, (index) => `person-${index}`);
  expect(many.filter((status) => status === 200)).toHaveLength(60);
  expect(many.at(-1)).toBe(429);
  expect((await send('somebody', '198.51.100.1')).status).toBe(200);
});

const limited = Object.values(api)
  .flatMap((feature): AnyEndpoint[] => Object.values(feature))
  .filter((endpoint) => Object.values(rateLimitsOf(endpoint)).flat().length > 0);
/** What takes the server up to a second, mostly of admins, who may save quickly. */
const isRendering = ({ perMinute }: AnyEndpoint) => perMinute?.caller === 120;
const named = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

test('each call that makes HTML of a text is limited', () => {
  const rendering = limited.filter(isRendering).map(named);
  const ofKinds = Object.values(contentCalls).flatMap(({ create, edit }) => [create, edit].map(named));
  expect(rendering.sort()).toEqual(
    [
      ...ofKinds,
      'POST /freePages',
      'PATCH /freePages/{id}',
      'GET /freePages/{id}/versions/{number}',
      'PATCH /labBlocks',
      'PATCH /members/{id}/profile',
      'GET /legalDrafts/{page}',
      'POST /renderedText',
    ].sort(),
  );
});

test('of the other calls only those that cost the lab something are limited', () => {
  const others = limited.filter((endpoint) => !isRendering(endpoint)).map(named);
  expect(others.sort()).toEqual(
    [
      'POST /jwt',
      'POST /contacts',
      'PATCH /profile',
      'POST /submitApplication',
      'PATCH /begunApplications',
      'POST /ResearchRequest',
      'POST /citations',
      'POST /imports',
      'POST /archives',
      'POST /invitations',
      'POST /invitation',
      'POST /acceptInvitation',
      'POST /barriers',
      'POST /setup',
      'POST /testMail',
      'POST /bounces/{key}',
      'POST /mailAnswers/{key}',
    ].sort(),
  );
});

async function filesOf(count: number, forwarded: (index: number) => string): Promise<number[]> {
  const app = express();
  app.get('/', ...limitAddress(10), (_request, response) => void response.json('papers'));
  app.use(answerError);
  const files = createServer(app).listen(0);
  await once(files, 'listening');
  const { port } = files.address() as AddressInfo;
  const all: number[] = [];
  for (let index = 0; index < count; index++) {
    const headers = { 'X-Forwarded-For': forwarded(index) };
    all.push((await fetch(`http://127.0.0.1:${port}/`, { headers })).status);
  }
  files.close();
  return all;
}

test('one address may fetch a file that is limited to ten a minute ten times', async () => {
  const all = await filesOf(11, () => '198.51.100.7');
  expect(all).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('visitors behind one proxy of Hosting have limits of their own', async () => {
  const all = await filesOf(22, (index) => `203.0.113.${index % 2}, 151.101.0.1`);
  expect(all).toEqual(Array.from({ length: 22 }, (_, index) => (index < 20 ? 200 : 429)));
});

test('what one visitor is refused does not use up the limit of others behind the same proxy', async () => {
  const all = await filesOf(61, (index) => `203.0.113.${index < 60 ? 1 : 2}, 151.101.0.1`);
  expect(all.slice(0, 60).filter((status) => status === 200)).toHaveLength(10);
  expect(all.at(-1)).toBe(200);
});

test('visitors at other addresses are not one caller', async () => {
  const { perAddress, perCaller } = rateLimitsOf({
    ...api.messages.send,
    perMinute: { address: 50, caller: 2 },
  });
  const app = express();
  const visitor: express.RequestHandler = (_request, response, next) => {
    response.locals.caller = { uid: '' };
    next();
  };
  app.get('/', ...perAddress, visitor, ...perCaller, (_request, response) => void response.json('done'));
  app.use(answerError);
  const limits = createServer(app).listen(0);
  await once(limits, 'listening');
  const at = `http://127.0.0.1:${(limits.address() as AddressInfo).port}`;
  const ask = async (from: string) =>
    (await fetch(at, { headers: { 'X-Forwarded-For': `${from}, 151.101.0.1` } })).status;
  expect([await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.1')]).toEqual([
    200, 200, 429,
  ]);
  expect(await ask('203.0.113.2')).toBe(200);
  limits.close();
});

test('a caller with a made-up address for each call is limited by their real one', async () => {
  const all = await filesOf(60, (index) => `203.0.113.9, 192.0.2.${index}, 198.51.100.8`);
  expect(all.filter((status) => status === 200)).toHaveLength(50);
  expect(all.slice(50)).toEqual(Array.from({ length: 10 }, () => 429));
});

test.each([
  [api.session.token, [1500, 300, 30]],
  [api.messages.send, [300, 60, 5]],
  [api.applications.submit, [300, 60, 10]],
  [api.papers.submit, [300, 60, 10]],
  [api.citations.read, [300, 60, 20]],
  [api.imports.plan, [300, 60, 10]],
  [api.barriers.report, [25, 5, 30]],
])('a proxy, an address and a person may call $path so often a minute', async (endpoint, expected) => {
  const { perAddress, perCaller } = rateLimitsOf(endpoint);
  const app = express();
  const someone: express.RequestHandler = (_request, response, next) => {
    response.locals.caller = { uid: 'mia' };
    next();
  };
  app.get('/', someone, ...perAddress, ...perCaller, (_request, response) => void response.json('done'));
  const limits = createServer(app).listen(0);
  await once(limits, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(limits.address() as AddressInfo).port}/`);
  limits.close();
  const policy = headers.get('ratelimit-policy') ?? '';
  expect([...policy.matchAll(/q=(\d+); w=60/g)].map(([, most]) => Number(most))).toEqual(expected);
});

test.each([
  ['off', 'true', [0, 0, 0]],
  ['on', 'true', [2, 2, 1]],
  [undefined, 'true', [2, 2, 1]],
  ['off', undefined, [2, 2, 1]],
])('with LAB_RATE_LIMITS=%s and FUNCTIONS_EMULATOR=%s there are %j limits', async (limits, local, counts) => {
  vi.stubEnv('LAB_RATE_LIMITS', limits);
  vi.stubEnv('FUNCTIONS_EMULATOR', local);
  vi.resetModules();
  const fresh = (await import('./rate-limit.ts')) as typeof import('./rate-limit.ts');
  vi.unstubAllEnvs();
  const { api: freshApi } = await import('@lab/contract');
  const { perAddress, perCaller } = fresh.rateLimitsOf(freshApi.messages.send);
  expect([fresh.limitAddress(10), perAddress, perCaller].map(({ length }) => length)).toEqual(counts);
});
