/** Documents as JSON, for the REST interface and the events of first generation functions. */
import { decodeValue } from '../values/codec.ts';
import { GeoPoint, isArray, Reference, Timestamp, type Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';

export function documentJson({ name, fields, createTime, updateTime }: proto.IDocument) {
  return {
    name,
    fields: fieldsJson(
      Object.entries(fields ?? {}).map(([field, value]) => [field, decodeValue(value)] as const),
    ),
    ...(createTime ? { createTime: timeJson(createTime) } : {}),
    ...(updateTime ? { updateTime: timeJson(updateTime) } : {}),
  };
}

const timeJson = (time: NonNullable<proto.IDocument['createTime']>): string =>
  new Timestamp(Number(time.seconds), time.nanos ?? 0).toString();

const fieldsJson = (fields: Iterable<readonly [string, Value]>) =>
  Object.fromEntries([...fields].map(([name, value]) => [name, valueJson(value)]));

function valueJson(value: Value): unknown {
  if (value === null) return { nullValue: null };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'bigint':
      return { integerValue: value.toString() };
    case 'number':
      return { doubleValue: Number.isFinite(value) ? value : String(value) };
    case 'boolean':
      return { booleanValue: value };
    default:
  }
  if (value instanceof Timestamp) return { timestampValue: value.toString() };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof GeoPoint)
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  if (isArray(value)) return { arrayValue: { values: value.map(valueJson) } };
  return { mapValue: { fields: fieldsJson(value as ReadonlyMap<string, Value>) } };
}
