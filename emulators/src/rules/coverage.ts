/**
 * Counts the values of every expression of a ruleset, with little work, because most of the time nobody asks
 * for them.
 */
import type { Expression } from './syntax.ts';
import {
  bool,
  bytes,
  duration,
  float,
  int,
  latlng,
  list,
  nullValue,
  path,
  type RulesType,
  type RulesValue,
  string,
  timestamp,
} from './value.ts';

/** Beyond this many different values of one expression the others are only counted. */
const maxValues = 20;
/** A longer text is counted without its content. */
const maxText = 100;

export interface Counts {
  yes: number;
  no: number;
  errors: number;
  /** Values that are neither true nor false. Of maps, lists and the like only the kind is kept. */
  readonly values: Map<ReturnType<typeof keyOf>, { readonly value: RulesValue; count: number }>;
  others: number;
}

export class Coverage {
  readonly #counts = new Map<Expression, Counts>();

  of(expression: Expression): Counts | undefined {
    return this.#counts.get(expression);
  }

  /** Without a value the expression was an error. */
  add(expression: Expression, value: RulesValue | undefined): void {
    let counts = this.#counts.get(expression);
    if (!counts) {
      counts = { yes: 0, no: 0, errors: 0, values: new Map(), others: 0 };
      this.#counts.set(expression, counts);
    }
    if (!value) counts.errors += 1;
    else if (value.type !== 'bool') addOther(counts, value);
    else if (value.value) counts.yes += 1;
    else counts.no += 1;
  }
}

function addOther(counts: Counts, value: RulesValue): void {
  const key = keyOf(value);
  const known = counts.values.get(key);
  if (known) known.count += 1;
  else if (counts.values.size >= maxValues) counts.others += 1;
  else counts.values.set(key, { value: typeof key === 'object' ? key : value, count: 1 });
}

/** Numbers and short texts by their value, anything else by its type. */
function keyOf(value: RulesValue): number | bigint | string | RulesValue {
  if (value.type === 'int' || value.type === 'float') return value.value;
  if (value.type === 'string' && value.value.length <= maxText) return value.value;
  return emptyValues[value.type];
}

const noFields = { type: 'map', fields: new Map() } as const;

/** Stand for all values of their type, so that no document is kept in memory. */
const emptyValues: Readonly<Record<RulesType, RulesValue>> = {
  null: nullValue,
  bool: bool(false),
  int: int(0),
  float: float(0),
  string: string('…'),
  bytes: bytes(new Uint8Array()),
  timestamp: timestamp(0n),
  duration: duration(0n),
  latlng: latlng(0, 0),
  path: path([]),
  list: list([]),
  set: { type: 'set', members: new Map() },
  map: noFields,
  map_diff: { type: 'map_diff', before: noFields, after: noFields },
  constraint: { type: 'constraint', filters: [] },
};
