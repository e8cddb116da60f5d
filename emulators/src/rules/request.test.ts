/** What a rule sees of the request and of the document. */
import { describe, expect, test } from 'vitest';
import { ask, documentPath, documents } from './ask.testing.ts';
import type { RulesRequest } from './engine.ts';
import { documentResource } from './request.ts';
import { fromPlain, map, type RulesMap, timestamp } from './value.ts';

const ada = { uid: 'ada', token: { email: 'ada@lab.example', admin: true, level: 3 } };

function stored(path: string, data: object) {
  return documentResource(documentPath(path), fromPlain(data) as RulesMap);
}

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
