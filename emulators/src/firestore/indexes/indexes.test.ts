/** Counts, instead of measuring time, how many documents queries and writes look at. */
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../query/parse.ts';
import { all, by, databaseName, rootName, where } from '../query/query.testing.ts';
import { runQuery } from '../query/run.ts';
import { Database } from '../store/database.ts';
import type { Document } from '../store/document.ts';
import { Timestamp, type Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';

const time = new Timestamp(0, 0);
let looks = 0;

/** A document that counts how often it is read. */
class Counted implements Document {
  readonly createTime = time;
  readonly updateTime = time;
  readonly size = 100;
  readonly #n: number;

  constructor(n: number) {
    this.#n = n;
  }

  get path(): string {
    looks++;
    return `c/${String(this.#n).padStart(6, '0')}`;
  }

  get fields(): Document['fields'] {
    looks++;
    const n = BigInt(this.#n);
    return new Map<string, Value>([
      ['n', n],
      ['group', n % 10n],
      ['tags', [n % 10n, n % 7n]],
    ]);
  }
}

function put(database: Database, from: number, to: number): void {
  const changes = Array.from({ length: to - from }, (_, i) => {
    const after = new Counted(from + i);
    return { path: after.path, before: undefined, after };
  });
  database.apply({ time, changes });
}

function databaseOf(size: number): Database {
  const database = new Database(databaseName);
  put(database, 0, size);
  return database;
}

/** How often documents are read after the index has been built. */
function looksOf(database: Database, wire: proto.IStructuredQuery): number {
  const query = parseQuery(rootName, { from: [{ collectionId: 'c' }], ...wire });
  runQuery(query, database);
  return counted(() => expect(runQuery(query, database).documents).toHaveLength(20));
}

function counted(work: () => void): number {
  looks = 0;
  work();
  return looks;
}

const limit = { value: 20 };
const int = (integerValue: number): proto.IValue => ({ integerValue });
const name = (id: string): proto.IValue => ({ referenceValue: `${rootName}/c/${id}` });
const group = where('group', 'EQUAL', int(7));
const groups = { arrayValue: { values: [int(1), int(2), int(3)] } };

describe('ten times as many documents', () => {
  const small = databaseOf(1000);
  const large = databaseOf(10_000);

  it.each<[string, proto.IStructuredQuery]>([
    ['an equality and an order', { where: group, orderBy: [by('n', 'DESCENDING')], limit }],
    ['a cursor', { orderBy: [by('n')], startAt: { values: [int(500)], before: false }, limit }],
    [
      'a cursor at the end',
      { orderBy: [by('n', 'DESCENDING')], endAt: { values: [int(980)] }, limit: { value: 20 } },
    ],
    ['a page by name', { orderBy: [by('__name__')], startAt: { values: [name('000700')] }, limit }],
    ['an equality, by name backwards', { where: group, orderBy: [by('__name__', 'DESCENDING')], limit }],
    ['an inequality', { where: where('n', 'GREATER_THAN', int(600)), limit }],
    ['an offset', { where: group, offset: 30, limit }],
    ['an element of an array', { where: where('tags', 'ARRAY_CONTAINS', int(3)), orderBy: [by('n')], limit }],
    ['several values', { where: where('group', 'IN', groups), orderBy: [by('n')], limit }],
    ['an OR', { where: all('OR', group, where('n', 'LESS_THAN', int(100))), orderBy: [by('n')], limit }],
    ['a collection group', { from: [{ collectionId: 'c', allDescendants: true }], where: group, limit }],
  ])('cost no more to look at for %s', (_, wire) => {
    const [few, many] = [looksOf(small, wire), looksOf(large, wire)];
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThan(few * 1.5);
  });
});

describe('an index', () => {
  const wire = { from: [{ collectionId: 'c' }], where: group, limit };
  const query = parseQuery(rootName, wire);
  const looksOfQuery = (database: Database) => counted(() => runQuery(query, database));

  it('is not made for few documents', () => {
    const [few, enough] = [databaseOf(99), databaseOf(100)];
    for (const database of [few, enough]) runQuery(query, database);
    expect(looksOfQuery(few)).toBeGreaterThanOrEqual(99);
    expect(looksOfQuery(enough)).toBeLessThan(99);
  });

  it('costs a write nothing, and the next query what was written', () => {
    const database = databaseOf(10_000);
    const looksOfWrite = counted(() => put(database, 0, 1));
    const before = looksOf(database, wire);
    expect(counted(() => put(database, 10_000, 10_010))).toBe(looksOfWrite * 10);
    expect(looksOfQuery(database)).toBeLessThan(1000);
    expect(looksOfQuery(database)).toBeLessThan(before * 1.5);
  });

  it('is made anew after so many writes that this costs less', () => {
    const database = databaseOf(2000);
    const before = looksOf(database, wire);
    put(database, 0, 1000);
    expect(looksOfQuery(database)).toBeGreaterThan(2000);
    expect(looksOfQuery(database)).toBeLessThan(before * 1.5);
  });

  it('gives way to others when there are too many', () => {
    const database = databaseOf(1000);
    const before = looksOf(database, wire);
    for (let i = 0; i < 50; i++) {
      const other = { ...wire, where: where(`other${i}`, 'EQUAL', int(1)) };
      runQuery(parseQuery(rootName, other), database);
    }
    expect(looksOfQuery(database)).toBeGreaterThan(1000);
    expect(looksOfQuery(database)).toBeLessThan(before * 1.5);
  });
});
