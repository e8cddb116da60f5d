/** Random values, fields and documents in the protocol's form. */
import fc from 'fast-check';
import type { proto } from '../firestore/wire/messages.d.ts';
import { root } from './side.ts';

type Value = proto.IValue;
type Fields = Record<string, Value>;

const integers = [
  '0',
  '1',
  '-1',
  '2',
  '3',
  '9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
];
const duplicates = [0, -0, 0.5, 1, 2, -1.5, 9007199254740992, 1e308, 5e-324, Number.NaN, Infinity, -Infinity];
const texts = ['', 'a', 'b', 'ab', 'A', 'é', '\u0000', '\uffff', '😀', 'a\u0000b'];

export const number: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(...integers).map((integerValue): Value => ({ integerValue })),
  fc.constantFrom(...duplicates).map((doubleValue): Value => ({ doubleValue })),
);

export const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 5, arbitrary: number },
  { weight: 3, arbitrary: fc.constantFrom(...texts).map((stringValue): Value => ({ stringValue })) },
  fc.constant<Value>({ nullValue: 'NULL_VALUE' }),
  fc.boolean().map((booleanValue): Value => ({ booleanValue })),
  fc
    .constantFrom(['0', 0], ['1', 1000], ['1000000000', 123456789], ['-1', 999999999])
    .map(
      ([seconds, nanos]): Value => ({ timestampValue: { seconds: String(seconds), nanos: Number(nanos) } }),
    ),
  fc
    .constantFrom('', 'AA==', 'AAE=', '/w==')
    .map((text): Value => ({ bytesValue: Buffer.from(text, 'base64') })),
  fc
    .constantFrom('c/a', 'c/b', 'c/a/c/a', 'd/a')
    .map((path): Value => ({ referenceValue: `${root}/${path}` })),
  fc
    .constantFrom([0, 0], [-0, 0], [1, -1], [90, 180], [-90, -180])
    .map(([latitude, longitude]): Value => ({ geoPointValue: { latitude, longitude } })),
);

const few: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom('0', '1', '2').map((integerValue): Value => ({ integerValue })),
  fc.constantFrom('a', 'b').map((stringValue): Value => ({ stringValue })),
  fc.constantFrom(0.5, 1).map((doubleValue): Value => ({ doubleValue })),
);

/** `few` makes it likely that two places of a case have the same value. */
const leaf = fc.oneof({ weight: 3, arbitrary: few }, { weight: 2, arbitrary: scalar });

const vector: fc.Arbitrary<Value> = fc
  .array(fc.oneof({ weight: 20, arbitrary: fc.constantFrom(0, 1, -2.5) }, fc.constant(Number.NaN)), {
    maxLength: 3,
  })
  .map((items) => ({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: items.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  }));

const inner: fc.Arbitrary<Value> = fc.oneof(
  { weight: 20, arbitrary: leaf },
  {
    weight: 5,
    arbitrary: fc
      .dictionary(fc.constantFrom('x', 'y'), leaf, { maxKeys: 2 })
      .map((fields): Value => ({ mapValue: { fields } })),
  },
  vector,
);

export const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 8, arbitrary: leaf },
  {
    weight: 2,
    arbitrary: fc.array(inner, { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
  },
  {
    weight: 2,
    arbitrary: fc
      .dictionary(fc.constantFrom('x', 'y', 'z'), inner, { maxKeys: 3 })
      .map((fields): Value => ({ mapValue: { fields } })),
  },
  vector,
);

export const fieldPath = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', 'b', 'm') },
  fc.constantFrom('m.x', 'm.y', 'a.x', '`a b`', 'é'),
);

/** A few fields hold both special and ordinary values, so that filters and orders often meet them. */
export const fields: fc.Arbitrary<Fields> = fc.record<Fields>(
  {
    a: value,
    b: value,
    m: fc
      .dictionary(fc.constantFrom('x', 'y'), value, { maxKeys: 2 })
      .map((entries): Value => ({ mapValue: { fields: entries } })),
    'a b': few,
    é: few,
  },
  { requiredKeys: [] },
);

const ids = [
  'a',
  'b',
  'c',
  'd',
  'A',
  '1',
  '10',
  '9',
  'é',
  '😀',
  '\uffee',
  'a b',
  'a.b',
  '__id7__',
  '__id70__',
];
const parents = ['c', 'c', 'c', 'c', 'd', 'c/a/c', 'c/b/c', 'd/a/c', 'c/a/c/b/d'];

const path = fc.tuple(fc.constantFrom(...parents), fc.constantFrom(...ids)).map((parts) => parts.join('/'));

export interface Stored {
  readonly path: string;
  readonly fields: Fields;
}

export const documents: fc.Arbitrary<Stored[]> = fc.uniqueArray(fc.record({ path, fields }), {
  minLength: 1,
  maxLength: 12,
  selector: (document) => document.path,
});

export const commitOf = (stored: readonly Stored[], database: string): proto.ICommitRequest => ({
  database,
  writes: stored.map(({ path: id, fields: content }) => ({
    update: { name: `${root}/${id}`, fields: content },
  })),
});
