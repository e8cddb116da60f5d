import { describe, expect, it } from 'vitest';
import type { proto } from '../wire/messages.d.ts';
import { parseNearest } from './nearest.ts';
import { parseQuery } from './parse.ts';
import { databaseWith, rootName, where } from './query.testing.ts';
import { runQuery } from './run.ts';

const vector = (...items: unknown[]) =>
  new Map<string, never>(Object.entries({ __type__: '__vector__', value: items }) as [string, never][]);
const wireVector = (...items: proto.IValue[]): proto.IValue => ({
  mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: items } } } },
});
const double = (doubleValue: number): proto.IValue => ({ doubleValue });

const places = databaseWith({
  'c/far': { v: vector(6, 8), kind: 'x' },
  'c/near': { v: vector(0.5, 0), kind: 'x' },
  'c/middle': { v: vector(3, -4), kind: 'y' },
  'c/longer': { v: vector(0, 0, 0) },
  'c/list': { v: [0, 0] },
  'c/none': {},
});

type Search = proto.StructuredQuery.IFindNearest;
const base: Search = {
  vectorField: { fieldPath: 'v' },
  queryVector: wireVector(double(1), double(0)),
  distanceMeasure: 'EUCLIDEAN',
  limit: { value: 10 },
};

function search(more: Search, query: proto.IStructuredQuery = {}) {
  const wire = { from: [{ collectionId: 'c' }], ...query, findNearest: { ...base, ...more } };
  return runQuery(parseQuery(rootName, wire), places).documents;
}
const found = (more: Search, query?: proto.IStructuredQuery) =>
  search(more, query).map(({ path }) => path.slice(2));

describe('the nearest documents', () => {
  it.each<[string, Search, string[]]>([
    ['by distance', {}, ['near', 'middle', 'far']],
    ['at most so many', { limit: { value: 2 } }, ['near', 'middle']],
    [
      'at most so far, the limit included',
      { distanceThreshold: { value: Math.hypot(2, 4) } },
      ['near', 'middle'],
    ],
    ['within nothing', { distanceThreshold: {} }, []],
    ['by angle', { distanceMeasure: 'COSINE' }, ['near', 'far', 'middle']],
    ['by product, the largest first', { distanceMeasure: 'DOT_PRODUCT' }, ['far', 'middle', 'near']],
    [
      'by product, at least so large',
      { distanceMeasure: 'DOT_PRODUCT', distanceThreshold: { value: 3 } },
      ['far', 'middle'],
    ],
  ])('are found %s', (_, more, ids) => {
    expect(found(more)).toEqual(ids);
  });

  it('are looked for among those that the filter lets through', () => {
    expect(found({}, { where: where('kind', 'EQUAL', { stringValue: 'x' }) })).toEqual(['near', 'far']);
  });

  it.each<[Search['distanceMeasure'], number[]]>([
    ['EUCLIDEAN', [0.5, Math.hypot(2, 4), Math.hypot(5, 8)]],
    ['COSINE', [0, 0.4, 0.4]],
    ['DOT_PRODUCT', [6, 3, 0.5]],
  ])('carry their distance (%s) where it is asked for', (distanceMeasure, expected) => {
    const documents = search({ distanceMeasure, distanceResultField: 'how.far' });
    const distances = documents.map(({ fields }) => (fields.get('how') as Map<string, number>).get('far'));
    expect(distances).toEqual(expected.map((distance) => expect.closeTo(distance, 10)));
    expect(documents[0]?.fields.has('v')).toBe(true);
    expect(search({})[0]?.fields.has('how')).toBe(false);
  });
});

describe('a search is refused', () => {
  it.each<[string, Search, string]>([
    ['without a vector', { queryVector: { doubleValue: 1 } }, 'must be a vector of at least one dimension'],
    [
      'with a map that is none',
      { queryVector: { mapValue: {} } },
      'must be a vector of at least one dimension',
    ],
    [
      'with words',
      { queryVector: wireVector({ stringValue: 'x' }) },
      'must be a vector of at least one dimension',
    ],
    ['without a measure', { distanceMeasure: undefined }, 'A vector search needs a distance measure.'],
    ['without a limit', { limit: undefined }, 'lies between 1 and 1000'],
    ['up to 0', { limit: { value: 0 } }, 'lies between 1 and 1000'],
    ['up to 1001', { limit: { value: 1001 } }, 'lies between 1 and 1000'],
  ])('%s', (_, more, message) => {
    expect(() => parseNearest({ ...base, ...more })).toThrow(message);
  });

  it('only beyond 1000, and has no distance unless it is requested', () => {
    expect(parseNearest({ ...base, limit: { value: 1000 } })).toEqual({
      field: ['v'],
      vector: [1, 0],
      measure: 'EUCLIDEAN',
      limit: 1000,
    });
    expect(
      parseNearest({ ...base, distanceThreshold: { value: 2 }, distanceResultField: 'd' }),
    ).toMatchObject({
      threshold: 2,
      resultField: ['d'],
    });
  });
});
