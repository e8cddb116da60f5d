/** Matches, methods, functions and the documents that rules may read: what a request meets on its way. */
import { describe, expect, test, vi } from 'vitest';
import { AccessBudget } from './access.ts';
import { ask, documentPath, documents, load } from './ask.testing.ts';
import type { RulesRequest } from './engine.ts';
import { documentResource } from './request.ts';
import { fromPlain, map, type RulesMap, timestamp } from './value.ts';

const ada = { uid: 'ada', token: { email: 'ada@lab.example', admin: true, level: 3 } };

function stored(path: string, data: object) {
  return documentResource(documentPath(path), fromPlain(data) as RulesMap);
}

describe('match', () => {
  const allowed = (body: string, path: string, version = '2') => ask(documents(body, version), path).allowed;

  test.each([
    ['a literal', 'match /cities/SF { allow read; }', 'cities/SF', true],
    ['another literal', 'match /cities/SF { allow read; }', 'cities/LA', false],
    [
      'a wildcard',
      'match /cities/{city} { allow read: if city == "SF" && city is string; }',
      'cities/SF',
      true,
    ],
    [
      'a wildcard covers one segment only',
      'match /cities/{city} { allow read; }',
      'cities/SF/landmarks/bridge',
      false,
    ],
    [
      'a parent does not give to what is below it',
      'match /cities/{city} { allow read; match /x/{y} { } }',
      'cities/SF/x/y',
      false,
    ],
    [
      'nested matches',
      'match /cities/{city} { match /landmarks/{mark} { allow read: if city + mark == "SFbridge"; } }',
      'cities/SF/landmarks/bridge',
      true,
    ],
    [
      'a recursive wildcard',
      'match /cities/{document=**} { allow read; }',
      'cities/SF/landmarks/bridge',
      true,
    ],
    [
      'its value is a path',
      'match /cities/{rest=**} { allow read: if rest is path && rest[1] == "landmarks" && rest == /SF/landmarks/bridge; }',
      'cities/SF/landmarks/bridge',
      true,
    ],
    [
      'it covers nothing at all too',
      'match /cities/{city}/{rest=**} { allow read: if rest == path(""); }',
      'cities/SF',
      true,
    ],
    [
      'it may stand in the middle',
      'match /{path=**}/songs/{song} { allow read: if song == "s"; }',
      'bands/b/songs/s',
      true,
    ],
    ['in the middle it covers nothing too', 'match /{path=**}/songs/{song} { allow read; }', 'songs/s', true],
    [
      'matches inside a recursive one',
      'match /{path=**} { match /songs/{song} { allow read: if path == /bands/b; } }',
      'bands/b/songs/s',
      true,
    ],
    [
      'one of two overlapping matches is enough',
      'match /a/{b} { allow read: if false; } match /a/{b} { allow read; }',
      'a/b',
      true,
    ],
    [
      'an error in one does not spoil the other',
      'match /a/{b} { allow read: if null.x; } match /a/{b} { allow read; }',
      'a/b',
      true,
    ],
    ['a segment with odd characters', 'match /a-b_c.d~/{id} { allow read; }', 'a-b_c.d~/x', true],
  ])('%s', (_, body, path, wanted) => {
    expect(allowed(body, path)).toBe(wanted);
  });

  test('before version 2 a recursive wildcard covers at least one segment', () => {
    const body = 'match /cities/{city}/{rest=**} { allow read; }';
    expect(allowed(body, 'cities/SF', '1')).toBe(false);
    expect(allowed(body, 'cities/SF/landmarks/bridge', '1')).toBe(true);
  });

  test('many recursive wildcards end with a refusal, not with a long wait', () => {
    const body =
      'match /{a=**} { match /{b=**} { match /{c=**} { match /{d=**} { match /x { allow read; } } } } }';
    const verdict = ask(documents(body), Array.from({ length: 90 }, () => 'y').join('/'));
    expect(verdict).toMatchObject({
      allowed: false,
      reasons: ['These matches cover the path in too many ways.'],
    });
  });

  test('nothing is allowed by a block for another service', () => {
    const storage = load(
      "rules_version = '2'; service firebase.storage { match /{all=**} { allow read, write; } }",
    );
    expect(ask(storage, 'a/b')).toMatchObject({
      allowed: false,
      reasons: ['The rules have no block for cloud.firestore.'],
    });
  });
});

describe('allow', () => {
  const methods = ['get', 'list', 'create', 'update', 'delete'] as const;

  test.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
    ['read, write', ['get', 'list', 'create', 'update', 'delete']],
  ])('%s', (granted, wanted) => {
    const rules = documents(
      `match /a/{b} { allow ${granted}: if request.method in ['get', 'list', 'create', 'update', 'delete']; }`,
    );
    const given = methods.filter((method) => ask(rules, method === 'list' ? 'a' : 'a/b', { method }).allowed);
    expect(given).toEqual(wanted);
  });

  test('says at which line each allow failed, and what went wrong where', () => {
    const rules = documents(`
      match /a/{b} {
        allow read: if false;
        allow get: if resource.data.x == 1;
        allow list: if true;
      }`);
    expect(ask(rules, 'a/b').reasons).toEqual([
      "false for 'get' @ L3",
      "evaluation error at L4:31 for 'get' @ L4: Null value error.",
    ]);
    expect(ask(rules, 'c/d').reasons).toEqual(["No allow statement covers 'get' on this path."]);
  });

  test('debug() shows values and hands them on', () => {
    const rules = documents(
      "match /a/{b} { allow read: if debug(debug({'x': [1, b'a', /c/d]}).x[0] == 1); }",
    );
    expect(ask(rules, 'a/b')).toMatchObject({
      allowed: true,
      debug: ['map_value: {"x":[1,"YQ==","/c/d"]}', 'bool_value: true'],
    });
  });
});

describe('request and resource', () => {
  const holds = (condition: string, request: Partial<RulesRequest> = {}) =>
    ask(documents(`match /a/{b} { allow read, write: if ${condition}; }`), 'a/b', request).allowed;

  test.each<[string, Partial<RulesRequest>]>([
    ['request.auth == null', {}],
    ["request.auth != null && request.auth.uid == 'ada'", { auth: ada }],
    [
      "request.auth.token.email == 'ada@lab.example' && request.auth.token.admin == true && request.auth.token.level is int",
      { auth: ada },
    ],
    ["!('editor' in request.auth.token)", { auth: ada }],
    ['request.path == /databases/$(database)/documents/a/$(b)', {}],
    ["request.method == 'get'", {}],
    ["database == '(default)'", {}],
    ['resource == null', {}],
    [
      'resource.data.x == 1 && resource.id == b && resource.__name__ == request.path',
      { resource: stored('a/b', { x: 1 }) },
    ],
    [
      'request.resource.data.x == resource.data.x + 1',
      { method: 'update', resource: stored('a/b', { x: 1 }), requestResource: stored('a/b', { x: 2 }) },
    ],
    [
      'request.resource == null && resource.data.x == 1',
      { method: 'delete', resource: stored('a/b', { x: 1 }), requestResource: null },
    ],
  ])('%s', (condition, request) => {
    expect(holds(condition, request)).toBe(true);
  });

  test.each<[string, Partial<RulesRequest>]>([
    ['request.auth.uid != "ada"', {}],
    ['request.resource == null', {}],
    ['request.query.limit == null', {}],
    ['request.auth.token.editor == null', { auth: ada }],
  ])('%s is an error', (condition, request) => {
    expect(holds(condition, request)).toBe(false);
    expect(holds(`!(${condition})`, request)).toBe(false);
    expect(holds(`${condition} || true`, request)).toBe(true);
  });

  test('request.time can be as exact as a server timestamp', () => {
    const time = 1_795_256_430_123_456_000n;
    const requestResource = documentResource(documentPath('a/b'), map([['at', timestamp(time)]]));
    const condition = 'request.time == request.resource.data.at && request.time.nanos() == 123456000';
    expect(holds(condition, { method: 'create', requestResource, time })).toBe(true);
  });

  test('a field named like a part of JavaScript is a field like any other', () => {
    const resource = documentResource(
      documentPath('a/b'),
      map([
        ['__proto__', fromPlain(1)],
        ['constructor', fromPlain(2)],
      ]),
    );
    expect(holds("resource.data['__proto__'] == 1 && resource.data.constructor == 2", { resource })).toBe(
      true,
    );
    expect(holds("'toString' in resource.data || 'hasOwnProperty' in resource.data", { resource })).toBe(
      false,
    );
  });
});

describe('functions', () => {
  const holds = (body: string, request: Partial<RulesRequest> = {}) =>
    ask(documents(body), 'a/b', request).allowed;

  test('are seen from the block they are declared in and from the blocks inside', () => {
    const rules = load(`rules_version = '2';
      function global() { return service() && true; }
      service cloud.firestore {
        function service() { return true; }
        match /databases/{database}/documents {
          match /a/{b} { function inner() { return b == 'b'; } allow read: if service() && inner() && both('b'); function both(x) { return x == b; } }
          match /c/{d} { allow read: if inner(); }
        }
      }
      function later() { return true; }`);
    expect(ask(rules, 'a/b').allowed).toBe(true);
    expect(ask(rules, 'c/d').reasons).toEqual([
      "evaluation error at L7:41 for 'get' @ L7: There is no function inner().",
    ]);
  });

  test('the inner one of two with the same name is called', () => {
    expect(
      holds(
        'function f() { return false; } match /a/{b} { function f() { return true; } allow read: if f(); }',
      ),
    ).toBe(true);
    expect(holds("match /a/{b} { function int(x) { return 5; } allow read: if int('1') == 5; }")).toBe(true);
  });

  test('see what is around their declaration, not what is around the call', () => {
    expect(holds("function f() { return b == 'b'; } match /a/{b} { allow read: if f(); }")).toBe(false);
    expect(
      holds(
        'function f() { return x; } match /a/{b} { function g(x) { return f(); } allow read: if g(true); }',
      ),
    ).toBe(false);
  });

  test('let: each variable sees the ones before it', () => {
    expect(
      holds(
        'match /a/{b} { function f(x) { let y = x + 1; let z = y * 2; return z == 6; } allow read: if f(2); }',
      ),
    ).toBe(true);
    expect(
      holds('match /a/{b} { function f() { let y = z; let z = 1; return true; } allow read: if f(); }'),
    ).toBe(false);
  });

  test('arguments are counted', () => {
    expect(holds('match /a/{b} { function f(x) { return true; } allow read: if f(); }')).toBe(false);
    expect(holds('match /a/{b} { function f(x) { return true; } allow read: if f(1, 2) || true; }')).toBe(
      true,
    );
  });

  test('call each other at most 20 deep, and nothing absorbs that', () => {
    const chain = (depth: number) =>
      Array.from(
        { length: depth },
        (_, at) => `function f${at}() { return ${at + 1 < depth ? `f${at + 1}()` : 'true'}; }`,
      ).join(' ');
    expect(holds(`${chain(20)} match /a/{b} { allow read: if f0(); }`)).toBe(true);
    expect(holds(`${chain(21)} match /a/{b} { allow read: if f0(); }`)).toBe(false);
    expect(holds(`${chain(21)} match /a/{b} { allow read: if f0() || true; }`)).toBe(false);
  });

  test('at most 1000 expressions are evaluated for a request, and nothing absorbs that', () => {
    const sums = (count: number) => Array.from({ length: count }, () => '1 == 1').join(' && ');
    expect(holds(`match /a/{b} { allow read: if ${sums(998)}; }`)).toBe(true);
    expect(holds(`match /a/{b} { allow read: if ${sums(1001)}; allow read; }`)).toBe(false);
    const doubling = Array.from(
      { length: 18 },
      (_, at) => `function f${at}() { return f${at + 1}() && f${at + 1}(); }`,
    ).join(' ');
    const verdict = ask(
      documents(`${doubling} function f18() { return true; } match /a/{b} { allow read: if f0() || true; }`),
      'a/b',
    );
    expect(verdict).toMatchObject({
      allowed: false,
      reasons: ['More than 1000 expressions were evaluated for this request.'],
    });
  });
});

describe('get, exists, getAfter and existsAfter', () => {
  const users = (segments: readonly string[]) =>
    segments.at(-2) === 'users' && segments.at(-1) === 'ada' ? stored('users/ada', { role: 'editor' }) : null;
  const holds = (condition: string, request: Partial<RulesRequest> = {}) =>
    ask(documents(`match /a/{b} { allow read, write: if ${condition}; }`), 'a/b', {
      access: { get: users },
      auth: ada,
      ...request,
    });

  test.each([
    "get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == 'editor'",
    "get(/databases/(default)/documents/users/ada).id == 'ada'",
    'get(/databases/$(database)/documents/users/ada).__name__ == /databases/(default)/documents/users/ada',
    'get(/databases/$(database)/documents/users/bob) == null',
    'exists(/databases/$(database)/documents/users/ada) && !exists(/databases/$(database)/documents/users/bob)',
    "exists(path('databases/(default)/documents/users/ada'))",
  ])('%s', (condition) => {
    expect(holds(condition).allowed).toBe(true);
  });

  test.each([
    [
      "get('/databases/(default)/documents/users/ada').data.role == 'editor'",
      /Unsupported operation: get\(string\)/,
    ],
    ['exists(/databases/$(database)/documents/users/$(nobody)) || false', /Nothing is bound to \{nobody\}/],
    ['get(/databases/$(database)/documents/users/bob).data.role == null', /Null value error/],
    ['get(/databases/$(database)/documents/users/ada).data.nothing == null', /Property nothing is undefined/],
  ])('%s is an error', (condition, reason) => {
    const verdict = holds(condition);
    expect(verdict.allowed).toBe(false);
    expect(verdict.reasons[0]).toMatch(reason);
  });

  test('the After ones see the state once the whole commit is applied', () => {
    const access = { get: () => null, getAfter: () => stored('users/ada', { role: 'writer' }) };
    const path = '/databases/$(database)/documents/users/ada';
    expect(holds(`!exists(${path}) && existsAfter(${path})`, { method: 'create', access }).allowed).toBe(
      true,
    );
    expect(
      holds(`get(${path}) == null && getAfter(${path}).data.role == 'writer'`, { method: 'create', access })
        .allowed,
    ).toBe(true);
  });

  const reads = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => `!exists(/databases/$(database)/documents/x/${from + at})`).join(
      ' && ',
    );

  test('ten documents may be read for a single request, an eleventh refuses it', () => {
    expect(holds(reads(10)).allowed).toBe(true);
    const verdict = holds(`${reads(11)} || true`);
    expect(verdict).toMatchObject({
      allowed: false,
      reasons: ['More than 10 documents are read by the rules for this request.'],
    });
  });

  test('a document read again does not count again, whatever it is read with', () => {
    const again = 'get(/databases/$(database)/documents/x/0) == null';
    expect(holds(`${reads(10)} && ${again} && ${reads(10)}`).allowed).toBe(true);
  });

  test('twenty for all writes of a commit together, given one budget', () => {
    const budget = new AccessBudget(20);
    expect(holds(reads(10), { budget }).allowed).toBe(true);
    expect(holds(reads(10, 10), { budget }).allowed).toBe(true);
    expect(holds(reads(1, 20), { budget }).allowed).toBe(false);
  });

  test('what is not needed for the answer is not read', () => {
    const get = vi.fn(() => null);
    expect(holds(`true || exists(/databases/$(database)/documents/x/y)`, { access: { get } }).allowed).toBe(
      true,
    );
    expect(holds(`false && exists(/databases/$(database)/documents/x/y)`, { access: { get } }).allowed).toBe(
      false,
    );
    expect(get).not.toHaveBeenCalled();
  });

  test('what the reading itself throws comes through, whatever is around it', () => {
    const access = {
      get: () => {
        throw new RangeError('not here yet');
      },
    };
    expect(() => holds('exists(/a/b) || true', { access })).toThrow('not here yet');
  });
});
