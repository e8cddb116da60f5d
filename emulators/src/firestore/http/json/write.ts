/** Writes the protocol's messages as JSON, as the REST interface and Protocol Buffers define it. */
import { Timestamp } from '../../values/value.ts';
import { type Field, type Message, messageType } from './types.ts';

type Written = Readonly<Record<string, unknown>>;

export const writeMessage = (type: string, message: object): unknown =>
  writeObject(messageType(type), message);

function writeObject(type: Message, message: object): unknown {
  const special = wellKnown[type.name];
  if (special) return special(message as Written);
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(message)) {
    const field = type.fields.get(name);
    if (!field || value == null || isLeftOut(field, value)) continue;
    entries.push([name, writeField(field, value)]);
  }
  return Object.fromEntries(entries);
}

/** What is empty or zero is left out, unless its presence means something. */
function isLeftOut({ shape, oneOf, message }: Field, value: unknown): boolean {
  if (shape !== 'one') return Object.keys(value as object).length === 0;
  if (oneOf || message) return false;
  return !value || (value instanceof Uint8Array && value.length === 0);
}

function writeField(field: Field, value: unknown): unknown {
  if (field.shape === 'one') return writeOne(field, value);
  if (field.shape === 'list') return (value as readonly unknown[]).map((item) => writeOne(field, item));
  return Object.fromEntries(
    Object.entries(value as Written).map(([key, item]) => [key, writeOne(field, item)]),
  );
}

function writeOne({ message, values, scalar }: Field, value: unknown): unknown {
  if (message) return writeObject(message(), value as object);
  if (values) return value === 'NULL_VALUE' ? null : value;
  if (scalar === 'bytes') return Buffer.from(value as Uint8Array).toString('base64');
  if (scalar === 'int64') return String(value);
  if (scalar === 'double' && !Number.isFinite(value)) return String(value);
  // As a number of JSON it would lose its sign.
  if (Object.is(value, -0)) return '-0';
  return value;
}

const wellKnown: Readonly<Record<string, (message: Written) => unknown>> = {
  'google.protobuf.Timestamp': ({ seconds, nanos }) =>
    new Timestamp(Number(seconds ?? 0), Number(nanos ?? 0)).toString(),
};
