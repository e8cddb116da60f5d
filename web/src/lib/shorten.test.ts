import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it.each([
  ['Fog', 5],
  ['Fog x', 5],
  ['', 0],
])('%j stays whole within %i characters', (text, max) => expect(shorten(text, max)).toBe(text));

it.each([
  ['one two three four five', 20, 'one two three four…'],
  ['Sand and gravel', 10, 'Sand and…'],
  ['Sandandgravel and more', 10, 'Sandandgr…'],
  // The last space comes too early: cutting there would lose more than a fifth.
  ['Sand andgravel', 10, 'Sand andg…'],
  ['abcdefg ijk', 8, 'abcdefg…'],
  ['abcd fghij klm', 12, 'abcd fghij…'],
  ['aaaaaaaa bbb', 10, 'aaaaaaaa…'],
  ['abcdefghijklmnopq rs tuv', 20, 'abcdefghijklmnopq…'],
  ['abcdefghijklmnop qrs tuv', 20, 'abcdefghijklmnop qr…'],
])('%j is within %i characters: %j', (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(max);
});

it('never ends with half of a character', () => {
  expect(shorten('abc😀def', 5)).toBe('abc…');
});
