import { describe, expect, it } from 'vitest';
import { citationOf } from './csl.ts';
import type { Name } from './names.ts';
import { namesWith, partsFinder } from './stored-parts.ts';
import { areNeeded, readListedName, readWrittenName, writeName } from './written-names.ts';

describe('a name whose parts are said', () => {
  it.each<[string, string, Name]>([
    ['Janapa Reddi, Vijay', 'Vijay Janapa Reddi', { family: 'Janapa Reddi', given: 'Vijay' }],
    [
      'Ngonga Ngomo, Axel-Cyrille',
      'Axel-Cyrille Ngonga Ngomo',
      { family: 'Ngonga Ngomo', given: 'Axel-Cyrille' },
    ],
    [
      'Lopez Garcia, Maria del Carmen',
      'Maria del Carmen Lopez Garcia',
      { family: 'Lopez Garcia', given: 'Maria del Carmen' },
    ],
    ['van der Berg, Ann', 'Ann van der Berg', { particle: 'van der', family: 'Berg', given: 'Ann' }],
    ['Sand Roe, Jr., Martin', 'Martin Sand Roe Jr.', { family: 'Sand Roe', given: 'Martin', suffix: 'Jr.' }],
    ['King Jr., Martin', 'Martin King Jr.', { family: 'King', given: 'Martin', suffix: 'Jr.' }],
    [
      'O’Neil Ní Dhomhnaill, J.-P.',
      'J.-P. O’Neil Ní Dhomhnaill',
      { family: 'O’Neil Ní Dhomhnaill', given: 'J.-P.' },
    ],
    ["'t Hooft Roe, Gerard", "Gerard 't Hooft Roe", { family: "'t Hooft Roe", given: 'Gerard' }],
    [
      'Roe Doe, Ada Anna Maria Luisa',
      'Ada Anna Maria Luisa Roe Doe',
      { family: 'Roe Doe', given: 'Ada Anna Maria Luisa' },
    ],
    ['SMITH, J.', 'J. SMITH', { family: 'SMITH', given: 'J.' }],
    ['Иванова Петрова, Анна', 'Анна Иванова Петрова', { family: 'Иванова Петрова', given: 'Анна' }],
    ['苏, 砚舟', '苏砚舟', { family: '苏', given: '砚舟' }],
    ['김, 민준', '김민준', { family: '김', given: '민준' }],
    ['苏砚舟 (Su, Yanzhou)', '苏砚舟 (Yanzhou Su)', { family: 'Su', given: 'Yanzhou' }],
    ['{Inst. of Sand, Bergen}', 'Inst. of Sand, Bergen', { literal: 'Inst. of Sand, Bergen' }],
    [' { Google Brain } ', 'Google Brain', { literal: 'Google Brain' }],
  ])('%s', (written, shown, parts) => {
    expect(readWrittenName(written)).toEqual({ shown, parts });
  });

  it.each([
    'Vijay Janapa Reddi',
    'Inst. of Sand, Bergen',
    'Dept of Sand, Bergen',
    'Sand, Sea and Stone',
    'Sand & Sea, Ltd',
    'Lab 3, Bergen',
    'CERN, Geneva',
    'Ministry, Bergen',
    'Roe {Ada}',
    'Roe, Doe, Lee',
    'Roe, Ada, et al.',
    'Roe,',
    ', Ada',
    ',,,',
    '{}',
    '{ }',
    '{Roe',
    '{Roe}, Ada',
    'Roe, Ada Anna Maria Luisa Berta Carla',
    'Roe, Ada\u202eabc',
    'The Sand Collaboration, Ada Group',
  ])('but %s is not certain, and stays as it is', (written) => {
    expect(readWrittenName(written)).toEqual({ shown: written });
  });

  it('has parts to store where the name does not say them', () => {
    const needed = (written: string) => {
      const { shown, parts } = readWrittenName(written);
      return parts && areNeeded(shown, parts);
    };
    expect(needed('Janapa Reddi, Vijay')).toBe(true);
    expect(needed('{Google Brain}')).toBe(true);
    expect(needed('苏, 砚舟')).toBe(true);
    expect(needed('Le Roux, Maud')).toBe(true);
    expect(needed('Roe, Ada')).toBe(false);
    expect(needed('van der Berg, Ann')).toBe(false);
    expect(areNeeded('Sand, Sea', { literal: 'Sand, Sea' })).toBe(true);
    expect(needed('{CERN}')).toBe(false);
    expect(needed('{The Sand Collaboration}')).toBe(false);
  });
});

it.each<[Name, string]>([
  [{ family: 'Roe', given: 'Ada' }, 'Ada Roe'],
  [{ family: 'Janapa Reddi', given: 'Vijay' }, 'Janapa Reddi, Vijay'],
  [{ particle: 'van der', family: 'Berg', given: 'Ann' }, 'Ann van der Berg'],
  [{ family: '苏', given: '砚舟' }, '苏, 砚舟'],
  [{ literal: '王小明' }, '王小明'],
  [{ literal: 'CERN' }, 'CERN'],
  [{ literal: 'Google Brain' }, '{Google Brain}'],
  [{ literal: 'Sand {and} Sea Co' }, '{Sand and Sea Co}'],
  [{ literal: 'Roe, Ada' }, 'Roe, Ada'],
  [{ family: 'King III', given: 'Martin' }, 'King III, Martin'],
  [{ family: 'Roe', given: 'Ada', suffix: 'Jr.' }, 'Ada Roe Jr.'],
])('%j is written as %s', (name, written) => {
  expect(writeName(name)).toBe(written);
});

it('in a list of people a family name may be in capitals', () => {
  const listed = [
    'LI, Wei',
    'JANAPA REDDI, Vijay',
    'Roe, Ada',
    'Inst. of Sand, Bergen',
    'Ada Roe',
    '{Roe, Ada}',
  ];
  expect(listed.map(readListedName)).toEqual([
    'Wei LI',
    'JANAPA REDDI, Vijay',
    'Ada Roe',
    'Inst. of Sand, Bergen',
    'Ada Roe',
    '{Roe, Ada}',
  ]);
});

it('stored parts count as long as the name is the same', () => {
  const parts = [
    { family: 'Janapa Reddi', given: 'Vijay' },
    { family: 'Su', given: 'Yanzhou' },
  ];
  expect(partsFinder(parts)('Vijay Janapa Reddi')).toBe(parts[0]);
  expect(partsFinder(parts)('苏砚舟 (Yanzhou Su)')).toBe(parts[1]);
  expect(partsFinder(parts)('Vijay J. Reddi')).toBeUndefined();
  expect(partsFinder()('Vijay Janapa Reddi')).toBeUndefined();
  expect(partsFinder()('')).toBeUndefined();
  expect(namesWith(parts)('Vijay J. Reddi')).toEqual({ family: 'Reddi', given: 'Vijay J.' });
});

it('the key of a citation does not change when a name is stored in its order', () => {
  const work = { _id: 'p1', title: 'Tides', publisher: '', doi: '', publicationDate: '2020', details: '' };
  for (const [before, now] of [
    ['Janapa Reddi, Vijay', 'janapareddi'],
    ['Nic Lee, Ann', 'niclee'],
    ['Roe, Ada', 'roe'],
    ['苏, 砚舟', 'paper'],
  ] as const) {
    const { shown, parts } = readWrittenName(before);
    const nameParts = parts && areNeeded(shown, parts) ? [parts] : [];
    const key = (authors: string[], nameParts: Name[] = []) =>
      citationOf({ ...work, authors, nameParts }, '').id;
    expect(key([shown], nameParts)).toBe(key([before]));
    expect(key([shown], nameParts)).toContain(`${now}2020tides`);
  }
});

it('a name of any length is read in a time that grows with it', () => {
  const hostile = [',', '{', 'a,', 'A ', '\u202e', '(a', 'Jr., ', '苏, ', '・'].map((piece) =>
    piece.repeat(50_000),
  );
  const start = performance.now();
  for (const text of hostile) readWrittenName(text);
  expect(performance.now() - start).toBeLessThan(5_000);
});
