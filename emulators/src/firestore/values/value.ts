/**
 * Firestore's values in JavaScript. An integer is a `bigint` and a double a `number`, because JavaScript
 * compares these two exactly, as Firestore requires.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | Timestamp
  | string
  | Uint8Array
  | Reference
  | GeoPoint
  | readonly Value[]
  | MapValue;

export type MapValue = ReadonlyMap<string, Value>;

export const emptyMap: MapValue = new Map();

/** A time in microseconds, the precision that Firestore stores. */
export class Timestamp {
  readonly seconds: number;
  readonly nanos: number;

  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos - (nanos % 1000);
  }

  static fromMicros(micros: bigint): Timestamp {
    const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
    return new Timestamp(Number((micros - rest) / 1_000_000n), Number(rest) * 1000);
  }

  toMicros(): bigint {
    return BigInt(this.seconds) * 1_000_000n + BigInt(this.nanos / 1000);
  }

  toDate(): Date {
    return new Date(this.seconds * 1000 + this.nanos / 1e6);
  }

  /** RFC 3339 with microseconds, as in the REST interface. */
  toString(): string {
    const whole = new Date(this.seconds * 1000).toISOString().slice(0, 19);
    return this.nanos === 0 ? `${whole}Z` : `${whole}.${String(this.nanos / 1000).padStart(6, '0')}Z`;
  }
}

/** The full resource name of a document. */
export class Reference {
  constructor(readonly name: string) {}
}

export class GeoPoint {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

export function isNumber(value: Value | undefined): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

export function isArray(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/**
 * A vector is stored as a map `{__type__: '__vector__', value: [...]}` but has its own position in the order
 * of types.
 */
export function vectorOf(value: MapValue): readonly Value[] | undefined {
  if (value.get('__type__') !== '__vector__') return undefined;
  const elements = value.get('value');
  return isArray(elements) ? elements : undefined;
}
