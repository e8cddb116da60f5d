/** Rules that ask the database. */
import { describe, expect, test } from 'vitest';
import { load, permits, seen, token } from './runtime.testing.ts';

describe('firestore.get and firestore.exists', () => {
  const user = '/databases/(default)/documents/users/ada';
  const path = '/databases/(default)/documents/users/$(request.auth.uid)';
  const request = { method: 'get', token: token({ user_id: 'ada' }) };

  test('fetch a document, once however often it is asked for', async () => {
    seen.documents[user] = { role: { stringValue: 'editor' } };
    const ruleset = await load(
      `match /{all=**} { allow get: if firestore.exists(${path}) && firestore.get(${path}).data.role == 'editor' && firestore.get(${path}).id == 'ada'; }`,
    );
    expect(await permits(ruleset, request)).toBe(true);
    expect(seen.fetched).toEqual([user]);
  });

  test('every kind of field', async () => {
    seen.documents[user] = {
      n: { nullValue: null },
      b: { booleanValue: true },
      i: { integerValue: '9007199254740993' },
      d: { doubleValue: 2 },
      t: { timestampValue: '2026-11-21T10:00:00.123456789Z' },
      x: { bytesValue: 'aGk=' },
      r: { referenceValue: 'projects/demo/databases/(default)/documents/users/bob' },
      g: { geoPointValue: { latitude: 1.5, longitude: 2 } },
      a: { arrayValue: { values: [{ stringValue: 'x' }] } },
      e: { arrayValue: {} },
      m: { mapValue: { fields: { k: { integerValue: 1 } } } },
    };
    const conditions = [
      'd.n == null && d.b && d.i == 9007199254740993 && d.d is float',
      "d.t.nanos() == 123456789 && d.t.year() == 2026 && d.x == b'hi' && d.g.latitude() == 1.5",
      "d.r == /databases/(default)/documents/users/bob && d.a == ['x'] && d.e == [] && d.m.k == 1",
    ];
    const ruleset = await load(
      `function all(d) { return ${conditions.join(' && ')}; } match /{all=**} { allow get: if all(firestore.get(${path}).data); }`,
    );
    expect(await permits(ruleset, request)).toBe(true);
  });

  test('to get a document that is not there is an error', async () => {
    const ruleset = await load(
      `match /{all=**} { allow get: if !firestore.exists(${path}) && (firestore.get(${path}) == null || true); }`,
    );
    expect(await permits(ruleset, request)).toBe(true);
    const careless = await load(`match /{all=**} { allow get: if firestore.get(${path}) == null; }`);
    expect(await permits(careless, request)).toBe(false);
  });

  test('two seen.documents for one request, not three', async () => {
    const exists = (id: string) => `!firestore.exists(/databases/(default)/documents/users/${id})`;
    expect(
      await permits(
        await load(`match /{all=**} { allow get: if ${exists('a')} && ${exists('b')} && ${exists('a')}; }`),
        request,
      ),
    ).toBe(true);
    expect(
      await permits(
        await load(`match /{all=**} { allow get: if ${exists('a')} && ${exists('b')} && ${exists('c')}; }`),
        request,
      ),
    ).toBe(false);
    expect(seen.fetched.length).toBe(4);
  });

  test('only what the answer hangs on is fetched', async () => {
    const ruleset = await load(`match /{all=**} { allow get: if true || firestore.exists(${path}); }`);
    expect(await permits(ruleset, request)).toBe(true);
    expect(seen.fetched).toEqual([]);
  });

  test('a name with odd characters is escaped on its way', async () => {
    const ruleset = await load(
      "match /{all=**} { allow get: if firestore.exists(path('databases/(default)/documents/users/a b?c')); }",
    );
    expect(await permits(ruleset, request)).toBe(false);
    expect(seen.fetched).toEqual(['/databases/(default)/documents/users/a%20b%3Fc']);
  });

  test('several requests at the same time each get their own answer', async () => {
    seen.documents['/databases/(default)/documents/users/u3'] = {};
    const ruleset = await load(
      'match /{id} { allow get: if firestore.exists(/databases/(default)/documents/users/$(id)); }',
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => permits(ruleset, { ...request, path: `b/bucket/o/u${at}` })),
    );
    expect(answers).toEqual([false, false, false, true, false, false, false, false]);
  });
});
