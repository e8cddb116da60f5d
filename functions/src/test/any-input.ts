/** Input of any shape, for what has to refuse it in an orderly way. */
import type { AnyEndpoint } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import fc from 'fast-check';
import type { SchemaFieldDescription } from 'yup';
import {
  applicationBody,
  areaBody,
  collaboratorBody,
  memberBody,
  messageBody,
  newsBody,
  paperBody,
  positionBody,
} from './records.ts';

export const everyEndpoint = Object.values(everyCall as Record<string, Record<string, AnyEndpoint>>).flatMap(
  Object.values,
);
export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

const forms = [
  applicationBody(),
  areaBody(),
  collaboratorBody(),
  memberBody(),
  messageBody(),
  newsBody(),
  paperBody(),
  positionBody(),
];

/** Names of real fields, so that the values reach the validation rules, and names of built-in properties. */
const fieldName = fc.constantFrom(
  ...new Set(forms.flatMap(Object.keys)),
  ...'_id replay data carousel overView photoUrl socialMedia text toString constructor'.split(' '),
);

const strange = fc.constantFrom<unknown>(
  '\u0000',
  '\ud800',
  '../../..',
  '__proto__',
  'x'.repeat(3_000),
  '10.1000/182',
  'https://example.org',
  '2025-02-30T25:61:61Z',
  -0,
  1e308,
  { toString: 1 },
  { length: -1 },
  [[[[]]]],
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: strange },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.dictionary(fieldName, fc.jsonValue()), { maxLength: 3 }) },
);

/** A valid form with some fields replaced gets further than random input. */
const nearlyValid = fc
  .tuple(fc.constantFrom<object>(...forms), fc.dictionary(fieldName, value, { maxKeys: 4 }))
  .map(([form, over]) => ({ ...form, ...over }));

export const anyBody = fc.oneof(
  nearlyValid.map((sent) => JSON.stringify(sent)),
  fc.dictionary(fieldName, value).map((sent) => JSON.stringify(sent)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constant('['.repeat(100_000)),
  fc.constant(`{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`),
);

/** Texts on which a careless pattern works for a long time. */
const long = fc
  .tuple(
    fc.constantFrom('[', '*', ' ', '\n', 'a', 'a@', '$', '<', '- ', 'https://', '](', '0', '.'),
    fc.nat(1),
  )
  .map(([part, end]) => part.repeat(20_000) + '!'.repeat(end));

/** What a schema describes, with parts missing and replaced. */
export function anyLike(described: SchemaFieldDescription): fc.Arbitrary<unknown> {
  const other = fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: long });
  return fc.oneof({ weight: 3, arbitrary: ofType(described) }, { weight: 1, arbitrary: other });
}

function ofType(described: SchemaFieldDescription): fc.Arbitrary<unknown> {
  if ('oneOf' in described && described.oneOf.length > 0) return fc.constantFrom(...described.oneOf);
  if ('fields' in described) {
    const fields = Object.entries(described.fields).map(([name, field]) => [name, anyLike(field)]);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if ('innerType' in described && described.innerType) {
    const [inner] = [described.innerType].flat();
    if (inner) return fc.array(anyLike(inner), { maxLength: 4 });
  }
  if (described.type === 'number') return fc.oneof(fc.integer(), fc.double());
  if (described.type === 'boolean') return fc.boolean();
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.emailAddress(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    fc.constant(''),
  );
}

// Hosting refuses addresses with a broken escape or longer than about 8 KiB, so these are not generated.
const encoded = (text: fc.Arbitrary<string>) =>
  text
    .map((raw) => encodeURIComponent(raw.replace(/\p{Cs}/gu, '')))
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');

export const oddNames = ['..', '%', 'a/b', '\u0000', '__id__'];
const short = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
export const inPaths = encoded(fc.oneof(short, fc.constantFrom(...oddNames, 'é'.repeat(800))));
const inQueries = encoded(fc.oneof(short, fc.constantFrom(...oddNames)));

const parameter = fc.constantFrom(...'limit cursor q area year author email kind toString'.split(' '));
export const anyQuery = fc
  .array(fc.tuple(parameter, inQueries), { maxLength: 5 })
  .map((parameters) => `?${parameters.map(([name, text]) => `${name}=${text}`).join('&')}`);

export const anyType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  '',
);
