import { searchLimits } from '@lab/contract/features/search/limits';
import { expect, test } from 'vitest';
import { manyEntries, sizesOf } from './figures.ts';

test('ten thousand works take three requests and 200 kB, in parts of at most 60 kB', () => {
  const { requests, parts, total } = sizesOf(manyEntries());
  expect(requests).toBeLessThanOrEqual(3);
  expect(Math.max(...parts)).toBeLessThanOrEqual(searchLimits.partBytes);
  expect(total).toBeLessThan(200_000);
}, 300_000);
