import { describe, expect, it } from 'vitest';
import type { Value } from '../values/value.ts';
import { disjunctions } from './disjunctions.ts';
import type { FieldFilter, Filter } from './query.ts';

const is = (field: string, value: Value): Filter => ({ op: '==', field: [field], value });
const among = (field: string, ...values: Value[]): Filter => ({ op: 'in', field: [field], values });
const containsAny = (field: string, ...values: Value[]): Filter => ({
  op: 'array-contains-any',
  field: [field],
  values,
});
const and = (...filters: Filter[]): Filter => ({ op: 'and', filters });
const or = (...filters: Filter[]): Filter => ({ op: 'or', filters });
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, i) => BigInt(i + from));

const say = (filter: FieldFilter) => `${filter.field} ${filter.op} ${'value' in filter && filter.value}`;
const terms = (filter: Filter) => disjunctions(filter).map((term) => term.map(say));

describe('a filter as an OR of ANDs', () => {
  it('is one AND of nothing without a filter', () => {
    expect(disjunctions(undefined)).toEqual([[]]);
  });

  it.each<[string, Filter, string[][]]>([
    ['a condition', is('a', 1n), [['a == 1']]],
    ['an AND', and(is('a', 1n), is('b', 2n)), [['a == 1', 'b == 2']]],
    ['an OR', or(is('a', 1n), is('b', 2n)), [['a == 1'], ['b == 2']]],
    ['in', among('a', 1n, 2n), [['a == 1'], ['a == 2']]],
    ['array-contains-any', containsAny('a', 1n, 2n), [['a array-contains 1'], ['a array-contains 2']]],
    [
      'an OR inside an AND',
      and(is('a', 1n), or(is('b', 1n), is('b', 2n))),
      [
        ['a == 1', 'b == 1'],
        ['a == 1', 'b == 2'],
      ],
    ],
    [
      'an AND inside an OR',
      or(and(is('a', 1n), is('b', 1n)), is('c', 1n)),
      [['a == 1', 'b == 1'], ['c == 1']],
    ],
    ['the same condition twice', and(is('a', 1n), is('a', 1n)), [['a == 1']]],
    ['the same term twice', or(is('a', 1n), and(is('a', 1n))), [['a == 1']]],
    [
      'the same two conditions in another order',
      or(and(is('a', 1n), is('b', 1n)), and(is('b', 1n), is('a', 1n))),
      [['b == 1', 'a == 1']],
    ],
  ])('%s', (_, filter, expected) => {
    expect(terms(filter)).toEqual(expected);
  });
});

describe('the number of disjunctions', () => {
  const fifteen = among('b', ...numbers(15));
  // The numbers of disjunctions of Google's emulator.
  it.each<[string, Filter, number]>([
    ['30 values', among('a', ...numbers(30)), 30],
    ['2 by 15', and(among('a', 1n, 2n), fifteen), 30],
    ['3 values by 15, where two are the same', and(among('a', 1n, 1n, 2n), fifteen), 30],
    ['the same for elements', and(containsAny('a', 1n, 1n, 2n), fifteen), 30],
    ['NaN twice', and(among('a', Number.NaN, Number.NaN, 2n), fifteen), 30],
    ['one part of an OR twice', and(or(is('a', 1n), is('a', 1n), is('a', 2n)), fifteen), 30],
    ['6 by the same 6', and(among('a', ...numbers(6)), among('a', ...numbers(6))), 21],
    ['31 times the same', or(...numbers(31).map(() => is('a', 1n))), 1],
  ])('%s', (_, filter, count) => {
    expect(disjunctions(filter)).toHaveLength(count);
  });

  it.each<[string, Filter]>([
    ['31 parts', or(...numbers(31).map((n) => is('a', n)))],
    ['3 by 15', and(among('a', 1n, 2n, 3n), fifteen)],
    ['an integer and the same double', and(among('a', 1n, 1, 2n), fifteen)],
    ['infinities', and(among('a', Infinity, -Infinity, Number.NaN), fifteen)],
    ['the same values of two fields', and(among('a', ...numbers(6)), among('b', ...numbers(6)))],
    [
      'a part that says more than another',
      and(or(is('a', 1n), and(is('a', 1n), is('m', 1n))), among('b', ...numbers(16))),
    ],
  ])('%s are too many', (_, filter) => {
    expect(() => disjunctions(filter)).toThrow('at most 30 disjunctions in disjunctive normal form');
  });

  it('is not counted to the end where it grows without measure', () => {
    const each = numbers(50).map((n) => among('a', ...numbers(2, Number(n) * 2)));
    expect(() => disjunctions(and(...each))).toThrow('at most 30 disjunctions');
  });
});
