/** What a query says about the documents that it can return, as far as rules can use it. */
import type { FieldFilter, RulesValue } from './value.ts';

export type QueryFilter =
  | { readonly op: 'and' | 'or'; readonly filters: readonly QueryFilter[] }
  | FieldFilter
  | {
      readonly op: 'in' | 'not-in' | 'array-contains-any';
      readonly field: readonly string[];
      readonly values: readonly RulesValue[];
    };

export interface QueryShape {
  /**
   * `documentId()` is the field `['__name__']` with a path as value; IS_NULL and IS_NAN are `==` with that
   * value.
   */
  readonly filter?: QueryFilter;
  readonly orderBy?: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  readonly limit?: number;
  readonly offset?: number;
  /** A collection group: any depth below the path's parent. */
  readonly allDescendants?: boolean;
}

type Disjunctions = readonly (readonly FieldFilter[])[];

/** The service accepts at most 30 disjunctions; for more nothing is proven. */
const maxDisjunctions = 30;

/**
 * The filter as an OR of ANDs: every document of the query satisfies all filters of at least one of the
 * lists. Undefined if there are more lists than the service accepts.
 */
export function disjunctions(filter: QueryFilter | undefined): Disjunctions | undefined {
  if (filter === undefined) return [[]];
  switch (filter.op) {
    case 'or': {
      const parts = filter.filters.map(disjunctions);
      return parts.includes(undefined) ? undefined : bounded(parts.flatMap((part) => part ?? []));
    }
    case 'and': {
      let combined: Disjunctions | undefined = [[]];
      for (const part of filter.filters) {
        const next = disjunctions(part);
        combined = next && bounded(combined.flatMap((left) => next.map((right) => [...left, ...right])));
        if (combined === undefined) return undefined;
      }
      return combined;
    }
    case 'in':
      return bounded(filter.values.map((value) => [{ op: '==', field: filter.field, value }]));
    case 'array-contains-any':
      return bounded(filter.values.map((value) => [{ op: 'array-contains', field: filter.field, value }]));
    case 'not-in':
      return [filter.values.map((value) => ({ op: '!=', field: filter.field, value }))];
    default:
      return [[filter]];
  }
}

function bounded(lists: Disjunctions): Disjunctions | undefined {
  return lists.length > maxDisjunctions ? undefined : lists;
}
