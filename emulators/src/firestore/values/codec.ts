/** Converts between the protocol's values and the engine's. */
import { invalid } from '../status.ts';
import type { proto } from '../wire/messages.d.ts';
import { GeoPoint, isArray, type MapValue, Reference, Timestamp, type Value, vectorOf } from './value.ts';

const minSeconds = -62_135_596_800;
const maxSeconds = 253_402_300_799;
/** Deeper than anything that may be stored, but not so deep that recursion overflows the stack. */
const maxDecodeDepth = 64;

export function decodeValue(value: proto.IValue | null | undefined, depth = 0): Value {
  if (!value) throw invalid('A value is missing.');
  if (depth > maxDecodeDepth) throw invalid(`A value is nested deeper than ${maxDecodeDepth} levels.`);
  if (value.stringValue != null) return value.stringValue;
  if (value.integerValue != null) return BigInt(value.integerValue);
  if (value.doubleValue != null) return value.doubleValue;
  if (value.booleanValue != null) return value.booleanValue;
  if (value.mapValue) return decodeMap(value.mapValue.fields, depth + 1);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map((item) => decodeValue(item, depth + 1));
  if (value.timestampValue) return decodeTimestamp(value.timestampValue);
  if (value.referenceValue != null) return new Reference(value.referenceValue);
  if (value.bytesValue) return Uint8Array.from(value.bytesValue);
  if (value.geoPointValue) return decodeGeoPoint(value.geoPointValue);
  if (value.nullValue != null) return null;
  const kind = Object.keys(value).find((key) => key !== 'valueType');
  throw invalid(kind ? `A value of kind "${kind}" cannot be stored.` : 'A value has no type.');
}

function decodeMap(fields: Record<string, proto.IValue> | null | undefined, depth: number): MapValue {
  const map = decodeFields(fields, depth);
  if (vectorOf(map)?.length === 0) throw invalid('Cannot have a zero length vector.');
  return map;
}

export function decodeFields(fields: Record<string, proto.IValue> | null | undefined, depth = 0): MapValue {
  const decoded = new Map<string, Value>();
  for (const [name, value] of Object.entries(fields ?? {}))
    decoded.set(shared(name), decodeValue(value, depth));
  return decoded;
}

const names = new Map<string, string>();
const maxNames = 10_000;

/** Documents repeat the same few field names, so each is kept in memory once. */
function shared(name: string): string {
  const stored = names.get(name);
  if (stored !== undefined) return stored;
  if (names.size >= maxNames) names.clear();
  names.set(name, name);
  return name;
}

type WireTimestamp = NonNullable<proto.IValue['timestampValue']>;

export function decodeTimestamp(timestamp: WireTimestamp): Timestamp {
  const seconds = Number(timestamp.seconds ?? 0);
  const nanos = timestamp.nanos ?? 0;
  if (!(seconds >= minSeconds && seconds <= maxSeconds) || !(nanos >= 0 && nanos < 1e9)) {
    throw invalid('A timestamp must lie between 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999999999Z.');
  }
  return new Timestamp(seconds, nanos);
}

function decodeGeoPoint(point: { latitude?: number | null; longitude?: number | null }): GeoPoint {
  const latitude = point.latitude ?? 0;
  const longitude = point.longitude ?? 0;
  if (!(Math.abs(latitude) <= 90)) throw invalid('A latitude must lie between -90 and 90.');
  if (!(Math.abs(longitude) <= 180)) throw invalid('A longitude must lie between -180 and 180.');
  return new GeoPoint(latitude, longitude);
}

export function encodeValue(value: Value): proto.IValue {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'bigint':
      return { integerValue: value.toString() };
    case 'number':
      return { doubleValue: value };
    case 'boolean':
      return { booleanValue: value };
    default:
  }
  if (value instanceof Timestamp) return { timestampValue: encodeTimestamp(value) };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof Uint8Array) return { bytesValue: value };
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value as MapValue) } };
}

export function encodeFields(fields: MapValue): Record<string, proto.IValue> {
  const encoded: Record<string, proto.IValue> = {};
  for (const [name, value] of fields) encoded[name] = encodeValue(value);
  return encoded;
}

export const encodeTimestamp = (time: Timestamp): WireTimestamp => ({
  seconds: time.seconds,
  nanos: time.nanos,
});
