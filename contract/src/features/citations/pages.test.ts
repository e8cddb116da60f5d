import { expect, it } from 'vitest';
import { pageRange, withDashes } from './pages.ts';

it.each(['45-67', '45–67', '45--67', '45---67', '45 - 67', '45   –  67', ' 45-67 '])(
  '%s is a range, with the dash that is wanted',
  (typed) => {
    expect(withDashes(typed, '--')).toBe('45--67');
    expect(pageRange(typed)).toEqual({ first: '45', last: '67' });
  },
);

it.each(['e12', 'S1-12-a', '3-5, 9', '45-', '-67', ''])('%s stays as it is', (typed) => {
  expect(withDashes(typed, '–')).toBe(typed);
});

it.each([
  [' e12 ', 'e12'],
  [' S1-12-a ', 'S1-12-a'],
  [' 3-5, 9 ', '3-5, 9'],
  ['45-', '45'],
])('of %s, which is no range, the first page is %s and the last is not known', (typed, first) => {
  expect(pageRange(typed)).toEqual({ first, last: '' });
});
