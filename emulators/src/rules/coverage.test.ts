import { expect, it } from 'vitest';
import { compileRules } from './compile.ts';
import type { CoveredExpression } from './coverage-report.ts';
import type { RulesRequest } from './engine.ts';
import { documentResource } from './request.ts';
import { fromPlain, type RulesMap } from './value.ts';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(user) {
      let mine = request.auth.uid == user;
      return mine;
    }
    match /users/{user} {
      allow read: if request.auth != null && (isOwner(user) || resource.data.tags[0] == 'open');
      allow write: if exists(/databases/$(database)/documents/a/b) && {'a': 1}.keys()[0:1].size() > -1;
    }
  }
}
`;

const documentPath = ['databases', '(default)', 'documents', 'users', 'ada'];

function ask(requests: readonly Partial<RulesRequest>[], rules = source) {
  const { ruleset, issues } = compileRules(rules);
  if (!ruleset) throw new Error(JSON.stringify(issues));
  for (const request of requests) {
    ruleset.allows({
      service: 'cloud.firestore',
      method: 'get',
      path: documentPath,
      auth: null,
      time: new Date(0),
      resource: documentResource(documentPath, fromPlain({ tags: ['open'] }) as RulesMap),
      ...request,
    });
  }
  return ruleset.coverage();
}

const as = (uid: string): Partial<RulesRequest> => ({ auth: { uid, token: {} } });

/** The text of each expression, and its values in short. */
function listed(report: readonly CoveredExpression[], rules = source): [string, string][] {
  return report.flatMap(({ sourcePosition: { currentOffset, endOffset }, values = [], children = [] }) => [
    [
      rules.slice(currentOffset, endOffset + 1),
      values.map(({ value, count }) => `${JSON.stringify(value)} ${count}`).join(', '),
    ] as [string, string],
    ...listed(children, rules),
  ]);
}

it('counts the values of every expression, and knows where it is', () => {
  const found = new Map(listed(ask([as('ada'), as('bob'), as('bob'), {}])));
  expect(found.get('request.auth.uid == user')).toBe('{"boolValue":true} 1, {"boolValue":false} 2');
  expect(found.get('mine')).toBe('{"boolValue":true} 1, {"boolValue":false} 2');
  expect(found.get('request.auth.uid')).toBe('{"stringValue":"ada"} 1, {"stringValue":"bob"} 2');
  expect(found.get('request.auth != null')).toBe('{"boolValue":true} 3, {"boolValue":false} 1');
  // Where the whole of a condition is decided, its rest is not evaluated.
  expect(found.get('isOwner(user)')).toBe('{"boolValue":true} 1, {"boolValue":false} 2');
  expect(found.get("resource.data.tags[0] == 'open'")).toBe('{"boolValue":true} 2');
  expect(found.get('resource.data.tags[0]')).toBe('{"stringValue":"open"} 2');
  expect(found.get('resource.data.tags')).toBe('{"listValue":{}} 2');
  // A literal is what it says.
  expect([...found.keys()].filter((text) => ["'open'", '0', 'null'].includes(text))).toEqual([]);
  for (const never of [
    'exists(/databases/$(database)/documents/a/b)',
    '/databases/$(database)/documents/a/b',
    'database',
    "{'a': 1}.keys()[0:1].size() > -1",
    "{'a': 1}.keys()[0:1].size()",
    "{'a': 1}.keys()[0:1]",
    "{'a': 1}.keys()",
    "{'a': 1}",
  ]) {
    expect([never, found.get(never)]).toEqual([never, '']);
  }
});

it('lists the conditions in the order of the source, with line and column', () => {
  expect(ask([]).map(({ sourcePosition: { line, column } }) => [line, column])).toEqual([
    [5, 18],
    [6, 14],
    [9, 22],
    [10, 23],
  ]);
});

it('counts an error as undefined, also one that another condition absorbs', () => {
  const found = new Map(listed(ask([{ ...as('bob'), resource: fromPlain(null) }, { resource: null }])));
  expect(found.get('resource.data')).toBe('{"undefined":{}} 1');
  expect(found.get("resource.data.tags[0] == 'open'")).toBe('{"undefined":{}} 1');
});

it('keeps neither long texts nor an endless number of values', () => {
  const people = Array.from({ length: 50 }, (_, n) => as(`person ${n}`));
  const report = ask([...people, as('x'.repeat(1_000_000))]);
  const uid = report[0]?.children?.[0];
  expect(uid?.values).toHaveLength(20);
  expect(uid?.otherValues).toBe(31);
  const long = ask([as('x'.repeat(1_000_000))]);
  expect(long[0]?.children?.[0]?.values).toEqual([{ value: { stringValue: '…' }, count: 1 }]);
});
