/** Rules that read other documents: `get`, `exists`, `getAfter` and `existsAfter`, and the limit on reads. */
import { describe, expect, test, vi } from 'vitest';
import { AccessBudget } from './access.ts';
import { ask, documentPath, documents } from './ask.testing.ts';
import type { RulesRequest } from './engine.ts';
import { documentResource } from './request.ts';
import { fromPlain, type RulesMap } from './value.ts';

const ada = { uid: 'ada', token: { email: 'ada@lab.example', admin: true, level: 3 } };

function stored(path: string, data: object) {
  return documentResource(documentPath(path), fromPlain(data) as RulesMap);
}

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
    'get(/databases/$(database)/documents/users/bob) == null || true',
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
    ['exists(/databases/$(database)/documents/users/$(nobody)) || false', /There is no value of nobody here/],
    ['exists(/databases/$(database)/documents/users/{nobody})', /Nothing is bound to \{nobody\}/],
    ['get(/databases/$(database)/documents/users/bob) == null', /There is no document .*users\/bob/],
    ['get(/databases/$(database)/documents/users/bob).data.role == null', /There is no document/],
    ['exists(/databases/other/documents/users/ada)', /is no path of a document in this database/],
    ['exists(/databases/$(database)/documents/users)', /is no path of a document/],
    ['exists(/databases/$(database)/documents/users/ada/x)', /is no path of a document/],
    ['exists(/databases/$(database)/documents)', /is no path of a document/],
    ["exists(/databases/$(database)/documents/users/$(''))", /is no path of a document/],
    ['exists(/databases/$(database)/files/users/ada)', /is no path of a document/],
    ['exists(/users/ada)', /is no path of a document/],
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
      holds(`!exists(${path}) && getAfter(${path}).data.role == 'writer'`, { method: 'create', access })
        .allowed,
    ).toBe(true);
  });

  const reads = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => `!exists(/databases/$(database)/documents/x/${from + at})`).join(
      ' && ',
    );

  test('ten documents may be read for a single request, an eleventh is an error', () => {
    expect(holds(reads(10)).allowed).toBe(true);
    expect(holds(`${reads(11)} || true`).allowed).toBe(true);
    expect(holds(reads(11)).errors.join()).toContain(
      'More than 10 documents are read by the rules for this request.',
    );
  });

  test('a document read again does not count again, whatever it is read with', () => {
    const again = '!existsAfter(/databases/$(database)/documents/x/0)';
    expect(holds(`${reads(10)} && ${again} && ${reads(10)}`).allowed).toBe(true);
  });

  test('twenty for all writes of a commit together, given one budget', () => {
    const budget = new AccessBudget(20);
    expect(holds(reads(10), { budget }).allowed).toBe(true);
    expect(holds(reads(10, 10), { budget }).allowed).toBe(true);
    expect(holds(reads(1, 20), { budget }).allowed).toBe(false);
  });

  // https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits
  test('ten of the twenty for each of the writes', () => {
    const whole = new AccessBudget(20);
    const decide = (condition: string) => holds(condition, { budget: new AccessBudget(10, whole) });
    expect(decide(reads(11)).errors.join()).toContain('More than 10 documents');
    expect(decide(reads(9, 11)).allowed).toBe(true);
    expect(decide(reads(1, 20)).errors.join()).toContain('More than 20 documents');
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
    expect(() => holds('exists(/databases/$(database)/documents/a/b) || true', { access })).toThrow(
      'not here yet',
    );
  });
});
