import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('a record’s page has an address with its id, and a pattern for the routes', () => {
  expect(paths.paper('p1')).toBe('/paper/p1');
  expect(paths.paper.pattern).toBe('/paper/:id');
  expect(paths.application('Research Assistant')).toBe('/application/Research%20Assistant');
});

test.each(['a/../b', '?x=1', '#top', '//example.org', '$&', ':id'])('%s leads to no other page', (id) => {
  expect(paths.newsItem(id)).toBe(`/news/${encodeURIComponent(id)}`);
});

test('no two pages have the same address', () => {
  const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path.pattern));
  expect(new Set(all).size).toBe(all.length);
});
