/**
 * The REST interface as other programs use it: addresses, JSON and errors, compared with Google's emulator by
 * hand.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEngine, startEngine, testDatabase } from '../engine.testing.ts';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
beforeEach(() => running.engine.clearAll());
afterAll(() => running.close());

const documents = `/v1/${testDatabase}/documents`;
const nameOf = (path: string) => `${testDatabase}/documents/${path}`;
const int = (value: number) => ({ integerValue: String(value) });

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: 'Bearer owner' },
) {
  const response = await fetch(`http://127.0.0.1:${running.port}${documents}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text && JSON.parse(text) };
}

const fieldsOf = async (path: string) => (await ask('GET', path)).json.fields;

describe('a document', () => {
  it('is created once, with an id of the caller or a new one', async () => {
    const created = await ask('POST', '/a?documentId=1&mask.fieldPaths=x', {
      fields: { x: int(1), y: int(2) },
    });
    expect(created).toMatchObject({ status: 200, json: { name: nameOf('a/1'), fields: { x: int(1) } } });
    expect((await ask('POST', '/a?documentId=1', {})).json.error).toMatchObject({
      code: 409,
      status: 'ALREADY_EXISTS',
    });
    expect(await fieldsOf('/a/1')).toEqual({ x: int(1), y: int(2) });
    const { json } = await ask('POST', '/a/1/sub');
    expect(json.name).toMatch(/\/documents\/a\/1\/sub\/\w{20}$/);
    expect(json).not.toHaveProperty('fields');
  });

  it('is changed in the fields of a mask, or replaced', async () => {
    await ask('POST', '/a?documentId=1', { fields: { x: int(1), y: int(2), z: int(3) } });
    const masked = '/a/1?updateMask.fieldPaths=x&update_mask.field_paths=y&key=ignored';
    await ask('PATCH', '/a/1?updateMask.fieldPaths=x&updateMask.fieldPaths=z', { fields: { x: int(9) } });
    expect(await fieldsOf('/a/1')).toEqual({ x: int(9), y: int(2) });
    expect((await ask('PATCH', masked, { fields: {} })).status).toBe(200);
    expect((await ask('PATCH', '/a/1', { name: nameOf('a/other'), fields: { q: int(1) } })).json.name).toBe(
      nameOf('a/1'),
    );
    expect(await fieldsOf('/a/1')).toEqual({ q: int(1) });
    expect(await fieldsOf('/a/1?mask.fieldPaths=none')).toBeUndefined();
  });

  it.each([
    ['PATCH', '/a/none?currentDocument.exists=true', 404, 'NOT_FOUND'],
    ['DELETE', '/a/none?currentDocument.exists=true', 404, 'NOT_FOUND'],
    ['PATCH', '/a/1?currentDocument.updateTime=2020-01-01T00:00:00Z', 400, 'FAILED_PRECONDITION'],
    ['PATCH', '/a/1?currentDocument.exists=maybe', 400, 'INVALID_ARGUMENT'],
    [
      'PATCH',
      '/a/1?updateMask=x&updateMask.bogus.more=y&currentDocument.exists=false',
      409,
      'ALREADY_EXISTS',
    ],
    ['PATCH', '/a', 400, 'INVALID_ARGUMENT'],
    ['DELETE', '/a', 400, 'INVALID_ARGUMENT'],
  ])('is not changed by %s %s', async (method, path, code, status) => {
    await ask('POST', '/a?documentId=1', { fields: { x: int(1) } });
    expect(await ask(method, path, method === 'PATCH' ? { fields: {} } : undefined)).toMatchObject({
      status: code,
      json: { error: { code, status } },
    });
    expect(await fieldsOf('/a/1')).toEqual({ x: int(1) });
  });

  it('is deleted', async () => {
    await ask('POST', '/a?documentId=1', {});
    expect(await ask('DELETE', '/a/1?currentDocument.exists=true')).toMatchObject({ status: 200, json: {} });
    expect((await ask('GET', '/a/1')).status).toBe(404);
  });
});

describe('a value', () => {
  const stored = async (value: unknown) => {
    const { status, json } = await ask('PATCH', '/a/1', { fields: { x: value } });
    return status === 200 ? json.fields.x : json.error.status;
  };

  it.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ nullValue: 0 }, { nullValue: null }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ integer_value: '-9223372036854775808' }, { integerValue: '-9223372036854775808' }],
    [{ doubleValue: 'Infinity' }, { doubleValue: 'Infinity' }],
    [{ doubleValue: '0.5' }, { doubleValue: 0.5 }],
    [{ doubleValue: 0 }, { doubleValue: 0 }],
    [{ doubleValue: '-0' }, { doubleValue: '-0' }],
    [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    [{ bytesValue: '' }, { bytesValue: '' }],
    [
      { timestampValue: '2020-01-02T03:04:05.123456789+01:00' },
      { timestampValue: '2020-01-02T02:04:05.123456Z' },
    ],
    [{ timestampValue: '1969-12-31T23:59:59.5Z' }, { timestampValue: '1969-12-31T23:59:59.500000Z' }],
    [{ geoPointValue: { latitude: 0, longitude: 2 } }, { geoPointValue: { longitude: 2 } }],
    [{ arrayValue: {} }, { arrayValue: {} }],
    [
      { mapValue: { fields: { __proto: { booleanValue: false } } } },
      { mapValue: { fields: { __proto: { booleanValue: false } } } },
    ],
    [{ stringValue: 'a', booleanValue: null }, { stringValue: 'a' }],
  ])('%j is stored', async (value, answer) => {
    expect(await stored(value)).toEqual(answer);
  });

  it('of a field that JavaScript has in every object is stored', async () => {
    const text =
      '{"constructor":{"integerValue":"1"},"toString":{"mapValue":{"fields":{"x":{"booleanValue":true}}}}}';
    const { json } = await ask('PATCH', '/a/1', { fields: JSON.parse(text) });
    expect(JSON.stringify(json.fields)).toBe(text);
  });

  it.each([
    {},
    { intValue: '6' },
    { integerValue: 'abc' },
    { integerValue: 1.5 },
    { integerValue: '9223372036854775808' },
    { doubleValue: 'much' },
    { doubleValue: '' },
    { booleanValue: 'perhaps' },
    { bytesValue: 'not base64!' },
    { timestampValue: 'yesterday' },
    { timestampValue: 5 },
    { stringValue: 5 },
    { stringValue: 'a', integerValue: '1' },
    { arrayValue: [] },
    { arrayValue: { values: {} } },
    { mapValue: { fields: [] } },
    'text',
  ])('%j is refused', async (value) => {
    expect(await stored(value)).toBe('INVALID_ARGUMENT');
  });
});

describe('a method', () => {
  beforeEach(async () => {
    for (const n of [1, 2, 3]) await ask('POST', `/a?documentId=${n}`, { fields: { n: int(n) } });
    await ask('POST', '/a/1/sub?documentId=s', {});
  });
  const from = [{ collectionId: 'a' }];
  const filter = (op: unknown) => ({ fieldFilter: { field: { fieldPath: 'n' }, op, value: int(2) } });
  const ids = (answers: { document?: { name: string } }[]) =>
    answers.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);

  it.each([
    [{ from, where: filter('GREATER_THAN') }, ['3']],
    [{ from, where: filter(5) }, ['2']],
    [{ from, limit: 2, orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] }, ['3', '2']],
    [
      { from, start_at: { values: [int(2)], before: true }, order_by: [{ field: { field_path: 'n' } }] },
      ['2', '3'],
    ],
  ])('runQuery %j', async (structuredQuery, found) => {
    const { json } = await ask('POST', ':runQuery', { structuredQuery });
    expect(ids(json)).toEqual(found);
    expect(json[0].readTime).toMatch(/Z$/);
  });

  it('runQuery below a document, without results, and with explain', async () => {
    const query = (path: string, collectionId: string, more = {}) =>
      ask('POST', `${path}:runQuery`, { structuredQuery: { from: [{ collectionId }] }, ...more });
    expect(ids((await query('/a/1', 'sub')).json)).toEqual(['s']);
    expect((await query('', 'none')).json).toEqual([{ readTime: expect.any(String) }]);
    const explained = await query('', 'a', { explainOptions: { analyze: true } });
    expect(ids(explained.json)).toEqual(['1', '2', '3']);
    expect(JSON.stringify(explained.json)).not.toContain('explain');
  });

  it('runAggregationQuery', async () => {
    const aggregations = [
      { alias: 'many', count: {} },
      { alias: 'all', sum: { field: { fieldPath: 'n' } } },
    ];
    const body = { structuredAggregationQuery: { structuredQuery: { from }, aggregations } };
    const { json } = await ask('POST', ':runAggregationQuery', body);
    expect(json).toEqual([
      { result: { aggregateFields: { many: int(3), all: int(6) } }, readTime: expect.any(String) },
    ]);
  });

  it('commit writes all or nothing, in the database of its address', async () => {
    const update = { update: { name: nameOf('a/1'), fields: {} } };
    const increment = { fieldPath: 'n', increment: int(4) };
    const written = await ask('POST', ':commit', {
      database: 'projects/other/databases/(default)',
      writes: [{ ...update, updateTransforms: [increment] }, { delete: nameOf('a/2') }],
    });
    expect(written.json).toEqual({
      writeResults: [{ updateTime: expect.any(String), transformResults: [int(4)] }, {}],
      commitTime: expect.any(String),
    });
    const failing = { delete: nameOf('a/2'), currentDocument: { exists: true } };
    expect((await ask('POST', ':commit', { writes: [{ delete: nameOf('a/1') }, failing] })).status).toBe(404);
    expect(await fieldsOf('/a/1')).toEqual({ n: int(4) });
  });

  it('batchGet and batchWrite', async () => {
    const got = await ask('POST', ':batchGet', { documents: [nameOf('a/1'), nameOf('a/9')] });
    expect(got.json).toEqual([
      { found: expect.objectContaining({ name: nameOf('a/1') }), readTime: expect.any(String) },
      { missing: nameOf('a/9'), readTime: expect.any(String) },
    ]);
    const { json } = await ask('POST', ':batchWrite', {
      writes: [{ delete: nameOf('a/1') }, { delete: nameOf('a/9'), currentDocument: { exists: true } }],
    });
    expect(json.status).toEqual([{}, { code: 5, message: expect.any(String) }]);
    expect(json.writeResults).toHaveLength(2);
  });

  it('beginTransaction, with reads, a commit and a rollback', async () => {
    const begin = async () => (await ask('POST', ':beginTransaction', {})).json.transaction;
    const transaction = await begin();
    await ask('POST', ':batchGet', { documents: [nameOf('a/1')], transaction });
    const writes = [{ update: { name: nameOf('a/1'), fields: {} } }];
    expect((await ask('POST', ':commit', { transaction, writes })).status).toBe(200);
    expect((await ask('POST', ':commit', { transaction, writes })).status).toBe(400);
    expect((await ask('POST', ':rollback', { transaction: await begin() })).json).toEqual({});
    expect((await ask('POST', ':rollback', { transaction: 'AAAA' })).status).toBe(400);
  });

  it('listCollectionIds and partitionQuery', async () => {
    expect((await ask('POST', ':listCollectionIds')).json).toEqual({ collectionIds: ['a'] });
    expect((await ask('POST', '/a/1:listCollectionIds', { pageSize: 5 })).json).toEqual({
      collectionIds: ['sub'],
    });
    const structuredQuery = {
      from: [{ collectionId: 'a', allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
    };
    const { json } = await ask('POST', ':partitionQuery', { structuredQuery, partitionCount: '2' });
    expect(json.partitions[0]).toEqual({ values: [{ referenceValue: nameOf('a/2') }], before: true });
  });

  it.each([
    [':runQuery', { structuredQuery: { from, where: filter('BOGUS') } }, 400],
    [':runQuery', { structuredQuery: { from, limit: -1 } }, 400],
    [':runQuery', { query: {} }, 400],
    [':runQuery', [], 400],
    [':commit', { writes: [{}] }, 400],
    [':batchGet', { documents: ['x'] }, 400],
    [':bogus', {}, 501],
  ])('%s %j is refused', async (path, body, status) => {
    expect(await ask('POST', path, body)).toMatchObject({ status, json: { error: { code: status } } });
  });
});

describe('a page of this machine', () => {
  const headers = {
    origin: 'http://localhost:3000',
    'access-control-request-headers': 'authorization,x-goog-api-client',
  };

  it('may send what it asks to send, and read the answers', async () => {
    const asked = await ask('OPTIONS', ':commit', undefined, headers);
    expect(asked.status).toBe(200);
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    const read = await ask('GET', '/a/none', undefined, headers);
    expect(read.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });

  it('of another website may not', async () => {
    const { status, headers: answered } = await ask('OPTIONS', ':commit', undefined, {
      ...headers,
      origin: 'https://evil.example',
    });
    expect(status).toBe(403);
    expect(answered.get('access-control-allow-origin')).toBeNull();
  });
});
