/** Compares queries that use indexes with the same queries by a scan, between random commits. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { snapshotAt } from '../locks/transactions.ts';
import { aggregate } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse.ts';
import { all, by, databaseName, rootName, where } from '../query/query.testing.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run.ts';
import { Database } from '../store/database.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { encodeValue } from '../values/codec.ts';
import { isNamePath } from '../values/field-path.ts';
import { documentName } from '../values/names.ts';
import { type MapValue, Reference, Timestamp, type Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { planWrites } from '../writes/plan.ts';
import type { Write } from '../writes/write.ts';

const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 3, arbitrary: fc.bigInt({ min: 0n, max: 2n }) },
  fc.constantFrom<Value>(null, Number.NaN, 0.5, -0),
  fc.constantFrom<Value>(true, 'a', 'é', new Timestamp(1, 0), Uint8Array.of(1)),
);
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.record({ x: scalar }, { requiredKeys: [] }).map((map): MapValue => new Map(Object.entries(map))),
);
const fields = fc
  .record({ a: value, b: value, c: value }, { requiredKeys: [] })
  .map((map): MapValue => new Map(Object.entries(map)));
const path = fc
  .tuple(
    fc.constantFrom('c', 'p/1/c', 'p/2/c', 'd'),
    fc.constantFrom('1', '2', '3', 'é', '__id7__', '__id07__'),
  )
  .map(([collection, id]) => `${collection}/${id}`);
const write: fc.Arbitrary<Write> = fc
  .record({ path, fields, op: fc.constantFrom('set', 'set', 'merge', 'delete') })
  .map(({ path, fields, op }) => {
    const name = documentName(databaseName, path);
    if (op === 'delete') return { op, name, path };
    return {
      op: 'set',
      name,
      path,
      fields,
      transforms: [],
      ...(op === 'merge' ? { mask: [['a'], ['b']] } : {}),
    };
  });

const operators = [
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS_ANY',
] as const;
const field = fc.constantFrom('a', 'b', 'c.x');
const nameOperators = ['EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'IN'] as const;
const fieldFilter = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(field, fc.constantFrom(...operators), fc.array(value, { minLength: 1, maxLength: 3 }))
      .map(([on, op, [first = null, ...rest]]) =>
        where(on, op, encodeValue(/IN$|ANY$/.test(op) ? [first, ...rest] : first)),
      ),
  },
  fc
    .tuple(fc.constantFrom(...nameOperators), fc.array(path, { minLength: 1, maxLength: 2 }))
    .map(([op, paths]) => {
      const [first, ...rest] = paths.map((one): Value => new Reference(documentName(databaseName, one)));
      return where('__name__', op, encodeValue(op === 'IN' ? [first as Value, ...rest] : (first as Value)));
    }),
);
const { filter } = fc.letrec<{ filter: proto.StructuredQuery.IFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 2, arbitrary: fieldFilter },
    fc
      .tuple(
        fc.constantFrom('AND' as const, 'OR' as const),
        fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
      )
      .map(([op, filters]) => all(op, ...filters)),
  ),
}));

interface Asked {
  readonly parent: string;
  readonly wire: proto.IStructuredQuery;
  readonly start: readonly Value[];
  readonly end: readonly Value[];
  readonly before: boolean;
  readonly at: string;
}
const cursor = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  fc.array(value, { minLength: 1, maxLength: 2 }),
);
const asked: fc.Arbitrary<Asked> = fc.record({
  parent: fc.constantFrom('', '', '/p/1'),
  wire: fc.record({
    from: fc.constantFrom(
      [{ collectionId: 'c' }],
      [{ collectionId: 'c', allDescendants: true }],
      [{ allDescendants: true }],
    ),
    where: fc.option(filter, { nil: undefined, freq: 2 }),
    orderBy: fc.uniqueArray(
      fc
        .tuple(
          fc.constantFrom('a', 'b', 'c.x', '__name__'),
          fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const),
        )
        .map(([on, direction]) => by(on, direction)),
      { maxLength: 2, selector: ({ field }) => field.fieldPath },
    ),
    offset: fc.constantFrom(0, 0, 2),
    limit: fc.option(fc.record({ value: fc.constantFrom(0, 1, 2, 3, 5) }), { nil: undefined }),
  }),
  start: cursor,
  end: cursor,
  before: fc.boolean(),
  at: path,
});

/** Undefined if the service refuses the query. */
function queryOf({ parent, wire, start, end, before, at }: Asked): Query | undefined {
  let query: Query;
  try {
    query = parseQuery(rootName + parent, wire);
  } catch {
    return undefined;
  }
  const cursor = (values: readonly Value[]) => ({
    values: query.orderBy
      .slice(0, values.length)
      .map(({ field }, i) =>
        isNamePath(field) ? new Reference(documentName(databaseName, at)) : (values[i] as Value),
      ),
    before,
  });
  return {
    ...query,
    ...(start.length > 0 ? { startAt: cursor(start) } : {}),
    ...(end.length > 0 ? { endAt: cursor(end) } : {}),
  };
}

const scanned = (snapshot: Snapshot): Snapshot => ({
  get: (path) => snapshot.get(path),
  scan: (scope) => snapshot.scan(scope),
  collectionPaths: () => snapshot.collectionPaths(),
  search: () => undefined,
});

const sums = [
  { alias: 'count', op: 'count' as const },
  { alias: 'sum', op: 'sum' as const, field: ['a'] },
];
const answers = (query: Query, snapshot: Snapshot) => ({
  ...runQuery(query, snapshot),
  aggregated: aggregate(query, sums, snapshot),
});

it('finds by index what a scan finds, now and in the past', () => {
  let compared = 0;
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(asked, { minLength: 1, maxLength: 8 }),
      fc.array(fc.array(write, { minLength: 5, maxLength: 25 }), { minLength: 1, maxLength: 5 }),
      fc.option(fc.nat(5)),
      (questions, commits, cleared) => {
        const database = new Database(databaseName, 0);
        const queries = questions.flatMap((question) => queryOf(question) ?? []);
        const earlier: (() => void)[] = [];
        // Reads inside the listener, because listening clients are served there.
        database.onCommit(({ time }) => {
          for (const query of queries) {
            const expected = answers(query, scanned(database));
            expect(answers(query, database)).toEqual(expected);
            earlier.push(() => expect(answers(query, snapshotAt(database, time))).toEqual(expected));
            compared++;
            found += Math.min(expected.documents.length, 1);
          }
        });
        commits.forEach((writes, i) => {
          if (i === cleared) {
            database.clear();
            earlier.length = 0;
          }
          database.apply(planWrites(writes, database, database.nextTime()));
        });
        for (const compareAgain of earlier) compareAgain();
      },
    ),
    { numRuns: 300 },
  );
  // Ensures that the test does not only run refused or empty queries.
  expect(compared).toBeGreaterThan(1000);
  expect(found).toBeGreaterThan(250);
}, 60_000);
