import { tokenStorageKey } from '@lab/contract/features/session/token';
import { siteTexts } from '@lab/contract/texts/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstAddress, isDesk, speakAt, speaksOtherwise, wordsAt } from './spoken-words.ts';

const german = { language: 'de' } as const;

function signIn(claims: object): void {
  localStorage.setItem(
    tokenStorageKey,
    `h.${btoa(JSON.stringify({ sub: 'u', iat: 0, exp: 0, ...claims }))}.s`,
  );
}

beforeEach(() => document.documentElement.setAttribute('lang', 'de'));
afterEach(async () => {
  await speakAt('/', undefined);
  localStorage.clear();
});

test.each([
  ['/dashboard', true],
  ['/dashboard/applications', true],
  ['/Dashboard/Settings', true],
  ['/dashboards', false],
  ['/', false],
  ['/team', false],
])('%s is the desk of an admin: %s', (path, expected) => {
  signIn({ admin: true });
  expect(isDesk(path)).toBe(expected);
});

test('a member and a visitor have no desk, so their pages are in the language of the site', () => {
  expect(isDesk('/dashboard')).toBe(false);
  localStorage.setItem(tokenStorageKey, 'broken');
  expect(isDesk('/dashboard')).toBe(false);
  signIn({ role: 'writer' });
  expect(wordsAt('/dashboard/userProfile', german)).toBe(german);
});

test('where storage is blocked nobody is signed in, so there is no desk', () => {
  signIn({ admin: true });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isDesk('/dashboard')).toBe(false);
});

test('it is known for which address the words were loaded', async () => {
  signIn({ admin: true });
  await speakAt('/dashboard', german);
  expect(firstAddress()).toEqual({ pathname: '/dashboard', atDesk: true });
  await speakAt('/team', german);
  expect(firstAddress()).toEqual({ pathname: '/team', atDesk: false });
});

test('the desk of a German lab is English, and says so', async () => {
  signIn({ admin: true });
  await speakAt('/dashboard/applications', german);
  expect([siteTexts.delete, siteTexts.language]).toEqual(['Delete', 'en']);
  expect(document.documentElement.lang).toBe('en');
  expect(speaksOtherwise('/dashboard', german)).toBe(false);
  expect(speaksOtherwise('/team', german)).toBe(true);
});

test('its site is German', async () => {
  signIn({ admin: true });
  await speakAt('/team', german);
  expect([siteTexts.language, document.documentElement.lang]).toEqual(['de', 'de']);
  expect(speaksOtherwise('/dashboard', german)).toBe(true);
  expect(speaksOtherwise('/news', german)).toBe(false);
});

test('an English lab has its own words at the desk too, and needs no second document', async () => {
  signIn({ admin: true });
  const own = { own: { 'site/nav/home': 'Start' } };
  await speakAt('/', own);
  expect(siteTexts.nav.home).toBe('Start');
  expect(speaksOtherwise('/dashboard', own)).toBe(false);
  expect(speaksOtherwise('/', undefined)).toBe(true);
});

test('a lab that becomes German while an admin is at the desk changes the site, not the desk', async () => {
  signIn({ admin: true });
  await speakAt('/dashboard/settings', undefined);
  await speakAt('/dashboard/settings', german);
  expect(siteTexts.language).toBe('en');
  expect(speaksOtherwise('/', german)).toBe(true);
});
