import { describe, expect, it } from 'vitest';
import type { proto } from '../wire/messages.d.ts';
import { parseFilter } from './filter.ts';
import { parseQuery } from './parse.ts';
import { all, by, rootName, where } from './query.testing.ts';

type Filter = proto.StructuredQuery.IFilter;
const from = [{ collectionId: 'c' }];
const one = { integerValue: 1 };
const list = (...values: proto.IValue[]): proto.IValue => ({ arrayValue: { values } });
const key = { referenceValue: `${rootName}/c/a` };
const unary = (fieldPath: string, op?: proto.StructuredQuery.UnaryFilter.Operator): Filter => ({
  unaryFilter: { field: { fieldPath }, op },
});
const nested = (levels: number): Filter =>
  levels === 0 ? where('a', 'EQUAL', one) : all('AND', nested(levels - 1));

describe('a filter is refused', () => {
  it.each<[string, Filter, string]>([
    ['that is empty', {}, 'A filter is empty.'],
    [
      'without AND or OR',
      { compositeFilter: { filters: [where('a', 'EQUAL', one)] } },
      'needs the operator AND or OR',
    ],
    [
      'without an operator',
      { fieldFilter: { field: { fieldPath: 'a' }, value: one } },
      'The filter on "a" has no known operator.',
    ],
    ['of one value without an operator', unary('a'), 'The unary filter on "a" has no known operator.'],
    ['of one value on the name', unary('__name__', 'IS_NULL'), 'A unary filter does not apply to __name__.'],
    ['for a name in a list', where('__name__', 'ARRAY_CONTAINS', key), '__name__ is not an array.'],
    ['for names in a list', where('__name__', 'ARRAY_CONTAINS_ANY', list(key)), '__name__ is not an array.'],
    [
      'for a name that is none',
      where('__name__', 'EQUAL', one),
      '__name__ is compared with the name of a document only.',
    ],
    [
      'for names of which one is none',
      where('__name__', 'IN', list(key, one)),
      '__name__ is compared with the name of a document only.',
    ],
    [
      'against names of which one is none',
      where('__name__', 'NOT_IN', list(one)),
      '__name__ is compared with the name of a document only.',
    ],
    ['for one of a value', where('a', 'IN', one), "'in' needs a non-empty array."],
    [
      'against more than 10 values',
      where('a', 'NOT_IN', list(...Array(11).fill(one))),
      "'not-in' supports up to 10 values.",
    ],
    [
      'for more than 30 elements',
      where('a', 'ARRAY_CONTAINS_ANY', list(...Array(31).fill(one))),
      "'array-contains-any' supports up to 30 values.",
    ],
    ['beyond 50 levels', nested(51), 'Filters are nested deeper than 50 levels.'],
  ])('%s', (_, filter, message) => {
    expect(() => parseFilter(filter)).toThrow(message);
  });

  it.each<[string, Filter]>([
    ['10 values', where('a', 'NOT_IN', list(...Array(10).fill(one)))],
    ['30 values', where('a', 'IN', list(...Array(30).fill(one)))],
    ['50 levels', nested(50)],
    ['names', where('__name__', 'NOT_IN', list(key))],
  ])('not with %s', (_, filter) => {
    expect(() => parseFilter(filter)).not.toThrow();
  });
});

describe('filters together', () => {
  const not = where('a', 'NOT_EQUAL', one);
  const notIn = where('a', 'NOT_IN', list(one));
  const is = (field: string) => where(field, 'EQUAL', one);
  const above = (field: string) => where(field, 'GREATER_THAN', one);
  const fields = (count: number) => Array.from({ length: count }, (_, i) => `f${i}`);
  const single =
    "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
  const alone = "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";
  const contains = where('l', 'ARRAY_CONTAINS', one);
  it.each<[string, Filter, string]>([
    ['two negations', all('AND', not, unary('b', 'IS_NOT_NULL')), single],
    ['not-in and in', all('AND', notIn, where('b', 'IN', list(one))), alone],
    ['not-in and array-contains-any', all('AND', notIn, where('b', 'ARRAY_CONTAINS_ANY', list(one))), alone],
    ['not-in in an OR', all('OR', notIn, is('b')), alone],
    ['not-in beside an OR', all('AND', notIn, all('OR', is('b'), is('c'))), alone],
    [
      'two searches of lists in one AND',
      all('AND', where('l', 'ARRAY_CONTAINS_ANY', list(one)), where('m', 'ARRAY_CONTAINS_ANY', list(one))),
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
    ],
    [
      'two lists in one AND',
      all('AND', contains, all('OR', contains, is('b'))),
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
    ],
    [
      '101 filters',
      all('AND', ...Array.from({ length: 101 }, () => is('b'))),
      'Currently there are 101 filters, 0 sort orders, and no ancestor filter.',
    ],
    [
      '101 filters, of which 30 are values of an in',
      all('AND', where('a', 'IN', list(...Array(30).fill(one))), ...fields(71).map(is)),
      'Currently there are 101 filters',
    ],
    [
      'inequalities of 11 fields, also of different ANDs',
      all('OR', all('AND', ...fields(6).map(above)), all('AND', ...fields(11).map(above))),
      'A query may not have more than 10 distinct inequality fields.',
    ],
    [
      'inequalities of 10 fields and the name',
      all('AND', where('__name__', 'GREATER_THAN', key), ...fields(10).map(above)),
      'A query may not have more than 10 distinct inequality fields.',
    ],
    ['a long value', where('a', 'EQUAL', { stringValue: 'ä'.repeat(751) }), 'value for a is too large'],
  ])('%s are refused', (_, filter, message) => {
    expect(() => parseQuery(rootName, { from, where: filter })).toThrow(message);
  });

  it.each<[string, Filter]>([
    ['!= and in', all('AND', not, where('b', 'IN', list(one)))],
    ['!= in an OR', all('OR', not, is('b'))],
    ['not-in and an equality', all('AND', notIn, is('b'))],
    ['a list in each part of an OR', all('OR', contains, where('m', 'ARRAY_CONTAINS_ANY', list(one)))],
    ['100 filters', all('AND', ...Array.from({ length: 100 }, () => is('b')))],
    ['inequalities of 10 fields', all('AND', ...fields(10).map(above))],
    ['a value of 1500 bytes', where('a', 'EQUAL', { stringValue: 'ä'.repeat(750) })],
    ['1500 bytes', where('a', 'EQUAL', { bytesValue: Buffer.alloc(1500) })],
  ])('%s are answered', (_, filter) => {
    expect(() => parseQuery(rootName, { from, where: filter })).not.toThrow();
  });
});

describe('filters, orders and the parent', () => {
  const filters = (count: number) =>
    all('AND', ...Array.from({ length: count }, (_, i) => where(`f${i}`, 'EQUAL', one)));
  const orders = (count: number) => Array.from({ length: count }, (_, i) => by(`o${i}`));
  const below = `${rootName}/x/y`;
  const sentence = (parts: string) =>
    `The query may not have more than 100 filters + sort orders + ancestor total. Currently there are ${parts}.`;

  it.each<[string, proto.IStructuredQuery, string]>([
    [rootName, { orderBy: orders(101) }, '0 filters, 101 sort orders, and no ancestor filter'],
    [
      rootName,
      { where: filters(60), orderBy: orders(41) },
      '60 filters, 41 sort orders, and no ancestor filter',
    ],
    [
      below,
      { where: filters(60), orderBy: orders(40) },
      '60 filters, 40 sort orders, and one ancestor filter',
    ],
  ])('below %s are at most 100', (parent, query, parts) => {
    expect(() => parseQuery(parent, { ...query, from })).toThrow(sentence(parts));
  });

  it('may be 100, not counting orders that the service adds', () => {
    expect(() => parseQuery(rootName, { from, where: filters(60), orderBy: orders(40) })).not.toThrow();
    expect(() => parseQuery(below, { from, where: filters(59), orderBy: orders(40) })).not.toThrow();
    const above = where('o0', 'GREATER_THAN', one);
    expect(() => parseQuery(rootName, { from, where: above, orderBy: orders(99) })).not.toThrow();
  });
});

describe('a query', () => {
  it.each<[string, proto.IStructuredQuery | undefined, string]>([
    ['nothing', undefined, 'A query is required.'],
    ['no collection', {}, 'exactly one collection'],
    ['a negative offset', { from, offset: -1 }, 'The offset of a query must not be negative.'],
    ['a negative limit', { from, limit: { value: -1 } }, 'The limit of a query must not be negative.'],
    ['a collection with a slash', { from: [{ collectionId: 'c/a' }] }, 'contains a "/"'],
    [
      'a cursor with a name that is none',
      { from, orderBy: [by('__name__')], startAt: { values: [one] } },
      'The cursor start_at needs the name of a document for __name__.',
    ],
    [
      'a cursor with a name from elsewhere',
      {
        from,
        orderBy: [by('a'), by('__name__')],
        endAt: { values: [one, { referenceValue: 'projects/x/databases/(default)/documents/c/a' }] },
      },
      'The cursor end_at needs the name of a document for __name__.',
    ],
  ])('is refused with %s', (_, query, message) => {
    expect(() => parseQuery(rootName, query)).toThrow(message);
  });

  it('has an order that ends with the name and holds the fields of inequalities', () => {
    const more = (field: string) => where(field, 'GREATER_THAN', one);
    const ordered = (query: proto.IStructuredQuery) =>
      parseQuery(rootName, { from, ...query }).orderBy.map(
        ({ field, descending }) => `${field.join('.')}${descending ? ' down' : ''}`,
      );
    expect(ordered({})).toEqual(['__name__']);
    expect(ordered({ where: all('AND', more('b'), more('a'), where('c', 'EQUAL', one)) })).toEqual([
      'a',
      'b',
      '__name__',
    ]);
    expect(
      ordered({ where: all('AND', where('__name__', 'GREATER_THAN', key), more('z'), more('a')) }),
    ).toEqual(['a', 'z', '__name__']);
    expect(ordered({ where: more('b'), orderBy: [by('c', 'DESCENDING')] })).toEqual([
      'c down',
      'b down',
      '__name__ down',
    ]);
    expect(ordered({ orderBy: [by('c', 'DESCENDING'), by('a')] })).toEqual(['c down', 'a', '__name__']);
    expect(ordered({ where: more('a'), orderBy: [by('a'), by('__name__')] })).toEqual(['a', '__name__']);
  });

  it('is read as a whole', () => {
    const query = parseQuery(`${rootName}/x/y`, {
      from: [{ collectionId: 'c', allDescendants: true }],
      orderBy: [by('__name__')],
      startAt: { values: [key], before: true },
      endAt: { values: [key] },
      offset: 2,
      limit: { value: 3 },
      select: { fields: [{ fieldPath: 'a.b' }, { fieldPath: '__name__' }] },
    });
    expect(query).toMatchObject({
      scope: { parent: 'x/y', collectionId: 'c', allDescendants: true },
      ordersByName: true,
      startAt: { before: true },
      endAt: { before: false },
      offset: 2,
      limit: 3,
      select: [['a', 'b']],
    });
    expect(query).not.toHaveProperty('filter');
    const plain = parseQuery(rootName, { from, limit: {}, select: {} });
    expect(plain).toMatchObject({
      offset: 0,
      limit: 0,
      ordersByName: false,
      scope: { allDescendants: false },
    });
    for (const name of ['startAt', 'endAt', 'nearest', 'select', 'filter'])
      expect(plain).not.toHaveProperty(name);
    expect(parseQuery(rootName, { from })).not.toHaveProperty('limit');
    expect(parseQuery(rootName, { from: [{ allDescendants: true }] }).scope).toEqual({
      parent: '',
      allDescendants: true,
    });
  });
});
