import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openFirestore } from '../../test/engine.ts';
import { asJson, fromJson } from './document-text.ts';
import { firestore } from './firestore.ts';

await openFirestore();

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

  // Archives that earlier versions have written are read for ever.
  it.each([
    ['a time', new Timestamp(1_700_000_000, 123_000_000), { $time: '2023-11-14T22:13:20.123Z' }],
    ['a time with nanoseconds', new Timestamp(1_700_000_000, 7), { $time: '2023-11-14T22:13:20.000000007Z' }],
    ['bytes', Buffer.from([0, 255, 13]), { $bytes: 'AP8N' }],
    ['a place', new GeoPoint(-12.5, 130), { $place: { latitude: -12.5, longitude: 130 } }],
    ['no number', Number.NaN, { $number: 'NaN' }],
    ['a negative zero', -0, { $number: '-0' }],
    ['what JSON has', ['x', true, null, 0.5], ['x', true, null, 0.5]],
    ['a map that looks like a time', { $time: 'noon' }, { $map: { $time: 'noon' } }],
    ['a map with a time and more', { $time: 'noon', b: 1 }, { $time: 'noon', b: 1 }],
    ['a map with one name', { name: 'noon' }, { name: 'noon' }],
  ])('%s, which is always written in one way', (_, value, written) => {
    expect(asJson(value)).toEqual(written);
  });

  it('the address of another document', () => {
    const document = firestore().doc('notes/a');
    expect(asJson(document)).toEqual({ $document: 'notes/a' });
    expect((through(document) as typeof document).path).toBe('notes/a');
  });

  it.each(['x2026-03-01T08:00:00.000000007Z', '2026-03-01T08:00:00.000000007Z1'])(
    'no time from %s',
    (text) => {
      expect(() => fromJson({ $time: text })).toThrow('is no time');
    },
  );

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
