import { describe, expect, it } from 'vitest';
import { snapshotAt } from '../locks/transactions.ts';
import { databaseName, databaseWith, rootName } from '../query/query.testing.ts';
import { compareTimestamps } from '../values/compare.ts';
import { Timestamp, type Value } from '../values/value.ts';
import { planWrites } from '../writes/plan.ts';
import { collectionIds, Database, missingIds } from './database.ts';

function set(database: Database, path: string, fields: Record<string, Value>): void {
  const write = {
    op: 'set' as const,
    name: `${rootName}/${path}`,
    path,
    fields: new Map(Object.entries(fields)),
    transforms: [],
  };
  database.apply(planWrites([write], database, database.nextTime()));
}

const remove = (database: Database, path: string) =>
  database.apply(
    planWrites([{ op: 'delete', name: `${rootName}/${path}`, path }], database, database.nextTime()),
  );

const paths = (documents: Iterable<{ path: string }>) => [...documents].map(({ path }) => path).sort();

describe('a database', () => {
  it('gives every commit a later time', () => {
    const database = new Database(databaseName);
    const times = Array.from({ length: 100 }, (_, i) =>
      i % 2 === 0 ? database.nextTime() : database.readTime(),
    );
    for (let i = 2; i < times.length; i += 2) {
      expect(compareTimestamps(times[i] as never, times[i - 1] as never)).toBeGreaterThan(0);
    }
  });

  it('can be read as it was', () => {
    const database = databaseWith({ 'c/kept': { n: 1n }, 'c/changed': { n: 1n }, 'c/removed': { n: 1n } });
    const before = database.readTime();
    set(database, 'c/changed', { n: 2n });
    set(database, 'c/changed', { n: 3n });
    set(database, 'c/added', { n: 1n });
    remove(database, 'c/removed');
    const then = snapshotAt(database, before);
    expect(then.get('c/changed')?.fields.get('n')).toBe(1n);
    expect(paths(then.scan({ parent: '', collectionId: 'c', allDescendants: false }))).toEqual([
      'c/changed',
      'c/kept',
      'c/removed',
    ]);
    expect(paths(database.scan({ parent: '', allDescendants: true }))).toEqual([
      'c/added',
      'c/changed',
      'c/kept',
    ]);
  });

  it('refuses to be read at a time that it has forgotten', () => {
    const database = databaseWith({ 'c/d': {} });
    const before = database.readTime();
    const text = 'x'.repeat(1_000_000);
    for (let i = 0; i < 20; i++) set(database, 'c/d', { text, n: BigInt(i) });
    expect(() => snapshotAt(database, before)).toThrow('too far in the past');
    expect(snapshotAt(database, database.readTime()).get('c/d')?.fields.get('n')).toBe(19n);
    const later = Timestamp.fromMicros(database.readTime().toMicros() + 60_000_000n);
    expect(() => snapshotAt(database, later)).toThrow(
      expect.objectContaining({ code: 3, message: "The requested 'read_time' cannot be in the future." }),
    );
  });

  it('is empty after clearing, and its listeners are notified', () => {
    const database = databaseWith({ 'c/d': {}, 'c/d/e/f': {} });
    const notified: string[] = [];
    database.onCommit(({ changes }) =>
      notified.push(...changes.filter(({ after }) => !after).map(({ path }) => path)),
    );
    database.clear();
    expect(notified.sort()).toEqual(['c/d', 'c/d/e/f']);
    expect([...database.collectionPaths()]).toEqual([]);
  });

  it('lists collections, and documents that exist only because of documents below them', () => {
    const database = databaseWith({ 'a/1': {}, 'a/2/b/1': {}, 'a/2/c/1/d/1': {}, 'e/1': {} });
    expect(collectionIds(database, '').sort()).toEqual(['a', 'e']);
    expect(collectionIds(database, 'a/2').sort()).toEqual(['b', 'c']);
    expect(missingIds(database, 'a')).toEqual(['2']);
  });
});
