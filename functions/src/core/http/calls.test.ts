import { type AnyEndpoint, AppError } from '@lab/contract';
import { endpoint } from '@lab/contract/api/endpoint';
import { requiredText } from '@lab/contract/api/fields';
import { write } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mixed, object, string } from 'yup';
import { openFirestore } from '../../test/engine.ts';
import { idToken, openIdentity } from '../../test/identity.ts';
import { serveApp } from '../../test/serve-app.ts';
import { AnswerWithStatus, type Handler, type Mounted, Page } from './handler.ts';
import { serve } from './serve.ts';
import { signToken } from './token.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

const anything = async () => mixed();
const entry = <E extends AnyEndpoint>(declared: E, handler: Handler<E>): Mounted => ({
  endpoint: declared,
  handler: handler as Handler<AnyEndpoint>,
});
const notes: Mounted[] = [
  entry(
    endpoint('GET', '/notes', {
      access: 'public',
      summary: '',
      query: async () => object({ cursor: string(), of: string() }),
      reply: anything,
    }),
    async ({ query }) => new Page([query], query.cursor ? undefined : 'a b'),
  ),
  entry(
    endpoint('POST', '/notes', {
      access: 'session',
      summary: '',
      body: async () => object({ title: requiredText('Title', 5), tag: requiredText('Tag', 5) }),
      reply: anything,
    }),
    async ({ body, caller }) => ({ body, by: caller.uid, submission: caller.submission }),
  ),
  entry(
    endpoint('GET', '/Notes/{id}', { access: 'session', summary: '', reply: anything }),
    async ({ params }) => {
      if (params.id === 'gone') throw new AppError('not-found', 'No such note');
      if (params.id === 'broken') throw new Error('secret at line 3');
      if (params.id === 'busy') throw Object.assign(new Error('busy'), { code: 14 });
      return params.id === 'again' ? new AnswerWithStatus(208, 'again') : params;
    },
  ),
  entry(
    endpoint('DELETE', '/notes/{note}', { needs: 'news.edit', summary: '', reply: anything }),
    async () => 'deleted',
  ),
  entry(endpoint('GET', '/of/{email}', { access: 'self', summary: '', reply: anything }), async () => 'own'),
  entry(endpoint('DELETE', '/drafts', { access: 'self', summary: '', reply: anything }), async () => 'none'),
  entry(endpoint('GET', '/mine', { access: 'self', summary: '', reply: anything }), async () => 'mine'),
];

vi.stubEnv('TOKEN_SECRET', 'a-key-of-this-test-with-more-than-32-bytes');
await openFirestore();
const identity = await openIdentity();
const address = await serveApp(
  serve(notes, { files: [], keepFiles: async () => {}, describe: async () => ({ openapi: '3.1.0' }) }),
);
beforeEach(() => {
  identity.accounts.set('mia', { admin: true });
  vi.mocked(write).mockClear();
});

interface Sent {
  token?: string;
  body?: string;
  headers?: Record<string, string>;
}

const signedIn = () => idToken('mia', { email: 'mia@example.org' });

/** All calls are made as Mia, who has just signed in. */
async function call(what: string, { token = signedIn(), body, headers }: Sent = {}) {
  const [method, path] = what.split(' ');
  const Authorization = `Bearer ${token}`;
  const answer = await fetch(`${address}/api${path}`, {
    method,
    body,
    headers: { Authorization, ...headers },
  });
  const replied = await answer.text();
  return { status: answer.status, headers: answer.headers, body: JSON.parse(replied) };
}
const json = { 'Content-Type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) => call('POST /notes', { body, headers });

describe('a list', () => {
  it('links to its next page, keeping the query', async () => {
    const { headers, body } = await call('GET /notes?of=fog');
    expect(headers.get('link')).toBe('</api/notes?of=fog&cursor=a+b>; rel="next"');
    expect(body).toEqual([{ of: 'fog' }]);
    expect((await call('GET /notes')).headers.get('link')).toBe('</api/notes?cursor=a+b>; rel="next"');
  });

  it('has no link on its last page', async () => {
    expect((await call('GET /notes?cursor=x')).headers.get('link')).toBeNull();
  });

  it('has no field named like a method of every object', async () => {
    expect((await call('GET /notes?toString=x&of=fog')).body).toEqual([{ of: 'fog' }]);
  });
});

describe('caching', () => {
  it('covers public replies, for a minute', async () => {
    expect((await call('GET /notes')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
  });
  it('does not cover private replies and errors', async () => {
    for (const what of ['GET /notes/a', 'GET /notes/gone', 'GET /none'])
      expect((await call(what)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('who may call', () => {
  const claims = { uid: 'mia', email: 'mia@example.org', role: '', signedInAt: 1_700_000_000 } as const;

  it('an admin’s call: only an admin', async () => {
    const remove = async (admin: boolean) =>
      call('DELETE /notes/a', { token: await signToken({ ...claims, admin }) });
    expect(await remove(false)).toMatchObject({ status: 403, body: { message: 'Forbidden access' } });
    expect(await remove(true)).toMatchObject({ status: 200, body: 'deleted' });
  });
  it('what belongs to an email: only its owner, whether the path or the query names it', async () => {
    const token = await signToken({ ...claims, admin: false });
    const statusOf = async (path: string) => (await call(`GET ${path}`, { token })).status;
    expect(await statusOf('/of/mia@example.org')).toBe(200);
    expect(await statusOf('/of/tom@example.org')).toBe(403);
    expect(await statusOf('/of/tom@example.org?email=mia@example.org')).toBe(403);
    expect(await statusOf('/mine?email=tom@example.org')).toBe(403);
    expect(await statusOf('/mine?email=mia@example.org')).toBe(200);
  });
});

describe('the key of a submission', () => {
  const submission = async (key: string) =>
    (await post('{"title":"a","tag":"b"}', { ...json, 'Idempotency-Key': key })).body.submission;

  it.each(['12345678', 'a-key_of-this-page', 'x'.repeat(64)])('%s reaches the handler', async (key) => {
    expect(await submission(key)).toBe(key);
  });
  it.each(['', '1234567', 'with spaces in it', 'x'.repeat(65), 'a-key/of-that'])(
    '%s is ignored',
    async (key) => {
      expect(await submission(key)).toBeUndefined();
    },
  );
});

describe('an answer that is no error', () => {
  it('may have a second status', async () => {
    expect(await call('GET /notes/again')).toMatchObject({ status: 208, body: 'again' });
  });
  it('comes with an id of its own, protecting headers and an ETag', async () => {
    const { headers } = await call('GET /notes/a');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('etag')).toMatch(/^"/);
  });
});

describe('an error', () => {
  const logged = () => vi.mocked(write).mock.calls.map(([line]) => line.severity);
  afterEach(() => vi.mocked(write).mockClear());

  it('that is expected is sent and not logged as a failure', async () => {
    expect(await call('GET /notes/gone')).toMatchObject({
      status: 404,
      body: { message: 'No such note', code: 'not-found' },
    });
    await vi.waitFor(() => expect(logged()).toEqual(['INFO']));
  });

  it('that is unexpected is logged with its request and shows no details', async () => {
    const { status, body, headers } = await call('GET /notes/broken');
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: 'Internal Server Error', code: 'internal' },
    });
    expect(write).toHaveBeenCalledWith({
      severity: 'ERROR',
      message: expect.any(String),
      requestId: headers.get('x-request-id'),
      error: expect.stringMatching(/secret at line 3\n.*at /s),
    });
  });

  it('of a busy database is logged too', async () => {
    expect((await call('GET /notes/busy')).status).toBe(503);
    expect(logged()).toContain('ERROR');
  });
});

describe('a name in an address', () => {
  it('has at most 1500 bytes, as all names that Firestore knows', async () => {
    expect((await call(`GET /notes/${'x'.repeat(1500)}`)).status).toBe(200);
    for (const name of ['x'.repeat(1501), encodeURIComponent('ä'.repeat(751))])
      expect(await call(`GET /notes/${name}`)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('an address', () => {
  it('is found in any case, with its parameters', async () => {
    expect((await call('GET /NOTES/A%20b')).body).toEqual({ id: 'A b' });
  });
  it('that names nothing is 404', async () => {
    const nothing = {
      status: 404,
      body: { message: 'There is nothing at this address.', code: 'not-found' },
    };
    for (const path of ['/none', '/notes/a/b', '/notesx', '/notes/%zz'])
      expect(await call(`GET ${path}`)).toMatchObject(nothing);
  });
  it.each([
    ['PUT /notes', 'GET, POST, HEAD'],
    ['POST /NOTES/a', 'GET, DELETE, HEAD'],
    ['POST /openapi.json', 'GET, HEAD'],
    ['GET /drafts', 'DELETE'],
  ])('that is asked in another way (%s) says in which it answers', async (what, allowed) => {
    const { status, headers, body } = await call(what);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allowed);
    expect(body).toEqual({ message: `This address answers only ${allowed}.`, code: 'method-not-allowed' });
  });
});

it('the description of the API is served, and kept for a minute', async () => {
  const { status, body, headers } = await call('GET /openapi.json');
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  expect(headers.get('cache-control')).toMatch(/^public, /);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
});

it('the description is written once', async () => {
  const describe = vi.fn(async () => ({ openapi: '3.1.0' }));
  const other = await serveApp(serve([], { files: [], keepFiles: async () => {}, describe }));
  for (let asked = 0; asked < 3; asked++) await fetch(`${other}/api/openapi.json`);
  expect(describe).toHaveBeenCalledTimes(1);
});

it.each([
  ['/notes?x=1', '/api/notes'],
  ['/notes?x=1&of=fog&utm_source=y', '/api/notes?of=fog'],
  ['/NOTES?x=1', '/api/NOTES'],
  ['/notes?x=1&of=fog?', '/api/notes?of=fog%3F'],
  ['/openapi.json?x=1', '/api/openapi.json'],
])('%s leads to the copy that a CDN has, at %s', async (asked, led) => {
  const { status, headers } = await fetch(`${address}/api${asked}`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, led]);
  expect(headers.get('cache-control')).toMatch(/^public, /);
});

it('a query that is only for signed-in people is not led away', async () => {
  const { status } = await fetch(`${address}/api/mine?x=1`, { redirect: 'manual' });
  expect(status).toBe(401);
});

it('only what is asked for with GET is kept by a CDN', async () => {
  const report = endpoint('POST', '/reports', {
    access: 'public',
    summary: '',
    body: async () => object({ text: string() }),
    reply: anything,
  });
  const other = await serveApp(serve([entry(report, async () => 'thanks')]));
  const { status, headers } = await fetch(`${other}/api/reports`, {
    method: 'POST',
    headers: json,
    body: '{}',
  });
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

it.each([
  ['GET /notes', '/notes'],
  ['GET /NOTES/a', '/Notes/{id}'],
  ['GET /openapi.json', '/api/openapi.json'],
  ['GET /none', 'unknown'],
])('the log says of %s which address of the API it was', async (what, route) => {
  await call(what);
  await vi.waitFor(() =>
    expect(write).toHaveBeenCalledWith(expect.objectContaining({ severity: 'INFO', route })),
  );
});
