/** Aggregations and vector searches need indexes too. */
import { describe, expect, it } from 'vitest';
import { parseAggregationQuery } from '../query/aggregate.ts';
import { by, rootName } from '../query/query.testing.ts';
import type { proto } from '../wire/messages.d.ts';
import {
  and,
  composite,
  descending,
  equal,
  list,
  more,
  passes,
  query,
  required,
} from './required.testing.ts';

describe('sums and averages', () => {
  const check = (wire: proto.IStructuredQuery, indexes: object[], ...fields: string[]) =>
    required(indexes).check(
      parseAggregationQuery(rootName, {
        structuredQuery: { from: [{ collectionId: 'c' }], ...wire },
        aggregations: [{ count: {} }, ...fields.map((fieldPath) => ({ sum: { field: { fieldPath } } }))],
      }).query,
    );

  it.each<[string, proto.IStructuredQuery, string[], string | undefined]>([
    ['of one field', {}, ['v'], undefined],
    ['of two fields', {}, ['v', 'w'], 'v+ w+'],
    ['of a filtered field', { where: more('v') }, ['v'], undefined],
    ['of a field that equals', { where: equal('v') }, ['v'], undefined],
    ['with an equality', { where: equal('a') }, ['v'], 'a+ v+'],
    ['with an inequality', { where: more('a') }, ['v'], 'a+ v+'],
    ['with a descending order', { orderBy: [descending('a')] }, ['v'], 'a- v+'],
    ['count alone', { where: equal('a') }, [], undefined],
  ])('%s', (_, wire, fields, text) => {
    if (!text) {
      expect(() => check(wire, [], ...fields)).not.toThrow();
      return;
    }
    expect(() => check(wire, [], ...fields)).toThrow(JSON.stringify(composite(text)));
    expect(() => check(wire, [composite(text)], ...fields)).not.toThrow();
  });

  it('take their fields in any order and direction, but from the end of the index', () => {
    expect(() => check({ where: equal('a') }, [composite('a+ w- v+')], 'v', 'w')).not.toThrow();
    expect(() => check({ where: equal('a') }, [composite('v+ a+')], 'v')).toThrow('requires an index');
    expect(() => check({ orderBy: [by('a')] }, [composite('v+ a+')], 'v')).toThrow('requires an index');
    expect(() => check({ where: equal('a') }, [composite('a+ v[]')], 'v')).toThrow('requires an index');
  });
});

describe('a vector search', () => {
  const nearest = (...values: number[]) => ({
    vectorField: { fieldPath: 'v' },
    queryVector: {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: list(...values.map((doubleValue) => ({ doubleValue }))),
        },
      },
    },
    distanceMeasure: 'EUCLIDEAN' as const,
    limit: { value: 1 },
  });
  const index = (dimension: number, ...fields: string[]) => ({
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: [
      ...fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      { fieldPath: 'v', vectorConfig: { dimension, flat: {} } },
    ],
  });

  it.each<[string, proto.IStructuredQuery, string[]]>([
    ['alone', {}, []],
    ['with an equality', { where: equal('a') }, ['a']],
    ['with two', and(equal('a'), equal('b')), ['a', 'b']],
  ])('%s needs an index of its dimension', (_, wire, fields) => {
    const search = { ...wire, findNearest: nearest(1, 2) };
    expect(() => required([index(3, ...fields)]).check(query(search))).toThrow(
      `Missing vector index configuration. You can create it by adding this to "indexes" in firestore.indexes.json: ${JSON.stringify(index(2, ...fields))}`,
    );
    passes(required([index(2, ...fields)]), search);
    expect(() => required([index(2, 'other')]).check(query(search))).toThrow('Missing vector index');
  });

  it('is no use for an order', () => {
    expect(() => required([index(2, 'a')]).check(query({ where: equal('a'), orderBy: [by('v')] }))).toThrow(
      'The query requires an index.',
    );
  });
});
