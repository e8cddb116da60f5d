/**
 * Converts a filter to its disjunctive normal form, an OR of ANDs, including `in` and `array-contains-any`.
 */
import { invalid } from '../status.ts';
import { encodeValue } from '../values/codec.ts';
import type { FieldFilter, Filter } from './query.ts';

/** By a key for each condition, so that repeated conditions count once. */
type Term = ReadonlyMap<string, FieldFilter>;

const maxDisjunctions = 30;
/** Before equal terms are removed there may be more than in the end. */
const maxBeforeMerging = 100;

/** At most 30; a filter with more is refused. Without a filter the result is one empty AND. */
export function disjunctions(filter: Filter | undefined): FieldFilter[][] {
  if (!filter) return [[]];
  const terms = termsOf(filter);
  if (terms.length > maxDisjunctions) throw tooMany();
  return terms.map((term) => [...term.values()]);
}

function termsOf(filter: Filter): Term[] {
  switch (filter.op) {
    case 'or':
      return distinct(filter.filters.flatMap(termsOf));
    case 'and':
      return filter.filters.map(termsOf).reduce(both);
    case 'in':
      return distinct(filter.values.map((value) => termOf({ op: '==', field: filter.field, value })));
    case 'array-contains-any':
      return distinct(
        filter.values.map((value) => termOf({ op: 'array-contains', field: filter.field, value })),
      );
    default:
      return [termOf(filter)];
  }
}

function both(some: readonly Term[], others: readonly Term[]): Term[] {
  const terms = distinct(some.flatMap((one) => others.map((other) => new Map([...one, ...other]))));
  if (terms.length > maxBeforeMerging) throw tooMany();
  return terms;
}

const tooMany = () =>
  invalid(
    `A query has at most ${maxDisjunctions} disjunctions in disjunctive normal form; this one has more.`,
  );

function distinct(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [[...term.keys()].sort().join('\n'), term])).values()];
}

const termOf = (filter: FieldFilter): Term => new Map([[keyOf(filter), filter]]);

/** An integer and an equal double are two conditions, as in Google's emulator. */
function keyOf(filter: FieldFilter): string {
  const values = 'values' in filter ? filter.values : [filter.value];
  return JSON.stringify([filter.op, filter.field, values.map(encodeValue)], (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
}
