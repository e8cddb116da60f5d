/** Random protocol messages with the right structure but with contents that no client sends. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import protobuf from 'protobufjs';
import type { Random } from './random.testing.ts';

const definitions = createRequire(import.meta.url).resolve('@google-cloud/firestore/build/protos/v1.json');
const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(definitions, 'utf8'))).resolveAll();
const service = root.lookupService('google.firestore.v1.Firestore');

export const methods: readonly string[] = Object.keys(service.methods);

const database = 'projects/demo-fuzz/databases/(default)';
const documents = `${database}/documents`;

/** Meaningful strings for some fields, by the field's name. */
const sensible: Record<string, readonly string[]> = {
  database: [database],
  parent: [documents, `${documents}/a/1`],
  name: [`${documents}/a/1`, `${documents}/a/2`, `${documents}/a/1/b/1`],
  document: [`${documents}/a/1`, `${documents}/a/2`],
  documents: [`${documents}/a/1`, `${documents}/a/2`, `${documents}/c/3`],
  delete: [`${documents}/a/1`],
  referenceValue: [`${documents}/a/1`],
  collectionId: ['a', 'b'],
  fieldPath: ['x', 'y', 'x.y', '__name__', '`a b`'],
  fieldPaths: ['x', 'y', 'x.y'],
};

const hostile = (random: Random): string =>
  random.pick<() => string>([
    () => '',
    () => '__proto__',
    () => 'constructor',
    () => '../../etc/passwd',
    () => '\u0000',
    () => '\ud800',
    () => '😀'.repeat(random.below(50)),
    () => 'x'.repeat(random.chance(0.02) ? 2_000_000 : random.below(3000)),
    () => '/'.repeat(random.below(40)),
    () => '`'.repeat(random.below(5)),
    () => `${documents}/${'a/'.repeat(random.below(200))}`,
    () => random.bytes(random.below(40)).toString('latin1'),
  ])();

const numbers = [0, 1, -1, 2, 7, 500, 2 ** 31 - 1, -(2 ** 31)];
const longs = ['0', '1', '-1', '9223372036854775807', '-9223372036854775808', '253402300800'];
const duplicates = [0, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, -1e308, 5e-324, 91];

/** A commit with one value nested more deeply than any encoder would write. */
function deepCommit(levels: number): Buffer {
  let inner: Buffer = Buffer.from([0x10, 0x01]);
  for (let i = 0; i < levels; i++) inner = field(9, field(1, inner));
  const entry = field(2, Buffer.concat([field(1, Buffer.from('k')), field(2, inner)]));
  const update = field(1, Buffer.concat([field(1, Buffer.from(`${documents}/a/1`)), entry]));
  return Buffer.concat([field(1, Buffer.from(database)), field(2, update)]);
}

function field(number: number, content: Buffer): Buffer {
  const length: number[] = [];
  for (let rest = content.length; ; rest >>>= 7) {
    length.push(rest > 127 ? (rest & 127) | 128 : rest);
    if (rest <= 127) break;
  }
  return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), content]);
}

/** A request of this method as bytes, sometimes cut off or with some bytes changed. */
export function randomRequest(random: Random, method: string): Buffer {
  if (method === 'Commit' && random.chance(0.03)) return deepCommit(random.below(3000));
  const type = root.lookupType(`google.firestore.v1.${service.methods[method]?.requestType}`);
  const bytes = Buffer.from(type.encode(type.fromObject(randomMessage(random, type, 0))).finish());
  if (random.chance(0.05)) return bytes.subarray(0, random.below(bytes.length + 1));
  if (random.chance(0.05))
    for (let i = 0; i < 3 && bytes.length > 0; i++) bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

function randomMessage(random: Random, type: protobuf.Type, depth: number): Record<string, unknown> {
  const message: Record<string, unknown> = {};
  const chosen = new Set(type.oneofsArray.map(({ fieldsArray }) => random.pick(fieldsArray).name));
  for (const field of type.fieldsArray) {
    if (field.partOf ? !chosen.has(field.name) : random.chance(depth < 2 ? 0.2 : 0.5)) continue;
    message[field.name] = fieldValue(random, field, depth);
  }
  if (type.name === 'Value' && random.chance(0.01)) return deepValue(random.below(35));
  return message;
}

function fieldValue(random: Random, field: protobuf.Field, depth: number): unknown {
  const one = () => singleValue(random, field, depth);
  const size = depth > 5 ? 0 : random.chance(0.01) ? 600 : random.below(4);
  if (field.map) {
    return Object.fromEntries(
      Array.from({ length: Math.min(size, 10) }, (_, i) => [
        random.chance(0.1) ? hostile(random) : `k${i}`,
        one(),
      ]),
    );
  }
  return field.repeated ? Array.from({ length: depth > 2 ? Math.min(size, 4) : size }, one) : one();
}

function singleValue(random: Random, field: protobuf.Field, depth: number): unknown {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum)
    return random.chance(0.05) ? 99 : random.pick(Object.values(type.values));
  if (type instanceof protobuf.Type) return depth > 8 ? {} : randomMessage(random, type, depth + 1);
  switch (field.type) {
    case 'string':
      return random.chance(0.9) ? random.pick(sensible[field.name] ?? ['x', 'y', 'text']) : hostile(random);
    case 'bytes':
      return random.chance(0.7) ? Buffer.alloc(0) : random.bytes(random.below(40));
    case 'bool':
      return random.chance(0.5);
    case 'double':
      return random.pick(duplicates);
    case 'int64':
      return random.pick(longs);
    default:
      return random.pick(numbers);
  }
}

function deepValue(levels: number): Record<string, unknown> {
  let value: Record<string, unknown> = { integerValue: 1 };
  for (let i = 0; i < levels; i++) {
    value = i % 2 === 0 ? { mapValue: { fields: { d: value } } } : { arrayValue: { values: [value] } };
  }
  return value;
}
