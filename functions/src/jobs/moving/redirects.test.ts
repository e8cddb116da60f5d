import { expect, test } from 'vitest';
import { redirectsAmong } from './redirects.ts';

test('old addresses lead to new ones once, and to nothing that leads on', () => {
  const wanted = [
    { from: '/blog/a.html', to: '/news/1' },
    { from: '/blog/a/', to: '/news/2' },
    { from: '/blog/b', to: '/blog/c' },
    { from: '/blog/c/', to: '/news/3' },
    { from: '/team/', to: '/team' },
    { from: '/api/x', to: '/news/4' },
    { from: '//else.example', to: '/news/5' },
    { from: 'blog', to: '/news/6' },
    { from: `/${'x'.repeat(3_000)}`, to: '/news/7' },
  ];
  expect(redirectsAmong(wanted)).toEqual([
    { from: '/blog/a.html', to: '/news/1' },
    { from: '/blog/b', to: '/blog/c' },
  ]);
});

test('short addresses of WordPress come last, so that no other is left out for them', () => {
  const wanted = [
    { from: '/?p=12', to: '/news/1' },
    { from: '/?p=12', to: '/news/2' },
    { from: '/?p=012', to: '/news/3' },
    { from: '/blog/a', to: '/news/1' },
    { from: '/?s=12', to: '/news/4' },
  ];
  expect(redirectsAmong(wanted)).toEqual([
    { from: '/blog/a', to: '/news/1' },
    { from: '/?p=12', to: '/news/1' },
  ]);
});
