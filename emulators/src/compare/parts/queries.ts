/** Random queries over random documents. */
import fc from 'fast-check';
import type { proto } from '../../firestore/wire/messages.d.ts';
import { print } from '../canonical.ts';
import type { Part } from '../compare.ts';
import { database, root, type Side, type Step } from '../side.ts';
import { commitOf, documents, fieldPath, type Stored, value } from '../values.ts';

type Filter = proto.StructuredQuery.IFilter;
type Selector = proto.StructuredQuery.ICollectionSelector;
type Order = proto.StructuredQuery.IOrder;
type Operator = Exclude<proto.StructuredQuery.FieldFilter.Operator, number>;

const single = [
  'EQUAL',
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const;
const negative = ['NOT_EQUAL', 'ARRAY_CONTAINS'] as const;
const listed = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const;
const unary = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;

const fieldFilter = (path: string, op: Operator, operand: proto.IValue): Filter => ({
  fieldFilter: { field: { fieldPath: path }, op, value: operand },
});
const list = (values: proto.IValue[]): proto.IValue => ({ arrayValue: { values } });
const reference = fc
  .constantFrom('c/a', 'c/b', 'c/1', 'c/__id7__', 'd/a', 'c/a/c/b', 'c/none')
  .map((path): proto.IValue => ({ referenceValue: `${root}/${path}` }));

const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter; one: Filter }>((tie) => ({
  one: fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fieldPath, fc.constantFrom<Operator>(...single, ...negative), value)
        .map((parts) => fieldFilter(...parts)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fieldPath,
          fc.constantFrom<Operator>(...listed),
          fc.array(value, { minLength: 1, maxLength: 3 }).map(list),
        )
        .map((parts) => fieldFilter(...parts)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fieldPath, fc.constantFrom(...unary))
        .map(([path, op]): Filter => ({ unaryFilter: { field: { fieldPath: path }, op } })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom<Operator>(...single, 'NOT_EQUAL'), reference)
        .map(([op, operand]) => fieldFilter('__name__', op, operand)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom<Operator>('IN', 'NOT_IN'),
          fc.array(reference, { minLength: 1, maxLength: 3 }).map(list),
        )
        .map(([op, operand]) => fieldFilter('__name__', op, operand)),
    },
  ),
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: tie('one') },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('AND', 'OR'), fc.array(tie('filter'), { minLength: 1, maxLength: 3 }))
        .map(([op, filters]): Filter => ({ compositeFilter: { op, filters } })),
    },
  ),
})).filter;

const order: fc.Arbitrary<Order> = fc.record({
  field: fc
    .oneof({ weight: 6, arbitrary: fieldPath }, fc.constant('__name__'))
    .map((path) => ({ fieldPath: path })),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
});
const orders = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Order[]>([]) },
  { weight: 3, arbitrary: fc.array(order, { minLength: 1, maxLength: 2 }) },
);

/** A value for each field of the order, and then the document's id. */
const cursorOf = (
  sorts: readonly proto.StructuredQuery.IOrder[],
): fc.Arbitrary<proto.ICursor | undefined> => {
  const positions = sorts.map(({ field }) => (field?.fieldPath === '__name__' ? reference : value));
  const all = fc.tuple(...positions);
  const some = fc.tuple(all, fc.nat(positions.length)).map(([values, count]) => values.slice(0, count));
  const cursor = fc.record({ values: fc.oneof(all, some), before: fc.boolean() });
  return positions.length === 0 ? fc.constant(undefined) : fc.option(cursor, { nil: undefined, freq: 2 });
};

const where = fc.option(filter, { nil: undefined, freq: 3 });
const limit = fc.option(
  fc.integer({ min: 0, max: 4 }).map((count) => ({ value: count })),
  { nil: undefined, freq: 2 },
);
const offset = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.integer({ min: 0, max: 3 }));
const select = fc.option(
  fc
    .array(fc.oneof(fieldPath, fc.constant('__name__')), { maxLength: 3 })
    .map((paths) => ({ fields: paths.map((path) => ({ fieldPath: path })) })),
  { nil: undefined, freq: 4 },
);

export const structuredQuery: fc.Arbitrary<proto.IStructuredQuery> = orders.chain((orderBy) =>
  fc
    .record({
      from: fc.oneof(
        { weight: 5, arbitrary: fc.constant<Selector[]>([{ collectionId: 'c' }]) },
        fc
          .record({ collectionId: fc.constantFrom('c', 'd'), allDescendants: fc.boolean() })
          .map((one): Selector[] => [one]),
      ),
      where,
      startAt: cursorOf(orderBy),
      endAt: cursorOf(orderBy),
      limit,
      offset,
      select,
    })
    .map((query) => ({ ...query, orderBy })),
);

export const parent = fc.oneof(
  { weight: 6, arbitrary: fc.constant(root) },
  fc.constantFrom(`${root}/c/a`, `${root}/d/a`, `${root}/c/none`),
);

interface Case {
  readonly documents: readonly Stored[];
  readonly queries: readonly { parent: string; structuredQuery: proto.IStructuredQuery }[];
}

export const queries: Part<Case> = {
  name: 'queries',
  inOrder: false,
  cases: fc.record({
    documents,
    queries: fc.array(fc.record({ parent, structuredQuery }), { minLength: 1, maxLength: 8 }),
  }),
  ask: async (side, { documents: stored, queries: asked }) => {
    const steps = [await side.call('Commit', commitOf(stored, database))];
    if (steps[0]?.code !== 0) return steps;
    for (const query of asked) steps.push(await runQuery(side, query));
    return steps;
  },
};

/** The documents that the query found; messages without one only report progress. */
async function runQuery(side: Side, query: object): Promise<Step> {
  const step = await side.call('RunQuery', query);
  const result = (step.result as proto.IRunQueryResponse[]).flatMap(({ document }) =>
    document ? [document] : [],
  );
  return { ...step, asked: `RunQuery ${print(query)}`, result };
}
