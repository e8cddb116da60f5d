/** The indexes that a query needs: one for each AND of its filter in disjunctive normal form. */

import { disjunctions } from '../query/disjunctions.ts';
import type { FieldFilter, Order, Query } from '../query/query.ts';
import { type FieldPath, formatFieldPath, includesPath, isNamePath } from '../values/field-path.ts';
import type { IndexScope } from './definition.ts';

export interface Need {
  readonly collectionId: string;
  readonly scope: IndexScope;
  /** Fields compared for equality; the document's name may be among them. */
  readonly equal: readonly FieldPath[];
  /** Fields whose lists are searched. */
  readonly contains: readonly FieldPath[];
  /** The remaining order; it ends with the name unless that is compared for equality. */
  readonly order: readonly Order[];
  /** Fields to sum up, between order and name, in any direction. */
  readonly summed: readonly FieldPath[];
  readonly vector?: { readonly field: FieldPath; readonly dimension: number };
}

export function needsOf(query: Query): Need[] {
  const { collectionId, allDescendants } = query.scope;
  if (collectionId === undefined) return [];
  const scope = allDescendants ? 'collection-group' : 'collection';
  const needs = new Map<string, Need>();
  for (const filters of disjunctions(query.filter)) {
    const need = { collectionId, scope, ...fieldsOf(query, filters) } as const;
    if (need.vector || !needsOnlyName(need)) needs.set(JSON.stringify(need), need);
  }
  return [...needs.values()];
}

/** Documents are stored in the order of their names, so these need no index. */
function needsOnlyName({ equal, contains, order, summed }: Need): boolean {
  return (
    [...equal, ...order.map(({ field }) => field)].every(isNamePath) && contains.length + summed.length === 0
  );
}

function fieldsOf(query: Query, filters: readonly FieldFilter[]): Omit<Need, 'collectionId' | 'scope'> {
  const { nearest, orderBy } = query;
  if (nearest) {
    const vector = { field: nearest.field, dimension: nearest.vector.length };
    return { equal: distinct(filters), contains: [], order: [], summed: [], vector };
  }
  const equal = distinct(filters.filter(({ op }) => op === '=='));
  const contains = distinct(filters.filter(({ op }) => op === 'array-contains'));
  const order = orderBy.filter(({ field }) => !includesPath(equal, field));
  const held = [...equal, ...order.map(({ field }) => field)];
  return {
    equal,
    contains,
    order,
    summed: (query.present ?? []).filter((field) => !includesPath(held, field)),
  };
}

function distinct(filters: readonly FieldFilter[]): FieldPath[] {
  const byName = new Map(filters.map(({ field }) => [formatFieldPath(field), field]));
  return [...byName.values()];
}
