/** The values of the rules language, of which documents, requests and expressions consist. */

export type RulesValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }
  | {
      readonly type: 'path';
      readonly segments: readonly string[];
      /** The values given to `bind`. */
      readonly bindings?: ReadonlyMap<string, RulesValue>;
      /** The segments that are variables until `bind` sets them. */
      readonly variables?: ReadonlyMap<number, PathVariable>;
    }
  | { readonly type: 'list'; readonly items: readonly RulesValue[] }
  /** Keyed by `memberKey`, so that equal members occur once. */
  | { readonly type: 'set'; readonly members: ReadonlyMap<string, RulesValue> }
  | RulesMap
  | { readonly type: 'map_diff'; readonly before: RulesMap; readonly after: RulesMap }
  /** A field of an unknown document that a query may return; only these filters are known about it. */
  | { readonly type: 'constraint'; readonly filters: readonly FieldFilter[] };

/** A filter of a query on one field. */
export interface FieldFilter {
  readonly op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains';
  readonly field: readonly string[];
  readonly value: RulesValue;
}

export interface PathVariable {
  readonly name: string;
  /** `{name=**}`, whose value is a path. */
  readonly rest: boolean;
}

export interface RulesMap {
  readonly type: 'map';
  readonly fields: ReadonlyMap<string, RulesValue>;
}

export type RulesType = RulesValue['type'];

export const nullValue: RulesValue = { type: 'null' };
const trueValue: RulesValue = { type: 'bool', value: true };
const falseValue: RulesValue = { type: 'bool', value: false };

export const bool = (value: boolean): RulesValue => (value ? trueValue : falseValue);
/** Integers are signed and have 64 bits. */
export const int = (value: bigint | number): RulesValue => ({ type: 'int', value: BigInt(value) });
export const float = (value: number): RulesValue => ({ type: 'float', value });
export const string = (value: string): RulesValue => ({ type: 'string', value });
export const bytes = (value: Uint8Array): RulesValue => ({ type: 'bytes', value });
export const timestamp = (nanos: bigint): RulesValue => ({ type: 'timestamp', nanos });
export const duration = (nanos: bigint): RulesValue => ({ type: 'duration', nanos });
export const path = (segments: readonly string[]): RulesValue => ({ type: 'path', segments });
export const list = (items: readonly RulesValue[]): RulesValue => ({ type: 'list', items });
export const map = (fields: Iterable<readonly [string, RulesValue]>): RulesMap => ({
  type: 'map',
  fields: new Map(fields),
});
export const latlng = (latitude: number, longitude: number): RulesValue => ({
  type: 'latlng',
  latitude,
  longitude,
});

/** Converts JSON-like data (an ID token's claims, test data). Whole numbers become integers. */
export function fromPlain(plain: unknown): RulesValue {
  if (plain === null || plain === undefined) return nullValue;
  if (typeof plain === 'boolean') return bool(plain);
  if (typeof plain === 'bigint') return int(plain);
  if (typeof plain === 'number') return Number.isSafeInteger(plain) ? int(plain) : float(plain);
  if (typeof plain === 'string') return string(plain);
  if (plain instanceof Uint8Array) return bytes(plain);
  if (plain instanceof Date) return timestamp(BigInt(plain.getTime()) * 1_000_000n);
  if (Array.isArray(plain)) return list(plain.map(fromPlain));
  if (typeof plain === 'object') {
    return map(Object.entries(plain).map(([key, value]) => [key, fromPlain(value)] as const));
  }
  throw new TypeError(`a ${typeof plain} has no counterpart in the rules language`);
}
