/** The service's rules about which filters may be combined. */
import { invalid } from '../status.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { disjunctions } from './disjunctions.ts';
import { type FieldFilter, type Filter, fieldFilters } from './query.ts';

const maxIndexedBytes = 1500;

export function checkFilter(filter: Filter): void {
  const filters = fieldFilters(filter);
  if (filters.length > 100) throw invalid('A query has at most 100 filters.');
  disjunctions(filter);
  filters.forEach(checkOperandSize);
  checkNegations(filter, filters);
  checkArrayFilters(filter);
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
