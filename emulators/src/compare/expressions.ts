/** Random expressions of the rules language, mostly with correct types and sometimes with any. */
import fc from 'fast-check';

const types = [
  'bool',
  'int',
  'float',
  'string',
  'list',
  'map',
  'bytes',
  'timestamp',
  'duration',
  'path',
  'latlng',
  'set',
  'null',
] as const;
type Type = (typeof types)[number];
type Expression = fc.Arbitrary<string>;

/** Fields of the document in the comparison, and expressions for them in a rule. */
const leaves: Record<Type, readonly string[]> = {
  bool: [
    'true',
    'false',
    'resource.data.flag',
    "'s' in resource.data",
    'resource == null',
    'request.auth == null',
  ],
  int: [
    '0',
    '1',
    '-1',
    '7',
    '9223372036854775807',
    'resource.data.n',
    'request.time.year()',
    'request.auth.token.level',
  ],
  float: ['0.0', '0.5', '2.5', '-1.5', '1e3', "float('NaN')", 'resource.data.f'],
  string: [
    "''",
    "'a'",
    "'abc'",
    '"é"',
    "'a,b,,c'",
    "'12'",
    "'1.5'",
    'resource.data.s',
    'id',
    'request.auth.uid',
    'request.method',
  ],
  list: ['[]', '[1]', "['a', 'b']", '[1, 1.0, null]', 'resource.data.l', "'a,b'.split(',')"],
  map: ['{}', "{'a': 1}", 'resource.data', 'resource.data.m', 'request.auth.token', 'resource'],
  bytes: ["b''", "b'ab'", "'é'.toUtf8()", 'resource.data.y', "hashing.md5('a')"],
  timestamp: [
    'request.time',
    'resource.data.t',
    'timestamp.date(2026, 2, 28)',
    'timestamp.value(1500)',
    'resource.updateTime',
  ],
  duration: ["duration.value(90, 's')", "duration.value(-1, 'd')", 'duration.time(1, 2, 3, 4)'],
  path: ['/a/b', '/a/$(id)', 'request.path', 'resource.__name__', "path('/a/b')", 'resource.data.r'],
  latlng: ['latlng.value(1, 2)', 'resource.data.g', 'latlng.value(-90.0, 180.0)'],
  set: ['[].toSet()', '[1, 2, 2].toSet()', "['a'].toSet()"],
  null: ['null', 'resource.data.nothing', 'resource.data.missing'],
};

/** Calls by the type of their result; each letter is an argument of the type. */
const calls: Record<Type, readonly [string, ...Type[]][]> = {
  bool: [
    ['(# && #)', 'bool', 'bool'],
    ['(# || #)', 'bool', 'bool'],
    ['!(#)', 'bool'],
    ['(# == #)', 'bool', 'bool'],
    ['(# < #)', 'int', 'int'],
    ['(# >= #)', 'float', 'int'],
    ['(# <= #)', 'string', 'string'],
    ['(# > #)', 'timestamp', 'timestamp'],
    ['(# < #)', 'duration', 'duration'],
    ['(# < #)', 'bytes', 'bytes'],
    ['(# in #)', 'int', 'list'],
    ['(# in #)', 'string', 'map'],
    ['(# in #)', 'string', 'set'],
    ['(# == #)', 'list', 'list'],
    ['(# == #)', 'map', 'map'],
    ['(# != #)', 'int', 'float'],
    ['(# == #)', 'path', 'path'],
    ['(# == #)', 'set', 'set'],
    ['(# == #)', 'latlng', 'latlng'],
    ['#.matches(#)', 'string', 'string'],
    ['#.hasAny(#)', 'list', 'list'],
    ['#.hasAll(#)', 'list', 'list'],
    ['#.hasOnly(#)', 'list', 'list'],
    ['#.hasAll(#)', 'set', 'set'],
    ['math.isNaN(#)', 'float'],
    ['(# == #)', 'timestamp', 'timestamp'],
    ['(# == null)', 'null'],
    ['exists(#)', 'path'],
  ],
  int: [
    ['(# + #)', 'int', 'int'],
    ['(# - #)', 'int', 'int'],
    ['(# * #)', 'int', 'int'],
    ['(# / #)', 'int', 'int'],
    ['(# % #)', 'int', 'int'],
    ['-(#)', 'int'],
    ['int(#)', 'string'],
    ['int(#)', 'float'],
    ['#.size()', 'string'],
    ['#.size()', 'list'],
    ['#.size()', 'map'],
    ['#.size()', 'bytes'],
    ['#.size()', 'set'],
    ['math.abs(#)', 'int'],
    ['math.round(#)', 'float'],
    ['#.toMillis()', 'timestamp'],
    ['#.seconds()', 'duration'],
    ['#.nanos()', 'duration'],
    ['#.dayOfWeek()', 'timestamp'],
    ['#.dayOfYear()', 'timestamp'],
    ['#.month()', 'timestamp'],
    ['#.hours()', 'timestamp'],
    ['#[#]', 'list', 'int'],
    ["#.get('a', #)", 'map', 'int'],
  ],
  float: [
    ['(# + #)', 'float', 'int'],
    ['(# / #)', 'float', 'float'],
    ['(# % #)', 'float', 'int'],
    ['(# * #)', 'float', 'float'],
    ['float(#)', 'int'],
    ['float(#)', 'string'],
    ['math.ceil(#)', 'float'],
    ['math.floor(#)', 'float'],
    ['math.sqrt(#)', 'float'],
    ['math.pow(#, #)', 'float', 'int'],
    ['math.abs(#)', 'float'],
    ['#.latitude()', 'latlng'],
    ['#.distance(#)', 'latlng', 'latlng'],
  ],
  string: [
    ['(# + #)', 'string', 'string'],
    ['string(#)', 'int'],
    ['string(#)', 'float'],
    ['string(#)', 'bool'],
    ['string(#)', 'null'],
    ['string(#)', 'path'],
    ['#.lower()', 'string'],
    ['#.upper()', 'string'],
    ['#.trim()', 'string'],
    ["#.replace('a', #)", 'string', 'string'],
    ["#.replace('(b|c)', 'x')", 'string'],
    ['#.join(#)', 'list', 'string'],
    ['#[#]', 'string', 'int'],
    ['#[#:#]', 'string', 'int', 'int'],
    ['#.toHexString()', 'bytes'],
    ['#.toBase64()', 'bytes'],
    ['#[#]', 'path', 'int'],
    ['#.id', 'map'],
  ],
  list: [
    ['[#, #]', 'int', 'string'],
    ['#.concat(#)', 'list', 'list'],
    ['#.removeAll(#)', 'list', 'list'],
    ['#[#:#]', 'list', 'int', 'int'],
    ['#.keys()', 'map'],
    ['#.values()', 'map'],
    ['#.split(#)', 'string', 'string'],
  ],
  map: [
    ["{'a': #, 'b': #}", 'int', 'string'],
    ["{'a': #}", 'list'],
    ["#.get('m', {})", 'map'],
    ['get(#).data', 'path'],
  ],
  bytes: [
    ['#.toUtf8()', 'string'],
    ['hashing.sha256(#)', 'string'],
    ['hashing.crc32(#)', 'string'],
    ['hashing.crc32c(#)', 'bytes'],
  ],
  timestamp: [
    ['(# + #)', 'timestamp', 'duration'],
    ['(# - #)', 'timestamp', 'duration'],
    ['#.date()', 'timestamp'],
  ],
  duration: [
    ['(# - #)', 'timestamp', 'timestamp'],
    ['(# + #)', 'duration', 'duration'],
    ['duration.abs(#)', 'duration'],
    ["duration.value(#, 'h')", 'int'],
    ['#.time()', 'timestamp'],
  ],
  path: [
    ['/a/$(#)', 'string'],
    ['path(#)', 'string'],
    ['/a/b/$(#)/c', 'string'],
  ],
  latlng: [['latlng.value(#, #)', 'float', 'int']],
  set: [
    ['#.toSet()', 'list'],
    ['#.union(#)', 'set', 'set'],
    ['#.intersection(#)', 'set', 'set'],
    ['#.difference(#)', 'set', 'set'],
    ['#.diff(#).changedKeys()', 'map', 'map'],
    ['#.diff(#).affectedKeys()', 'map', 'map'],
    ['#.diff(#).addedKeys()', 'map', 'map'],
    ['#.diff(#).unchangedKeys()', 'map', 'map'],
  ],
  null: [],
};

const { any, ...byType } = fc.letrec<Record<Type | 'any', string>>((tie) => {
  /** One argument in twelve is of any type, because errors have to be the same too. */
  const argument = (type: Type): Expression =>
    fc.oneof({ weight: 11, arbitrary: tie(type) }, { weight: 1, arbitrary: tie('any') });
  const call = ([form, ...args]: readonly [string, ...Type[]]): Expression => {
    const pieces = form.split('#');
    return fc
      .tuple(...args.map(argument))
      .map((values) => pieces.map((piece, i) => piece + (values[i] ?? '')).join(''));
  };
  const choice = (type: Type): Expression =>
    fc
      .tuple(tie('bool'), argument(type), argument(type))
      .map(([test, one, other]) => `(${test} ? ${one} : ${other})`);
  const expression = (type: Type): Expression =>
    fc.oneof(
      { maxDepth: 4, withCrossShrink: true, depthSize: 'small' },
      { weight: 3, arbitrary: fc.constantFrom(...leaves[type]) },
      ...calls[type].map((form) => ({ weight: 1, arbitrary: call(form) })),
      { weight: 1, arbitrary: choice(type) },
    );
  const entries = types.map((type) => [type, expression(type)] as const);
  return {
    ...(Object.fromEntries(entries) as Record<Type, Expression>),
    any: fc.oneof(...types.map((type) => tie(type))),
  };
});

/** A condition: a Boolean expression, a comparison of two values, or a type check. */
export const condition: Expression = fc.oneof(
  { weight: 5, arbitrary: byType.bool },
  ...types.map((type) => ({
    weight: 1,
    arbitrary: fc.tuple(byType[type], byType[type]).map(([one, other]) => `${one} == ${other}`),
  })),
  {
    weight: 2,
    arbitrary: fc
      .tuple(any, fc.constantFrom(...types, 'number'))
      .map(([value, type]) => `${value} is ${type}`),
  },
);
