import { expect, test } from 'vitest';
import { familyNameFirst, familyNamesFirst, toldByParts } from './name-order.ts';

test.each([
  ['János Kovács', 'Kovács János'],
  ['Kovács, János', 'Kovács János'],
  ['Ludwig van Beethoven', 'van Beethoven Ludwig'],
  ['Anna Mária Tóth', 'Tóth Anna Mária'],
  ['Martin King Jr.', 'King Martin Jr.'],
  ['Κλειώ Μαυρογένη (Kleio Mavrogeni)', 'Μαυρογένη Κλειώ (Mavrogeni Kleio)'],
])('%s is shown as %s', (shown, expected) => {
  expect(familyNameFirst(shown)).toBe(expected);
});

test.each(['苏砚舟', '苏砚舟 (Su Yanzhou)', '김민준', 'The Fog Consortium', 'Plato', ''])(
  '%j stays as it is',
  (shown) => {
    expect(familyNameFirst(shown)).toBe(shown);
  },
);

const parts = [
  { family: 'Janapa Reddi', given: 'Vijay' },
  { literal: 'Inst. of Sand, Bergen' },
  { family: '苏', given: '砚舟' },
];

test('stored parts say where the family name begins', () => {
  expect(familyNameFirst('Vijay Janapa Reddi', parts)).toBe('Janapa Reddi Vijay');
  expect(familyNameFirst('Inst. of Sand, Bergen', parts)).toBe('Inst. of Sand, Bergen');
  expect(familyNameFirst('苏砚舟', parts)).toBe('苏砚舟');
});

test('only what the name does not say itself is kept beside it', () => {
  const names = ['Vijay Janapa Reddi', 'Brian Plancher', 'Vijay Janapa Reddi'];
  const told = toldByParts(names, [...parts, { family: 'Plancher', given: 'Brian' }]);
  expect(told).toEqual([{ of: 'Vijay Janapa Reddi', as: 'Janapa Reddi Vijay' }]);
  expect(familyNamesFirst(names, told)).toEqual([
    'Janapa Reddi Vijay',
    'Plancher Brian',
    'Janapa Reddi Vijay',
  ]);
  expect(toldByParts(names, [])).toEqual([]);
});
