import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOf, originOf, siteOrigin } from './origin.ts';

beforeEach(() => vi.stubEnv('GCLOUD_PROJECT', 'demo'));
afterEach(() => vi.unstubAllEnvs());

it.each([
  [{ 'x-forwarded-host': 'demo.web.app', host: 'site-abc.a.run.app' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': 'demo.web.app, proxy.internal', host: 'x' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': 'demo.firebaseapp.com', host: 'x' }, 'https://demo.firebaseapp.com'],
  [{ 'x-forwarded-host': 'demo.firebaseapp.com,proxy.internal' }, 'https://demo.firebaseapp.com'],
  [{ 'x-forwarded-host': 'demo.firebaseapp.com  ,  proxy.internal' }, 'https://demo.firebaseapp.com'],
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
  [{ host: 'localhost' }, 'http://localhost'],
  [{ host: 'localhost.evil.example' }, 'https://demo.web.app'],
  [{ host: 'evil-localhost' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': '127.0.0.1:99999', host: 'localhost:5005' }, 'https://demo.web.app'],
  [{ 'x-forwarded-host': 'evil.example', host: 'localhost:5005' }, 'https://demo.web.app'],
])('in the emulator %j is seen as %s', (headers, origin) => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(originOf(headers)).toBe(origin);
});

it('the path that was sent is without its query', () => {
  expect(addressOf('/team//x?a=1?b', {}).sentPath).toBe('/team//x');
});

const spelled = (sent: string) => addressOf(sent, { host: 'demo.web.app' }).url;

it.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '///evil.example/x',
  // The request line of a proxy holds a whole address.
  'http://evil.example/x',
])('%s is a path of this site and names no other host', (sent) => {
  expect(spelled(sent).href).toBe('https://demo.web.app/evil.example/x');
});

it('a path that looks like a whole address is a path', () => {
  const { origin, pathname } = spelled('/http://evil.example/x');
  expect([origin, pathname]).toEqual(['https://demo.web.app', '/http%3A/evil.example/x']);
});

it.each([
  ['//team', '/team'],
  ['/paper//x', '/paper/x'],
  ['/paper/storm%2Dsurge-early-word', '/paper/storm-surge-early-word'],
  ['/%74eam', '/team'],
  ['/paper/a@b', '/paper/a%40b'],
  ['/paper/a b', '/paper/a%20b'],
  ['/paper/%c3%a9', '/paper/%C3%A9'],
  ['/paper/x/../%2E%2E/team', '/team'],
  ['/team?x=//a%2Db', '/team?x=//a%2Db'],
])('%s is spelled %s', (sent, address) => {
  const { pathname, search } = spelled(sent);
  expect(pathname + search).toBe(address);
});

it.each([
  '/',
  '/team/',
  '/paper/a%2Fb',
  '/paper/a%5Cb',
  '/paper/a%20b',
  '/paper/%25',
  '/paper/%252F',
  '/paper/%E6%BD%AE',
  '/paper/%3Fx%23',
  "/paper/o'neil(2)!*",
  '/paper/%zz',
  '/%E0%A4%A',
])('%s stays as it is', (sent) => {
  expect(addressOf(sent, {})).toMatchObject({ sentPath: sent, url: { pathname: sent } });
});

it('any path has one canonical form on this site, and that form is unchanged when parsed again', () => {
  const parts = fc.array(
    fc.constantFrom('/', '\\', '%', '%2f', '%5C', '%2e', '..', 'a', 'é', '%zz', '@', '//', ':'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        parts.map((all) => all.join('')),
      ),
      (sent) => {
        const { pathname, origin } = spelled(`/${sent}`);
        expect(origin).toBe('https://demo.web.app');
        expect(pathname).toMatch(/^\/(?![/\\])/);
        expect(spelled(pathname).pathname).toBe(pathname);
      },
    ),
  );
});

it.each(['https://lab.example.org', 'https://lab.example.org/'])(
  'SITE_ORIGIN %s is used everywhere',
  (address) => {
    vi.stubEnv('SITE_ORIGIN', address);
    expect(originOf({ host: 'demo.web.app' })).toBe('https://lab.example.org');
    expect(originOf({ 'x-forwarded-host': 'evil.example' })).toBe('https://lab.example.org');
  },
);

it('a mail leads to the lab’s own domain, or to the project’s', () => {
  expect(siteOrigin()).toBe('https://demo.web.app');
  vi.stubEnv('SITE_ORIGIN', 'https://lab.example.org/');
  expect(siteOrigin()).toBe('https://lab.example.org');
});

it('a mail of the local suite leads to where it serves the site', () => {
  vi.stubEnv('LAB_SITE', 'http://127.0.0.1:5005');
  expect(siteOrigin()).toBe('https://demo.web.app');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(siteOrigin()).toBe('http://127.0.0.1:5005');
  vi.stubEnv('LAB_SITE', '');
  expect(siteOrigin()).toBe('https://demo.web.app');
});
