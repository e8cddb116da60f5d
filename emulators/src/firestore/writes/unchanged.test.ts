import { describe, expect, it } from 'vitest';
import { Timestamp, type Value } from '../values/value.ts';
import { unchanged } from './plan.ts';

describe('what a write leaves as it is', () => {
  const map = (entries: Record<string, Value>) => new Map(Object.entries(entries));
  it.each<[Value, Value, boolean]>([
    [[1n, 2n], [1n, 2n], true],
    [[1n, 2n], [1n, 3n], false],
    [[1n, 2n], [3n, 2n], false],
    [[1n], [1n, 2n], false],
    [[1n, 2n], [1n], false],
    [[1n], [1], false],
    [[0], [-0], false],
    [[], [], true],
    [[], 'x', false],
    [[], '', false],
    ['x', [], false],
    [[], map({}), false],
    [map({}), [], false],
    [map({}), map({}), true],
    [map({ a: 1n }), map({ a: 1n }), true],
    [map({ a: 1n, b: 2n }), map({ b: 2n, a: 1n }), true],
    [map({ a: 1n }), map({ b: 1n }), false],
    [map({ a: null }), map({ b: null }), false],
    [map({ a: 1n }), map({ a: 1n, b: 1n }), false],
    [map({ a: 1n, b: 1n }), map({ a: 1n }), false],
    [map({ a: [map({ b: 1n })] }), map({ a: [map({ b: 1 })] }), false],
    [Number.NaN, Number.NaN, true],
    [1n, 1, false],
    [null, null, true],
    ['x', 'x', true],
    ['x', 'y', false],
    [Uint8Array.of(1), Uint8Array.of(1), true],
    [new Timestamp(1, 0), new Timestamp(1, 1000), false],
  ])('%o is %o: %s', (before, after, same) => {
    expect(unchanged(before, after)).toBe(same);
  });
});
