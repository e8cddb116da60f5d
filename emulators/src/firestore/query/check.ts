/** The service's rules about which filters may be combined. */
import { invalid } from '../status.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { disjunctions } from './disjunctions.ts';
import { type FieldFilter, type Filter, fieldFilters, isInequality } from './query.ts';

const maxIndexedBytes = 1500;
const maxInequalities = 10;
/** Filters, orders and the parent document together. */
const maxParts = 100;

export function checkFilter(filter: Filter): void {
  const filters = fieldFilters(filter);
  disjunctions(filter);
  filters.forEach(checkOperandSize);
  checkInequalities(filters);
  checkNegations(filter, filters);
  checkArrayFilters(filter);
}

/**
 * https://firebase.google.com/docs/firestore/query-data/queries#limitations: each value of a list counts as a
 * filter.
 */
export function checkParts(filter: Filter | undefined, orders: number, parent: string): void {
  const filters = fieldFilters(filter).reduce(
    (sum, one) => sum + ('values' in one ? one.values.length : 1),
    0,
  );
  const below = parent !== '';
  if (filters + orders + Number(below) <= maxParts) return;
  throw invalid(
    `The query may not have more than ${maxParts} filters + sort orders + ancestor total. Currently there are ${filters} filters, ${orders} sort orders, and ${below ? 'one' : 'no'} ancestor filter.`,
  );
}

function checkInequalities(filters: readonly FieldFilter[]): void {
  const fields = new Set(filters.filter(isInequality).map(({ field }) => formatFieldPath(field)));
  if (fields.size <= maxInequalities) return;
  throw invalid(
    `The query contains ${fields.size} distinct inequality fields: [${[...fields].join(', ')}]. A query may not have more than ${maxInequalities} distinct inequality fields.`,
  );
}

function checkNegations(filter: Filter, filters: readonly FieldFilter[]): void {
  const negations = filters.filter(({ op }) => op === '!=' || op === 'not-in');
  if (negations.length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (negations[0]?.op !== 'not-in') return;
  if (hasOr(filter) || filters.some(({ op }) => op === 'in' || op === 'array-contains-any')) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
}

const hasOr = (filter: Filter): boolean =>
  filter.op === 'or' || (filter.op === 'and' && filter.filters.some(hasOr));

/** An index only contains the first 1,500 bytes of a value, so longer values cannot be found. */
function checkOperandSize(filter: FieldFilter): void {
  for (const value of 'values' in filter ? filter.values : [filter.value]) {
    const bytes =
      typeof value === 'string' ? Buffer.byteLength(value) : value instanceof Uint8Array ? value.length : 0;
    if (bytes > maxIndexedBytes) {
      throw invalid(`value for ${formatFieldPath(filter.field)} is too large to be used in a query`);
    }
  }
}

/** Each AND of the disjunctive normal form may contain at most one `array-contains(-any)`. */
function checkArrayFilters(filter: Filter): void {
  if (maxArrayFilters(filter) > 1) {
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
}

function maxArrayFilters(filter: Filter): number {
  if (filter.op === 'or') return Math.max(...filter.filters.map(maxArrayFilters));
  if (filter.op === 'and') return filter.filters.reduce((sum, inner) => sum + maxArrayFilters(inner), 0);
  return filter.op === 'array-contains' || filter.op === 'array-contains-any' ? 1 : 0;
}
