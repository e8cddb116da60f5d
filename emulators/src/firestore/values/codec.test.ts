import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTimestamp, decodeValue, encodeValue } from './codec.ts';
import { anyValue } from './value.testing.ts';
import type { Value } from './value.ts';

describe('protocol values', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(decodeValue(encodeValue(value))).toEqual(value);
      }),
    );
  });

  it('keep microseconds and drop what is finer', () => {
    expect(decodeTimestamp({ seconds: 1, nanos: 123_456_789 })).toMatchObject({
      seconds: 1,
      nanos: 123_456_000,
    });
  });

  it.each([
    ['no value', undefined, 'A value is missing.'],
    ['a value without a type', {}, 'A value has no type.'],
    [
      'an empty vector',
      encodeValue(
        new Map<string, Value>([
          ['__type__', '__vector__'],
          ['value', []],
        ]),
      ),
      'Cannot have a zero length vector.',
    ],
    ['a time before the year 1', { timestampValue: { seconds: -62_135_596_801 } }, /0001-01-01/],
    ['a time after the year 9999', { timestampValue: { seconds: '253402300800' } }, /9999-12-31/],
    ['negative nanoseconds', { timestampValue: { seconds: 0, nanos: -1 } }, /0001-01-01/],
    ['a latitude off the globe', { geoPointValue: { latitude: 91, longitude: 0 } }, /latitude/],
    ['a longitude that is no number', { geoPointValue: { latitude: 0, longitude: Number.NaN } }, /longitude/],
  ])('refuse %s', (_, value, message) => {
    expect(() => decodeValue(value)).toThrow(message);
  });

  it('refuse nesting that no recursion could follow', () => {
    let value = {};
    for (let i = 0; i < 100; i++) value = { mapValue: { fields: { a: value } } };
    expect(() => decodeValue(value)).toThrow('nested deeper than 64 levels');
  });
});
