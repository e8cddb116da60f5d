import { describe, expect, test } from 'vitest';
import { isOldPath, isPageHere, isTarget, leadsOn, targetOf } from './redirects.ts';

test.each(['/people.html', '/a/b', '/J%C3%B6rg', '/Jörg', '/paper/old-id'])(
  '%s can be an old address',
  (path) => {
    expect(isOldPath(path)).toBe(true);
  },
);

test.each([
  'people',
  '',
  '//x',
  '/\\x',
  '/a?b',
  '/a#b',
  '/a b',
  '/api',
  '/api/x',
  '/images/a',
  '/assets/a',
  '/__/auth',
])('%s cannot be an old address', (path) => {
  expect(isOldPath(path)).toBe(false);
});

test.each(['/', '/team', '/TEAM/', '/dashboard/settings', '/publications'])(
  '%s is a page of this site',
  (path) => {
    expect(isPageHere(path)).toBe(true);
  },
);

test.each(['/team', '/team?a=1#b', 'https://else.example', 'https://else.example/a?b=c#d'])(
  '%s can be a new address',
  (address) => {
    expect(isTarget(address)).toBe(true);
  },
);

test.each([
  '//else.example',
  '/\\else.example',
  'http://else.example',
  'https:else.example',
  'https://user@else.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a\r\nSet-Cookie: x',
  '/a b',
  '',
])('%j cannot be a new address', (address) => {
  expect(isTarget(address)).toBe(false);
});

describe('a redirect', () => {
  const list = [
    { from: '/a', to: '/b' },
    { from: '/c/', to: 'https://else.example/c' },
  ];

  test('is found in any case and with a slash at the end', () => {
    expect(targetOf('/A/', list)).toBe('/b');
    expect(targetOf('/c', list)).toBe('https://else.example/c');
    expect(targetOf('/d', list)).toBeUndefined();
  });

  test('is found however its letters are written', () => {
    const written = ['/Jörg', '/J%C3%B6rg', '/Jo\u0308rg'];
    for (const from of written)
      for (const path of written) expect(targetOf(path, [{ from, to: '/b' }])).toBe('/b');
    expect(targetOf('/100%', [{ from: '/100%', to: '/b' }])).toBe('/b');
  });

  test('never leads to another one or to itself, even if it was stored so', () => {
    const circle = [
      { from: '/a', to: '/b#x' },
      { from: '/B', to: '/a/?y' },
      { from: '/self', to: '/self' },
    ];
    for (const row of circle) {
      expect(leadsOn(row, circle)).toBe(true);
      expect(targetOf(row.from, circle)).toBeUndefined();
    }
  });

  test('that was stored with a wrong target is not used', () => {
    expect(targetOf('/a', [{ from: '/a', to: 'javascript:alert(1)' }])).toBeUndefined();
  });
});
