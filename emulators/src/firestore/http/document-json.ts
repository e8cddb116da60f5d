/** Documents as JSON, for the REST interface and the events of first generation functions. */
import { Timestamp } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';

export function documentJson({ name, fields, createTime, updateTime }: proto.IDocument) {
  return {
    name,
    fields: fieldsJson(fields),
    ...(createTime ? { createTime: timeJson(createTime) } : {}),
    ...(updateTime ? { updateTime: timeJson(updateTime) } : {}),
  };
}

const timeJson = (time: NonNullable<proto.IDocument['createTime']>): string =>
  new Timestamp(Number(time.seconds), time.nanos ?? 0).toString();

const fieldsJson = (fields: proto.IDocument['fields']) =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, valueJson(value)]));

/** The other kinds of values are the same in JSON. */
function valueJson(value: proto.IValue): object {
  const { nullValue, doubleValue, timestampValue, bytesValue, arrayValue, mapValue } = value;
  if (nullValue != null) return { nullValue: null };
  if (doubleValue != null && !Number.isFinite(doubleValue)) return { doubleValue: String(doubleValue) };
  if (timestampValue) return { timestampValue: timeJson(timestampValue) };
  if (bytesValue) return { bytesValue: Buffer.from(bytesValue as Uint8Array).toString('base64') };
  if (arrayValue) return { arrayValue: { values: (arrayValue.values ?? []).map(valueJson) } };
  if (mapValue) return { mapValue: { fields: fieldsJson(mapValue.fields) } };
  return value;
}
