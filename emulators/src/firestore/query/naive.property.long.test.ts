/** Compares the query engine with the simplest possible one, on random documents and queries. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Document } from '../store/document.ts';
import { encodeValue } from '../values/codec.ts';
import { compareStrings, compareValues, typeOrder } from '../values/compare.ts';
import type { Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { by, databaseWith, find, where } from './query.testing.ts';

const fields = ['a', 'b'] as const;
type Field = (typeof fields)[number];

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(null, true, false, Number.NaN, 0.5, -0, 'a', 'b', 'é'),
  fc.bigInt({ min: -2n, max: 2n }),
);
const stored: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
);
const document = fc.record({ a: stored, b: stored }, { requiredKeys: [] });
const documents = fc.array(document, { maxLength: 25 });

const operators = ['==', '<', '<=', '>', '>=', 'in', 'array-contains'] as const;
type Operator = (typeof operators)[number];
interface Condition {
  readonly field: Field;
  readonly op: Operator;
  readonly value: Value;
}
const condition: fc.Arbitrary<Condition> = fc
  .record({ field: fc.constantFrom(...fields), op: fc.constantFrom(...operators), value: scalar })
  .filter(({ op, value }) => op === '==' || (value !== null && !Number.isNaN(value)));

const order = fc.record({ field: fc.constantFrom(...fields), descending: fc.boolean() });

const wireOperators = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const;

function holds({ op, value }: Condition, actual: Value | undefined): boolean {
  if (actual === undefined) return false;
  const order = compareValues(actual, value);
  const comparable = typeOrder(actual) === typeOrder(value) && !Number.isNaN(actual);
  if (op === '==' || op === 'in') return order === 0;
  if (op === 'array-contains')
    return Array.isArray(actual) && actual.some((item) => compareValues(item, value) === 0);
  if (!comparable) return false;
  return op === '<' ? order < 0 : op === '<=' ? order <= 0 : op === '>' ? order > 0 : order >= 0;
}

it('finds what a plain filter and sort finds, with and without indexes', () => {
  fc.assert(
    fc.property(
      documents,
      fc.option(condition),
      fc.option(order),
      fc.nat(4),
      fc.option(fc.nat(6)),
      (list, filter, sort, offset, limit) => {
        const stored = Object.fromEntries(
          list.map((entry, i) => [`c/${String(i).padStart(2, '0')}`, entry as Record<string, Value>]),
        );
        const database = databaseWith(stored, Number.POSITIVE_INFINITY);
        const inequality = filter && '<>'.includes(filter.op.charAt(0)) ? filter.field : undefined;
        const operand = filter && encodeValue(filter.op === 'in' ? [filter.value] : filter.value);
        const query: proto.IStructuredQuery = {
          from: [{ collectionId: 'c' }],
          ...(filter && operand ? { where: where(filter.field, wireOperators[filter.op], operand) } : {}),
          ...(sort ? { orderBy: [by(sort.field, sort.descending ? 'DESCENDING' : 'ASCENDING')] } : {}),
          offset,
          ...(limit === null ? {} : { limit: { value: limit } }),
        };

        const sorts = [
          ...(sort ? [sort] : []),
          ...(inequality && inequality !== sort?.field
            ? [{ field: inequality, descending: sort?.descending ?? false }]
            : []),
        ];
        const sign = (sort?.descending ?? false) ? -1 : 1;
        const expected = [...database.scan({ parent: '', collectionId: 'c', allDescendants: false })]
          .filter((one) => !filter || holds(filter, one.fields.get(filter.field)))
          .filter((one) => sorts.every(({ field }) => one.fields.has(field)))
          .sort((one, other) => byFields(sorts, one, other) || compareStrings(one.path, other.path) * sign)
          .map(({ path }) => path)
          .slice(offset, limit === null ? undefined : offset + limit);
        expect(find(database, query)).toEqual(expected);
        expect(find(databaseWith(stored, 0), query)).toEqual(expected);
      },
    ),
    { numRuns: 2000 },
  );
}, 60_000);

function byFields(
  sorts: readonly { field: Field; descending: boolean }[],
  one: Document,
  other: Document,
): number {
  for (const { field, descending } of sorts) {
    const order = compareValues(one.fields.get(field) as Value, other.fields.get(field) as Value);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}
