import { afterEach, expect, it, vi } from 'vitest';
import { hostsVariable, refusalOf } from './cross-site.ts';

const host = '127.0.0.1:9099';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['a program', {}],
  ['a program without a host', { host: undefined }],
  ['the project', { origin: 'http://127.0.0.1:5005' }],
  ['the project under its other name', { host: 'localhost:9099', origin: 'http://localhost:5005' }],
  ['the project on IPv6', { host: '[::1]:9099', origin: 'http://[::1]:5005' }],
  ['the project without a port', { host: 'LOCALHOST' }],
  [
    'the project behind a proxy',
    { origin: 'https://www.example.org', 'x-forwarded-host': 'www.example.org' },
  ],
])('%s may send a request', (_, headers) => {
  expect(refusalOf({ host, ...headers })).toBeUndefined();
});

it.each([
  'https://evil.example',
  'http://evil.example:5005',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example?http://localhost',
  // A page in a frame without rights, and one from a file.
  'null',
  '',
])('a page of %j may not', (origin) => {
  expect(refusalOf({ host, origin })).toMatch(/another website/);
});

it.each([
  'evil.example',
  'evil.example:9099',
  'localhost.evil.example:9099',
  '127.0.0.1.evil.example',
  '127.0.0.1@evil.example',
  '',
])('a page whose own name %j leads to this machine may not either', (rebound) => {
  expect(refusalOf({ host: rebound })).toMatch(/127\.0\.0\.1 and localhost/);
  const headers = { host: rebound, origin: `http://${rebound}`, 'x-forwarded-host': rebound };
  expect(refusalOf(headers)).toMatch(/127\.0\.0\.1 and localhost/);
});

it('hosts that the person names may', () => {
  vi.stubEnv(hostsVariable, 'Emulators,www.example.org');
  expect(refusalOf({ host: 'emulators:8080' })).toBeUndefined();
  expect(refusalOf({ host: 'emulators:8080', origin: 'https://www.example.org' })).toBeUndefined();
  expect(refusalOf({ host: 'evil.example' })).toBeDefined();
});
