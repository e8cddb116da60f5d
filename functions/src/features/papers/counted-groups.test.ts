import { paperFlags } from '@lab/contract/features/papers/flags';
import { workTypes } from '@lab/contract/features/papers/types';
import { expect, test } from 'vitest';
import { packGroups, unpackGroups } from './counted-groups.ts';

const sets = paperFlags.reduce<string[][]>(
  (all, flag) => all.concat(all.map((flags) => flags.concat(flag))),
  [[]],
);
const groups = workTypes.flatMap((type) => sets.map((flags) => [type, ...flags].join(' ')));

test('each type with any of the flags is read as it was stored', () => {
  const counted = new Map(groups.map((group, at) => [group, at + 1]));
  expect(groups).toHaveLength(workTypes.length * 8);
  expect([...unpackGroups(packGroups(counted))]).toEqual([...counted]);
});

test('a usual year takes few bytes', () => {
  const packed = packGroups(
    new Map([
      ['article', 12],
      ['article code pdf', 3],
      ['doctoral selected', 1],
    ]),
  );
  expect(packed).toBe('ar12 arcp3 dos1');
});

test.each(['', 'zz3', 'ar', '12', 'ar12345678901', '__proto__', '\u0000 ar-1'])(
  '%j of another version is not counted as something else',
  (packed) => {
    for (const [group, count] of unpackGroups(packed)) {
      expect(groups).toContain(group);
      expect(count).toBeLessThan(1e9);
    }
  },
);
