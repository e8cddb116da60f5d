/** The documented order of Firestore values, across and within types. */
import { GeoPoint, isArray, type MapValue, Reference, Timestamp, type Value, vectorOf } from './value.ts';

/** The position of the value's type in the order of types. Integers and doubles share one. */
export function typeOrder(value: Value): number {
  if (value === null) return 0;
  switch (typeof value) {
    case 'boolean':
      return 1;
    case 'bigint':
    case 'number':
      return 2;
    case 'string':
      return 4;
    default:
  }
  if (value instanceof Timestamp) return 3;
  if (value instanceof Uint8Array) return 5;
  if (value instanceof Reference) return 6;
  if (value instanceof GeoPoint) return 7;
  if (isArray(value)) return 8;
  return vectorOf(value as MapValue) ? 9 : 10;
}

export function compareValues(a: Value, b: Value): number {
  const type = typeOrder(a);
  const byType = type - typeOrder(b);
  if (byType !== 0) return byType;
  switch (type) {
    case 0:
      return 0;
    case 1:
      return Number(a) - Number(b);
    case 2:
      return compareNumbers(a as number | bigint, b as number | bigint);
    case 3:
      return compareTimestamps(a as Timestamp, b as Timestamp);
    case 4:
      return compareStrings(a as string, b as string);
    case 5:
      return Buffer.compare(a as Uint8Array, b as Uint8Array);
    case 6:
      return comparePaths((a as Reference).name, (b as Reference).name);
    case 7:
      return compareGeoPoints(a as GeoPoint, b as GeoPoint);
    case 8:
      return compareLists(a as readonly Value[], b as readonly Value[]);
    case 9:
      return compareVectors(vectorOf(a as MapValue) ?? [], vectorOf(b as MapValue) ?? []);
    default:
      return compareMaps(a as MapValue, b as MapValue);
  }
}

export const valuesEqual = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

/** NaN comes before every other number and equals itself; 0 and -0 are equal. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1;
  if (a > b) return 1;
  // biome-ignore lint/suspicious/noDoubleEquals: an integer equals a double of the same value
  if (a == b) return 0;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/**
 * Compares in UTF-8 byte order, which differs from JavaScript's order only between surrogates and other
 * characters.
 */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left === right) continue;
    if (isSurrogate(left) === isSurrogate(right)) return left - right;
    return isSurrogate(left) ? 1 : -1;
  }
  return a.length - b.length;
}

const numericId = /^__id(-?\d+)__$/;

/** Numeric ids (`__id7__`) come before all others, in numeric order; `__id7__` and `__id07__` are two ids. */
export function compareIds(a: string, b: string): number {
  const left = a.startsWith('__id') ? numericId.exec(a)?.[1] : undefined;
  const right = b.startsWith('__id') ? numericId.exec(b)?.[1] : undefined;
  if (left !== undefined && right !== undefined)
    return compareNumbers(BigInt(left), BigInt(right)) || compareStrings(a, b);
  if (left !== undefined) return -1;
  if (right !== undefined) return 1;
  return compareStrings(a, b);
}

const slash = '/'.charCodeAt(0);

/** Compares names segment by segment, and only extracts the first segments that differ, for speed. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let start = 0;
  for (let i = 0; i < length; i++) {
    const unit = a.charCodeAt(i);
    if (unit !== b.charCodeAt(i)) break;
    if (unit === slash) start = i + 1;
  }
  return compareIds(segmentAt(a, start), segmentAt(b, start)) || a.length - b.length;
}

function segmentAt(path: string, start: number): string {
  const end = path.indexOf('/', start);
  return path.slice(start, end === -1 ? undefined : end);
}

function compareGeoPoints(a: GeoPoint, b: GeoPoint): number {
  return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i] as Value, b[i] as Value);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: readonly Value[], b: readonly Value[]): number {
  return a.length - b.length || compareLists(a, b);
}

function compareMaps(a: MapValue, b: MapValue): number {
  const left = [...a.keys()].sort(compareStrings);
  const right = [...b.keys()].sort(compareStrings);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const key = left[i] as string;
    const byKey = compareStrings(key, right[i] as string);
    if (byKey !== 0) return byKey;
    const byValue = compareValues(a.get(key) as Value, b.get(key) as Value);
    if (byValue !== 0) return byValue;
  }
  return left.length - right.length;
}
