import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { asJson, fromJson } from './document-text.ts';

const through = (value: unknown) => fromJson(JSON.parse(JSON.stringify(asJson(value))));

describe('a document as JSON comes back with', () => {
  it.each([
    ['a time', new Timestamp(1_700_000_000, 123_000_000)],
    ['a time with nanoseconds', new Timestamp(1_700_000_000, 123_456_789)],
    ['a time without milliseconds', new Timestamp(1_700_000_000, 7)],
    ['a time before 1970', new Timestamp(-62_135_596_800, 0)],
    ['bytes', Buffer.from([0, 255, 13])],
    ['a place', new GeoPoint(-12.5, 130)],
    ['a number that JSON lacks', [Number.NaN, Infinity, -Infinity, -0]],
    ['nested lists and maps', { a: [{ b: null }, 'x', 0.1], c: {}, d: [] }],
    ['a map that looks like a time', { at: { $time: 'noon' } }],
    ['a map that looks like an escaped map', { $map: { $time: '1' } }],
    ['a map with a time and more', { $time: 'noon', other: 1 }],
    ['names of every object', { constructor: 'x', toString: 'y' }],
  ])('%s', (_, value) => {
    expect(through({ value })).toEqual({ value });
  });

  it('reads the times of the fixtures', () => {
    expect(fromJson({ $time: '2026-03-01T08:00:00.000Z' })).toEqual(
      Timestamp.fromDate(new Date('2026-03-01T08:00:00Z')),
    );
  });

  it('nothing that it does not understand', () => {
    expect(() => fromJson({ $time: 'noon' })).toThrow('"noon" is no time');
    expect(() => asJson({ run: () => {} })).toThrow('A document holds a function');
  });
});
