import { describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import type { Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { aggregate, parseAggregationQuery } from './aggregate.ts';
import { all, by, databaseWith, rootName, where } from './query.testing.ts';

const sum = (fieldPath: string) => ({ alias: 'sum', sum: { field: { fieldPath } } });
const avg = (fieldPath: string) => ({ alias: 'avg', avg: { field: { fieldPath } } });

function totalsOf(
  database: Database,
  more: proto.IStructuredQuery,
  ...aggregations: proto.StructuredAggregationQuery.IAggregation[]
) {
  const structuredQuery = { from: [{ collectionId: 'c' }], ...more };
  const { query, aggregations: parsed } = parseAggregationQuery(rootName, { structuredQuery, aggregations });
  return Object.fromEntries(aggregate(query, parsed, database));
}

function run(values: Value[], ...aggregations: proto.StructuredAggregationQuery.IAggregation[]) {
  const database = databaseWith(Object.fromEntries(values.map((n, i) => [`c/${i}`, { n }])));
  return totalsOf(database, {}, ...aggregations);
}

describe('aggregations', () => {
  it('count, up to a limit', () => {
    expect(
      run([1n, 2n, 3n], { alias: 'all', count: {} }, { alias: 'some', count: { upTo: { value: 2 } } }),
    ).toEqual({
      all: 3n,
      some: 2n,
    });
  });

  it('of integers are integers while they fit', () => {
    expect(run([1n, 2n], sum('n'), avg('n'))).toEqual({ sum: 3n, avg: 1.5 });
    expect(run([2n ** 63n - 1n, 1n], sum('n'))).toEqual({ sum: 2 ** 63 });
  });

  it('skip what is no number', () => {
    expect(run([1n, 0.5, 'x', null, [4n]], sum('n'), avg('n'))).toEqual({ sum: 1.5, avg: 0.75 });
  });

  it('of nothing are 0 and null', () => {
    expect(run([], sum('n'), avg('n'))).toEqual({ sum: 0n, avg: null });
  });

  it('leave out documents that lack one of the fields', () => {
    const database = databaseWith({ 'c/1': { a: 1n, b: 1n }, 'c/2': { a: 5n } });
    expect(totalsOf(database, {}, sum('a'), avg('b'), { alias: 'count', count: {} })).toEqual({
      sum: 1n,
      avg: 1,
      count: 1n,
    });
  });

  const mixed = databaseWith({
    'c/a': { k: 4n },
    'c/b': { k: 1n, v: 10n },
    'c/c': { k: 2n, v: 20n },
    'c/d': { k: 3n, v: 30n },
  });
  const totals = (more: proto.IStructuredQuery, ...fields: string[]) =>
    totalsOf(mixed, more, { alias: 'count', count: {} }, ...fields.map(sum));

  it.each<[proto.IStructuredQuery, { count: bigint; sum: bigint }]>([
    [{ limit: { value: 2 } }, { count: 2n, sum: 30n }],
    [{ limit: { value: 4 } }, { count: 3n, sum: 60n }],
    [{ offset: 1 }, { count: 2n, sum: 50n }],
    [
      { offset: 1, limit: { value: 1 } },
      { count: 1n, sum: 20n },
    ],
    [
      { orderBy: [by('k', 'DESCENDING')], limit: { value: 2 } },
      { count: 2n, sum: 50n },
    ],
  ])('leave them out before they count to the offset and the limit: %j', (more, expected) => {
    expect(totals(more, 'v')).toEqual(expected);
    expect(totals({ limit: { value: 2 } })).toEqual({ count: 2n });
  });

  const text = databaseWith({ 'c/a': { v: 'x' }, 'c/b': { v: 10n }, 'c/c': { v: 20n } });
  const unordered = databaseWith({
    'c/a': { v: 30n, w: 1n, k: 1n },
    'c/b': { v: 10n, w: 2n, k: 1n },
    'c/c': { v: 20n, w: 3n, k: 1n },
  });
  const k = (op: 'EQUAL' | 'GREATER_THAN', integerValue: number) => ({
    where: where('k', op, { integerValue }),
  });
  const first = { limit: { value: 1 } };
  // The answers of Google's emulator.
  it.each<[string, Database, proto.IStructuredQuery, string[], unknown[]]>([
    ['the smallest values', unordered, first, ['v'], [10n]],
    ['the smallest values of the field whose name comes first', unordered, first, ['w', 'v'], [2n, 10n]],
    ['numbers before texts', text, first, ['v'], [10n]],
    ['what an offset leaves', unordered, { offset: 2 }, ['v'], [30n]],
    ['those with an equality', unordered, { ...first, ...k('EQUAL', 1) }, ['v'], [10n]],
    ['those with an inequality', unordered, { ...first, ...k('GREATER_THAN', 0) }, ['v'], [10n]],
    ['those of an order first', unordered, { ...first, orderBy: [by('w')] }, ['v'], [30n]],
    ['then those of its ties', unordered, { ...first, orderBy: [by('k')] }, ['v'], [10n]],
    ['downwards as it does', unordered, { ...first, orderBy: [by('k', 'DESCENDING')] }, ['v'], [30n]],
    ['downwards themselves', unordered, { ...first, orderBy: [by('v', 'DESCENDING')] }, ['v'], [30n]],
  ])(
    'count to a limit along the index that holds their fields: %s',
    (_, database, more, fields, expected) => {
      const sums = fields.map((field) => ({ ...sum(field), alias: field }));
      const answer = totalsOf(database, more, ...sums, { ...avg(fields[0] ?? ''), alias: 'average' });
      expect(fields.map((field) => answer[field])).toEqual(expected);
      expect(answer.average).toBe(Number(expected[0]));
    },
  );

  const selected = (...fields: string[]) => ({
    select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
  });
  it.each([
    [selected('v'), 'Cannot apply property masks when aggregation fields are present.'],
    [selected('k'), "The aggregation property v is not present in the base query's property mask."],
    [
      selected('__name__'),
      'Aggregation over non-key properties is not supported for base query that only returns keys.',
    ],
  ])('of fields are refused where the query selects %j', (more, sentence) => {
    expect(() => totals(more, 'v')).toThrow(sentence);
    expect(totals(more)).toEqual({ count: 4n });
  });

  const name = (path: string) => ({ referenceValue: `${rootName}/${path}` });
  it.each<[string, proto.IStructuredQuery]>([
    ['an order by name', { orderBy: [by('__name__')] }],
    ['a filter by name', { where: where('__name__', 'GREATER_THAN', name('c/a')) }],
    ['one document', { where: where('__name__', 'EQUAL', name('c/b')) }],
  ])('of fields are refused with %s, where no index can hold them', (_, more) => {
    expect(() => totals(more, 'v')).toThrow(
      'This query requires an index that has fields [v] after __name__ and Firestore does not currently support such an index.',
    );
    expect(totals(more).count).toBeGreaterThan(0n);
  });

  const equal = where('v', 'EQUAL', { integerValue: 10 });
  const oneByName = where('__name__', 'EQUAL', name('c/b'));
  it.each<[string, proto.IStructuredQuery]>([
    ['and an order by name', { where: equal, orderBy: [by('__name__')] }],
    ['beside the name', { where: all('AND', equal, oneByName) }],
    ['beside the name in an AND of its own', { where: all('AND', equal, all('AND', all('AND', oneByName))) }],
    ['beside the name, with another order', { where: all('AND', equal, oneByName), orderBy: [by('k')] }],
  ])('of fields are refused also where the field has an equality %s', (_, more) => {
    expect(() => totals(more, 'v')).toThrow('requires an index that has fields [v] after __name__');
  });

  it('of fields that come before the name in the order are answered', () => {
    expect(totals({ orderBy: [by('v'), by('__name__')] }, 'v')).toEqual({ count: 3n, sum: 60n });
    const ordered = { where: all('AND', equal, oneByName), orderBy: [by('v')] };
    expect(totals(ordered, 'v')).toEqual({ count: 1n, sum: 10n });
  });

  it('of fields in a collection group are answered at the root only', () => {
    const from = [{ collectionId: 'c', allDescendants: true }];
    expect(totals({ from }, 'v')).toEqual({ count: 3n, sum: 60n });
    const structuredQuery = { from };
    expect(() =>
      parseAggregationQuery(`${rootName}/x/y`, { structuredQuery, aggregations: [sum('v')] }),
    ).toThrow('after __name__');
    const counted = { structuredQuery, aggregations: [{ count: {} }] };
    expect(() => parseAggregationQuery(`${rootName}/x/y`, counted)).not.toThrow();
  });

  it('of fields over all collections are answered at the root', () => {
    const everything = { from: [{ allDescendants: true }] };
    expect(totals(everything, 'v')).toEqual({ count: 3n, sum: 60n });
    expect(() => totals({ ...everything, orderBy: [by('__name__')] }, 'v')).toThrow('after __name__');
  });

  it.each<[string, proto.IStructuredQuery]>([
    ['the name downwards', { orderBy: [by('__name__', 'DESCENDING')] }],
    ['an order by name', { orderBy: [by('__name__')] }],
    ['a negative limit', { limit: { value: -1 } }],
  ])('are refused for what the query selects before %s', (_, more) => {
    expect(() => totals({ ...selected('v'), ...more }, 'v')).toThrow('Cannot apply property masks');
  });

  it('are refused without an operator, twice under one name, and beyond five', () => {
    expect(() => run([])).toThrow('at least one aggregation');
    expect(() => run([], { alias: 'x' })).toThrow('has no operator');
    expect(() => run([], sum('a'), sum('b'))).toThrow('used twice');
    expect(() => run([], ...Array.from({ length: 6 }, () => ({ count: {} })))).toThrow('at most 5');
  });
});
