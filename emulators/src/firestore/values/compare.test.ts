import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds, comparePaths, compareStrings, compareValues } from './compare.ts';
import { anyValue } from './value.testing.ts';
import { GeoPoint, Reference, Timestamp, type Value } from './value.ts';

const map = (entries: Record<string, Value>): Value => new Map(Object.entries(entries));
const vector = (...value: number[]): Value => map({ __type__: '__vector__', value });
const reference = (path: string) => new Reference(`projects/p/databases/(default)/documents/${path}`);

/** Each line's values come before those of the lines below. */
const ascending: Value[] = [
  null,
  false,
  true,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -(2n ** 63n),
  -1.5,
  -1n,
  0,
  1n,
  1.5,
  2n,
  9007199254740992,
  9007199254740993n,
  2n ** 63n - 1n,
  Number.POSITIVE_INFINITY,
  new Timestamp(-1, 999_999_000),
  new Timestamp(0, 0),
  new Timestamp(0, 1000),
  '',
  'a',
  'aa',
  'b',
  'ä',
  '\uffff',
  '😀',
  Uint8Array.of(),
  Uint8Array.of(0),
  Uint8Array.of(0, 1),
  Uint8Array.of(255),
  reference('a/__id-2__'),
  reference('a/__id7__'),
  reference('a/__id10__'),
  reference('a/10'),
  reference('a/7'),
  reference('a/7/b/c'),
  reference('b/a'),
  new GeoPoint(-90, 180),
  new GeoPoint(0, -1),
  new GeoPoint(0, 1),
  [],
  [1n],
  [1n, 'a'],
  [2n],
  ['a'],
  vector(100),
  vector(1, 2),
  vector(1, 3),
  map({}),
  map({ a: 1n }),
  map({ a: 1n, b: null }),
  map({ a: 2n }),
  map({ b: 0n }),
];

describe('the order of values', () => {
  it('puts every value before those that follow it', () => {
    for (const [i, a] of ascending.entries()) {
      for (const [j, b] of ascending.entries()) {
        expect(Math.sign(compareValues(a, b)), `${i} against ${j}`).toBe(Math.sign(i - j));
      }
    }
  });

  it('takes integers and doubles of the same value for equal', () => {
    expect(compareValues(1n, 1)).toBe(0);
    expect(compareValues(0, -0)).toBe(0);
    expect(compareValues(Number.NaN, Number.NaN)).toBe(0);
    expect(compareValues(9007199254740993n, 9007199254740992)).toBeGreaterThan(0);
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
        const [x, y, z] = [a, b, c].sort(compareValues) as [Value, Value, Value];
        expect(compareValues(x, y)).toBeLessThanOrEqual(0);
        expect(compareValues(y, z)).toBeLessThanOrEqual(0);
        expect(compareValues(x, z)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('the order of strings', () => {
  it('is the order of their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const expected = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareStrings(a, b))).toBe(expected);
      }),
    );
  });
});

describe('the order of names', () => {
  it('puts numeric ids first, by number', () => {
    expect(['b', '__id10__', 'a', '__id-1__', '__id9__'].sort(compareIds)).toEqual([
      '__id-1__',
      '__id9__',
      '__id10__',
      'a',
      'b',
    ]);
  });

  it('compares segment by segment', () => {
    expect(['a/b/c/d', 'a-/b', 'a/b', 'a/c'].sort(comparePaths)).toEqual(['a/b', 'a/b/c/d', 'a/c', 'a-/b']);
  });

  it('is that of the segments, from the first one', () => {
    const segment = fc.constantFrom('a', 'a-', 'ab', 'é', '😀', '\uffee', '__id7__', '__id07__', '__id12__');
    const segments = fc.array(segment, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(segments, segments, (a, b) => {
        const differing = a.findIndex((one, i) => one !== b[i]);
        const expected =
          differing === -1 || b[differing] === undefined
            ? a.length - b.length
            : compareIds(a[differing] as string, b[differing] as string);
        expect(Math.sign(comparePaths(a.join('/'), b.join('/')))).toBe(Math.sign(expected));
      }),
      { numRuns: 1000 },
    );
  });

  it('distinguishes numeric ids with the same number', () => {
    expect(compareIds('__id7__', '__id07__')).toBeGreaterThan(0);
    expect(compareIds('__id07__', '__id7__')).toBeLessThan(0);
  });
});
