/** A file that the service refuses when it is deployed is refused here too. */
import { describe, expect, it } from 'vitest';
import { parseIndexes } from './definition.ts';
import { composite } from './required.testing.ts';

const parse = (...indexes: object[]) => parseIndexes(JSON.stringify({ indexes }));

// "For composite indexes, this requires a minimum of 2 and a maximum of 100 fields."
// (google.firestore.admin.v1.Index)
describe('an index of one field', () => {
  it.each([['a+'], ['a-'], ['tags[]'], ['__name__-']])('%s is refused', (text) => {
    const advice = `The index of the collection "c" on "${text.replace(/[+-]|\[\]/, '')}" has one field only. Indexes of one field belong in "fieldOverrides".`;
    expect(() => parse(composite('a+ b+'), composite(text, 'COLLECTION_GROUP'))).toThrow(advice);
  });

  it('is allowed for vectors, and with the name', () => {
    const fields = [{ fieldPath: 'v', vectorConfig: { dimension: 2, flat: {} } }];
    const vector = { collectionGroup: 'c', queryScope: 'COLLECTION', fields };
    expect(parse(vector, composite('a- __name__+')).composites).toHaveLength(2);
  });
});

// "You can have at most one array field per composite index."
// (https://firebase.google.com/docs/firestore/query-data/index-overview)
it('an index of two array fields is refused', () => {
  expect(parse(composite('a+ tags[] b+')).composites).toHaveLength(1);
  expect(() => parse(composite('a+ tags[] words[]'))).toThrow(
    'The index of the collection "c" on "a", "tags", "words" has more than one array field.',
  );
});

it.each([
  [{ ...composite('a+ b+'), queryScope: 'EVERYWHERE' }, 'An index has the query scope "EVERYWHERE"'],
  [{ ...composite('a+ b+'), fields: [{ fieldPath: 'a' }] }, 'Each field of an index needs an order'],
])('an index that says nothing of a scope or an order is refused: %#', (index, sentence) => {
  expect(() => parse(index)).toThrow(sentence);
});
