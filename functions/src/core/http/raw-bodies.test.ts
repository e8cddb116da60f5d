import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';

// Each import listens for ever, so a test calls only its own listener.
vi.mock('node:diagnostics_channel', () => ({ subscribe: vi.fn() }));
afterEach(() => vi.unstubAllEnvs());

/** What the framework sees of a request with these headers, and what our code knows of it. */
async function receive(headers: IncomingHttpHeaders, functionName = 'api') {
  vi.stubEnv('FUNCTION_TARGET', functionName);
  vi.resetModules();
  const { originalHeaders } = await import('./raw-bodies.ts');
  const [channel, listener] = vi.mocked(subscribe).mock.lastCall ?? [];
  expect(channel).toBe('http.server.request.start');
  const request = { headers: { ...headers } };
  const before = originalHeaders(request);
  listener?.({ request }, '');
  return { before, seen: request.headers, known: originalHeaders(request) };
}

const nothing = { type: '', encoding: 'identity' };
const packed = { 'content-type': 'Application/JSON; charset=utf-8', 'content-encoding': ' GZip ' };

it('the framework sees bytes, and our code what was sent', async () => {
  expect(await receive(packed)).toEqual({
    before: nothing,
    seen: { 'content-type': 'application/octet-stream' },
    known: { type: 'Application/JSON; charset=utf-8', encoding: 'gzip' },
  });
});

it('a request without a body stays as it is', async () => {
  expect(await receive({ accept: '*/*' })).toMatchObject({ seen: { accept: '*/*' }, known: nothing });
  expect((await receive({ accept: '*/*' })).seen).not.toHaveProperty('content-type');
});

it('the framework takes a request to our functions for one without a body, and so reads none', async () => {
  const sent = { 'content-length': '7', 'transfer-encoding': 'chunked', accept: '*/*' };
  for (const name of ['api', 'site', 'images']) {
    expect(await receive(sent, name)).toMatchObject({ seen: { accept: '*/*' }, known: { length: 7 } });
    expect(Object.keys((await receive(sent, name)).seen)).toEqual(['accept']);
  }
  for (const name of ['tellPeople', 'makeArchive', ''])
    expect((await receive(sent, name)).seen).toEqual(sent);
});

it('what the task queue sends is read by its library', async () => {
  expect((await receive(packed, 'makeArchive')).seen).toEqual(packed);
});
