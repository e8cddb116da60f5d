/**
 * Decodes values from the two JSON forms that reach the runtime: firebase-tools' own and Firestore's REST
 * form.
 */
import {
  bool,
  bytes,
  float,
  fromPlain,
  int,
  latlng,
  list,
  map,
  nullValue,
  path,
  type RulesMap,
  type RulesValue,
  string,
  timestamp,
} from '../rules/value.ts';
import type { RestValue, WireValue } from './messages.ts';

/** Plain JavaScript values, with dates for times. */
export function decodeWire(value: WireValue | undefined): unknown {
  if (value === undefined) return null;
  if ('map_value' in value) {
    const { fields = {} } = value.map_value as { fields?: Record<string, WireValue> };
    return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, decodeWire(inner)]));
  }
  if ('list_value' in value) {
    const { values = [] } = value.list_value as { values?: readonly WireValue[] };
    return values.map(decodeWire);
  }
  if ('timestamp_value' in value) return new Date(String(value.timestamp_value));
  if ('path_value' in value) return null;
  return value.string_value ?? value.bool_value ?? value.int_value ?? value.float_value ?? null;
}

export function wireResource(value: WireValue | undefined): RulesValue | null {
  const plain = decodeWire(value);
  return plain === null ? null : fromPlain(plain);
}

export function decodeFields(fields: Readonly<Record<string, RestValue>> = {}): RulesMap {
  return map(Object.entries(fields).map(([key, value]) => [key, decodeRest(value)] as const));
}

function decodeRest(value: RestValue): RulesValue {
  const [[type, content] = ['nullValue', null]] = Object.entries(value);
  switch (type) {
    case 'booleanValue':
      return bool(content === true);
    case 'integerValue':
      return int(BigInt(content as string | number));
    case 'doubleValue':
      return float(Number(content));
    case 'stringValue':
      return string(String(content));
    case 'bytesValue':
      return bytes(Buffer.from(String(content), 'base64'));
    case 'timestampValue':
      return timestamp(nanosOf(String(content)));
    case 'referenceValue':
      // The name starts with the project, which paths in rules do not contain.
      return path(String(content).split('/').slice(2));
    case 'geoPointValue': {
      const { latitude = 0, longitude = 0 } = content as { latitude?: number; longitude?: number };
      return latlng(latitude, longitude);
    }
    case 'arrayValue':
      return list(((content as { values?: readonly RestValue[] }).values ?? []).map(decodeRest));
    case 'mapValue':
      return decodeFields((content as { fields?: Record<string, RestValue> }).fields);
    default:
      return nullValue;
  }
}

/** A `Date` only holds milliseconds, so the fraction is parsed separately. */
function nanosOf(iso: string): bigint {
  const fraction = /\.(\d{1,9})/.exec(iso)?.[1] ?? '';
  const seconds = Math.floor(Date.parse(iso.replace(/\.\d+/, '')) / 1000);
  return BigInt(seconds) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'));
}
