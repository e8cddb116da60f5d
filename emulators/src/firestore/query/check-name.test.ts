/**
 * Queries by the document's name that the real service refuses; messages and codes are those of Google's
 * emulator.
 */
import { describe, expect, it } from 'vitest';
import type { proto } from '../wire/messages.d.ts';
import { parseQuery } from './parse.ts';
import { all, by, rootName, where } from './query.testing.ts';

const from = [{ collectionId: 'c' }];
const group = [{ collectionId: 'c', allDescendants: true }];
const everything = [{ allDescendants: true }];
const below = `${rootName}/x/y`;

const one = { integerValue: 1 };
const key = { referenceValue: `${rootName}/c/a` };
const list = (...values: proto.IValue[]): proto.IValue => ({ arrayValue: { values } });
const named = where('__name__', 'EQUAL', key);
const amongNames = where('__name__', 'IN', list(key));
const afterName = where('__name__', 'GREATER_THAN', key);
const equal = where('k', 'EQUAL', one);
const nearest = {
  vectorField: { fieldPath: 'v' },
  queryVector: {
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: list({ doubleValue: 1 }) } },
  },
  distanceMeasure: 'EUCLIDEAN' as const,
  limit: { value: 1 },
};

const refuse = (query: proto.IStructuredQuery, parent: string, code: number, message: string) =>
  expect(() => parseQuery(parent, query)).toThrow(expect.objectContaining({ code, message }));

describe('equality on the name and an inequality on another field', () => {
  const sentence =
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';
  const unequal = where('k', 'NOT_EQUAL', { integerValue: 42 });
  it.each<[string, proto.StructuredQuery.IFilter]>([
    ['!=', all('AND', unequal, named)],
    ['!= and in', all('AND', unequal, amongNames)],
    ['>', all('AND', where('k', 'GREATER_THAN', one), named)],
    ['<=', all('AND', where('k', 'LESS_THAN_OR_EQUAL', one), named)],
    ['not-in', all('AND', where('k', 'NOT_IN', list(one)), named)],
    ['!= in one part of an OR', all('OR', all('AND', unequal, named), where('v', 'EQUAL', one))],
    ['!= in the other part of an OR', all('OR', unequal, named)],
  ])('%s is refused', (_, filter) => {
    refuse({ from, where: filter }, rootName, 3, sentence);
  });

  it.each<[string, proto.IStructuredQuery]>([
    ['where the name has an inequality too', { from, where: all('AND', unequal, named, afterName) }],
    ['where the other is an equality', { from, where: all('AND', equal, named) }],
    ['where the other is an order', { from, where: named, orderBy: [by('k')] }],
    ['where the name has only an inequality', { from, where: all('AND', unequal, afterName) }],
    ['where there is only the name', { from, where: all('OR', named, amongNames) }],
  ])('is allowed %s', (_, query) => {
    expect(() => parseQuery(rootName, query)).not.toThrow();
  });
});

describe('an order that goes on after the name', () => {
  const more = where('k', 'GREATER_THAN', one);
  it.each<[string, proto.IStructuredQuery]>([
    ['by a field', { from, orderBy: [by('__name__'), by('k')] }],
    ['by the field of an inequality', { from, where: more, orderBy: [by('__name__')] }],
    ['by that field, downwards', { from, where: more, orderBy: [by('__name__', 'DESCENDING')] }],
    ['with an inequality on both', { from, where: all('AND', more, afterName), orderBy: [by('__name__')] }],
    ['although another field comes first', { from, where: more, orderBy: [by('v'), by('__name__')] }],
  ])('%s is refused', (_, query) => {
    refuse(query, rootName, 3, 'Order by clause cannot contain more fields after the key k');
  });

  it('is allowed where the field of the inequality comes first', () => {
    const { orderBy } = parseQuery(rootName, { from, where: more, orderBy: [by('k'), by('__name__')] });
    expect(orderBy).toHaveLength(2);
  });
});

describe('the name downwards', () => {
  const downwards = [by('__name__', 'DESCENDING' as const)];
  it.each<[string, proto.IStructuredQuery]>([
    ['alone', { from, orderBy: downwards }],
    ['over a collection group', { from: group, orderBy: downwards }],
    ['with names only', { from, where: amongNames, orderBy: downwards }],
    ['after a name', { from, where: afterName, orderBy: downwards }],
  ])('%s is refused', (_, query) => {
    refuse(query, rootName, 9, 'Firestore does not support descending key scans');
  });

  it.each<[string, proto.IStructuredQuery]>([
    ['with an equality', { from, where: equal, orderBy: downwards }],
    ['with an equality and names', { from, where: all('AND', equal, afterName), orderBy: downwards }],
    ['with a list', { from, where: where('k', 'ARRAY_CONTAINS', one), orderBy: downwards }],
    ['after a field', { from, orderBy: [by('k'), ...downwards] }],
  ])('is allowed %s', (_, query) => {
    expect(() => parseQuery(rootName, query)).not.toThrow();
  });
});

describe('a collection group below a document', () => {
  const rootOnly = 'collection group queries are only allowed at the root parent';
  it.each<[string, proto.IStructuredQuery, number, string]>([
    ['a filter', { from: group, where: equal }, 3, rootOnly],
    ['a filter over all collections', { from: everything, where: equal }, 3, rootOnly],
    ['an order', { from: group, orderBy: [by('k')] }, 3, rootOnly],
    ['a vector search', { from: group, findNearest: nearest }, 3, rootOnly],
    [
      'the name downwards',
      { from: group, orderBy: [by('__name__', 'DESCENDING')] },
      9,
      "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    ],
  ])('is refused with %s', (_, query, code, message) => {
    refuse(query, below, code, message);
  });

  it.each<[string, proto.IStructuredQuery]>([
    ['whole', { from: group }],
    ['by name', { from: group, where: afterName, orderBy: [by('__name__')] }],
    ['over all collections', { from: everything, limit: { value: 1 } }],
  ])('is allowed %s', (_, query) => {
    expect(() => parseQuery(below, query)).not.toThrow();
  });

  it('is no matter for a collection, and at the root', () => {
    expect(() => parseQuery(below, { from, where: equal, orderBy: [by('v')] })).not.toThrow();
    expect(() => parseQuery(rootName, { from: group, where: equal, orderBy: [by('v')] })).not.toThrow();
  });
});

describe('a query over all collections', () => {
  it.each<[string, proto.IStructuredQuery, string]>([
    ['a filter', { where: equal }, 'kind is required for filter: k'],
    ['a vector search', { findNearest: nearest }, 'kind is required for filter: v'],
    ['an order', { orderBy: [by('k')] }, 'kind is required for all orders except __key__ ascending'],
    [
      'the name downwards',
      { orderBy: [by('__name__', 'DESCENDING')] },
      'kind is required for all orders except __key__ ascending',
    ],
  ])('is refused with %s', (_, query, message) => {
    refuse({ from: everything, ...query }, rootName, 3, message);
  });

  it('is allowed by name', () => {
    const query = { from: everything, where: afterName, orderBy: [by('__name__')] };
    expect(() => parseQuery(rootName, query)).not.toThrow();
  });
});
