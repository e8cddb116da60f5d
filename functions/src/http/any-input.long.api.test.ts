/** Checks that no input, whatever its shape, makes an endpoint answer 500 or ends the process. */
import { type AnyEndpoint, api } from '@lab/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../test/call.ts';
import { makeAdmin } from '../test/people.ts';
import {
  applicationBody,
  areaBody,
  collaboratorBody,
  memberBody,
  messageBody,
  newsBody,
  paperBody,
  positionBody,
} from '../test/records.ts';

const endpoints = Object.values(api as Record<string, Record<string, AnyEndpoint>>)
  .flatMap(Object.values)
  // This call would delete the account that the test uses.
  .filter(({ path }) => path !== '/myAccount');

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
  ...[
    '_id',
    'replay',
    'data',
    'carousel',
    'overView',
    'photoUrl',
    'socialMedia',
    'text',
    'toString',
    'constructor',
  ],
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

const body = fc.oneof(
  nearlyValid.map((sent) => JSON.stringify(sent)),
  fc.dictionary(fieldName, value).map((sent) => JSON.stringify(sent)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constant('['.repeat(100_000)),
  fc.constant(`{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`),
);

// Hosting refuses addresses with a broken escape or longer than about 8 KiB, so these are not generated.
const encoded = (text: fc.Arbitrary<string>) =>
  text
    .map((raw) => encodeURIComponent(raw.replace(/\p{Cs}/gu, '')))
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');

const odd = ['..', '%', 'a/b', '\u0000', '__id__'];
const short = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
const inPaths = encoded(fc.oneof(short, fc.constantFrom(...odd, 'é'.repeat(800))));
const inQueries = encoded(fc.oneof(short, fc.constantFrom(...odd)));

const parameter = fc.constantFrom(
  'limit',
  'cursor',
  'q',
  'area',
  'year',
  'author',
  'email',
  'kind',
  'toString',
);
const query = fc
  .array(fc.tuple(parameter, inQueries), { maxLength: 5 })
  .map((parameters) => `?${parameters.map(([name, text]) => `${name}=${text}`).join('&')}`);

const contentType = fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', '');

let token: string;

beforeAll(async () => {
  token = (await makeAdmin()).token;
});

/** By chance the lab asks for consent now, and nobody could register in the tests that follow. */
afterAll(async () => {
  expect((await call('PATCH /consent', { token, body: { text: '' } })).status).toBe(200);
});

describe.each(endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name',
  ({ endpoint }) => {
    test('never answers 500', async () => {
      await fc.assert(
        fc.asyncProperty(inPaths, query, body, contentType, async (inPath, inQuery, sent, type) => {
          const path = endpoint.path.replace(/\{\w+\}/, inPath).replace(/\{\w+\}/, 'x') + inQuery;
          const request = endpoint.method === 'GET' ? {} : { body: sent, headers: { 'Content-Type': type } };
          const { status } = await call(`${endpoint.method} ${path}`, { token, ...request });
          expect(status).toBeLessThan(500);
        }),
        { numRuns: 30, endOnFailure: true },
      );
    });
  },
);

test('no Authorization header is answered 500', async () => {
  await fc.assert(
    fc.asyncProperty(fc.base64String(), fc.base64String(), fc.base64String(), async (a, b, c) => {
      for (const path of ['GET /users', 'POST /jwt']) {
        const { status } = await call(path, {
          token: [a, b, c].join('.'),
          ...(path !== 'GET /users' && { body: {} }),
        });
        expect(status).toBe(401);
      }
    }),
    { numRuns: 50 },
  );
});
