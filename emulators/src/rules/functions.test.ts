/** Functions that the rules define. */
import { describe, expect, test } from 'vitest';
import { ask, documents, load } from './ask.testing.ts';

describe('functions', () => {
  const holds = (body: string) => ask(documents(body), 'a/b').allowed;

  test('are seen from the block they are declared in and from the blocks inside', () => {
    const rules = load(`rules_version = '2';
      function global() { return shared() && true; }
      service cloud.firestore {
        function shared() { return true; }
        match /databases/{database}/documents {
          match /a/{b} { function inner() { return b == 'b'; } allow read: if shared() && inner() && both('b'); function both(x) { return x == b; } }
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

  test('called with a wrong number of arguments are an error that says so', () => {
    const rules = documents('match /a/{b} { function f(x) { return true; } allow read: if f(1, 2); }');
    expect(ask(rules, 'a/b').errors.join()).toContain('f() takes 1 arguments, not 2.');
  });

  test('call each other at most 20 deep below the first, and nothing absorbs that', () => {
    const chain = (depth: number) =>
      Array.from(
        { length: depth },
        (_, at) => `function f${at}() { return ${at + 1 < depth ? `f${at + 1}()` : 'true'}; }`,
      ).join(' ');
    expect(holds(`${chain(21)} match /a/{b} { allow read: if f0(); }`)).toBe(true);
    expect(holds(`${chain(22)} match /a/{b} { allow read: if f0(); }`)).toBe(false);
    expect(holds(`${chain(22)} match /a/{b} { allow read: if f0() || true; }`)).toBe(false);
  });

  test('at most 1000 expressions are evaluated for a request, and nothing absorbs that', () => {
    const sums = (count: number) => Array.from({ length: count }, () => '1 == 1').join(' && ');
    const parts = (last: number) => `${`(${sums(99)}) && `.repeat(9)}(${sums(last)})`;
    expect(holds(`match /a/{b} { allow read: if ${parts(98)}; }`)).toBe(true);
    expect(holds(`match /a/{b} { allow read: if ${parts(99)}; allow read; }`)).toBe(false);
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
