import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ordered } from './ordered.ts';

const numbers = (a: number, b: number) => a - b;
const all = <T>(ordered: Ordered<T>, backwards = false) => [...ordered.range(() => 0, backwards)];

describe('an ordered list', () => {
  it('holds what a sorted array holds after any inserts and removals', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(3000)), { minLength: 1500, maxLength: 4000 });
    const items = fc.uniqueArray(fc.nat(3000), { maxLength: 3000 });
    fc.assert(
      fc.property(items, steps, fc.nat(3000), fc.nat(3000), (start, changes, a, b) => {
        const expected = new Set(start);
        const ordered = new Ordered(numbers, start);
        for (const [add, item] of changes) {
          ordered.replace(expected.has(item) ? [item] : [], add ? [item] : []);
          if (add) expected.add(item);
          else expected.delete(item);
        }
        const sorted = [...expected].sort(numbers);
        expect(all(ordered)).toEqual(sorted);
        expect(all(ordered, true)).toEqual(sorted.toReversed());
        expect(ordered.size).toBe(sorted.length);
        const [from, to] = a < b ? [a, b] : [b, a];
        const within = sorted.filter((item) => item >= from && item <= to);
        const place = (item: number) => (item < from ? -1 : item > to ? 1 : 0);
        expect([...ordered.range(place, false)]).toEqual(within);
        expect([...ordered.range(place, true)]).toEqual(within.toReversed());
      }),
      { numRuns: 30 },
    );
  });

  it('can be emptied and filled again', () => {
    const ordered = new Ordered(numbers, [3, 1, 2]);
    ordered.replace([1, 2, 3], []);
    expect(all(ordered)).toEqual([]);
    ordered.replace([], [7]);
    expect(all(ordered)).toEqual([7]);
  });

  it('moves, swaps and adds items at once', () => {
    const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
    const items = [1, 2, 3].map((key) => ({ key, version: 1 }));
    const ordered = new Ordered(byKey, [...items]);
    ordered.replace(items.slice(0, 2), [
      { key: 2, version: 2 },
      { key: 4, version: 2 },
    ]);
    expect(all(ordered).map(({ key, version }) => [key, version])).toEqual([
      [2, 2],
      [3, 1],
      [4, 2],
    ]);
    ordered.replace([{ key: 3, version: 1 }], [{ key: 3, version: 2 }]);
    expect(all(ordered).every(({ version }) => version === 2)).toBe(true);
  });

  it('finds a range with few comparisons', () => {
    const ordered = new Ordered(
      numbers,
      Array.from({ length: 100_000 }, (_, i) => i),
    );
    let compared = 0;
    const place = (item: number) => {
      compared++;
      return item - 77_777;
    };
    expect([...ordered.range(place, false)]).toEqual([77_777]);
    expect(compared).toBeLessThan(50);
  });
});
