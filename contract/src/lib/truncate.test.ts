import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['a😀c', 3, 'a😀'],
  ['a😀c', 2, 'a'],
  ['😀', 1, ''],
  ['', 5, ''],
])('%s truncated to %i is %s', (text, max, left) => {
  expect(truncate(text, max)).toBe(left);
});
