import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, originOf } from './origin.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  [{ 'x-forwarded-host': 'lab.example.org', host: 'site-abc.a.run.app' }, 'https://lab.example.org'],
  [{ 'x-forwarded-host': 'lab.example.org, proxy.internal', host: 'x' }, 'https://lab.example.org'],
  [{ host: '127.0.0.1:5005' }, 'http://127.0.0.1:5005'],
  [{ host: 'localhost:5005' }, 'http://localhost:5005'],
  [{ host: 'localhost.evil.example' }, 'https://localhost.evil.example'],
  [{ 'x-forwarded-host': '"><script>', host: 'x' }, 'http://localhost'],
  [{ host: 'user@evil.example' }, 'http://localhost'],
  [{}, 'http://localhost'],
])('%j is seen as %s', (headers, origin) => {
  expect(originOf(headers)).toBe(origin);
});

it.each(['//evil.example/x', '/\\evil.example/x', '\\\\evil.example/x', '///evil.example/x'])(
  '%s is a path of this site and names no other host',
  (url) => {
    expect(addressOf({ url, headers: { host: 'lab.example.org' } }).href).toBe(
      'https://lab.example.org/evil.example/x',
    );
  },
);

it('a lab that names its own address is known by that everywhere', () => {
  vi.stubEnv('SITE_ORIGIN', 'https://lab.example.org');
  expect(originOf({ host: 'demo.web.app' })).toBe('https://lab.example.org');
});
