import { describe, expect, it } from 'vitest';
import type { proto } from '../wire/messages.d.ts';
import { all, by, databaseWith, find, rootName, where } from './query.testing.ts';

const from = (collectionId: string, allDescendants = false) => [{ collectionId, allDescendants }];
const int = (value: number): proto.IValue => ({ integerValue: value });
const ints = (...values: number[]): proto.IValue => ({ arrayValue: { values: values.map(int) } });
const name = (path: string): proto.IValue => ({ referenceValue: `${rootName}/${path}` });

const mixed = databaseWith({
  'v/absent': {},
  'v/array': { x: [1n, 2n] },
  'v/five': { x: 5n },
  'v/half': { x: 0.5 },
  'v/map': { x: new Map([['y', 1n]]) },
  'v/nan': { x: Number.NaN },
  'v/null': { x: null },
  'v/one': { x: 1n },
  'v/text': { x: '1' },
});
const v = from('v');

describe('filters', () => {
  it.each<[string, proto.StructuredQuery.FieldFilter.Operator, proto.IValue, string[]]>([
    ['<', 'LESS_THAN', int(5), ['half', 'one']],
    ['<=', 'LESS_THAN_OR_EQUAL', int(5), ['half', 'one', 'five']],
    ['>', 'GREATER_THAN', int(1), ['five']],
    ['>=', 'GREATER_THAN_OR_EQUAL', { doubleValue: 1 }, ['one', 'five']],
    ['<= null', 'LESS_THAN_OR_EQUAL', { nullValue: 'NULL_VALUE' }, []],
    ['>= NaN', 'GREATER_THAN_OR_EQUAL', { doubleValue: Number.NaN }, []],
    ['==', 'EQUAL', { doubleValue: 1 }, ['one']],
    ['== null', 'EQUAL', { nullValue: 'NULL_VALUE' }, ['null']],
    ['== NaN', 'EQUAL', { doubleValue: Number.NaN }, ['nan']],
    ['!=', 'NOT_EQUAL', int(1), ['nan', 'half', 'five', 'text', 'array', 'map']],
    ['array-contains', 'ARRAY_CONTAINS', int(2), ['array']],
    ['array-contains null', 'ARRAY_CONTAINS', { nullValue: 'NULL_VALUE' }, []],
    ['in', 'IN', ints(1, 5, 9), ['five', 'one']],
    [
      'in null and NaN',
      'IN',
      { arrayValue: { values: [{ nullValue: 'NULL_VALUE' }, { doubleValue: Number.NaN }] } },
      [],
    ],
    ['in a list', 'IN', { arrayValue: { values: [ints(1, 2)] } }, ['array']],
    ['array-contains-any', 'ARRAY_CONTAINS_ANY', ints(7, 2), ['array']],
    ['not-in', 'NOT_IN', ints(1, 5), ['nan', 'half', 'text', 'array', 'map']],
    ['not-in null', 'NOT_IN', { arrayValue: { values: [{ nullValue: 'NULL_VALUE' }] } }, []],
  ])('with %s', (_, op, value, expected) => {
    expect(find(mixed, { from: v, where: where('x', op, value) })).toEqual(expected.map((id) => `v/${id}`));
  });

  it.each<[proto.StructuredQuery.UnaryFilter.Operator, string[]]>([
    ['IS_NULL', ['null']],
    ['IS_NAN', ['nan']],
    ['IS_NOT_NULL', ['nan', 'half', 'one', 'five', 'text', 'array', 'map']],
    ['IS_NOT_NAN', ['half', 'one', 'five', 'text', 'array', 'map']],
  ])('with %s', (op, expected) => {
    const unaryFilter = { op, field: { fieldPath: 'x' } };
    expect(find(mixed, { from: v, where: { unaryFilter } })).toEqual(expected.map((id) => `v/${id}`));
  });

  it('reach into maps', () => {
    expect(find(mixed, { from: v, where: where('x.y', 'EQUAL', int(1)) })).toEqual(['v/map']);
  });

  it('combine with nested AND and OR', () => {
    const filter = all(
      'OR',
      all('AND', where('x', 'GREATER_THAN', int(0)), where('x', 'LESS_THAN', int(5))),
      where('x', 'EQUAL', { stringValue: '1' }),
    );
    expect(find(mixed, { from: v, where: filter })).toEqual(['v/half', 'v/one', 'v/text']);
  });

  it('apply to document names', () => {
    const filter = where('__name__', 'GREATER_THAN_OR_EQUAL', name('v/null'));
    expect(find(mixed, { from: v, where: filter })).toEqual(['v/null', 'v/one', 'v/text']);
    const some = where('__name__', 'IN', { arrayValue: { values: [name('v/one'), name('v/gone')] } });
    expect(find(mixed, { from: v, where: some })).toEqual(['v/one']);
  });
});

describe('order', () => {
  it('is by name where none is asked for', () => {
    expect(find(mixed, { from: v })[0]).toBe('v/absent');
  });

  it('leaves documents without the field out', () => {
    expect(find(mixed, { from: v, orderBy: [by('x', 'DESCENDING')] })).toEqual(
      ['map', 'array', 'text', 'five', 'one', 'half', 'nan', 'null'].map((id) => `v/${id}`),
    );
  });

  it('breaks ties by name in the direction of the last order', () => {
    const database = databaseWith({ 'c/a': { n: 1n }, 'c/b': { n: 1n }, 'c/c': { n: 0n } });
    expect(find(database, { from: from('c'), orderBy: [by('n')] })).toEqual(['c/c', 'c/a', 'c/b']);
    expect(find(database, { from: from('c'), orderBy: [by('n', 'DESCENDING')] })).toEqual([
      'c/b',
      'c/a',
      'c/c',
    ]);
  });

  it('follows the fields with inequalities, by name', () => {
    const database = databaseWith({ 'c/1': { b: 1n, a: 2n }, 'c/2': { b: 2n, a: 1n }, 'c/3': { b: 1n } });
    const filter = all('AND', where('b', 'GREATER_THAN', int(0)), where('a', 'GREATER_THAN', int(0)));
    expect(find(database, { from: from('c'), where: filter })).toEqual(['c/2', 'c/1']);
  });
});

describe('cursors, offset and limit', () => {
  const numbers = databaseWith(
    Object.fromEntries([1, 2, 2, 3, 4].map((n, i) => [`n/${i}`, { n: BigInt(n) }])),
  );
  const query = { from: from('n'), orderBy: [by('n')] };

  it.each<[string, Partial<proto.IStructuredQuery>, string[]]>([
    ['startAt', { startAt: { values: [int(2)], before: true } }, ['1', '2', '3', '4']],
    ['startAfter', { startAt: { values: [int(2)], before: false } }, ['3', '4']],
    [
      'startAfter a document',
      { orderBy: [by('n'), by('__name__')], startAt: { values: [int(2), name('n/1')], before: false } },
      ['2', '3', '4'],
    ],
    ['endAt', { endAt: { values: [int(2)], before: false } }, ['0', '1', '2']],
    ['endBefore', { endAt: { values: [int(2)], before: true } }, ['0']],
    ['offset', { offset: 3 }, ['3', '4']],
    ['an offset beyond the end', { offset: 9 }, []],
    ['limit', { limit: { value: 2 } }, ['0', '1']],
    ['offset and limit', { offset: 1, limit: { value: 2 } }, ['1', '2']],
  ])('%s', (_, part, expected) => {
    expect(find(numbers, { ...query, ...part })).toEqual(expected.map((id) => `n/${id}`));
  });

  it('run backwards with a descending order', () => {
    const descending = { from: from('n'), orderBy: [by('n', 'DESCENDING')] };
    expect(find(numbers, { ...descending, startAt: { values: [int(3)], before: true } })).toEqual(
      ['3', '2', '1', '0'].map((id) => `n/${id}`),
    );
  });
});

describe('where a query looks', () => {
  const tree = databaseWith({
    'a/1': {},
    'a/1/b/1': {},
    'a/1/b/2': {},
    'a/2/b/1': {},
    'b/1': {},
    'a/1/b/1/b/1': {},
  });

  it('is one collection', () => {
    expect(find(tree, { from: from('b') })).toEqual(['b/1']);
    expect(find(tree, { from: from('b') }, `${rootName}/a/1`)).toEqual(['a/1/b/1', 'a/1/b/2']);
  });

  it('or a collection group', () => {
    expect(find(tree, { from: from('b', true) })).toEqual([
      'a/1/b/1',
      'a/1/b/1/b/1',
      'a/1/b/2',
      'a/2/b/1',
      'b/1',
    ]);
    expect(find(tree, { from: from('b', true) }, `${rootName}/a/1/b/1`)).toEqual(['a/1/b/1/b/1']);
  });

  it('or everything below a document', () => {
    expect(find(tree, { from: [{ allDescendants: true }] }, `${rootName}/a/1`)).toEqual([
      'a/1/b/1',
      'a/1/b/1/b/1',
      'a/1/b/2',
    ]);
  });
});

describe('queries that are refused', () => {
  const x = (op: proto.StructuredQuery.FieldFilter.Operator, value: proto.IValue) => where('x', op, value);
  const thirtyOne = ints(...Array.from({ length: 31 }, (_, i) => i));
  const emptyVector = {
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: {} } } },
  };
  it.each<[string, proto.IStructuredQuery, string]>([
    ['two collections', { from: [...v, ...v] }, 'exactly one collection'],
    ['no collection', { from: [{}] }, 'must select all descendants'],
    ['an empty in', { from: v, where: x('IN', ints()) }, "'in' needs a non-empty array"],
    ['a long in', { from: v, where: x('IN', thirtyOne) }, "'in' supports up to 30 values"],
    [
      'a long not-in',
      { from: v, where: x('NOT_IN', ints(...Array(11).keys())) },
      "'not-in' supports up to 10 values",
    ],
    [
      'not-in with !=',
      { from: v, where: all('AND', x('NOT_IN', ints(1)), x('NOT_EQUAL', int(1))) },
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    ],
    [
      'two negations, also of different fields',
      { from: v, where: all('AND', x('NOT_EQUAL', int(1)), where('y', 'NOT_EQUAL', int(1))) },
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    ],
    [
      'not-in with in',
      { from: v, where: all('AND', x('NOT_IN', ints(1)), where('y', 'IN', ints(1))) },
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ],
    [
      'not-in inside an OR, even of one filter',
      { from: v, where: all('OR', x('NOT_IN', ints(1))) },
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ],
    [
      'a value that no index holds whole',
      { from: v, where: x('EQUAL', { stringValue: 'é'.repeat(751) }) },
      'value for x is too large to be used in a query',
    ],
    [
      'a vector without numbers',
      { from: v, where: x('EQUAL', emptyVector) },
      'Cannot have a zero length vector.',
    ],
    [
      'such a value in a list',
      { from: v, where: x('IN', { arrayValue: { values: [{ bytesValue: Buffer.alloc(1501) }] } }) },
      'value for x is too large to be used in a query',
    ],
    [
      'two array-contains',
      { from: v, where: all('AND', x('ARRAY_CONTAINS', int(1)), x('ARRAY_CONTAINS', int(2))) },
      'A maximum of 1',
    ],
    [
      '31 disjunctions',
      {
        from: v,
        where: all(
          'AND',
          x('IN', ints(...Array(16).keys())),
          all('OR', x('EQUAL', int(1)), x('EQUAL', int(2))),
        ),
      },
      'at most 30 disjunctions',
    ],
    [
      'a name that is no reference',
      { from: v, where: where('__name__', 'EQUAL', { stringValue: 'one' }) },
      'the name of a document only',
    ],
    [
      'a cursor over the order that the service adds',
      { from: v, orderBy: [by('x')], endAt: { values: [int(1), name('v/a')] } },
      'Cursor has too many values.',
    ],
    ['a negative limit', { from: v, limit: { value: -1 } }, 'must not be negative'],
    [
      'a field ordered twice',
      { from: v, orderBy: [by('x'), by('x')] },
      'order by clause cannot contain duplicate fields x',
    ],
    ['an empty AND', { from: v, where: all('AND') }, 'needs at least one filter'],
  ])('%s', (_, query, message) => {
    expect(() => find(mixed, query)).toThrow(message);
  });
});
