import { expect, it } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const host = '127.0.0.1:9099';

it.each([
  ['a program', {}],
  ['the project', { origin: 'http://127.0.0.1:5005' }],
  ['the project under its other name', { origin: 'http://localhost:5005' }],
  ['the project on IPv6', { origin: 'http://[::1]:5005' }],
  ['the project behind a proxy', { origin: 'https://www.example.org', host: 'www.example.org' }],
  [
    'the project behind two proxies',
    { origin: 'https://www.example.org', 'x-forwarded-host': 'www.example.org' },
  ],
])('%s may send a request', (_, headers) => {
  expect(isCrossSite({ headers: { host, ...headers } })).toBe(false);
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
  expect(isCrossSite({ headers: { host, origin } })).toBe(true);
});
