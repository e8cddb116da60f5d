/** A short notation of indexes and queries, for tests of required indexes. */
import { expect } from 'vitest';
import { parseQuery } from '../query/parse.ts';
import { all, by, rootName, where } from '../query/query.testing.ts';
import type { proto } from '../wire/messages.d.ts';
import { parseIndexes } from './definition.ts';
import { RequiredIndexes } from './required.ts';

/** `category+ rating-` is a composite index, `tags[]` a field whose lists are searched. */
export const composite = (text: string, queryScope = 'COLLECTION') => ({
  collectionGroup: 'c',
  queryScope,
  fields: text.split(' ').map((part) => {
    const fieldPath = part.replace(/[+-]$|\[\]$/, '');
    if (part.endsWith('[]')) return { fieldPath, arrayConfig: 'CONTAINS' };
    return { fieldPath, order: part.endsWith('-') ? 'DESCENDING' : 'ASCENDING' };
  }),
});
export const override = (fieldPath: string, ...indexes: object[]) => ({
  collectionGroup: 'c',
  fieldPath,
  indexes,
});
export const required = (indexes: object[] = [], fieldOverrides: object[] = []) =>
  new RequiredIndexes(parseIndexes(JSON.stringify({ indexes, fieldOverrides })));

export const one = { integerValue: 1 };
export const list = (...values: proto.IValue[]): proto.IValue => ({ arrayValue: { values } });
export const equal = (field: string) => where(field, 'EQUAL', one);
export const more = (field: string) => where(field, 'GREATER_THAN', one);
export const holds = (field: string) => where(field, 'ARRAY_CONTAINS', one);
export const document = where('__name__', 'EQUAL', { referenceValue: `${rootName}/c/a` });
export const descending = (field: string) => by(field, 'DESCENDING');

export const query = (wire: proto.IStructuredQuery, allDescendants = false) =>
  parseQuery(rootName, { from: [{ collectionId: 'c', allDescendants }], ...wire });
export const and = (...filters: proto.StructuredQuery.IFilter[]) => ({ where: all('AND', ...filters) });

export const passes = (indexes: RequiredIndexes, wire: proto.IStructuredQuery, group = false) =>
  expect(() => indexes.check(query(wire, group))).not.toThrow();

/** Checks that the query is refused, and succeeds with the index that the error names. */
export function needs(indexes: object[], wire: proto.IStructuredQuery, text: string, group = false): void {
  const index = composite(text, group ? 'COLLECTION_GROUP' : 'COLLECTION');
  expect(() => required(indexes).check(query(wire, group))).toThrow(
    expect.objectContaining({
      code: 9,
      message: `The query requires an index. You can create it by adding this to "indexes" in firestore.indexes.json: ${JSON.stringify(index)}`,
    }),
  );
  passes(required([...indexes, index]), wire, group);
}
