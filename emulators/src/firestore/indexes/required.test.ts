/**
 * Which queries need which index. Sentences in quotation marks are from Google's documentation,
 * https://firebase.google.com/docs/firestore/query-data/index-overview unless another source is given.
 */
import { describe, expect, it } from 'vitest';
import { all, by, rootName, where } from '../query/query.testing.ts';
import type { proto } from '../wire/messages.d.ts';
import { indexJson } from './missing.ts';
import {
  and,
  composite,
  descending,
  document,
  equal,
  holds,
  list,
  more,
  needs,
  one,
  passes,
  required,
} from './required.testing.ts';

describe('"By default, Cloud Firestore automatically maintains single-field indexes for each field in a document and each subfield in a map."', () => {
  it.each<[string, proto.IStructuredQuery]>([
    ['everything', {}],
    ['an equality', { where: equal('a') }],
    ['an equality on a subfield', { where: equal('map.sub') }],
    ['an inequality', { where: more('a') }],
    ['a range', and(more('a'), where('a', 'LESS_THAN', one))],
    ['!=', { where: where('a', 'NOT_EQUAL', one) }],
    ['not-in', { where: where('a', 'NOT_IN', list(one)) }],
    ['in', { where: where('a', 'IN', list(one, one)) }],
    ['array-contains', { where: holds('tags') }],
    ['array-contains-any', { where: where('tags', 'ARRAY_CONTAINS_ANY', list(one)) }],
    ['an ascending order', { orderBy: [by('a')] }],
    ['a descending order', { orderBy: [descending('a')] }],
    ['an inequality with its order', { where: more('a'), orderBy: [descending('a')] }],
    ['an order with the name in its direction', { orderBy: [descending('a'), descending('__name__')] }],
    ['a document', { where: document }],
    ['a document and an equality', and(document, equal('a'))],
    ['names', { where: where('__name__', 'GREATER_THAN', { referenceValue: `${rootName}/c/a` }) }],
    ['an order by name', { orderBy: [by('__name__')] }],
    ['an equality, the name downwards', { where: equal('a'), orderBy: [descending('__name__')] }],
    ['an equality with its own order', { where: equal('a'), orderBy: [descending('a')] }],
    ['an equality and a range on one field', and(equal('a'), more('a'))],
    [
      'a cursor',
      {
        orderBy: [by('a'), by('__name__')],
        startAt: { values: [one, { referenceValue: `${rootName}/c/a` }] },
      },
    ],
    ['an OR of single fields', { where: all('OR', equal('a'), more('a')) }],
  ])('serve %s', (_, wire) => {
    passes(required(), wire);
  });
});

describe('"Cloud Firestore can merge the indexes for simple equality filters to build the composite indexes needed for larger equality queries."', () => {
  it('single fields', () => {
    passes(required(), and(equal('a'), equal('b'), equal('map.c')));
    passes(required(), and(equal('a'), where('b', 'IN', list(one, one))));
    passes(required(), { ...and(equal('a'), equal('b')), orderBy: [descending('__name__')] });
  });

  // "This app uses combinations of equality clauses for category, city, and editors_pick while always sorting
  // by ascending star_rating. [...] Not only is this set of indexes smaller, it also supports an additional
  // query."
  const restaurants = ['category+ rating+', 'city+ rating+', 'editors_pick+ rating+'].map((text) =>
    composite(text),
  );
  const sorted = { orderBy: [by('rating')] };
  it('composite ones that end with the same order', () => {
    passes(required(restaurants), { where: equal('category'), ...sorted });
    passes(required(restaurants), { ...and(equal('category'), equal('city')), ...sorted });
    passes(required(restaurants), {
      ...and(equal('category'), equal('city'), equal('editors_pick')),
      ...sorted,
    });
  });

  it('but only as far as they go', () => {
    const two = and(equal('category'), equal('price'));
    needs(restaurants, { ...two, ...sorted }, 'category+ price+ rating+');
    needs(
      restaurants,
      { ...and(equal('category'), equal('city')), orderBy: [descending('rating')] },
      'category+ city+ rating-',
    );
    needs(
      [composite('category+ rating+'), composite('city+ rating-')],
      { ...and(equal('category'), equal('city')), ...sorted },
      'category+ city+ rating+',
    );
  });

  it('not for lists: of those it says nothing, so that one index has to hold all', () => {
    needs([], and(holds('tags'), equal('a')), 'a+ tags[]');
    needs([], and(holds('tags'), equal('tags')), 'tags+ tags[]');
    const parts = [composite('a+ rating+'), composite('tags[] rating+')];
    needs(parts, { ...and(equal('a'), holds('tags')), ...sorted }, 'a+ tags[] rating+');
  });

  it('as few as possible count as used', () => {
    const both = [composite('category+ city+ rating+'), ...restaurants];
    const indexes = required(both);
    passes(indexes, { ...and(equal('category'), equal('city'), equal('editors_pick')), ...sorted });
    expect(indexes.unused.map(indexJson)).toEqual([restaurants[0], restaurants[1]]);
    passes(indexes, { where: equal('category'), ...sorted });
    expect(indexes.unused.map(indexJson)).toEqual([restaurants[1]]);
  });
});

describe('"If you need to run a compound query that uses a range comparison or if you need to sort by a different field, you must create a composite index for that query."', () => {
  it.each<[string, proto.IStructuredQuery, string]>([
    ['an order after an equality', { where: equal('a'), orderBy: [by('b')] }, 'a+ b+'],
    ['a range after an equality', and(equal('a'), more('b')), 'a+ b+'],
    ['!= after an equality', and(equal('a'), where('b', 'NOT_EQUAL', one)), 'a+ b+'],
    ['not-in after an equality', and(equal('a'), where('b', 'NOT_IN', list(one))), 'a+ b+'],
    ['an order after in', { where: where('a', 'IN', list(one, one)), orderBy: [by('b')] }, 'a+ b+'],
    ['an order after a list', { where: holds('tags'), orderBy: [descending('b')] }, 'tags[] b-'],
    [
      'an order after array-contains-any',
      { where: where('tags', 'ARRAY_CONTAINS_ANY', list(one)), orderBy: [by('b')] },
      'tags[] b+',
    ],
    ['inequalities on two fields', and(more('b'), more('a')), 'a+ b+'],
    ['an inequality and another order', { where: more('a'), orderBy: [descending('b')] }, 'b- a-'],
    ['two orders', { orderBy: [by('a'), descending('b')] }, 'a+ b-'],
    ['an order by a subfield', { where: equal('m.x'), orderBy: [by('m.y')] }, 'm.x+ m.y+'],
    ['an order of one document', { where: document, orderBy: [by('a')] }, '__name__+ a+'],
    [
      'a cursor',
      { where: equal('a'), orderBy: [descending('b'), descending('__name__')], startAt: { values: [one] } },
      'a+ b-',
    ],
  ])('%s', (_, wire, text) => {
    needs([], wire, text);
  });

  it('where equal fields may stand in any order and direction', () => {
    passes(required([composite('b- a- c+')]), { ...and(equal('a'), equal('b')), orderBy: [by('c')] });
  });

  it('not with a field more, nor in the place of another', () => {
    needs([composite('a+ x+ b+')], { where: equal('a'), orderBy: [by('b')] }, 'a+ b+');
    needs([composite('b+ a+')], { where: equal('a'), orderBy: [by('b')] }, 'a+ b+');
    needs([composite('tags+ b+')], { where: holds('tags'), orderBy: [by('b')] }, 'tags[] b+');
    needs([composite('a[] b+')], { where: equal('a'), orderBy: [by('b')] }, 'a+ b+');
    needs([composite('b+ a+')], { orderBy: [by('a'), by('b')] }, 'a+ b+');
  });
});

describe('"To run the same queries but with a descending sort order, you need an additional index in the descending direction"', () => {
  it('for the other direction', () => {
    needs([composite('a+ b+')], { where: equal('a'), orderBy: [descending('b')] }, 'a+ b-');
    needs([composite('a- b-')], { orderBy: [by('a'), by('b')] }, 'a+ b+');
  });

  // "If, on creation, `__name__` was not specified as the last field, it will be added automatically with the
  // same direction as that of the last field defined. If the final field in a composite index is not
  // directional, the `__name__` will be ordered ASCENDING." (google.firestore.admin.v1.Index)
  it('for the name in another direction than the last field', () => {
    needs([], { orderBy: [descending('a'), by('__name__')] }, 'a- __name__+');
    needs([], { where: holds('tags'), orderBy: [descending('__name__')] }, 'tags[] __name__-');
    needs(
      [composite('a+ b+')],
      { where: equal('a'), orderBy: [by('b'), descending('__name__')] },
      'a+ b+ __name__-',
    );
    passes(required([composite('a+ b- __name__-')]), { where: equal('a'), orderBy: [descending('b')] });
  });
});
