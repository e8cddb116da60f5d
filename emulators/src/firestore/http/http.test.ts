import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEngine, startEngine, testDatabase } from '../engine.testing.ts';
import { GeoPoint, Reference, Timestamp, type Value } from '../values/value.ts';
import { planWrites } from '../writes/plan.ts';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
beforeEach(() => running.engine.clearAll());
afterAll(() => running.close());

const root = `/v1/${testDatabase}/documents`;

function set(path: string, fields: Record<string, Value>, database = testDatabase): void {
  const store = running.engine.store(database).database;
  const name = `${database}/documents/${path}`;
  const write = { op: 'set' as const, name, path, fields: new Map(Object.entries(fields)), transforms: [] };
  store.apply(planWrites([write], store, store.nextTime()));
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: 'Bearer owner' },
) {
  const response = await fetch(`http://127.0.0.1:${running.port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
}

describe('administration', () => {
  it('says that it is there', async () => {
    expect(await ask('GET', '/')).toMatchObject({ status: 200, text: 'Ok\n' });
  });

  it('clears one database, or all', async () => {
    set('a/1', {});
    set('a/1', {}, 'projects/demo-other/databases/(default)');
    await ask('DELETE', `/emulator/v1/${testDatabase}/documents`);
    expect((await ask('GET', `${root}/a/1`)).status).toBe(404);
    const other = '/v1/projects/demo-other/databases/(default)/documents/a/1';
    expect((await ask('GET', other)).status).toBe(200);
    await ask('POST', '/reset');
    expect((await ask('GET', other)).status).toBe(404);
  });

  it('refuses the pages of other websites, which may not even ask', async () => {
    set('a/1', {});
    const foreign = { origin: 'https://evil.example', authorization: 'Bearer owner' };
    for (const [method, path] of [
      ['POST', '/reset'],
      ['GET', `${root}/a/1`],
      ['OPTIONS', `/emulator/v1/${testDatabase}/documents`],
    ] as const) {
      expect(await ask(method, path, undefined, foreign)).toMatchObject({
        status: 403,
        json: { error: { message: 'A page of another website cannot use these emulators.' } },
      });
    }
    expect((await ask('GET', `${root}/a/1`)).status).toBe(200);
  });

  it('exports on request', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'firestore-http-'));
    set('a/1', {});
    const body = { database: testDatabase, export_directory: folder, export_name: 'firestore_export' };
    expect((await ask('POST', '/emulator/v1/projects/demo-test:export', body)).status).toBe(200);
    expect(await readdir(join(folder, 'firestore_export'))).toContain(
      'firestore_export.overall_export_metadata',
    );
    await rm(folder, { recursive: true });
    expect((await ask('POST', '/emulator/v1/projects/demo-test:export', {})).status).toBe(400);
  });

  it('imports an export into a database, and says what is missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'firestore-http-'));
    const body = { database: testDatabase, export_directory: folder, export_name: 'saved' };
    set('a/1', { n: 7n });
    await ask('POST', '/emulator/v1/projects/demo-test:export', body);
    const importInto = async (request: object) => {
      running.engine.clearAll();
      const { status } = await ask('POST', '/emulator/v1/projects/demo-test:import', request);
      return [status, running.engine.store(testDatabase).database.get('a/1')?.fields.get('n')];
    };
    expect(await importInto(body)).toEqual([200, 7n]);
    const file = join(folder, 'saved', 'saved.overall_export_metadata');
    expect(await importInto({ export_directory: file })).toEqual([200, 7n]);
    expect(await importInto({ ...body, export_name: 'none' })).toEqual([400, undefined]);
    expect(await importInto({ export_directory: folder })).toEqual([400, undefined]);
    expect(await importInto({})).toEqual([400, undefined]);
    await rm(folder, { recursive: true });
  });

  it('answers when something has changed, and not before', async () => {
    const changes = `/emulator/v1/${testDatabase}/changes`;
    const count = (await ask('GET', changes)).json.changes;
    let answered = false;
    const next = ask('GET', `${changes}?after=${count}`).finally(() => {
      answered = true;
    });
    set('a/1', {}, 'projects/demo-other/databases/(default)');
    await ask('GET', `${root}/a/1`);
    expect(answered).toBe(false);
    set('a/1', {});
    expect((await next).json).toEqual({ changes: count + 1 });
    expect((await ask('GET', `${changes}?after=${count}`)).json).toEqual({ changes: count + 1 });
  });
});

describe('rules', () => {
  const put = (content: unknown, more = {}) =>
    ask('PUT', '/emulator/v1/projects/demo-ruled:securityRules', {
      rules: { files: [{ name: 'security.rules', content }] },
      ...more,
    });
  const wrap = (condition: string) =>
    `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{d}/documents/{doc=**} {\n    allow read: if ${condition};\n  }\n}`;
  const get = () => ask('GET', '/v1/projects/demo-ruled/databases/(default)/documents/a/1', undefined, {});

  it('apply from the moment they are put', async () => {
    set('a/1', {}, 'projects/demo-ruled/databases/(default)');
    await put(wrap('false'));
    expect((await get()).status).toBe(403);
    await put(wrap('true'));
    expect((await get()).status).toBe(200);
  });

  it('with errors are refused with their place, and the earlier ones stay', async () => {
    set('a/1', {}, 'projects/demo-ruled/databases/(default)');
    await put(wrap('true'));
    const refused = await put(wrap('fals e'));
    expect(refused.status).toBe(400);
    expect(refused.json.error).toMatchObject({
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: expect.stringMatching(/^L4:\d+ /),
    });
    const listed = await put(wrap('fals e'), { ignore_errors: true });
    expect(listed).toMatchObject({
      status: 200,
      json: { issues: [{ severity: 'ERROR', sourcePosition: { line: 4 }, description: expect.any(String) }] },
    });
    expect((await get()).status).toBe(200);
  });

  it('must be there', async () => {
    expect(await put(undefined)).toMatchObject({ status: 400 });
  });
});

describe('the REST interface', () => {
  it('reads a document with every kind of value', async () => {
    const at = new Timestamp(0, 1000);
    set('a/1', {
      nothing: null,
      yes: true,
      integer: 7n,
      double: 0.5,
      nan: Number.NaN,
      text: 'x',
      bytes: Uint8Array.of(1),
      at,
      by: new Reference(`${testDatabase}/documents/a/b`),
      place: new GeoPoint(1, 2),
      list: [1n],
      map: new Map([['k', 'v']]),
    });
    const { status, json } = await ask('GET', `${root}/a/1`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: `${testDatabase}/documents/a/1`,
      fields: {
        nothing: { nullValue: null },
        yes: { booleanValue: true },
        integer: { integerValue: '7' },
        double: { doubleValue: 0.5 },
        nan: { doubleValue: 'NaN' },
        text: { stringValue: 'x' },
        bytes: { bytesValue: 'AQ==' },
        at: { timestampValue: '1970-01-01T00:00:00.000001Z' },
        by: { referenceValue: `${testDatabase}/documents/a/b` },
        place: { geoPointValue: { latitude: 1, longitude: 2 } },
        list: { arrayValue: { values: [{ integerValue: '1' }] } },
        map: { mapValue: { fields: { k: { stringValue: 'v' } } } },
      },
      createTime: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await ask('GET', `${root}/a/1?mask.fieldPaths=text`)).json.fields).toEqual({
      text: { stringValue: 'x' },
    });
  });

  it('lists a collection page by page', async () => {
    for (const id of ['1', '2', '3']) set(`a/${id}`, { n: BigInt(-Number(id)) });
    const first = await ask('GET', `${root}/a?pageSize=2&orderBy=n`);
    expect(first.json.documents.map(({ name }: { name: string }) => name.at(-1))).toEqual(['3', '2']);
    const second = await ask('GET', `${root}/a?pageSize=2&orderBy=n&pageToken=${first.json.nextPageToken}`);
    expect(second.json.documents.map(({ name }: { name: string }) => name.at(-1))).toEqual(['1']);
    expect(second.json).not.toHaveProperty('nextPageToken');
    expect((await ask('GET', `${root}/none`)).json).toEqual({});
  });

  it('lists for others as the rules allow, with the size of the page as the limit', async () => {
    const allow = 'match /a/{id} { allow list: if request.query.limit <= 10; }';
    const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { ${allow} } }`;
    running.engine.guard.setRules(rules, 'demo-test');
    const listing = async (query: string) => (await ask('GET', `${root}/a?${query}`, undefined, {})).status;
    expect(await listing('pageSize=10')).toBe(200);
    expect(await listing('pageSize=11')).toBe(403);
    expect(await listing('')).toBe(403);
    expect(await listing('pageSize=10&showMissing=true')).toBe(403);
  });

  it.each([
    ['GET', `${root}/a/none`, undefined, 404, 'NOT_FOUND', 'not found'],
    ['GET', `${root}/a/__b__`, undefined, 400, 'INVALID_ARGUMENT', 'reserved'],
    ['GET', `${root}/a?pageToken=x`, undefined, 400, 'INVALID_ARGUMENT', 'page token'],
    ['GET', `${root}/a/%`, undefined, 400, 'INVALID_ARGUMENT', 'malformed'],
    [
      'POST',
      `${root}:executePipeline`,
      {},
      501,
      'UNIMPLEMENTED',
      'is not supported by this Firestore engine',
    ],
    ['PUT', '/emulator/v1/projects/p:securityRules', 'not json', 400, 'INVALID_ARGUMENT', 'is not JSON'],
  ])('answers %s %s with an error', async (method, path, body, code, status, message) => {
    expect((await ask(method, path, body)).json.error).toMatchObject({
      code,
      status,
      message: expect.stringContaining(message),
    });
  });

  it('refuses a token that it cannot read', async () => {
    expect((await ask('GET', `${root}/a/1`, undefined, { authorization: 'Bearer x' })).status).toBe(401);
  });
});
