/** Reads the protocol's messages from JSON, as the REST interface and Protocol Buffers define it. */
import { invalid } from '../../status.ts';
import { type Field, type Message, messageType } from './types.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const wrong = (name: string, expected: string, value: unknown) =>
  invalid(`"${name}" must be ${expected}, not ${JSON.stringify(value)?.slice(0, 100)}.`);

/** `json` may be missing, as in a request without a body. */
export const readMessage = <Read>(type: string, json: unknown): Read =>
  readObject(messageType(type), json ?? {}, type) as Read;

function readObject(type: Message, json: unknown, at: string): unknown {
  const special = wellKnown[type.name];
  if (special) return special(json, at);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw wrong(at, 'an object', json);
  const chosen = new Map<string, string>();
  const entries: [string, unknown][] = [];
  for (const [key, value] of Object.entries(json)) {
    const field = fieldNamed(type, key);
    if (!field) throw invalid(`"${at}" has no field "${key}".`);
    if (value === null && !isNull(field)) continue;
    if (field.oneOf) {
      const other = chosen.get(field.oneOf);
      if (other) throw invalid(`"${at}" must not have both "${other}" and "${field.name}".`);
      chosen.set(field.oneOf, field.name);
    }
    entries.push([field.name, readField(field, value)]);
  }
  return Object.fromEntries(entries);
}

/** In JSON a name is `fieldPath`; the name in the protocol's source, `field_path`, is accepted too. */
export const fieldNamed = (type: Message, name: string): Field | undefined =>
  type.fields.get(name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));

const isNull = ({ values }: Field): boolean => values !== undefined && 'NULL_VALUE' in values;

function readField(field: Field, value: unknown): unknown {
  const { name, shape } = field;
  if (shape === 'one') return readOne(field, value);
  if (shape === 'list') {
    if (!Array.isArray(value)) throw wrong(name, 'an array', value);
    return value.map((item) => readOne(field, item));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(name, 'an object', value);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readOne(field, item)]));
}

function readOne({ name, message, values, scalar = '' }: Field, value: unknown): unknown {
  if (message) return readObject(message(), value, name);
  if (values) return readEnum(name, values, value);
  const read = scalars[scalar];
  if (!read) throw new Error(`There is no JSON for ${scalar}.`);
  return read(value, name);
}

function readEnum(name: string, values: Readonly<Record<string, number>>, value: unknown): string {
  if (value === null) return 'NULL_VALUE';
  const found = Object.keys(values).find((key) => key === value || values[key] === value);
  if (found === undefined) throw wrong(name, `one of ${Object.keys(values).join(', ')}`, value);
  return found;
}

const scalars: Readonly<Record<string, (value: unknown, name: string) => unknown>> = {
  string: (value, name) => {
    if (typeof value !== 'string') throw wrong(name, 'a text', value);
    return value;
  },
  bool: (value, name) => {
    // In an address every value is a text.
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    throw wrong(name, 'true or false', value);
  },
  bytes: (value, name) => {
    if (typeof value !== 'string' || !/^[\w+/-]*={0,2}$/.test(value)) throw wrong(name, 'base64', value);
    return Buffer.from(value, 'base64');
  },
  double: (value, name) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    const isWord = value === 'NaN' || value === 'Infinity' || value === '-Infinity';
    if (typeof number !== 'number' || !(isWord || Number.isFinite(number))) {
      throw wrong(name, 'a number', value);
    }
    return number;
  },
  int32: (value, name) => Number(integer(value, name, 32)),
  /** Beyond the precision of JavaScript's numbers, so it stays a text. */
  int64: (value, name) => integer(value, name, 64).toString(),
};

function integer(value: unknown, name: string, bits: number): bigint {
  const whole = typeof value === 'number' && Number.isInteger(value);
  const text = typeof value === 'string' && /^-?\d{1,20}$/.test(value);
  if (!whole && !text) throw wrong(name, 'an integer', value);
  const number = BigInt(value as number | string);
  if (BigInt.asIntN(bits, number) !== number) throw wrong(name, `an integer of ${bits} bits`, value);
  return number;
}

const time = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** Messages that JSON writes in a form of their own. */
const wellKnown: Readonly<Record<string, (value: unknown, name: string) => unknown>> = {
  'google.protobuf.Timestamp': (value, name) => {
    const [, whole, fraction = '', zone] = (typeof value === 'string' && time.exec(value)) || [];
    const milliseconds = Date.parse(`${whole}${zone}`);
    if (Number.isNaN(milliseconds)) throw wrong(name, 'a time such as 2026-01-31T12:00:00.000001Z', value);
    return { seconds: String(milliseconds / 1000), nanos: Number(fraction.padEnd(9, '0')) };
  },
  'google.protobuf.Int32Value': (value, name) => ({ value: scalars.int32?.(value, name) }),
  'google.protobuf.Int64Value': (value, name) => ({ value: scalars.int64?.(value, name) }),
  'google.protobuf.DoubleValue': (value, name) => ({ value: scalars.double?.(value, name) }),
};

/**
 * The message as JSON that an address contains: `mask.fieldPaths=a&mask.fieldPaths=b`. Other parameters are
 * ignored.
 */
export function queryJson(type: string, parameters: URLSearchParams): JsonObject {
  const json: Record<string, unknown> = {};
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key);
    let message: Message | undefined = messageType(type);
    let target = json;
    const path = key.split('.');
    const last = path.pop() ?? '';
    for (const part of path) {
      const field: Field | undefined = message && fieldNamed(message, part);
      message = field?.shape === 'one' ? field.message?.() : undefined;
      if (!field || !message) break;
      if (typeof target[field.name] !== 'object') target[field.name] = {};
      target = target[field.name] as Record<string, unknown>;
    }
    const field = message && fieldNamed(message, last);
    if (field) target[field.name] = field.shape === 'list' ? values : values.at(-1);
  }
  return json;
}
