/**
 * Collection groups, exemptions and OR. Sentences in quotation marks are from Google's documentation:
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../query/parse.ts';
import { all, by, rootName, where } from '../query/query.testing.ts';
import type { proto } from '../wire/messages.d.ts';
import {
  and,
  composite,
  descending,
  equal,
  holds,
  list,
  more,
  needs,
  one,
  override,
  passes,
  query,
  required,
} from './required.testing.ts';

describe('"Single-field indexes with collection group scope are not maintained by default."', () => {
  const group = (order: object) => ({ queryScope: 'COLLECTION_GROUP', ...order });
  const own = [
    { queryScope: 'COLLECTION', order: 'ASCENDING' },
    { queryScope: 'COLLECTION', order: 'DESCENDING' },
    { queryScope: 'COLLECTION', arrayConfig: 'CONTAINS' },
  ];

  it.each<[string, proto.IStructuredQuery, string, object]>([
    ['an equality', { where: equal('a') }, 'ASC', group({ order: 'ASCENDING' })],
    ['an order', { orderBy: [descending('a')] }, 'DESC', group({ order: 'DESCENDING' })],
    ['a list', { where: holds('a') }, 'CONTAINS', group({ arrayConfig: 'CONTAINS' })],
    [
      'an equality, the name downwards',
      { where: equal('a'), orderBy: [descending('__name__')] },
      'DESC',
      group({ order: 'DESCENDING' }),
    ],
  ])('%s needs one', (_, wire, kind, added) => {
    const exemption = override('a', ...own, added);
    expect(() => required().check(query(wire, true))).toThrow(
      expect.objectContaining({
        code: 9,
        message: `The query requires a COLLECTION_GROUP_${kind} index for collection c and field a. You can create it by adding this to "fieldOverrides" in firestore.indexes.json: ${JSON.stringify(exemption)}`,
      }),
    );
    const indexes = required([], [exemption]);
    passes(indexes, wire, true);
    passes(indexes, wire);
  });

  it('the whole group by name needs none', () => {
    passes(required(), {}, true);
    passes(required(), { orderBy: [by('__name__')] }, true);
    expect(() => required().check(parseQuery(rootName, { from: [{ allDescendants: true }] }))).not.toThrow();
  });

  it('composite indexes serve the scope that they are made for', () => {
    const wire = { where: equal('a'), orderBy: [by('b')] };
    needs([composite('a+ b+')], wire, 'a+ b+', true);
    needs([composite('a+ b+', 'COLLECTION_GROUP')], wire, 'a+ b+');
    expect(() => required([{ ...composite('a+ b+'), collectionGroup: 'other' }]).check(query(wire))).toThrow(
      'requires an index',
    );
  });
});

describe('"You can exempt a field from your automatic indexing settings by creating a single-field index exemption."', () => {
  it('so that queries over it are refused', () => {
    const indexes = required([], [override('a')]);
    expect(() => indexes.check(query({ orderBy: [by('a')] }))).toThrow(
      'The query requires a COLLECTION_ASC index for collection c and field a.',
    );
    expect(() => indexes.check(query(and(equal('a'), equal('b'))))).toThrow('requires an index');
    passes(indexes, { where: equal('b') });
    passes(required([], [{ ...override('a'), collectionGroup: 'other' }]), { where: equal('a') });
  });

  it('in one direction only', () => {
    const indexes = required([], [override('a', { queryScope: 'COLLECTION', order: 'DESCENDING' })]);
    passes(indexes, { orderBy: [descending('a')] });
    passes(indexes, { where: equal('a'), orderBy: [descending('__name__')] });
    expect(() => indexes.check(query({ orderBy: [by('a')] }))).toThrow('COLLECTION_ASC');
    expect(() => indexes.check(query({ where: equal('a') }))).toThrow('COLLECTION_ASC');
  });

  // "A field exempted from single-field indexing can still be indexed as part of a composite index."
  it('although it may stand in composite ones', () => {
    passes(required([composite('a+ b+')], [override('a')]), { where: equal('a'), orderBy: [by('b')] });
  });

  // "If you create a single-field index exemption for a map field, the map's subfields inherit those
  // settings."
  it('with all fields in it, except those with their own settings', () => {
    const indexes = required(
      [],
      [override('m'), override('m.x', { queryScope: 'COLLECTION', order: 'ASCENDING' })],
    );
    expect(() => indexes.check(query({ where: equal('m.y.z') }))).toThrow('field m.y.z');
    passes(indexes, { where: equal('m.x.y') });
    passes(indexes, { where: equal('mm') });
  });

  // "Use a * field path value to add collection-level index exemptions on all fields in a collection group."
  it('for all fields of a collection', () => {
    const indexes = required(
      [],
      [override('*'), override('a', { queryScope: 'COLLECTION', order: 'ASCENDING' })],
    );
    expect(() => indexes.check(query({ where: equal('b') }))).toThrow(
      'COLLECTION_ASC index for collection c and field b',
    );
    passes(indexes, { where: equal('a') });
  });
});

describe('OR: each part needs its index', () => {
  const filter = all('OR', all('AND', equal('a'), equal('b')), equal('d'));
  it('and all that are missing are named', () => {
    const wire = { where: filter, orderBy: [by('n')] };
    const check = (...texts: string[]) => required(texts.map((text) => composite(text))).check(query(wire));
    expect(() => check()).toThrow(/"a".*"b".*"n".*\n.*"d".*"n"/);
    expect(() => check('a+ b+ n+')).toThrow(/^[^\n]*"d"[^\n]*$/);
    expect(() => check('a+ n+', 'd+ n+')).toThrow(/^[^\n]*"b"[^\n]*$/);
    expect(() => check('a+ n+', 'b+ n+', 'd+ n+')).not.toThrow();
  });

  it('also within an AND', () => {
    const wire = { ...and(all('OR', equal('a'), equal('b')), all('OR', equal('d'), more('e'))) };
    expect(() =>
      required(['a+ d+ e+', 'a+ e+', 'b+ e+'].map((text) => composite(text))).check(query(wire)),
    ).toThrow(/^[^\n]*"b"[^\n]*"d"[^\n]*"e"[^\n]*$/);
  });

  it('once for the same fields', () => {
    const twice = { where: all('OR', equal('a'), where('a', 'IN', list(one))), orderBy: [by('n')] };
    needs([], twice, 'a+ n+');
  });
});
