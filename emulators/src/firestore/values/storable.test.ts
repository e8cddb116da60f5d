import { describe, expect, it } from 'vitest';
import { checkStorable } from './storable.ts';
import { GeoPoint, Reference, Timestamp, type Value } from './value.ts';

const name = 'projects/p/databases/(default)/documents/users/jeff/tasks/my_task_id';
const fields = (entries: Record<string, Value>) => new Map(Object.entries(entries));
const vector = (...value: Value[]) => fields({ __type__: '__vector__', value });
const nest = (levels: number): Value => (levels === 0 ? 1n : new Map([['a', nest(levels - 1)]]));

describe('the size of a document', () => {
  it('is the one of the example in the documentation', () => {
    const size = checkStorable(
      name,
      fields({ type: 'Personal', done: false, priority: 1n, description: 'Learn Cloud Firestore' }),
    );
    expect(size).toBe(147);
  });

  it('counts every kind of value', () => {
    const empty = checkStorable(name, fields({}));
    const sizeOf = (value: Value) => checkStorable(name, fields({ f: value })) - empty - 2;
    expect(sizeOf(null)).toBe(1);
    expect(sizeOf(1.5)).toBe(8);
    expect(sizeOf(new Timestamp(0, 0))).toBe(8);
    expect(sizeOf(new GeoPoint(0, 0))).toBe(16);
    expect(sizeOf('ä')).toBe(3);
    expect(sizeOf(Uint8Array.of(1, 2))).toBe(2);
    expect(sizeOf([1n, 'a'])).toBe(10);
    expect(sizeOf(fields({ a: true }))).toBe(3);
    expect(sizeOf(new Reference('projects/p/databases/(default)/documents/c/d'))).toBe(20);
  });
});

describe('what may be stored', () => {
  it('is at most 1 MiB', () => {
    const room = 1_048_576 - checkStorable(name, fields({ f: '' }));
    expect(checkStorable(name, fields({ f: 'x'.repeat(room) }))).toBe(1_048_576);
    expect(() => checkStorable(name, fields({ f: 'x'.repeat(room + 1) }))).toThrow(
      'exceeds the maximum allowed size of 1048576 bytes',
    );
  });

  it('is nested at most 20 levels deep', () => {
    expect(() => checkStorable(name, fields({ a: nest(20) }))).not.toThrow();
    expect(() => checkStorable(name, fields({ a: nest(21) }))).toThrow('nested deeper than 20 levels');
  });

  it.each<[string, Record<string, Value>, string]>([
    ['a list in a list', { a: [[1n]] }, 'Cannot convert an array value in an array value.'],
    ['an empty field name', { '': 1n }, 'A field name must not be empty.'],
    ['a reserved field name', { __a__: 1n }, 'The field name "__a__" is reserved.'],
    ['a field name of 1501 bytes', { ['x'.repeat(1501)]: 1n }, 'longer than 1500 bytes'],
    ['a reference to nothing', { a: new Reference('users/ada') }, 'Invalid resource name'],
    ['a vector of words', { a: vector('x') }, 'A vector holds doubles only.'],
    ['a vector with NaN', { a: vector(1, Number.NaN) }, 'Vector cannot contain NaN values.'],
    ['a vector in a list', { a: [vector(1)] }, 'Cannot convert a vector value in an array value.'],
    [
      'a vector with more than its numbers',
      { a: new Map([...vector(1), ['more', 1n]]) },
      'Vector Value map has extraneous entries.',
    ],
  ])('does not include %s', (_, entries, message) => {
    expect(() => checkStorable(name, fields(entries))).toThrow(message);
  });

  it('includes vectors', () => {
    for (const a of [vector(1, Number.POSITIVE_INFINITY), [fields({ in: vector(1) })]])
      expect(() => checkStorable(name, fields({ a }))).not.toThrow();
  });
});
