import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember } from '../../test/people.ts';
import { messageBody } from '../../test/records.ts';
import { firestore } from '../data/firestore.ts';

/**
 * Uses node:http, because `fetch` and the hosting emulator add `Cache-Control: no-cache` to conditional
 * requests.
 */
async function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const address = `http://127.0.0.1:${process.env.LAB_FUNCTIONS_PORT}`;
  const request = get(`${address}/demo-research-lab/europe-west1/api${path}`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

const json = { 'Content-Type': 'application/json' };

test('an unknown path is 404 in JSON, and not cached', async () => {
  const { status, body, headers } = await call('GET /nothing/here');
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'There is nothing at this address.', code: 'not-found' });
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  ['POST /labInfo', 'GET, HEAD'],
  ['DELETE /NEWS', 'GET, POST, HEAD'],
  ['PUT /team/x', 'GET, PATCH, DELETE, POST, HEAD'],
  ['GET /jwt', 'DELETE, POST'],
  ['DELETE /openapi.json', 'GET, HEAD'],
])('%s is 405 and says what is allowed', async (what, allowed) => {
  const { status, body, headers } = await call(what);
  expect(status).toBe(405);
  expect(headers.get('allow')?.split(', ').sort()).toEqual(allowed.split(', ').sort());
  expect(body.code).toBe('method-not-allowed');
});

test('paths are found in any case', async () => {
  expect((await call('GET /LABINFO')).status).toBe(200);
  expect((await call('GET /News')).status).toBe(200);
});

test.each([
  '%2F',
  '..%2F..%2Fusers',
  '.',
  '%2e%2e',
  '__id__',
  'a%2Fb',
  '%00',
  'a%0Ab',
  encodeURIComponent('é'.repeat(750)),
])('an id that can be none (%s) is 404', async (id) => {
  const { status } = await call(`GET /researchPaper/${id}`);
  expect(status).toBe(404);
});

test('an email that nobody can have is answered 404 without a read', async () => {
  const admin = await makeAdmin();
  const email = `${'é'.repeat(750)}@example.org`;
  for (const path of ['/user/role', '/applications', '/contacts', '/post']) {
    const { status } = await call(`GET ${path}/${encodeURIComponent(email)}`, { token: admin.token });
    expect([path, status]).toEqual([path, 404]);
  }
});

test('a body that is no JSON, no object or of another type is refused with a sentence', async () => {
  const { token } = await makeMember();
  const send = (body: string, headers: Record<string, string> = json) =>
    call('POST /contacts', { token, body, headers });

  expect(await send('{"name":')).toMatchObject({
    status: 400,
    body: { message: 'The request body is not valid JSON.', code: 'invalid' },
  });
  for (const body of ['[]', 'null', '"text"', '7']) {
    expect(await send(body)).toMatchObject({
      status: 400,
      body: { message: 'The request body must be a JSON object.' },
    });
  }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'multipart/form-data',
  ]) {
    expect(await send('name=x', { 'Content-Type': type })).toMatchObject({
      status: 415,
      body: { code: 'unsupported-type' },
    });
  }
  expect(
    await send(JSON.stringify(messageBody()), { 'Content-Type': 'Application/JSON; charset=utf-8' }),
  ).toMatchObject({ status: 200 });
});

test('a body may have at most 256 KiB', async () => {
  const { token } = await makeMember();
  const body = (bytes: number) => `{"name":"${'x'.repeat(bytes - '{"name":""}'.length)}"}`;
  const atLimit = await call('POST /contacts', { token, body: body(256 * 1024), headers: json });
  expect(atLimit).toMatchObject({
    status: 400,
    body: { fields: { name: 'Name cannot exceed 100 characters' } },
  });
  const over = await call('POST /contacts', { token, body: body(256 * 1024 + 1), headers: json });
  expect(over).toMatchObject({
    status: 413,
    body: { message: 'The request is too large.', code: 'too-large' },
  });
});

/** `fetch` would set the length and the type itself. */
async function sendPacked(token: string, encoding: string, bytes: Buffer) {
  const answer = await fetch(`${process.env.LAB_ADDRESS}/api/contacts`, {
    method: 'POST',
    headers: { ...json, Authorization: `Bearer ${token}`, 'Content-Encoding': encoding },
    body: new Uint8Array(bytes),
  });
  const text = await answer.text();
  expect(text, 'one shape of an error, without paths of the server').toMatch(/^\{/);
  return { status: answer.status, body: JSON.parse(text) };
}

test('a packed body is read, and refused in JSON where it cannot be or is too large', async () => {
  const { token } = await makeMember();
  const body = Buffer.from(JSON.stringify(messageBody()));
  expect(await sendPacked(token, 'gzip', gzipSync(body))).toMatchObject({ status: 200 });
  expect(await sendPacked(token, 'BR', brotliCompressSync(body))).toMatchObject({ status: 200 });
  expect(await sendPacked(token, 'deflate', deflateSync(body))).toMatchObject({ status: 200 });
  expect(await sendPacked(token, 'bogus', body)).toEqual({
    status: 415,
    body: {
      message: 'The request body may be packed with gzip, deflate or br only (Content-Encoding).',
      code: 'unsupported-type',
    },
  });
  expect(await sendPacked(token, 'gzip', body)).toEqual({
    status: 400,
    body: { message: 'The request body is not valid gzip.', code: 'invalid' },
  });
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  expect(bomb.length).toBeLessThan(256 * 1024);
  expect(await sendPacked(token, 'gzip', bomb)).toEqual({
    status: 413,
    body: { message: 'The request is too large.', code: 'too-large' },
  });
});

test('a caller without access is not told what the body should look like', async () => {
  const { status, body } = await call('POST /News', { body: '{{{', headers: json });
  expect(status).toBe(401);
  expect(body).toEqual({ message: 'Please login again to continue.', code: 'unauthorized' });
});

test('every reply carries an id of its own and the headers that protect it', async () => {
  const [first, second] = [await call('GET /labInfo'), await call('GET /nothing')];
  for (const { headers } of [first, second]) {
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
});

test('other origins get no CORS headers', async () => {
  const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
  for (const what of ['GET /labInfo', 'OPTIONS /contacts']) {
    const answer = await call(what, { headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('public replies may be kept by all and are not sent twice; others are kept by nobody', async () => {
  const first = await call('GET /labInfo');
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  expect(await statusOf('/api/labInfo', { 'If-None-Match': etag })).toBe(304);
  expect(await statusOf('/api/labInfo', { 'If-None-Match': '"another"' })).toBe(200);
  const { token } = await makeMember();
  const own = await call('GET /pendingPaper', { token });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
});

test('what people write comes back as they wrote it, without control characters', async () => {
  const { token, email } = await makeMember();
  const message = `<script>alert("1")</script> & 'quotes' \\ \u{1F600}\nnext line\tand more`;
  await call('POST /contacts', {
    token,
    body: messageBody({
      name: '  Jane\u0000\u0007 "Doe"\n ',
      message: `${message}\u0000\u001b[31m`,
      _id: 'x',
      replay: 'y',
    }),
  });
  const [saved] = (await call(`GET /contacts/${email}`, { token })).body;
  expect(saved).toMatchObject({ name: 'Jane "Doe"', message: `${message}[31m`, replay: '' });
  expect(saved._id).not.toBe('x');
});

test('the description of the API is served', async () => {
  const { status, body } = await call('GET /openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toContain('/researchPapers');
});

test('lists of admins are paged too', async () => {
  const admin = await makeAdmin();
  await makeMember();
  const first = await call('GET /users?limit=1', { token: admin.token });
  expect(first.body).toHaveLength(1);
  expect(first.headers.get('link')).toMatch(/^<\/api\/users\?limit=1&cursor=[\w-]+>; rel="next"$/);
});

test('a reply that is not as the contract says does not leave the local suite', async () => {
  const { token } = await makeAdmin();
  const entry = firestore().collection('activity').doc();
  await entry.set({ action: 'unheard of', kind: 'paper', targetId: entry.id, createdAt: Timestamp.now() });
  const list = (fails = false) => call(`GET /activity?target=${entry.id}`, { token, fails });
  expect(await list(true)).toMatchObject({ status: 500, body: { code: 'internal' } });
  await entry.update({ action: 'edited' });
  expect(await list()).toMatchObject({ status: 200, body: [{ action: 'edited', actor: '' }] });
  await entry.delete();
});
