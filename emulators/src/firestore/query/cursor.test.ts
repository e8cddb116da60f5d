import { expect, it } from 'vitest';
import type { Document } from '../store/document.ts';
import { Reference } from '../values/value.ts';
import { cursorAt } from './cursor.ts';
import { parseQuery } from './parse.ts';
import { by, databaseWith, rootName } from './query.testing.ts';

it('a cursor points at a document by the values of the order and by its name', () => {
  const document = databaseWith({ 'c/a': { n: 5n, m: null } }).get('c/a') as Document;
  const query = parseQuery(rootName, { from: [{ collectionId: 'c' }], orderBy: [by('n'), by('m'), by('x')] });
  expect(cursorAt(query, document)).toEqual([5n, null, null, new Reference(`${rootName}/c/a`)]);
});
