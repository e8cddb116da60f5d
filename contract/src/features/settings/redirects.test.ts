import { describe, expect, test } from 'vitest';
import { isTarget } from '../../lib/target-address.ts';
import {
  isOldPath,
  isPageHere,
  leadsHome,
  leadsOn,
  shortAddressOf,
  stemIn,
  stemOf,
  targetOf,
} from './redirects.ts';

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

  test('with an ending serves the address without it, and the other way round', () => {
    const old = [
      { from: '/news/x.html', to: '/news/1' },
      { from: '/people', to: '/team' },
      { from: '/folder/', to: 'https://else.example/' },
    ];
    for (const path of ['/news/x', '/news/x/', '/NEWS/x.html', '/news/x.htm'])
      expect(targetOf(path, old)).toBe('/news/1');
    expect(targetOf('/people.html', old)).toBe('/team');
    expect(targetOf('/folder/index.html', old)).toBe('https://else.example/');
    expect(targetOf('/news/x.htmlx', old)).toBeUndefined();
  });

  test('never leads in a circle by an ending', () => {
    const circle = [
      { from: '/a.html', to: '/b' },
      { from: '/b.html', to: '/a' },
      { from: '/c.html', to: '/c' },
    ];
    expect(targetOf('/c.html', circle)).toBe('/c');
    for (const path of ['/a', '/b', '/c']) expect(targetOf(path, circle)).toBeUndefined();
  });

  test('that was stored with a wrong target is not used', () => {
    expect(targetOf('/a', [{ from: '/a', to: 'javascript:alert(1)' }])).toBeUndefined();
  });
});

describe('what came with a move', () => {
  test('has one name with and without an ending and a slash', () => {
    for (const path of ['/a/b', '/A/b/', '/a/b.html', '/a/b.htm', '/a/b/index.html'])
      expect(stemOf(path)).toBe('/a/b');
    expect(stemOf('/index.html')).toBe('/');
    expect(stemIn('/a/b.html?x=/c#d')).toBe('/a/b');
  });

  test.each([
    ['/news/1', true],
    ['/news/1?x#y', true],
    ['https://else.example', false],
    ['//else.example', false],
    ['/\\else.example', false],
    ['javascript:alert(1)', false],
    ['', false],
    ['/old', false],
    ['/OLD.html#x', false],
    ['/own/index.html', false],
  ])('to %s may lead there: %s', (to, may) => {
    expect(leadsHome({ from: '/old/', to }, [{ from: '/own', to: '/team' }])).toBe(may);
  });
});

test.each([
  ['/?p=12', '/?p=12'],
  ['/?page_id=12', '/?p=12'],
  ['/?p=0', undefined],
  ['/?p=012', undefined],
  ['/?p=12345678901', undefined],
  ['/?p=1&x=2', undefined],
  ['/a?p=1', undefined],
  ['/?P=1', undefined],
  ['/', undefined],
])('%s as a short address of WordPress is %s', (address, short) => {
  expect(shortAddressOf(address)).toBe(short);
});
