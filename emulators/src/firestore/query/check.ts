/** The rules of the service on which filters may appear together. */
import { invalid } from '../status.ts';
import type { FieldFilter, Filter } from './query.ts';
import { fieldFilters } from './query.ts';

const maxDisjunctions = 30;

export function checkFilter(filter: Filter): void {
  const disjunctions = countDisjunctions(filter);
  if (disjunctions > maxDisjunctions) {
    throw invalid(
      `A query has at most ${maxDisjunctions} disjunctions in disjunctive normal form; this one has ${disjunctions}.`,
    );
  }
  const filters = fieldFilters(filter);
  if (filters.length > 100) throw invalid('A query has at most 100 filters.');
  checkNegations(filter, filters);
  checkArrayFilters(filter);
}

/** Number of terms once the filter is an OR of ANDs. */
function countDisjunctions(filter: Filter): number {
  if (filter.op === 'or') return filter.filters.reduce((sum, inner) => sum + countDisjunctions(inner), 0);
  if (filter.op === 'and')
    return filter.filters.reduce((product, inner) => product * countDisjunctions(inner), 1);
  return filter.op === 'in' || filter.op === 'array-contains-any' ? filter.values.length : 1;
}

function checkNegations(filter: Filter, filters: readonly FieldFilter[]): void {
  const notIns = filters.filter(({ op }) => op === 'not-in').length;
  if (notIns === 0) return;
  if (notIns > 1) throw invalid("A query has at most one 'not-in' filter.");
  for (const op of ['!=', 'in', 'array-contains-any'] as const) {
    if (filters.some((other) => other.op === op)) throw invalid(`'not-in' cannot be combined with '${op}'.`);
  }
  if (hasOr(filter)) throw invalid("'not-in' cannot be combined with OR.");
}

const hasOr = (filter: Filter): boolean =>
  filter.op === 'or' ? filter.filters.length > 1 : filter.op === 'and' && filter.filters.some(hasOr);

/** Each term of the disjunctive normal form holds at most one `array-contains(-any)`. */
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
