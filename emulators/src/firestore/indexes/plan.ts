/**
 * Translates a query to ranges of index entries that contain all its results in order. Other entries are
 * possible, so each document is still tested. Each AND of the filter has one range: the values it requires
 * come first in the index, and the fields of the order follow.
 */
import { compileCursors } from '../query/cursor.ts';
import { disjunctions } from '../query/disjunctions.ts';
import { lookup } from '../query/match.ts';
import { type FieldFilter, isInequality, type Order, type Query } from '../query/query.ts';
import type { Document } from '../store/document.ts';
import { compareStrings, compareValues, typeOrder } from '../values/compare.ts';
import { formatFieldPath, isNamePath, samePath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { IndexField } from './definition.ts';
import type { Range } from './document-index.ts';

type ValueFilter = Extract<FieldFilter, { value: Value }>;
type Place = (document: Document, element?: Value) => number;

export function planRanges(query: Query): Range[] {
  return disjunctions(query.filter).map((term) => rangeOf(query, term));
}

function rangeOf(query: Query, term: readonly FieldFilter[]): Range {
  const { database } = query;
  const named = term.find((filter): filter is ValueFilter => filter.op === '==' && isNamePath(filter.field));
  if (named) return { fields: [], place: compareTo(database, named), backwards: false };
  const array = term.find((filter): filter is ValueFilter => filter.op === 'array-contains');
  const equal = equalitiesOf(term);
  const order = query.orderBy.filter(({ field }) => !equal.some((fixed) => samePath(fixed.field, field)));
  // Names always ascend in an index, so if they descend in the query, the index is read backwards.
  const backwards = order.at(-1)?.descending ?? false;
  const inOrder = firstOf([compileCursors(query), ...boundsOf(query, order, term)]);
  const places: Place[] = [
    ...equal.map((filter) => compareTo(database, filter)),
    backwards ? (document) => -inOrder(document) : inOrder,
  ];
  if (array) places.unshift((_, element = null) => compareValues(element, array.value));
  return {
    fields: [
      ...(array ? [{ field: array.field, kind: 'contains' as const }] : []),
      ...equal.map(({ field }): IndexField => ({ field, kind: 'ascending' })),
      ...order.slice(0, -1).map(
        ({ field, descending }): IndexField => ({
          field,
          kind: descending === backwards ? 'ascending' : 'descending',
        }),
      ),
    ],
    place: firstOf(places),
    backwards,
  };
}

/** One equality for each field, always in the same order, so that few indexes serve many queries. */
function equalitiesOf(term: readonly FieldFilter[]): ValueFilter[] {
  const byField = new Map<string, ValueFilter>();
  for (const filter of term) if (filter.op === '==') byField.set(formatFieldPath(filter.field), filter);
  return [...byField].sort(([a], [b]) => compareStrings(a, b)).map(([, filter]) => filter);
}

function compareTo(database: string, { field, value }: ValueFilter): Place {
  const read = lookup(database, field);
  return (document) => compareValues(read(document) as Value, value);
}

/** The first place outside the range decides, since each place follows the index's order. */
function firstOf(places: readonly Place[]): Place {
  return (document, element) => {
    for (const place of places) {
      const at = place(document, element);
      if (at !== 0) return at;
    }
    return 0;
  };
}

/** Where a document is relative to the inequalities of the first field of the order. */
function boundsOf({ database }: Query, [first]: readonly Order[], term: readonly FieldFilter[]): Place[] {
  if (!first) return [];
  const read = lookup(database, first.field);
  const sign = first.descending ? -1 : 1;
  return term
    .filter((filter) => isInequality(filter) && samePath(filter.field, first.field))
    .map(compileSide)
    .map((side) => (document) => side(read(document) as Value) * sign);
}

/** On which side of an inequality's range a value is, by its order relative to the operand. */
const sides: Partial<Record<FieldFilter['op'], (order: number) => number>> = {
  '<': (order) => (order < 0 ? 0 : 1),
  '<=': (order) => (order <= 0 ? 0 : 1),
  '>': (order) => (order > 0 ? 0 : -1),
  '>=': (order) => (order >= 0 ? 0 : -1),
};

function compileSide(filter: FieldFilter): (value: Value) => number {
  const side = sides[filter.op];
  // `!=` and `not-in` exclude null, which comes before all other values.
  if (!side || !('value' in filter)) return (value) => (value === null ? -1 : 0);
  const { value: operand } = filter;
  const type = typeOrder(operand);
  return (value) =>
    typeOrder(value) - type ||
    Number(Number.isNaN(operand)) - Number(Number.isNaN(value)) ||
    side(compareValues(value, operand));
}
