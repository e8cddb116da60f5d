/** count, sum and average over the documents of a query. */
import { invalid } from '../status.ts';
import type { Document } from '../store/document.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { compareStrings } from '../values/compare.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath, includesPath, isNamePath, parseFieldPath } from '../values/field-path.ts';
import { isNumber, type Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { checkSummedFields } from './check-name.ts';
import { lookup } from './match.ts';
import { parseQuery } from './parse.ts';
import type { Query } from './query.ts';
import { runQuery } from './run.ts';

type Aggregation =
  | { readonly alias: string; readonly op: 'count'; readonly upTo?: number }
  | { readonly alias: string; readonly op: 'sum' | 'avg'; readonly field: FieldPath };

const maxAggregations = 5;

/** The query only finds the documents that the index for the sums would contain. */
export function parseAggregationQuery(
  parent: string | null | undefined,
  wire: proto.IStructuredAggregationQuery | null | undefined,
): { query: Query; aggregations: Aggregation[] } {
  const aggregations = parseAggregations(wire?.aggregations ?? []);
  const present = aggregations.flatMap((item) => ('field' in item ? [item.field] : []));
  checkSelect(wire?.structuredQuery, present);
  const query = parseQuery(parent, wire?.structuredQuery);
  checkSummedFields(query, present);
  return { query: { ...query, present }, aggregations };
}

function checkSelect(query: proto.IStructuredQuery | null | undefined, fields: readonly FieldPath[]): void {
  const [field] = fields;
  if (!query?.select || !field) return;
  const selected = (query.select.fields ?? []).map(({ fieldPath }) => parseFieldPath(fieldPath));
  if (selected.every(isNamePath)) {
    throw invalid(
      'Aggregation over non-key properties is not supported for base query that only returns keys.',
    );
  }
  const missing = fields.find((one) => !includesPath(selected, one));
  if (!missing) throw invalid('Cannot apply property masks when aggregation fields are present.');
  throw invalid(
    `The aggregation property ${formatFieldPath(missing)} is not present in the base query's property mask.`,
  );
}

function parseAggregations(
  aggregations: readonly proto.StructuredAggregationQuery.IAggregation[],
): Aggregation[] {
  if (aggregations.length === 0) throw invalid('An aggregation query needs at least one aggregation.');
  if (aggregations.length > maxAggregations) {
    throw invalid(`An aggregation query has at most ${maxAggregations} aggregations.`);
  }
  const taken = new Set<string>();
  return aggregations.map((aggregation, i) => {
    const alias = aggregation.alias || `field_${i + 1}`;
    if (taken.has(alias)) throw invalid(`The alias "${alias}" is used twice.`);
    taken.add(alias);
    return parseAggregation(alias, aggregation);
  });
}

function parseAggregation(
  alias: string,
  aggregation: proto.StructuredAggregationQuery.IAggregation,
): Aggregation {
  const { count, sum, avg } = aggregation;
  if (count) {
    const upTo = count.upTo?.value == null ? undefined : Number(count.upTo.value);
    if (upTo !== undefined && upTo <= 0) throw invalid('up_to must be greater than zero.');
    return { alias, op: 'count', ...(upTo === undefined ? {} : { upTo }) };
  }
  const operand = sum ?? avg;
  if (!operand) throw invalid(`The aggregation "${alias}" has no operator.`);
  const field = parseFieldPath(operand.field?.fieldPath);
  if (isNamePath(field)) throw invalid('Aggregations do not apply to __name__.');
  return { alias, op: sum ? 'sum' : 'avg', field };
}

/**
 * The index for sums contains their fields, by name, before the document's name, and a limit counts in this
 * order.
 */
function inIndexOrder(query: Query): Query {
  const { limit, offset, present = [], orderBy } = query;
  const last = orderBy.at(-1);
  if (!last || (limit === undefined && offset === 0)) return query;
  const summed = new Map(present.map((field) => [formatFieldPath(field), field]));
  for (const { field } of orderBy) summed.delete(formatFieldPath(field));
  const added = [...summed]
    .sort(([a], [b]) => compareStrings(a, b))
    .map(([, field]) => ({ field, descending: last.descending }));
  return { ...query, orderBy: [...orderBy.slice(0, -1), ...added, last] };
}

export function aggregate(
  query: Query,
  aggregations: readonly Aggregation[],
  snapshot: Snapshot,
): ReadonlyMap<string, Value> {
  const { documents } = runQuery(inIndexOrder(query), snapshot);
  return new Map(aggregations.map((item) => [item.alias, aggregateOne(query, item, documents)]));
}

function aggregateOne(query: Query, item: Aggregation, documents: readonly Document[]): Value {
  if (item.op === 'count') {
    return BigInt(Math.min(documents.length, item.upTo ?? documents.length));
  }
  const read = lookup(query.database, item.field);
  const numbers = documents.map(read).filter(isNumber);
  return item.op === 'sum' ? sumOf(numbers) : averageOf(numbers);
}

/** An integer if all numbers are integers and the sum fits, otherwise a double. */
function sumOf(numbers: readonly (bigint | number)[]): Value {
  let integers = 0n;
  let duplicates = 0;
  let exact = true;
  for (const number of numbers) {
    if (typeof number === 'bigint') integers += number;
    else {
      exact = false;
      duplicates += number;
    }
  }
  if (exact && BigInt.asIntN(64, integers) === integers) return integers;
  return Number(integers) + duplicates;
}

function averageOf(numbers: readonly (bigint | number)[]): Value {
  return numbers.length === 0 ? null : Number(sumOf(numbers)) / numbers.length;
}
