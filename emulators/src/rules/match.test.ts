/** Which matches cover a path, and which of their allows apply. */
import { describe, expect, test } from 'vitest';
import { ask, documents, load } from './ask.testing.ts';

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
      'match /cities/{city} { allow read; match /x/{y} { allow read: if false; } }',
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
      'match /cities/{city}/{rest=**} { allow read: if string(rest) == "/"; }',
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
    expect(ask(rules, 'a', { method: 'list' })).toMatchObject({ allowed: true, reasons: [], errors: [] });
    expect(ask(rules, 'c/d').reasons).toEqual(["No allow statement covers 'get' on this path."]);
  });

  test('debug() shows values and hands them on', () => {
    const rules = documents(
      "match /a/{b} { allow read: if debug(debug({'x': [1, b'a', /c/d]}).x[0] == 1); }",
    );
    expect(ask(rules, 'a/b')).toMatchObject({
      allowed: true,
      debug: [
        `map_value {
  fields {
    key: "x"
    value {
      list_value {
        values {
          int_value: 1
        }
        values {
          bytes_value: "a"
        }
        values {
          path_value {
            segments {
              simple: "c"
            }
            segments {
              simple: "d"
            }
          }
        }
      }
    }
  }
}`,
        'bool_value: true',
      ],
    });
  });
});
