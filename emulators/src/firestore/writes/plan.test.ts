import { describe, expect, it } from 'vitest';
import { databaseName, databaseWith, rootName } from '../query/query.testing.ts';
import { Timestamp, type Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { array, int, name, set, stored, text, transform, write } from './plan.testing.ts';
import { planWrites } from './plan.ts';
import { parseWrites, type WireWrite } from './write.ts';

describe('writes', () => {
  it('without a mask replace the document', () => {
    const database = databaseWith({ 'c/d': { a: 1n, b: 2n } });
    write(database, set({ a: int(9) }));
    expect(stored(database)).toEqual({ a: 9n });
  });

  it('with a mask change the named fields and delete those without a value', () => {
    const database = databaseWith({
      'c/d': {
        a: 1n,
        b: 2n,
        m: new Map([
          ['x', 1n],
          ['y', 2n],
        ] as const),
      },
    });
    write(database, set({ a: int(9), ignored: int(1) }, { updateMask: { fieldPaths: ['a', 'b', 'm.x'] } }));
    expect(stored(database)).toEqual({ a: 9n, m: new Map([['y', 2n]]) });
  });

  it('with a mask whose fields lie within each other take the whole of them', () => {
    const given = { owner: { mapValue: { fields: { name: text('x'), age: int(1) } } } };
    for (const fieldPaths of [
      ['owner.name', 'owner', 'owner'],
      ['owner', 'owner.name'],
    ]) {
      const database = databaseWith({ 'c/d': { owner: new Map([['gone', 1n]]) } });
      write(database, set(given, { updateMask: { fieldPaths } }));
      expect(stored(database)).toEqual({
        owner: new Map<string, Value>([
          ['name', 'x'],
          ['age', 1n],
        ]),
      });
    }
    const database = databaseWith({ 'c/d': { owner: new Map([['name', 1n]]) } });
    write(database, set({ owner: int(5) }, { updateMask: { fieldPaths: ['owner', 'owner.name'] } }));
    expect(stored(database)).toEqual({ owner: 5n });
  });

  it('with an empty mask create an empty document', () => {
    const database = databaseWith({});
    write(database, set({ a: int(1) }, { updateMask: { fieldPaths: [] } }));
    expect(stored(database)).toEqual({});
    expect(database.get('c/d')).toBeDefined();
  });

  it('that change nothing keep the update time', () => {
    const database = databaseWith({ 'c/d': { a: 1n, d: 0 } });
    const before = database.get('c/d');
    const { results } = write(database, set({ a: int(1), d: { doubleValue: 0 } }));
    expect(database.get('c/d')).toBe(before);
    expect(results[0]?.updateTime).toBe(before?.updateTime);
    write(database, set({ a: { doubleValue: 1 }, d: { doubleValue: -0 } }));
    expect(stored(database)).toEqual({ a: 1, d: -0 });
  });

  it('keep the time of creation until the document is deleted', () => {
    const database = databaseWith({ 'c/d': { a: 1n } });
    const created = database.get('c/d')?.createTime;
    write(database, set({ a: int(2) }));
    expect(database.get('c/d')?.createTime).toBe(created);
    write(database, { delete: name }, set({ a: int(3) }));
    expect(database.get('c/d')?.createTime).not.toBe(created);
  });

  it('of a batch see the ones before them', () => {
    const database = databaseWith({});
    const { changes } = write(database, set({ n: int(1) }), transform('n', { increment: int(5) }));
    expect(stored(database)).toEqual({ n: 6n });
    expect(changes).toHaveLength(1);
  });

  it('may be any number, as long as the documents stay within 10 MiB', () => {
    const database = databaseWith({});
    const to = (id: number, length: number): WireWrite => ({
      update: { name: `${rootName}/c/${id}`, fields: { f: text('x'.repeat(length)) } },
    });
    const overhead = planWrites(parseWrites([to(10, 0)], databaseName), database, database.nextTime())
      .changes[0]?.after?.size as number;
    const mebibyte = 1024 * 1024;
    const full = Array.from({ length: 10 }, (_, i) => to(10 + i, mebibyte - overhead));
    expect(write(database, ...full).changes).toHaveLength(10);
    expect(() => write(database, ...full, to(20, 0))).toThrow(
      'Transaction too big. Decrease transaction size.',
    );
    expect(write(database, ...Array.from({ length: 501 }, (_, i) => to(i, 1))).results).toHaveLength(501);
  });

  it('are applied all or none', () => {
    const database = databaseWith({ 'c/d': { a: 1n } });
    const other = { update: { name: `${rootName}/c/other`, fields: {} } };
    expect(() => write(database, other, set({}, { currentDocument: { exists: false } }))).toThrow(
      /already exists/,
    );
    expect(database.get('c/other')).toBeUndefined();
  });
});

describe('transforms', () => {
  const max = '9223372036854775807';
  it.each<[string, Value | undefined, proto.DocumentTransform.IFieldTransform, Value, Value]>([
    ['increment an integer', 1n, { increment: int(2) }, 3n, 3n],
    ['increment by a double', 1n, { increment: { doubleValue: 0.5 } }, 1.5, 1.5],
    ['increment what is no number', 'x', { increment: int(2) }, 2n, 2n],
    ['increment nothing', undefined, { increment: int(2) }, 2n, 2n],
    ['stop at the largest integer', 2n ** 63n - 2n, { increment: int(max) }, 2n ** 63n - 1n, 2n ** 63n - 1n],
    ['stop at the smallest integer', -(2n ** 63n), { increment: int(-1) }, -(2n ** 63n), -(2n ** 63n)],
    ['take the maximum', 3n, { maximum: { doubleValue: 3.5 } }, 3.5, 3.5],
    ['keep the type where both are equal', 3n, { maximum: { doubleValue: 3 } }, 3n, 3n],
    ['take the minimum', 3n, { minimum: int(2) }, 2n, 2n],
    ['give NaN for NaN', Number.NaN, { minimum: int(2) }, Number.NaN, Number.NaN],
    [
      'append what is missing',
      [1n, 'a'],
      { appendMissingElements: array(text('a'), text('b'), text('b')) },
      [1n, 'a', 'b'],
      null,
    ],
    ['append to what is no list', 5n, { appendMissingElements: array(int(1)) }, [1n], null],
    ['remove several', [1n, 2n, 3n], { removeAllFromArray: array(int(1), int(3)) }, [2n], null],
    ['remove from what is no list', 5n, { removeAllFromArray: array(int(1)) }, [], null],
    ['remove nothing', [1n], { removeAllFromArray: array() }, [1n], null],
    ['remove all that are equal', [1n, 2n, 1, 3n], { removeAllFromArray: array(int(1)) }, [2n, 3n], null],
  ])('%s', (_, before, change, value, result) => {
    const database = databaseWith({ 'c/d': before === undefined ? {} : { f: before } });
    const plan = write(database, transform('f', change));
    expect(stored(database)).toEqual({ f: value });
    expect(plan.results[0]?.transformResults).toEqual([result]);
  });

  it('set the time of the commit in whole milliseconds', () => {
    const database = databaseWith({});
    const writes = [transform('m.at', { setToServerValue: 'REQUEST_TIME' })];
    const plan = planWrites(parseWrites(writes, databaseName), database, new Timestamp(5, 123_456_000));
    database.apply(plan);
    const time = new Timestamp(5, 123_000_000);
    expect(stored(database)).toEqual({ m: new Map([['at', time]]) });
    expect(plan.results[0]?.transformResults).toEqual([time]);
  });

  it('create the document in their old form too', () => {
    const database = databaseWith({});
    write(database, {
      transform: { document: name, fieldTransforms: [{ fieldPath: 'n', increment: int(1) }] },
    });
    expect(stored(database)).toEqual({ n: 1n });
  });
});

describe('writes that are refused', () => {
  it.each<[string, WireWrite[], string]>([
    ['nothing at all', [{}], 'Invalid resource name'],
    [
      'another database',
      [{ delete: 'projects/x/databases/(default)/documents/c/d' }],
      'is not in the database',
    ],
    ['a collection', [{ delete: `${rootName}/c` }], 'does not lead to a document'],
    ['a transform without an operation', [transform('a', {})], 'has no known operation'],
    ['a verify that demands nothing', [{ verify: name }], 'a verify must contain a precondition'],
    ['a transform of nothing', [{ transform: { document: name } }], 'FieldTransform must not be empty'],
    [
      'transforms of a field and of one inside it',
      [
        {
          update: { name, fields: {} },
          updateTransforms: [
            { fieldPath: 'a.b', increment: int(1) },
            { fieldPath: 'a', removeAllFromArray: array() },
          ],
        },
      ],
      'Cannot transform property a and its nested property at the same time.',
    ],
    [
      'a reserved name in a mask',
      [{ update: { name, fields: {} }, updateMask: { fieldPaths: ['a.__b__'] } }],
      'Invalid reserved name in field path a.__b__',
    ],
    [
      'a reserved name in a transform',
      [transform('a.__b__', { increment: int(1) })],
      'Invalid reserved name in field path a.__b__',
    ],
    ['the name in a transform', [transform('__name__', { increment: int(1) })], 'must not name __name__'],
    ['the name in a mask', [set({}, { updateMask: { fieldPaths: ['__name__'] } })], 'must not name __name__'],
    [
      'a list in a list',
      [set({ a: { arrayValue: array({ arrayValue: array() }) } })],
      'an array value in an',
    ],
    [
      'an invalid value beside what the mask names',
      [set({ a: int(1), __b__: int(2) }, { updateMask: { fieldPaths: ['a'] } })],
      'The field name "__b__" is reserved.',
    ],
    [
      'a list to add to a list',
      [transform('a', { appendMissingElements: array({ arrayValue: array() }) })],
      'Cannot convert an array value in an array value.',
    ],
    [
      'a reserved name in what is taken from a list',
      [transform('a', { removeAllFromArray: array({ mapValue: { fields: { __b__: int(1) } } }) })],
      'The field name "__b__" is reserved.',
    ],
    ['an increment by a word', [transform('a', { increment: text('x') })], 'needs a number'],
  ])('%s', (_, writes, message) => {
    expect(() => parseWrites(writes, databaseName)).toThrow(message);
  });
});
