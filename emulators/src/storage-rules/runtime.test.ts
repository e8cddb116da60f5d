import { describe, expect, test } from 'vitest';
import { client, load, permits, seen, token } from './runtime.testing.ts';

describe('load_ruleset', () => {
  test('answers with the version of the rules', async () => {
    const { ruleset } = await client.loadRuleset({
      files: [
        {
          name: 'storage.rules',
          content: "rules_version = '2'; service firebase.storage { match /a { allow read } }",
        },
      ],
    });
    expect(ruleset).toMatchObject({ rulesVersion: 2 });
    const old = await client.loadRuleset({
      files: [{ name: 'storage.rules', content: 'service firebase.storage { match /a { allow read } }' }],
    });
    expect(old.ruleset).toMatchObject({ rulesVersion: 1 });
  });

  test('tells errors in the form whose file, line and sentence firebase-tools prints', async () => {
    const { ruleset, issues } = await client.loadRuleset({
      files: [
        { name: '/project/storage.rules', content: "rules_version = '2';\nservice firebase.storage {{" },
      ],
    });
    expect(ruleset).toBeUndefined();
    expect(issues.errors.map((issue) => JSON.parse(issue))).toEqual([
      {
        description_: "Unexpected '{': 'match', 'function' or '}' belongs here (column 27)",
        sourcePosition_: { fileName_: '/project/storage.rules', line_: 2, column_: 27 },
      },
    ]);
  });

  test('warnings do not keep the rules from being loaded', async () => {
    const { ruleset, issues } = await client.loadRuleset({
      files: [{ name: 'a', content: 'service firebase.storage { match /a { allow read: if typo; } }' }],
    });
    expect(ruleset).toBeDefined();
    expect(issues.warnings[0]).toContain('Invalid variable name: typo');
  });
});

describe('verify', () => {
  const ada = { token: token({ user_id: 'ada', sub: 'ada', admin: true }) };
  const file = {
    name: 'images/ada/a.webp',
    size: 1024,
    contentType: 'image/webp',
    timeCreated: new Date('2026-11-21T10:00:00.250Z'),
    metadata: { owner: 'ada' },
    tags: ['x', 1.5],
    cacheControl: undefined,
  };

  test.each([
    ['request.auth == null', {}, true],
    ["request.auth.uid == 'ada' && request.auth.token.admin == true", ada, true],
    ["request.auth.uid == 'ada'", {}, false],
    ["request.auth.uid == 'ada'", { token: 'no token at all' }, false],
    ["request.path == /b/bucket/o/images/ada/a.webp && bucket == 'bucket'", {}, true],
    ['request.time > timestamp.date(2026, 1, 1) && request.time < timestamp.date(2100, 1, 1)', {}, true],
    ['resource == null', {}, true],
    [
      "resource.size == 1024 && resource.size is int && resource.contentType.matches('image/.*')",
      { file: { before: file } },
      true,
    ],
    [
      "resource.metadata.owner == 'ada' && resource.timeCreated.nanos() == 250000000",
      { file: { before: file } },
      true,
    ],
    ["resource.tags == ['x', 1.5] && resource.cacheControl == null", { file: { before: file } }, true],
    ['resource.size > 1024', { file: { before: file } }, false],
  ])('get: %s', async (condition, request, wanted) => {
    const ruleset = await load(`match /images/{rest=**} { allow get: if ${condition}; }`);
    expect(await permits(ruleset, { method: 'get', ...request })).toBe(wanted);
  });

  test('the five methods, and the two that stand for several', async () => {
    const granted = async (allow: string, method: string, before: boolean, after: boolean) => {
      const ruleset = await load(`match /{all=**} { allow ${allow}; }`);
      return permits(ruleset, {
        method,
        file: { ...(before ? { before: file } : {}), ...(after ? { after: file } : {}) },
      });
    };
    for (const method of ['get', 'list', 'create', 'update', 'delete']) {
      expect(await granted(method, method, false, false)).toBe(true);
      expect(await granted(method === 'get' ? 'list' : 'get', method, false, false)).toBe(false);
    }
    expect(await granted('create', 'write', false, true)).toBe(true);
    expect(await granted('update', 'write', true, true)).toBe(true);
    expect(await granted('delete', 'write', true, false)).toBe(true);
    expect(await granted('get', 'read', true, false)).toBe(true);
  });

  test('a list is asked for the folder itself', async () => {
    const ruleset = await load('match /images/{all=**} { allow list; } match /papers { allow list; }');
    expect(await permits(ruleset, { method: 'list', path: 'b/bucket/o/images', delimiter: '/' })).toBe(true);
    expect(await permits(ruleset, { method: 'list', path: 'b/bucket/o/papers/', delimiter: '/' })).toBe(true);
    expect(await permits(ruleset, { method: 'list', path: 'b/bucket/o/papers/ada', delimiter: '/' })).toBe(
      false,
    );
    expect(await permits(ruleset, { method: 'list', path: 'b/bucket/o/' })).toBe(false);
  });

  test('request.resource is the file as it will be, and null for a delete', async () => {
    const ruleset = await load(`match /images/{uid}/{name} {
      allow create, update: if request.resource.size < 5 * 1024 * 1024 && request.resource.contentType == 'image/webp';
      allow delete: if request.resource == null && resource.metadata.owner == uid;
    }`);
    expect(await permits(ruleset, { method: 'create', file: { after: file } })).toBe(true);
    expect(
      await permits(ruleset, { method: 'create', file: { after: { ...file, size: 5 * 1024 * 1024 } } }),
    ).toBe(false);
    expect(
      await permits(ruleset, {
        method: 'update',
        file: { before: file, after: { ...file, contentType: 'text/html' } },
      }),
    ).toBe(false);
    expect(await permits(ruleset, { method: 'delete', file: { before: file } })).toBe(true);
  });

  test('says what went wrong in an evaluation, but not that a rule simply said no', async () => {
    const failing = await load('match /{all=**} { allow get: if resource.size > 0; allow get: if false; }');
    const { issues } = await failing.verify({
      method: 'get',
      path: '/b/bucket/o/x',
      file: {},
      projectId: 'demo',
    });
    expect(issues.warnings).toEqual([expect.stringContaining('Null value error')]);
    const refusing = await load('match /{all=**} { allow get: if false; }');
    const refused = await refusing.verify({
      method: 'get',
      path: '/b/bucket/o/x',
      file: {},
      projectId: 'demo',
    });
    expect(refused).toMatchObject({ permitted: false, issues: { errors: [], warnings: [] } });
  });

  test('debug() goes to the log', async () => {
    const ruleset = await load('match /{all=**} { allow get: if debug(all) != null; }');
    expect(await permits(ruleset, { method: 'get' })).toBe(true);
    expect(seen.printed.join('\n').match(/simple: ".*"/g)).toEqual(
      ['images', 'ada', 'a.webp'].map((name) => `simple: "${name}"`),
    );
  });
});
