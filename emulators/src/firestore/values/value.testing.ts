/** Random values for property tests. */
import fc from 'fast-check';
import { GeoPoint, type MapValue, Reference, Timestamp, type Value } from './value.ts';

const integer = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => !/^__.*__$/.test(text));

const timestamp = fc
  .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([seconds, micros]) => new Timestamp(seconds, micros * 1000));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  integer,
  fc.double(),
  timestamp,
  fc.string({ unit: 'grapheme' }),
  fc.uint8Array({ maxLength: 20 }),
  fc
    .tuple(fc.constantFrom('a', 'b', '__id3__'), fc.constantFrom('x', 'y', '__id12__'))
    .map(
      ([collection, id]) =>
        new Reference(`projects/demo-test/databases/(default)/documents/${collection}/${id}`),
    ),
  fc
    .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
    .map(([latitude, longitude]) => new GeoPoint(latitude, longitude)),
);

const { value, map } = fc.letrec<{ value: Value; list: readonly Value[]; map: MapValue }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, scalar, tie('list'), tie('map')),
  // A list cannot contain lists.
  list: fc.array(fc.oneof({ depthSize: 'small' }, scalar, tie('map')), { maxLength: 4 }),
  map: fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
}));

/** Values that may be stored in a document. */
export const anyValue: fc.Arbitrary<Value> = value;
export const anyFields: fc.Arbitrary<MapValue> = map;
