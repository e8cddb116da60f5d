import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOf, originOf } from './origin.ts';

beforeEach(() => vi.stubEnv('GCLOUD_PROJECT', 'demo'));
afterEach(() => vi.unstubAllEnvs());

it.each([
  [{ 'x-forwarded-host': 'demo.web.app', host: 'site-abc.a.run.app' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': 'demo.web.app, proxy.internal', host: 'x' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': 'demo.firebaseapp.com', host: 'x' }, 'https://demo.firebaseapp.com'],
  [{ 'x-forwarded-host': 'evil.example', host: 'demo.firebaseapp.com' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': 'other.web.app' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': 'demo.web.app.evil.example' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': '"><script>', host: 'x' }, 'https://demo.web.app'],
  [{ host: '127.0.0.1:5005' }, 'https://demo.web.app'],
  [{}, 'https://demo.web.app'],
])('%j is seen as %s', (headers, origin) => {
  expect(originOf(headers)).toBe(origin);
});

it.each([
  [{ host: '127.0.0.1:5005' }, 'http://127.0.0.1:5005'],
  [{ host: 'localhost:5005' }, 'http://localhost:5005'],
  [{ host: 'localhost.evil.example' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': 'evil.example', host: 'localhost:5005' }, 'https://demo.web.app'],
])('in the emulator %j is seen as %s', (headers, origin) => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(originOf(headers)).toBe(origin);
});

it.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '///evil.example/x',
  // A request line may hold a whole address, as if this were a proxy.
  'http://evil.example/x',
])('%s is a path of this site and names no other host', (url) => {
  expect(addressOf({ url, headers: { host: 'demo.web.app' } }).href).toBe(
    'https://demo.web.app/evil.example/x',
  );
});

it.each(['https://lab.example.org', 'https://lab.example.org/'])(
  'a lab that names its own address %s is known by that everywhere',
  (address) => {
    vi.stubEnv('SITE_ORIGIN', address);
    expect(originOf({ host: 'demo.web.app' })).toBe('https://lab.example.org');
    expect(originOf({ 'x-forwarded-host': 'evil.example' })).toBe('https://lab.example.org');
  },
);
