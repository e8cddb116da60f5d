import { expect, test } from 'vitest';
import { storedFile } from './stored-file.ts';

test.each([
  ['/images/papers/u/x.webp', ['images/papers/u/x.webp']],
  ['/images/papers/u/x-480.webp', ['images/papers/u/x-480.webp', 'images/papers/u/x.webp']],
  ['/images/profile/u/a-b-96.webp', ['images/profile/u/a-b-96.webp', 'images/profile/u/a-b.webp']],
  ['/images/news/u/a-500.webp', ['images/news/u/a-500.webp']],
  ['/images/papers/u/a-b-share.jpg', ['images/papers/u/a-b.webp']],
  ['/files/papers/u/x.pdf', ['files/papers/u/x.pdf']],
])('%s names %o', (path, names) => {
  expect(storedFile(path)?.names).toEqual(names);
});

test.each([
  '/images/papers/u/../../x.webp',
  '/images/papers/u%2Fx.webp',
  '/images/papers/x.webp',
  '/images/papers/u/v/x.webp',
  '/images/other/u/x.webp',
  '/images/papers/u/x.svg',
  '/images/papers/u/x.jpg',
  '/images/profile/u/x-share.jpg',
  '/images/papers/u/v/x-share.jpg',
  '/images/papers/u/x.webp/',
  '/files/papers/u/x.html',
  '/files/news/u/x.pdf',
  '/token-secret',
  '',
])('%s names nothing', (path) => {
  expect(storedFile(path)).toBeUndefined();
});
