import { expect, test } from 'vitest';
import { cut } from './cut.ts';

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['a😀c', 3, 'a😀'],
  ['a😀c', 2, 'a'],
  ['😀', 1, ''],
  ['', 5, ''],
])('%s cut to %i is %s', (text, max, left) => {
  expect(cut(text, max)).toBe(left);
});
