/**
 * Rules are not filters (https://firebase.google.com/docs/firestore/security/rules-query): a query is only
 * allowed if its filters prove that every document it could return may be read.
 */
import { describe, expect, test } from 'vitest';
import { ask, documentPath, documents } from './ask.testing.ts';
import type { RulesRequest } from './engine.ts';
import type { QueryFilter, QueryShape } from './query.ts';
import { documentResource } from './request.ts';
import { bytes, float, fromPlain, list, nullValue, path, type RulesMap, timestamp } from './value.ts';

const auth = { uid: 'ada', token: {} };

function where(field: string, op: string, value: unknown): QueryFilter {
  const name = field.split('.');
  if (op === 'in' || op === 'not-in' || op === 'array-contains-any') {
    return { op, field: name, values: (value as unknown[]).map(fromPlain) };
  }
  return { op: op as '==', field: name, value: fromPlain(value) };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);

const and = (...filters: QueryFilter[]): QueryFilter => ({ op: 'and', filters });
const or = (...filters: QueryFilter[]): QueryFilter => ({ op: 'or', filters });

function lists(condition: string, query: QueryShape = {}, request: Partial<RulesRequest> = {}): boolean {
  const rules = documents(`match /stories/{story} { allow list: if ${condition}; }`);
  return ask(rules, 'stories', { method: 'list', auth, query, ...request }).allowed;
}

describe('the public guide', () => {
  const own = 'request.auth != null && request.auth.uid == resource.data.author';
  const published = `resource.data.published == true || ${own}`;

  test('documents of an author: the query has to name the author', () => {
    expect(lists(own)).toBe(false);
    expect(lists(own, { filter: where('author', '==', 'ada') })).toBe(true);
    expect(lists(own, { filter: where('author', '==', 'bob') })).toBe(false);
    expect(lists(own, { filter: where('author', '==', 'ada') }, { auth: null })).toBe(false);
  });

  test('a field or the author: one of the two in the query is enough', () => {
    expect(lists(published, { filter: where('published', '==', true) })).toBe(true);
    expect(lists(published, { filter: where('published', '==', true) }, { auth: null })).toBe(true);
    expect(lists(published, { filter: where('author', '==', 'ada') })).toBe(true);
    expect(lists(published, { filter: where('published', '==', false) })).toBe(false);
    expect(lists(published)).toBe(false);
  });

  test('either of two allow statements', () => {
    const rules = documents(`match /stories/{story} {
      allow list: if resource.data.published == true;
      allow list: if resource.data.author == request.auth.uid;
    }`);
    const answer = (filter: QueryFilter) =>
      ask(rules, 'stories', { method: 'list', auth, query: { filter } }).allowed;
    expect(answer(where('published', '==', true))).toBe(true);
    expect(answer(where('author', '==', 'ada'))).toBe(true);
    expect(answer(or(where('author', '==', 'ada'), where('published', '==', true)))).toBe(true);
    expect(answer(or(where('author', '==', 'ada'), where('published', '==', false)))).toBe(false);
  });

  test('limit, offset and order of the query', () => {
    expect(lists('request.query.limit <= 10', { limit: 10 })).toBe(true);
    expect(lists('request.query.limit <= 10', { limit: 11 })).toBe(false);
    expect(lists('request.query.limit <= 10')).toBe(false);
    expect(lists('request.query.offset == 5', { offset: 5 })).toBe(true);
    expect(lists('request.query.offset == 0 && request.query.limit == null')).toBe(true);
    expect(
      lists("request.query.orderBy == {'date': 'DESC'}", {
        orderBy: [{ field: ['date'], direction: 'DESC' }],
      }),
    ).toBe(true);
  });

  test('a collection group needs a recursive wildcard before the collection', () => {
    const group = (body: string, query: QueryShape = {}) =>
      ask(documents(body), 'landmarks', { method: 'list', auth, query: { ...query, allDescendants: true } })
        .allowed;
    expect(group('match /{path=**}/landmarks/{mark} { allow read; }')).toBe(true);
    expect(group('match /{all=**} { allow read; }')).toBe(true);
    expect(group('match /landmarks/{mark} { allow read; }')).toBe(false);
    expect(group('match /cities/{city}/landmarks/{mark} { allow read; }')).toBe(false);
    expect(group('match /{path=**}/landmarks/{mark} { allow read: if path == /cities/SF; }')).toBe(false);
    expect(
      group('match /{path=**}/landmarks/{mark} { allow read: if resource.data.open == true; }', {
        filter: where('open', '==', true),
      }),
    ).toBe(true);
  });

  test('an ordinary query is for the collection only, not for what is below its documents', () => {
    const rules = documents('match /stories/{story}/comments/{comment} { allow list; }');
    expect(ask(rules, 'stories/s/comments', { method: 'list' }).allowed).toBe(true);
    expect(ask(rules, 'stories', { method: 'list' }).allowed).toBe(false);
  });
});

describe('what a filter proves', () => {
  test.each<[string, QueryFilter]>([
    ["resource.data.a == 'x'", where('a', '==', 'x')],
    ["'x' == resource.data.a", where('a', '==', 'x')],
    ["resource.data['a'] == 'x'", where('a', '==', 'x')],
    ["resource.data.get('a', 'y') == 'x'", where('a', '==', 'x')],
    ["resource.data.a.b == 'x'", where('a.b', '==', 'x')],
    ["resource.data.a.b == 'x'", where('a', '==', { b: 'x' })],
    ["resource.data.a.lower() == 'x'", where('a', '==', 'X')],
    ["resource.data.a != 'y'", where('a', '==', 'x')],
    ["resource.data.a in ['x', 'y']", where('a', '==', 'x')],
    ["resource.data.a in ['x', 'y']", where('a', 'in', ['x', 'y'])],
    ["!(resource.data.a in ['z'])", where('a', 'in', ['x', 'y'])],
    ['resource.data.a == null', where('a', '==', null)],
    ['resource.data.a != null', where('a', '!=', null)],
    ['resource.data.a != null', where('a', '!=', 'x')],
    ["resource.data.a != 'x'", where('a', '!=', 'x')],
    ['resource.data.a != 5', where('a', '!=', 5)],
    ["resource.data.a != 'x' && resource.data.a != 'y'", where('a', 'not-in', ['x', 'y'])],
    ["!(resource.data.a in ['x', 'y'])", where('a', 'not-in', ['x', 'y'])],
    ['resource.data.a == 5 && resource.data.a == 5.0 && resource.data.a is number', where('a', '==', 5)],
    ['resource.data.a < 6 && resource.data.a >= 5 && !(resource.data.a > 5)', where('a', '==', 5)],
    ['resource.data.a < 10', where('a', '<', 10)],
    ['resource.data.a < 10 && 10 > resource.data.a', where('a', '<', 5)],
    ['resource.data.a <= 10', where('a', '<', 10)],
    ['resource.data.a <= 10 && resource.data.a < 10.5', where('a', '<=', 10)],
    ['resource.data.a > 10', where('a', '>', 10)],
    ['resource.data.a >= 10', where('a', '>=', 10)],
    ['resource.data.a >= 1 && resource.data.a <= 9', and(where('a', '>=', 1), where('a', '<=', 9))],
    ["'x' in resource.data.a", where('a', 'array-contains', 'x')],
    ["resource.data.a.hasAny(['x', 'y'])", where('a', 'array-contains', 'x')],
    ["resource.data.a.hasAny(['x', 'y'])", where('a', 'array-contains-any', ['x', 'y'])],
    ["'a' in resource.data", where('a', '>', 5)],
    ["resource.data.a == 'x' && resource.data.b == 'y'", and(where('a', '==', 'x'), where('b', '==', 'y'))],
    ["resource.data.a == 'x' || resource.data.b == 'y'", or(where('a', '==', 'x'), where('b', '==', 'y'))],
    [
      'resource.data.c == true',
      and(where('c', '==', true), or(where('a', '==', 'x'), where('b', '==', 'y'))),
    ],
    ['resource != null && request.time is timestamp && request.auth.uid == "ada"', where('a', '==', 1)],
    ['resource.data.a is int', where('a', '==', 5)],
    ['resource.data.a in [5]', where('a', '==', 5)],
    ['resource.data.a == [5]', where('a', '==', [5])],
    ['resource.data.a / 2 == 2', where('a', '==', 5)],
    ['1 in resource.data.a', where('a', 'array-contains', 1)],
    ["!('b' in resource.data)", where('a', '>', 5)],
    ["resource.data.get('b', 'x') == 'x'", where('a', '>', 5)],
    ["resource.data.keys().hasOnly(['a'])", where('a', '==', 'x')],
    ['resource.data.size() == 1', where('a', '==', 'x')],
    ["resource.data == {'a': 'x'}", where('a', '==', 'x')],
    ["resource != {'a': 'x'} && resource.values() != []", where('a', '==', 'x')],
    ['resource.data.a == resource.data.b', and(where('a', '==', 1), where('b', '==', 1))],
  ])('%s', (condition, filter) => {
    expect(lists(condition, { filter })).toBe(true);
  });

  test.each<[string, QueryFilter]>([
    ["resource.data.a == 'x'", where('a', '==', 'y')],
    ["resource.data.a == 'x'", where('b', '==', 'x')],
    ["resource.data.a == 'x'", where('a', 'in', ['x', 'y'])],
    ["resource.data.a == 'x'", where('a', '!=', 'y')],
    ["resource.data.a != 'y'", where('a', '!=', 'x')],
    ["resource.data.a == 'x'", or(where('a', '==', 'x'), where('b', '==', 'y'))],
    ["resource.data.a in ['x']", where('a', 'in', ['x', 'y'])],
    ['resource.data.a < 10', where('a', '<=', 10)],
    ['resource.data.a < 10', where('a', '<', 11)],
    ['resource.data.a > 10', where('a', '>=', 10)],
    ['resource.data.a >= 10', where('a', '<', 5)],
    ["resource.data.a == 'x'", where('a', '>=', 'a')],
    ['resource.data.a == true', where('a', '>=', true)],
    ['resource.data.a != true', where('a', '>=', true)],
    ["'x' in resource.data.a", where('a', 'array-contains', 'y')],
    ["'x' in resource.data.a", where('a', 'array-contains-any', ['x', 'y'])],
    ["resource.data.a.hasAll(['x', 'y'])", where('a', 'array-contains', 'x')],
    ["resource.data.a.hasOnly(['x'])", where('a', 'array-contains', 'x')],
    ["resource.data.a == ['x']", where('a', 'array-contains', 'x')],
    ["'b' in resource.data", where('a', '>', 5)],
    ["[resource.data.b].hasOnly(['x']) || {'x': resource.data.b}.x == 'x'", where('a', '==', 'x')],
    ['exists(/databases/$(database)/documents/users/$(resource.data.b))', where('a', '==', 'x')],
    ['resource.data.b ? true : true', where('a', '==', 'x')],
    ["resource.id == 's'", where('a', '==', 'x')],
    ["story == 's' || story != 's'", where('a', '==', 'x')],
    ["story.matches('.*')", where('a', '==', 'x')],
    ['resource.__name__ is path', where('a', '==', 'x')],
    ["'__name__' in resource.data", where('__name__', '>', 'x')],
    ['request.resource == null', where('a', '==', 'x')],
    ['!(resource.data.a < 10)', where('a', '>=', 10)],
    ["resource.data.a >= 'b' && resource.data.a is string", where('a', '>=', 'b')],
    ["resource.data.a != 5 && resource.data.a != 'x' && resource.data.a != null", where('a', '>', 5)],
    ["resource.data.a.hasAll(['x'])", where('a', 'array-contains', 'x')],
    ['resource.data.a is list && resource.data.a != null', where('a', 'array-contains', 'x')],
  ])('not: %s', (condition, filter) => {
    expect(lists(condition, { filter })).toBe(false);
  });

  test('a get for the other documents that rules read still works', () => {
    const access = { get: (segments: readonly string[]) => (segments.at(-1) === 'ada' ? nullValue : null) };
    const condition = 'exists(/databases/$(database)/documents/users/$(resource.data.a))';
    expect(lists(condition, { filter: where('a', '==', 'ada') }, { access })).toBe(true);
    expect(lists(condition, { filter: where('a', '==', 'bob') }, { access })).toBe(false);
  });

  test('ordering proves nothing', () => {
    expect(lists("'a' in resource.data", { orderBy: [{ field: ['a'], direction: 'ASC' }] })).toBe(false);
  });

  test('a query by document id is as good as knowing the document', () => {
    const named = (id: string): QueryFilter => ({
      op: '==',
      field: ['__name__'],
      value: path(documentPath(`stories/${id}`)),
    });
    expect(lists('story == request.auth.uid', { filter: named('ada') })).toBe(true);
    expect(lists('story == request.auth.uid', { filter: named('bob') })).toBe(false);
    expect(lists('story == request.auth.uid', { filter: or(named('ada'), named('bob')) })).toBe(false);
    const data = fromPlain({ author: 'ada', secret: 1 }) as RulesMap;
    const access = {
      get: (segments: readonly string[]) =>
        segments.at(-1) === 'ada' ? documentResource(segments, data) : null,
    };
    const listsNamed = (condition: string, id: string) => lists(condition, { filter: named(id) }, { access });
    const itself = '/databases/$(database)/documents/stories/ada';
    expect(listsNamed(`resource.id == 'ada' && resource.__name__ == ${itself}`, 'ada')).toBe(true);
    expect(listsNamed('resource.data.author == request.auth.uid', 'ada')).toBe(true);
    expect(listsNamed("!('secret' in resource.data)", 'ada')).toBe(false);
    expect(listsNamed('resource == null', 'bob')).toBe(false);
    expect(listsNamed('resource != null', 'bob')).toBe(false);
    expect(listsNamed("story == 'bob'", 'bob')).toBe(true);
  });

  test('other types of values', () => {
    const filter = (value: ReturnType<typeof fromPlain>, op: '==' | '>=' = '=='): QueryFilter => ({
      op,
      field: ['a'],
      value,
    });
    expect(lists("resource.data.a == b'x'", { filter: filter(bytes(Buffer.from('x'))) })).toBe(true);
    expect(lists('resource.data.a >= timestamp.value(0)', { filter: filter(timestamp(0n), '>=') })).toBe(
      true,
    );
    expect(lists('resource.data.a == resource.data.a', { filter: filter(float(Number.NaN)) })).toBe(false);
    expect(lists("resource.data.a == ['x']", { filter: filter(list([fromPlain('x')])) })).toBe(true);
  });

  test.each([
    ['in', (count: number) => where('a', 'in', names(count))],
    ['array-contains-any', (count: number) => where('a', 'array-contains-any', names(count))],
    ['or', (count: number) => or(...names(count).map((name) => where('a', '==', name)))],
    ['and of in', (count: number) => and(where('a', 'in', names(count)), where('b', 'in', ['x']))],
    ['or of in', (count: number) => or(where('a', 'in', names(count - 1)), where('a', '==', 'last'))],
    [
      'and of or',
      (count: number) => and(where('c', '==', 1), or(...names(count).map((name) => where('a', '==', name)))),
    ],
  ])('30 alternatives of %s are looked at, of 31 nothing is known', (_, filter) => {
    expect(lists("'a' in resource.data", { filter: filter(30) })).toBe(true);
    expect(lists("'a' in resource.data", { filter: filter(31) })).toBe(false);
    expect(lists('true', { filter: filter(31) })).toBe(true);
  });

  test('several filters on one field, and on the fields of a map', () => {
    const both = and(where('a', '==', 5), where('a', '>', 1));
    expect(
      lists('resource.data.a == 5 && resource.data.a > 4 && resource.data.a != 6', { filter: both }),
    ).toBe(true);
    expect(lists('resource.data.a == 4', { filter: both })).toBe(false);
    expect(lists("resource.data.a > 4 && resource.data.a > 'x'", { filter: both })).toBe(false);
    const inside = and(where('a', '==', { b: 1 }), where('a.c', '>', 2), where('a.d.e', '==', 3));
    expect(
      lists('resource.data.a.b == 1 && resource.data.a.c > 1 && resource.data.a.d.e == 3', {
        filter: inside,
      }),
    ).toBe(true);
    expect(lists("resource.data.a.keys() == ['b', 'c', 'd']", { filter: inside })).toBe(true);
  });

  test('says what is missing in the query', () => {
    const rules = documents('match /stories/{story} { allow list: if resource.data.a.b < 5; }');
    const reasons = (query: QueryShape) => ask(rules, 'stories', { method: 'list', query }).reasons;
    expect(reasons({ filter: where('a.b', '<=', 5) })).toEqual([
      "evaluation error at L1:146 for 'list' @ L1: The query does not say enough about resource.data.a.b to decide this for all its results.",
    ]);
    expect(reasons({})).toEqual([
      "evaluation error at L1:141 for 'list' @ L1: Property a is undefined on object.",
    ]);
  });
});
