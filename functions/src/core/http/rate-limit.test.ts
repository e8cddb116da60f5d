import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnyEndpoint, api } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import { contentCalls } from '@lab/contract/kinds/content-calls';
import { draftCalls } from '@lab/contract/kinds/drafted-kinds';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveApp } from '../../test/serve-app.ts';
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

const limited = () =>
  Object.values(everyCall)
    .flatMap((feature): AnyEndpoint[] => Object.values(feature))
    .filter((endpoint) => Object.values(rateLimitsOf(endpoint)).flat().length > 0);
/** What takes the server up to a second, mostly of admins, who may save quickly. */
const isRendering = ({ perMinute }: AnyEndpoint) => perMinute?.caller === 120;
const named = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

test('each call that makes HTML of a text is limited', () => {
  const rendering = limited().filter(isRendering).map(named);
  const ofKinds = Object.values(contentCalls).flatMap(({ create, edit }) => [create, edit].map(named));
  expect(rendering.sort()).toEqual(
    [
      ...ofKinds,
      ...Object.values(draftCalls).map(({ publish }) => named(publish)),
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
  const others = limited()
    .filter((endpoint) => !isRendering(endpoint))
    .map(named);
  expect(others.sort()).toEqual(
    [
      'POST /jwt',
      'DELETE /jwt',
      'GET /flawedPdfs',
      'POST /contacts',
      'PATCH /profile',
      'PATCH /pressPortrait',
      'POST /submitApplication',
      'PATCH /begunApplications',
      'POST /ResearchRequest',
      'POST /citations',
      'POST /imports',
      'POST /imports/{id}/lookUp',
      'POST /archives',
      'POST /archives/{id}/trial',
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

async function open(...handlers: express.RequestHandler[]): Promise<string> {
  const app = express();
  app.get('/', ...handlers, (_request, response) => void response.json('done'));
  app.use(answerError);
  return serveApp(app);
}

const calledBy = (uid: string) => (_request: unknown, response: express.Response, next: () => void) => {
  response.locals.caller = { uid };
  next();
};

async function filesOf(count: number, forwarded: (index: number) => string): Promise<number[]> {
  const at = await open(...limitAddress(10));
  const all: number[] = [];
  for (let index = 0; index < count; index++)
    all.push((await fetch(at, { headers: { 'X-Forwarded-For': forwarded(index) } })).status);
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

test('what visitors are refused does not use up the limit of others behind the same proxy', async () => {
  const all = await filesOf(90, (index) => `203.0.113.${index < 80 ? index % 4 : 4}, 151.101.0.1`);
  expect(all).toEqual(Array.from({ length: 90 }, (_, index) => (index < 40 || index >= 80 ? 200 : 429)));
});

test('all calls of the visitors behind one proxy count for it', async () => {
  const all = await filesOf(60, (index) => `203.0.113.${index % 6}, 151.101.0.1`);
  expect(all).toEqual(Array.from({ length: 60 }, (_, index) => (index < 50 ? 200 : 429)));
});

test('visitors at other addresses are not one caller', async () => {
  const { perAddress, perCaller } = rateLimitsOf({
    ...api.messages.send,
    perMinute: { address: 50, caller: 2 },
  });
  const at = await open(...perAddress, calledBy(''), ...perCaller);
  const ask = async (from: string) =>
    (await fetch(at, { headers: { 'X-Forwarded-For': `${from}, 151.101.0.1` } })).status;
  expect([await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.1')]).toEqual([
    200, 200, 429,
  ]);
  expect(await ask('203.0.113.2')).toBe(200);
});

test('a limit of everybody counts all callers together', async () => {
  const { perAddress, perCaller } = rateLimitsOf({
    ...api.messages.send,
    perMinute: { address: 50, everybody: 2 },
  });
  const someone: express.RequestHandler = (request, response, next) =>
    calledBy(request.get('X-Caller') ?? '')(request, response, next);
  const at = await open(...perAddress, someone, ...perCaller);
  const ask = async (caller: string) => (await fetch(at, { headers: { 'X-Caller': caller } })).status;
  expect([await ask('mia'), await ask('tom'), await ask('ada'), await ask('')]).toEqual([200, 200, 429, 429]);
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
  [api.imports.lookUp, [1500, 300, 60]],
  [api.barriers.report, [25, 5, 30]],
])('a proxy, an address and a person may call $path so often a minute', async (endpoint, expected) => {
  const { perAddress, perCaller } = rateLimitsOf(endpoint);
  const { headers } = await fetch(await open(calledBy('mia'), ...perAddress, ...perCaller));
  const policy = headers.get('ratelimit-policy') ?? '';
  expect([...policy.matchAll(/q=(\d+); w=60/g)].map(([, most]) => Number(most))).toEqual(expected);
  // The older form would say only one of the limits.
  expect(headers.get('x-ratelimit-limit')).toBeNull();
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
