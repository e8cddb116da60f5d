import { expect, test } from 'vitest';
import { compactWorks } from './compact.ts';
import { type Entry, emptyEntry } from './entry.ts';
import { piecesOf } from './marks.ts';
import { isNear, isNearBeginning } from './near.ts';
import { pack, unpack } from './pack.ts';

const entry: Entry = {
  group: 'outputs',
  id: 'talks/1',
  title: 'Title',
  names: ['Ada', 'Li'],
  note: 'Note',
  words: 'more words',
  when: '2025',
  codes: ['abcd'],
};

test('packed entries come out as they were, without signs that divide them', () => {
  const entries = [
    entry,
    { ...emptyEntry, id: 'x' },
    { ...entry, title: 'a b c d', group: 'pages' as const },
  ];
  expect(unpack(pack(entries))).toEqual(entries);
  expect(unpack(pack([]))).toEqual([]);
  expect(unpack(pack([{ ...entry, title: 'a\nb\tc\fd' }]))[0]?.title).toBe('a b c d');
});

test('a large lab has surnames and the shortest beginnings of ids that differ', () => {
  const works = Array.from({ length: 2_001 }, (_, number) => ({
    ...entry,
    group: 'works' as const,
    id: `aaaa${number}`,
    names: ['Ada van der Lovelace', '苏砚舟 (Su Yanzhou)', 'Vijay K. Janapa B. Reddi', 'Ada B. Roe'],
  }));
  const compact = compactWorks(works);
  expect(new Set(compact.map(({ id }) => id)).size).toBe(works.length);
  expect(compact[0]?.names[0]).toContain('Lovelace');
  expect(compact[0]?.names[0]).not.toContain('Ada');
  expect(compact[0]?.names.slice(2)).toEqual(['Janapa Reddi', 'Roe']);
  expect(compact[0]?.words).toBe('');
  expect(compactWorks(works.slice(1))[0]).toEqual(works[1]);
});

test.each([
  ['fog', 'fog', true],
  ['fog', 'frog', true],
  ['frog', 'fog', true],
  ['fog', 'gof', false],
  ['fgo', 'fog', true],
  ['fig', 'fog', true],
  ['fig', 'fogs', false],
])('%s and %s differ by one letter at most: %s', (typed, word, near) => {
  expect(isNear(typed, word)).toBe(near);
});

test('a slip in a beginning', () => {
  expect(isNearBeginning('turbal', 'turbulence')).toBe(true);
  expect(isNearBeginning('turbul', 'turbul')).toBe(false);
  expect(isNearBeginning('zzzzz', 'turbulence')).toBe(false);
});

test('what was looked for is marked, whatever signs are around it', () => {
  expect(piecesOf('Ferries, in FOG!', new Set(['ferries', 'fog']))).toEqual([
    { text: 'Ferries', isMarked: true },
    { text: ', in ', isMarked: false },
    { text: 'FOG', isMarked: true },
    { text: '!', isMarked: false },
  ]);
});
