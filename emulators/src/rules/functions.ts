/**
 * Global functions: conversions such as `int('5')`, and those in `math.`, `hashing.` and other namespaces.
 */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c } from '../crc32c.ts';
import { expectType, number, text, utf8, WrongType, whole } from './arguments.ts';
import { toFloat, toInt, toText, truncated } from './convert.ts';
import { EvaluationError, unsupported } from './errors.ts';
import { parsePath } from './paths.ts';
import { dateOf, durationOf, makeTimestamp, timeOfDay } from './time.ts';
import { bool, bytes, duration, float, int, latlng, type RulesValue } from './value.ts';

type Functions = Readonly<Record<string, (...args: RulesValue[]) => RulesValue>>;

/** `name` is `int` or `math.abs`. Undefined if there is no such function. */
export function callFunction(name: string, args: readonly RulesValue[]): RulesValue | undefined {
  const implementation = findFunction(name);
  if (implementation === undefined) return undefined;
  if (args.length !== implementation.length) {
    throw new EvaluationError(`${name}() takes ${implementation.length} arguments, not ${args.length}.`);
  }
  try {
    return implementation(...args);
  } catch (error) {
    if (!(error instanceof WrongType)) throw error;
    throw unsupported(`${name}(${args.map((arg) => arg.type).join(', ')})`);
  }
}

export function isFunction(name: string): boolean {
  return findFunction(name) !== undefined;
}

export function parameterCount(name: string): number {
  return findFunction(name)?.length ?? 0;
}

export function isNamespace(name: string): boolean {
  return namespaces.has(name);
}

function findFunction(name: string): Functions[string] | undefined {
  return Object.hasOwn(functions, name) ? functions[name] : undefined;
}

function content(value: RulesValue): Uint8Array {
  if (value.type === 'bytes') return value.value;
  return utf8(text(value));
}

/** Checksums start with their lowest byte. */
function checksum(code: number): RulesValue {
  const data = Buffer.alloc(4);
  data.writeUInt32LE(code);
  return bytes(data);
}

/**
 * Unlike the reference, the service has no `bool` and `math.isInfinite`; `math.ceil` and `math.floor` return
 * a float.
 */
const functions: Functions = {
  int: (value) => toInt(value),
  float: (value) => toFloat(value),
  string: (value) => toText(value),
  path: (value) => parsePath(text(value)),
  'math.abs': (value) => {
    if (value.type === 'int') return int(BigInt.asIntN(64, value.value < 0n ? -value.value : value.value));
    return float(Math.abs(number(value)));
  },
  'math.ceil': (value) => float(Math.ceil(number(value))),
  'math.floor': (value) => float(Math.floor(number(value))),
  'math.round': (value) => (value.type === 'int' ? value : truncated(Math.round(number(value)))),
  'math.pow': (base, exponent) => float(number(base) ** number(exponent)),
  'math.sqrt': (value) => float(Math.sqrt(number(value))),
  'math.isNaN': (value) => bool(Number.isNaN(number(value))),
  'hashing.md5': (data) => bytes(createHash('md5').update(content(data)).digest()),
  'hashing.sha256': (data) => bytes(createHash('sha256').update(content(data)).digest()),
  'hashing.crc32': (data) => checksum(crc32(content(data))),
  'hashing.crc32c': (data) => checksum(crc32c(content(data))),
  'timestamp.date': (year, month, day) => dateOf(whole(year), whole(month), whole(day)),
  'timestamp.value': (milliseconds) => makeTimestamp(whole(milliseconds) * 1_000_000n),
  'duration.value': (magnitude, unit) => durationOf(whole(magnitude), text(unit)),
  'duration.time': (hours, minutes, seconds, nanos) =>
    timeOfDay(whole(hours), whole(minutes), whole(seconds), whole(nanos)),
  'duration.abs': (value) => {
    const { nanos } = expectType(value, 'duration');
    return duration(nanos < 0n ? -nanos : nanos);
  },
  'latlng.value': (north, east) => {
    const [latitude, longitude] = [number(north), number(east)];
    if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
      throw new EvaluationError(`Latitude ${latitude} or longitude ${longitude} is not on the globe.`);
    }
    return latlng(latitude, longitude);
  },
};

const namespaces = new Set(Object.keys(functions).flatMap((name) => name.split('.').slice(0, -1)));
