import { describe, expect, it } from 'vitest';
import { databaseWith } from '../query/query.testing.ts';
import type { Database } from '../store/database.ts';
import type { Timestamp } from '../values/value.ts';
import { int, name, set, stored, write } from './plan.testing.ts';
import type { WireWrite } from './write.ts';

describe('preconditions', () => {
  const existing = databaseWith({ 'c/d': { a: 1n } });
  const updateTime = existing.get('c/d')?.updateTime as Timestamp;
  const wire = ({ seconds, nanos }: Timestamp) => ({ seconds, nanos });

  it.each<[string, Database, WireWrite, number, string]>([
    [
      'create on a document',
      existing,
      set({}, { currentDocument: { exists: false } }),
      6,
      `Document already exists: ${name}`,
    ],
    [
      'update of nothing',
      databaseWith({}),
      set({}, { currentDocument: { exists: true } }),
      5,
      `No document to update: ${name}`,
    ],
    [
      'delete of nothing',
      databaseWith({}),
      { delete: name, currentDocument: { exists: true } },
      5,
      `No document to delete: ${name}`,
    ],
    [
      'another update time',
      existing,
      { delete: name, currentDocument: { updateTime: { seconds: 1 } } },
      9,
      'does not match the required update time',
    ],
    [
      'an update time of nothing',
      databaseWith({}),
      { verify: name, currentDocument: { updateTime: { seconds: 1 } } },
      9,
      'does not exist',
    ],
  ])('refuse %s', (_, database, wireWrite, code, message) => {
    expect(() => write(database, wireWrite)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });

  it('let through what they describe', () => {
    const result = (wireWrite: WireWrite) => write(existing, wireWrite).results[0];
    const asKnown = { currentDocument: { updateTime: wire(updateTime) } };
    expect(result({ verify: name, ...asKnown })).toEqual({ updateTime, transformResults: [] });
    expect(result({ delete: name, ...asKnown })).toEqual({ transformResults: [] });
    expect(existing.get('c/d')).toBeUndefined();
    expect(result({ verify: name, currentDocument: { exists: false } })).toEqual({ transformResults: [] });
    expect(existing.get('c/d')).toBeUndefined();
    write(existing, set({ a: int(1) }, { currentDocument: { exists: false } }));
    expect(stored(existing)).toEqual({ a: 1n });
  });
});
