import { expect, test } from 'vitest';
import { copyOf, originalOf, storedFile } from './stored-file.ts';

test.each([
  ['/images/papers/u/x.webp', { name: 'images/papers/u/x.webp', type: 'image/webp' }],
  ['/images/papers/u/x-480.webp', { name: 'images/papers/u/x.webp', type: 'image/webp', width: 480 }],
  ['/images/profile/u/a-b-96.webp', { name: 'images/profile/u/a-b.webp', type: 'image/webp', width: 96 }],
  ['/images/news/u/a-500.webp', { name: 'images/news/u/a-500.webp', type: 'image/webp' }],
  ['/images/papers/u/a-b-share.jpg', { name: 'images/papers/u/a-b.webp', type: 'image/jpeg' }],
  ['/files/papers/u/x.pdf', { name: 'files/papers/u/x.pdf', type: 'application/pdf' }],
])('%s names %o', (path, file) => {
  expect(storedFile(path)).toEqual(file);
});

test('a copy lies where only the server writes, and leads back to its picture', () => {
  const copy = copyOf('images/papers/u/x.webp', 480, '17');
  expect(copy).toBe('copies/images/papers/u/x/480-17.webp');
  expect(originalOf(copy)).toBe('images/papers/u/x.webp');
  expect(originalOf('images/papers/u/x-480.webp')).toBe('images/papers/u/x.webp');
  expect(originalOf('images/papers/u/x.webp')).toBe('images/papers/u/x.webp');
  expect(originalOf('files/papers/u/x.pdf')).toBe('files/papers/u/x.pdf');
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
  '/copies/images/papers/u/x/480-17.webp',
  '',
])('%s names nothing', (path) => {
  expect(storedFile(path)).toBeUndefined();
});
