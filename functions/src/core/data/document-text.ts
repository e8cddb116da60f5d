/** Documents as JSON, without losing the types of Firestore that JSON does not have. */
import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Each of these is written as an object with one field of this name. */
const readers: Record<string, (value: Json) => unknown> = {
  $time: (value) => timeOf(String(value)),
  $bytes: (value) => Buffer.from(String(value), 'base64'),
  $place: (value) => {
    const { latitude, longitude } = value as { latitude: number; longitude: number };
    return new GeoPoint(latitude, longitude);
  },
  $document: (value) => firestore().doc(String(value)),
  $number: (value) => Number(value),
  $map: (value) => fieldsOf(value as { [name: string]: Json }),
};

export function asJson(value: unknown): Json {
  if (value instanceof Timestamp) return { $time: textOfTime(value) };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (value instanceof GeoPoint) return { $place: { latitude: value.latitude, longitude: value.longitude } };
  if (value instanceof DocumentReference) return { $document: value.path };
  if (typeof value === 'number')
    return isInJson(value) ? value : { $number: Object.is(value, -0) ? '-0' : String(value) };
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object')
    throw new Error(`A document holds a ${typeof value}, which cannot be exported`);
  const fields = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asJson(part)]));
  // Somebody's own map that looks like one of ours.
  return isTagged(fields) ? { $map: fields } : fields;
}

export function fromJson(value: Json): unknown {
  if (Array.isArray(value)) return value.map(fromJson);
  if (value === null || typeof value !== 'object') return value;
  const tag = isTagged(value);
  return tag ? tag(value[Object.keys(value)[0] ?? ''] ?? null) : fieldsOf(value);
}

const isInJson = (value: number) => Number.isFinite(value) && !Object.is(value, -0);

function isTagged(fields: { [name: string]: Json }) {
  const [name = '', ...more] = Object.keys(fields);
  return more.length === 0 && Object.hasOwn(readers, name) ? readers[name] : undefined;
}

function fieldsOf(fields: { [name: string]: Json }): object {
  return Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, fromJson(part)]));
}

/** ISO 8601, with nanoseconds where a time has them. */
function textOfTime(time: Timestamp): string {
  const text = time.toDate().toISOString();
  const rest = time.nanoseconds % 1_000_000;
  return rest === 0 ? text : text.replace('Z', `${String(rest).padStart(6, '0')}Z`);
}

function timeOf(text: string): Timestamp {
  const [, toMilliseconds = text, rest = '0'] = /^(.*\.\d{3})(\d{6})Z$/.exec(text) ?? [];
  const milliseconds = Date.parse(toMilliseconds === text ? text : `${toMilliseconds}Z`);
  if (Number.isNaN(milliseconds)) throw new Error(`"${text}" is no time`);
  const seconds = Math.floor(milliseconds / 1000);
  return new Timestamp(seconds, (milliseconds - seconds * 1000) * 1_000_000 + Number(rest));
}
