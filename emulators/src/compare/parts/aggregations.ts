/** Random counts, sums and averages over random queries. */
import fc from 'fast-check';
import type { proto } from '../../firestore/wire/messages.d.ts';
import { print } from '../canonical.ts';
import type { Part } from '../compare.ts';
import { database } from '../side.ts';
import { commitOf, documents, fieldPath, type Stored } from '../values.ts';
import { parent, structuredQuery } from './queries.ts';

type Aggregation = proto.StructuredAggregationQuery.IAggregation;

const upTo = fc.option(
  fc.integer({ min: 0, max: 3 }).map((value) => ({ value })),
  { nil: undefined },
);
const field = fieldPath.map((path) => ({ fieldPath: path }));
const aggregation: fc.Arbitrary<Aggregation> = fc.oneof(
  upTo.map((limit): Aggregation => ({ count: { upTo: limit } })),
  field.map((one): Aggregation => ({ sum: { field: one } })),
  field.map((one): Aggregation => ({ avg: { field: one } })),
);

interface Case {
  readonly documents: readonly Stored[];
  readonly queries: readonly {
    readonly parent: string;
    readonly structuredAggregationQuery: proto.IStructuredAggregationQuery;
  }[];
}

export const aggregations: Part<Case> = {
  name: 'aggregations',
  inOrder: false,
  cases: fc.record({
    documents,
    queries: fc.array(
      fc.record({
        parent,
        structuredAggregationQuery: fc.record({
          structuredQuery,
          aggregations: fc
            .array(aggregation, { minLength: 1, maxLength: 3 })
            .map((list) => list.map((one, i) => ({ ...one, alias: `x${i}` }))),
        }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
  ask: async (side, { documents: stored, queries }) => {
    const steps = [await side.call('Commit', commitOf(stored, database))];
    if (steps[0]?.code !== 0) return steps;
    for (const query of queries) {
      const answer = await side.call('RunAggregationQuery', query);
      steps.push({ ...answer, asked: `RunAggregationQuery ${print(query)}` });
    }
    return steps;
  },
};
