import { expect, test } from 'vitest';
import { cacheUntil } from './reply.ts';

const now = Date.parse('2031-06-15T12:00:00Z');
const after = (seconds: number) => new Date(now + seconds * 1_000).toISOString();

test.each([
  [undefined, 60, 600],
  [after(86_400), 60, 600],
  [after(660), 60, 600],
  [after(659), 60, 599],
  [after(60), 60, 0],
  [after(10), 10, 0],
  [after(-5), 0, 0],
])('a page that changes at %s is fresh for %d seconds and served for %d more', (moment, fresh, stale) => {
  expect(cacheUntil(moment, now)).toBe(
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  );
});
