/**
 * Tests the runtime with firebase-tools' own class for the protocol, whose child process is replaced by a runtime in
 * this process. A small server stands in for the Firestore emulator. One file, because all tests need both.
 */
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Incoming } from './messages.ts';
import { StorageRulesRuntime } from './runtime.ts';

const require = createRequire(import.meta.url);
const tools = require('firebase-tools/lib/emulator/storage/rules/runtime.js');
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');

interface Outcome {
  permitted?: boolean;
  issues: { errors: string[]; warnings: string[] };
}

interface Ruleset {
  verify(request: object): Promise<Outcome>;
}

/** An unsigned token, which emulators accept. */
function token(claims: object): string {
  return ['{"alg":"none"}', JSON.stringify(claims), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

let firestore: Server;
let client: {
  loadRuleset(source: object): Promise<{ ruleset?: Ruleset; issues: Outcome['issues'] }>;
  handleRuntimeStdout(text: string): void;
};
let documents: Record<string, object>;
let fetched: string[];
let printed: string[];

beforeAll(async () => {
  firestore = createServer(({ url = '' }, response) => {
    const path = url.replace('/v1/projects/demo', '');
    fetched.push(path);
    const fields = documents[path];
    response.writeHead(fields ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(fields ? { name: `projects/demo${path}`, fields } : { error: { code: 404 } }),
    );
  });
  await new Promise<void>((resolve) => firestore.listen(0, '127.0.0.1', resolve));
  const { port } = firestore.address() as AddressInfo;
  EmulatorRegistry.set('firestore', { getInfo: () => ({ name: 'firestore', host: '127.0.0.1', port }) });
});

afterAll(() => {
  EmulatorRegistry.clear('firestore');
  firestore.close();
});

beforeEach(() => {
  documents = {};
  fetched = [];
  printed = [];
  client = new tools.StorageRulesRuntime();
  const runtime = new StorageRulesRuntime(
    (message) => client.handleRuntimeStdout(`${JSON.stringify(message)}\n`),
    (line) => printed.push(line),
  );
  const write = (line: string) => {
    void runtime.receive(JSON.parse(line) as Incoming);
  };
  Object.assign(client, { _alive: true, _childprocess: { stdin: { write } } });
});

async function load(body: string): Promise<Ruleset> {
  const content = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;
  const { ruleset, issues } = await client.loadRuleset({ files: [{ name: 'storage.rules', content }] });
  if (ruleset === undefined) throw new Error(issues.errors.join());
  return ruleset;
}

async function permits(ruleset: Ruleset, request: object): Promise<boolean | undefined> {
  const { permitted } = await ruleset.verify({
    projectId: 'demo',
    path: 'b/lab/o/images/ada/a.webp',
    file: {},
    ...request,
  });
  return permitted;
}

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
      files: [{ name: '/lab/storage.rules', content: "rules_version = '2';\nservice firebase.storage {{" }],
    });
    expect(ruleset).toBeUndefined();
    expect(issues.errors.map((issue) => JSON.parse(issue))).toEqual([
      {
        description_: "Unexpected '{': 'match', 'function' or '}' belongs here (column 27)",
        sourcePosition_: { fileName_: '/lab/storage.rules', line_: 2, column_: 27 },
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
    ["request.path == /b/lab/o/images/ada/a.webp && bucket == 'lab'", {}, true],
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
    expect(await permits(ruleset, { method: 'list', path: 'b/lab/o/images', delimiter: '/' })).toBe(true);
    expect(await permits(ruleset, { method: 'list', path: 'b/lab/o/papers/', delimiter: '/' })).toBe(true);
    expect(await permits(ruleset, { method: 'list', path: 'b/lab/o/papers/ada', delimiter: '/' })).toBe(
      false,
    );
    expect(await permits(ruleset, { method: 'list', path: 'b/lab/o/' })).toBe(false);
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
      path: '/b/lab/o/x',
      file: {},
      projectId: 'demo',
    });
    expect(issues.warnings).toEqual([expect.stringContaining('Null value error')]);
    const refusing = await load('match /{all=**} { allow get: if false; }');
    const refused = await refusing.verify({ method: 'get', path: '/b/lab/o/x', file: {}, projectId: 'demo' });
    expect(refused).toMatchObject({ permitted: false, issues: { errors: [], warnings: [] } });
  });

  test('debug() goes to the log', async () => {
    const ruleset = await load('match /{all=**} { allow get: if debug(all) != null; }');
    expect(await permits(ruleset, { method: 'get' })).toBe(true);
    expect(printed.join('\n').match(/simple: ".*"/g)).toEqual(
      ['images', 'ada', 'a.webp'].map((name) => `simple: "${name}"`),
    );
  });
});

describe('firestore.get and firestore.exists', () => {
  const user = '/databases/(default)/documents/users/ada';
  const path = '/databases/(default)/documents/users/$(request.auth.uid)';
  const request = { method: 'get', token: token({ user_id: 'ada' }) };

  test('fetch a document, once however often it is asked for', async () => {
    documents[user] = { role: { stringValue: 'editor' } };
    const ruleset = await load(
      `match /{all=**} { allow get: if firestore.exists(${path}) && firestore.get(${path}).data.role == 'editor' && firestore.get(${path}).id == 'ada'; }`,
    );
    expect(await permits(ruleset, request)).toBe(true);
    expect(fetched).toEqual([user]);
  });

  test('every kind of field', async () => {
    documents[user] = {
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

  test('two documents for one request, not three', async () => {
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
    expect(fetched.length).toBe(4);
  });

  test('only what the answer hangs on is fetched', async () => {
    const ruleset = await load(`match /{all=**} { allow get: if true || firestore.exists(${path}); }`);
    expect(await permits(ruleset, request)).toBe(true);
    expect(fetched).toEqual([]);
  });

  test('a name with odd characters is escaped on its way', async () => {
    const ruleset = await load(
      "match /{all=**} { allow get: if firestore.exists(path('databases/(default)/documents/users/a b?c')); }",
    );
    expect(await permits(ruleset, request)).toBe(false);
    expect(fetched).toEqual(['/databases/(default)/documents/users/a%20b%3Fc']);
  });

  test('several requests at the same time each get their own answer', async () => {
    documents['/databases/(default)/documents/users/u3'] = {};
    const ruleset = await load(
      'match /{id} { allow get: if firestore.exists(/databases/(default)/documents/users/$(id)); }',
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => permits(ruleset, { ...request, path: `b/lab/o/u${at}` })),
    );
    expect(answers).toEqual([false, false, false, true, false, false, false, false]);
  });
});
