/**
 * Methods of values: `'abc'.size()`, `resource.data.keys()`. Those of times are in `time.ts`, those of sets
 * in `sets.ts`.
 */
import { expectType, type Methods, type Of, text, utf8, WrongType } from './arguments.ts';
import { toText, trimmed } from './convert.ts';
import { elementKey, memberKey } from './equality.ts';
import { EvaluationError, unsupported } from './errors.ts';
import { bindPath } from './paths.ts';
import { hasAnyMember } from './prove.ts';
import { matchesWhole, replaceAll, split } from './regex.ts';
import { set, setMethods } from './sets.ts';
import { maxSize, tooLarge } from './size.ts';
import { durationMethods, timestampMethods } from './time.ts';
import {
  bool,
  bytes,
  float,
  int,
  list,
  type RulesMap,
  type RulesType,
  type RulesValue,
  string,
} from './value.ts';

export function callMethod(receiver: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  const methods = methodsByType[receiver.type] as Methods<RulesValue> | undefined;
  const method = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (receiver.type === 'null') throw new EvaluationError('Null value error.');
  if (method === undefined) throw new EvaluationError(`A ${receiver.type} has no method ${name}().`);
  if (args.length !== method.length - 1) {
    throw new EvaluationError(`${name}() takes ${method.length - 1} arguments, not ${args.length}.`);
  }
  try {
    return method(receiver, ...args);
  } catch (error) {
    if (!(error instanceof WrongType)) throw error;
    throw unsupported(`${receiver.type}.${name}(${args.map((arg) => arg.type).join(', ')})`);
  }
}

const stringMethods: Methods<Of<'string'>> = {
  // Only ASCII letters, as in the service.
  lower: ({ value }) => string(value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upper: ({ value }) => string(value.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  trim: ({ value }) => string(trimmed(value)),
  size: ({ value }) => int(value.length),
  matches: ({ value }, pattern) => bool(matchesWhole(value, text(pattern))),
  replace: ({ value }, pattern, substitute) => string(replaceAll(value, text(pattern), text(substitute))),
  split: ({ value }, pattern) => list(split(value, text(pattern)).map(string)),
  toUtf8: ({ value }) => bytes(utf8(value)),
};

const bytesMethods: Methods<Of<'bytes'>> = {
  size: ({ value }) => int(value.length),
  toBase64: ({ value }) =>
    string(Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  toHexString: ({ value }) => string(Buffer.from(value).toString('hex').toUpperCase()),
};

function elementKeys(items: readonly RulesValue[]): Set<string | undefined> {
  const keys = new Set(items.map(elementKey));
  keys.delete(undefined);
  return keys;
}

const listMethods: Methods<Of<'list'>> = {
  size: ({ items }) => int(items.length),
  concat: ({ items }, other) => list([...items, ...expectType(other, 'list').items]),
  removeAll: ({ items }, other) => {
    const removed = elementKeys(expectType(other, 'list').items);
    return list(items.filter((item) => !removed.has(elementKey(item))));
  },
  toSet: ({ items }) => set(items),
  join: ({ items }, separator) => {
    if (items.length * text(separator).length > maxSize) throw tooLarge();
    return string(items.map((item) => text(toText(item))).join(text(separator)));
  },
  hasAll: ({ items }, other) => {
    const present = elementKeys(items);
    return bool(expectType(other, 'list').items.every((item) => present.has(elementKey(item))));
  },
  hasAny: ({ items }, other) => {
    const present = elementKeys(items);
    return bool(expectType(other, 'list').items.some((item) => present.has(elementKey(item))));
  },
  hasOnly: ({ items }, other) => {
    const permitted = elementKeys(expectType(other, 'list').items);
    return bool(items.every((item) => permitted.has(elementKey(item))));
  },
};

const mapMethods: Methods<RulesMap> = {
  size: ({ fields }) => int(fields.size),
  keys: ({ fields }) => list([...fields.keys()].sort().map(string)),
  values: ({ fields }) => list([...fields.values()]),
  get: (map, key, fallback) => {
    const names = key.type === 'list' ? key.items.map(text) : [text(key)];
    return lookUp(map, names) ?? fallback ?? map;
  },
  diff: (after, before) => ({ type: 'map_diff', after, before: expectType(before, 'map') }),
};

function lookUp(map: RulesMap, names: readonly string[]): RulesValue | undefined {
  let value: RulesValue | undefined = map;
  for (const name of names) value = value?.type === 'map' ? value.fields.get(name) : undefined;
  return value;
}

type KeyState = 'added' | 'removed' | 'changed' | 'unchanged';

export function keyStates(diff: Of<'map_diff'>): [name: string, state: KeyState][] {
  const before = diff.before.fields;
  const after = diff.after.fields;
  const state = (name: string): KeyState => {
    const was = before.get(name);
    const is = after.get(name);
    if (was === undefined) return 'added';
    if (is === undefined) return 'removed';
    return memberKey(was) === memberKey(is) ? 'unchanged' : 'changed';
  };
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].map((name) => [name, state(name)]);
}

function keysThat(diff: Of<'map_diff'>, ...wanted: readonly KeyState[]): RulesValue {
  const matching = keyStates(diff).filter(([, state]) => wanted.includes(state));
  return set(matching.map(([name]) => string(name)));
}

const diffMethods: Methods<Of<'map_diff'>> = {
  addedKeys: (diff) => keysThat(diff, 'added'),
  removedKeys: (diff) => keysThat(diff, 'removed'),
  changedKeys: (diff) => keysThat(diff, 'changed'),
  unchangedKeys: (diff) => keysThat(diff, 'unchanged'),
  affectedKeys: (diff) => keysThat(diff, 'added', 'removed', 'changed'),
};

const pathMethods: Methods<Of<'path'>> = {
  bind: (path, bindings) => bindPath(path, expectType(bindings, 'map')),
};

const constraintMethods: Methods<Of<'constraint'>> = {
  hasAny: (constraint, members) => bool(hasAnyMember(constraint, expectType(members, 'list').items)),
};

const earthRadius = 6_371_010;

const latlngMethods: Methods<Of<'latlng'>> = {
  latitude: ({ latitude }) => float(latitude),
  longitude: ({ longitude }) => float(longitude),
  distance: (here, other) => {
    const there = expectType(other, 'latlng');
    const [phi1, phi2] = [radians(here.latitude), radians(there.latitude)];
    const halfPhi = Math.sin((phi2 - phi1) / 2);
    const halfLambda = Math.sin(radians(there.longitude - here.longitude) / 2);
    const square = halfPhi ** 2 + Math.cos(phi1) * Math.cos(phi2) * halfLambda ** 2;
    return float(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square))));
  },
};

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

const methodsByType: { readonly [Type in RulesType]?: Methods<Of<Type>> } = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: diffMethods,
  path: pathMethods,
  latlng: latlngMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  constraint: constraintMethods,
};
