/**
 * Tests each type of the public reference, https://firebase.google.com/docs/reference/rules, with the reference's own
 * examples, and with observed behaviour of the service that the reference does not describe.
 */
import { describe, expect, test } from 'vitest';
import { outcome } from './ask.testing.ts';

function check(section: string, examples: { true?: string[]; false?: string[]; error?: string[] }): void {
  describe(section, () => {
    const rows = Object.entries(examples).flatMap(([wanted, expressions]) =>
      expressions.map((expression) => [expression, wanted] as const),
    );
    test.each(rows)('%s is %s', (expression, wanted) => {
      expect(outcome(expression)).toBe(wanted);
    });
  });
}

const minInt = '(-9223372036854775807 - 1)';

check('rules.Boolean', {
  true: [
    'true && true',
    'false || true',
    '!false',
    '!!true',
    'true == true',
    'true != false',
    'true is bool',
  ],
  false: ['true && false', 'false || false', '!true', "'true' is bool", "true == 'true'", 'true == 1'],
  error: [
    'true < false',
    "true && 'x'",
    "'x' || false",
    '!1',
    '!null',
    "bool('yes')",
    'bool(1)',
    '1',
    "'true'",
    'null',
  ],
});

check('&& and || absorb an error on either side where the other side decides', {
  true: [
    'true || 1 / 0 == 1',
    '1 / 0 == 1 || true',
    '!(false && 1 / 0 == 1)',
    '!(1 / 0 == 1 && false)',
    '(1 / 0 == 1 || true) == true',
    'null.x || true',
    "!(foo('x') && false)",
  ],
  error: [
    '1 / 0 == 1 && true',
    'true && 1 / 0 == 1',
    '1 / 0 == 1 || false',
    'false || 1 / 0 == 1',
    '!(1 / 0 == 1)',
    '1 / 0 == 1 ? true : true',
    '(1 / 0 == 1) == (1 / 0 == 1)',
  ],
});

check('the ternary operator', {
  true: ['true ? true : 1 / 0 == 1', "(1 > 2 ? 'a' : 'b') == 'b'", 'false ? false : true ? true : false'],
  false: ['true ? false : true'],
  error: ['null ? true : true', '1 ? true : true', "'true' ? true : false"],
});

check('rules.Integer', {
  true: [
    '2 + 3 == 5',
    '2 - 3 == -1',
    '2 * 3 == 6',
    '10 / 4 == 2',
    '-7 / 2 == -3',
    '10 % 3 == 1',
    '-7 % 2 == -1',
    '-(3) == 0 - 3',
    '-(-3) == 3',
    '1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3',
    '1 is int && !(1 is float) && 1 is number',
    '-9223372036854775808 is int',
    '9223372036854775807 is int',
    "int('2') == 2",
    'int(2.0) == 2',
    "int('-3') == -3 && int('+3') == 3 && int('007') == 7",
    'int(2.9) == 2 && int(-2.9) == -2',
    "int(float('1e20')) == 9223372036854775807 && int(float('NaN')) == 0",
    `int('-9223372036854775808') == ${minInt}`,
    '1 + 2 * 3 == 7 && (1 + 2) * 3 == 9',
  ],
  false: ['10 / 4 == 2.5', '1 == 2'],
  error: [
    '1 / 0 == 1',
    '1 % 0 == 1',
    '9223372036854775807 + 1 > 0',
    `${minInt} - 1 < 0`,
    `-${minInt} > 0`,
    "1 + 'a' == 1",
    "1 < 'a'",
    '1 < null',
    "int('x') == 0",
    "int('1.5') == 1",
    "int('0x10') == 16",
    "int(' 12') == 12",
    "int('') == 0",
    "int('9223372036854775808') > 0",
    'int(true) == 1',
    'int(null) == 0',
    "int('1', 2) == 1",
    '-true == 1',
  ],
});

check('rules.Float', {
  true: [
    '1.5 + 1.5 == 3.0',
    '10.0 / 4.0 == 2.5',
    '10 / 4.0 == 2.5',
    '5.5 % 2.0 == 1.5',
    '-1.5 == 0 - 1.5',
    '1 == 1.0 && 1.0 == 1 && 0 == -0.0',
    '1 < 1.5 && 2.5 >= 2',
    '1.0 is float && !(1.0 is int) && 1.0 is number',
    '.5 == 0.5 && 5. == 5.0 && 5. is float',
    'float("2.2") == 2.2',
    'float(2) == 2.0',
    "float('1e3') == 1000.0 && float('.5') == 0.5 && float(' 2.5 ') == 2.5 && float('1.5f') == 1.5",
    "float('NaN') != float('NaN') && float('-Infinity') < 1.0",
    "1.0 / 0.0 > float('1e300')",
  ],
  false: ["float('NaN') == float('NaN')", "float('NaN') < 1.0", "float('NaN') >= 1.0"],
  error: [
    "float('abc') > 0.0",
    "float('inf') > 0.0",
    "float('') == 0.0",
    'float(true) == 1.0',
    'float(null) == 0.0',
  ],
});

check('rules.String', {
  true: [
    "'a' == \"a\" && 'a' != 'b'",
    "'a' < 'b' && 'ab' > 'a' && 'Z' < 'a'",
    "'username' + '@domain.com' == 'username@domain.com'",
    "'abc'[0] == 'a'",
    "'abcdef'[0:3] == 'abc' && 'abcdef'[1:4] == 'bcd'",
    "'hello'[1:1] == ''",
    'string(true) == "true"',
    'string(1) == "1"',
    'string(2.0) == "2.0"',
    'string(null) == "null"',
    "string(10000000.0) == '1.0E7' && string(0.0001) == '1.0E-4' && string(123456789.0) == '1.23456789E8'",
    "string(-0.0) == '-0.0' && string(1.0 / 3.0) == '0.3333333333333333'",
    "string(path('a/b')) == '/a/b'",
    "'ABC'.lower() == 'abc' && 'ABC123'.lower() == 'abc123'",
    "'abc'.upper() == 'ABC' && 'abc123'.upper() == 'ABC123'",
    "' a '.trim() == 'a' && 'b'.trim() == 'b' && '  a  b  '.trim() == 'a  b'",
    "'a'.size() == 1 && 'abc'.size() == 3 && ''.size() == 0 && 'é'.size() == 1",
    "'user@domain.com'.matches('.*@domain[.]com') == true",
    "'banana'.matches('.*@domain[.]com') == false",
    "'banana'.matches('an') == false && 'banana'.matches('.*an.*')",
    "'a.com'.matches('a\\\\.com') && !'axcom'.matches('a\\\\.com')",
    "'Ärger'.matches('\\\\p{L}+') && 'ABC'.matches('(?i)abc')",
    '\'banana\'.replace("a", "o") == \'bonono\'',
    '\'banana\'.replace("ana", "ee") == \'beena\'',
    '\'foo@test.com\'.replace(".", "-") == \'------------\'',
    "'ab'.replace('(a)', '$1$1') == 'aab'",
    "'ab'.replace('a', '\\\\$') == '$b'",
    "'a/b/c'.split('/') == ['a', 'b', 'c']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'**'.toUtf8() == b'\\x2A\\x2A'",
    "'€'.toUtf8() == b'\\xE2\\x82\\xAC'",
    "'x' is string && !('x' is bytes)",
  ],
  false: ["'a' == 1", "'1' == 1"],
  error: [
    "'a' + 1 == 'a1'",
    "'a' - 'a' == ''",
    "'a' * 2 == 'aa'",
    "'abc'[3] == ''",
    "'abc'[-1] == 'c'",
    "'abc'[0:4] == 'abc'",
    "'abc'[0:0] == ''",
    "'abc'[2:1] == ''",
    "''[0:0] == ''",
    "'abc'['a'] == 'a'",
    "string([1]) == ''",
    "string({}) == ''",
    "'abc'.matches('(' + '')",
    "'abc'.matches('(?=a)' + 'abc')",
    "'abc'.replace('a', '$9') == 'bc'",
    "'abc'.size(1) == 3",
    "'abc'.matches() == true",
    "'abc'.matches(1)",
    "'abc'.reverse() == 'cba'",
    "(1).lower() == '1'",
    "'b' in 'abc'",
  ],
});

check('string literals', {
  true: [
    "'\\x41' == 'A' && '\\u0041' == 'A' && '\\101' == 'A'",
    "'\\x411' == 'A1' && '\\u00e9' == 'é' && '\\xe9' == 'é'",
    "'\\ud83d\\ude00' == '😀' && '\\ud83d\\ude00'.size() == 2",
    "'\\\\\\'\\\"\\n\\r\\t\\b\\f'.toUtf8().toHexString() == '5C27220A0D09080C'",
    "\"it's\" == 'it\\'s'",
  ],
});

check('rules.Bytes', {
  true: [
    "b'*' == b'\\x2A' && b'\\x2A' == b'\\052'",
    "b'€' == b'\\342\\202\\254' && b'€' == b'\\xE2\\x82\\xAC'",
    'b"abc" == \'abc\'.toUtf8() && B\'abc\' == b"abc"',
    "b'é'.size() == 2 && b''.size() == 0",
    "b'\\xff'.toBase64() == '_w==' && b'hi'.toBase64() == 'aGk='",
    "b'hi'.toHexString() == '6869' && b'\\xfF'.toHexString() == 'FF'",
    "b'abc' < b'abd' && b'abc' > b'ab'",
    "b'abc' in [b'abc'] && b'abc' is bytes",
  ],
  false: ["b'abc' == 'abc'", "b'\\xe9' == 'é'.toUtf8()"],
  error: ["b'a' + b'b' == b'ab'", "b'abc'[0] == 97", "b'abc'.matches('a')"],
});

check('rules.List', {
  true: [
    "['a','b'] == ['a','b'] && ['a'] != ['b']",
    "[10, 20][1] == 20 && ['a','b','c','d'][0:2] == ['a','b']",
    "('a' in ['a','b']) == true",
    "!('c' in ['a','b'])",
    "['a','b'].concat(['c']) == ['a','b','c']",
    "['a','b'].hasAll(['a']) && !['a','b'].hasAll(['a','c']) && ['a','b'].hasAll([])",
    "['a','b'].hasAny(['c','b']) && !['a','b'].hasAny(['c','d']) && !['a'].hasAny([])",
    "!['a','b'].hasOnly(['a','c'])",
    "['a','b'].hasOnly(['a','b','c'])",
    "['a','b'].hasOnly(['b','a'])",
    "['a','a','b'].hasOnly(['a','b','b'])",
    "['a','b','c'].join('-') == 'a-b-c' && [1, true].join(',') == '1,true'",
    "['a','b','a'].removeAll(['a']) == ['b']",
    '[].size() == 0 && [1, 2].size() == 2',
    "['a','b','a'].toSet().size() == 2",
    "[1, 'a', null, [2]] is list",
    '[1][0] == 1.0',
    '[1, 2, 3][2:3][0] == 3',
  ],
  false: [
    '[1] == [1.0]',
    '[0.0] == [-0.0]',
    "[float('NaN')] == [float('NaN')]",
    '[1] == 1',
    '[[1]] == [[1.0]]',
  ],
  error: [
    '[1] + [2] == [1, 2]',
    '[1][1] == 1',
    '[1][-1] == 1',
    '[1][0.0] == 1',
    "[1]['size'] == 1",
    '[1][0:0] == []',
    '[1, 2][2:2] == []',
    '[1, 2, 3][2:1] == []',
    '[1] < [2]',
    "['a'].hasAny('a')",
    "['a'].union(['b'].toSet()) == ['a'].toSet()",
    "[[1]].join(',') == '1'",
    '[1].size == 1',
  ],
});

check('rules.Map', {
  true: [
    '{"a": 1} == {"a": 1} && {"a": 1, "b": 2} == {"b": 2, "a": 1} && {} is map',
    '{"a": 1}.a == 1 && {"a": 1}["a"] == 1',
    '"a" in {"a": 1} && !("b" in {"a": 1}) && !("toString" in {})',
    '{"a": 3,"b": 2}.get("c", 7) == 7',
    '{"a": [2, 7], "b": [9, 12]}.get("c", [1, 1]) == [1, 1]',
    '{"a": [2, 7],"b": [9, 12]}.get("b", [1, 1]) == [9, 12]',
    '{"a": {"b": 1},"c": 2}.get(["a", "b"], 7) == 1',
    '{"a": 1}.get(["a", "b"], 7) == 7 && {}.get(["a", "b"], 7) == 7 && {"a": null}.get("a", 1) == null',
    '{"a": 1, "b": 2}.keys() == ["a", "b"] && {"a": 1}.keys() is list',
    '{"a": 1, "b": 2}.values() == [1, 2]',
    '{"a": 1}.size() == 1 && {}.size() == 0',
    '{"a": 1}.keys().hasOnly(["a", "b"])',
    '{"a": null}.a == null',
    '{"x": 1, "x": 2}.x == 2',
  ],
  false: ['{"a": 1} == {"a": 1.0}', '{"a": 1} == {"a": 2}', '{} == []'],
  error: [
    '{"a": 1}.b == null',
    '{"a": 1}.b != 1',
    '{"a": 1}["b"] == null',
    '{"a": 1}.toString == 1',
    '{"a": {}}.a.b.c == 1',
    'null.a == null',
    'null["a"] == null',
    '{1: 2} == {}',
    '{"a": 1}.hasAll(["a"])',
    '{"a": 1}.get("a") == 1',
    '{"a": 1}.get(1, 2) == 1',
    '1 in {"a": 1}',
    '{"a": 1} + {"b": 1} == {}',
    '{"a": 1} < {"b": 1}',
  ],
});

check('rules.MapDiff', {
  true: [
    '{"a": 1}.diff({"b": 1}).addedKeys() == ["a"].toSet()',
    '{"a": 1}.diff({"b": 1}).removedKeys() == ["b"].toSet()',
    '{"a": 1, "c": 1}.diff({"a": 2, "c": 1}).changedKeys() == ["a"].toSet()',
    '{"a": 1, "c": 1}.diff({"a": 2, "c": 1}).unchangedKeys() == ["c"].toSet()',
    '{"a": 1, "b": 1, "c": 1}.diff({"a": 1, "b": 2, "d": 1}).affectedKeys() == ["b", "c", "d"].toSet()',
    '{"a": 1}.diff({"a": 1.0}).affectedKeys().size() == 0',
    `{"a": float('NaN')}.diff({"a": float('NaN')}).changedKeys().size() == 0`,
    '{"a": {"b": 1}}.diff({"a": {"b": 2}}).changedKeys().hasOnly(["a"])',
    '{}.diff({}).affectedKeys() == [].toSet()',
  ],
  error: [
    '{"a": 1}.diff({}).keys() == []',
    '{"a": 1}.diff({}).size() == 1',
    '{"a": 1}.diff([]).addedKeys().size() == 0',
    '{"a": 1}.diff(null).addedKeys().size() == 0',
  ],
});

check('rules.Set', {
  true: [
    "['a','b'].toSet() == ['b','a'].toSet() && !(['a'].toSet() is set) && !(['a'].toSet() is list)",
    "['a','b'].toSet().difference(['a'].toSet()) == ['b'].toSet()",
    "['a','b'].toSet().intersection(['b','c'].toSet()) == ['b'].toSet()",
    "['a'].toSet().union(['b'].toSet()) == ['a','b'].toSet()",
    "['a','b'].toSet().hasAll(['a']) && !['d'].toSet().hasAll(['e'].toSet())",
    "['a','b'].toSet().hasAny(['z','b']) && !['a'].toSet().hasAny(['b'].toSet())",
    "['a'].toSet().hasOnly(['a','b']) && !['a','c'].toSet().hasOnly(['a','b'])",
    "'a' in ['a'].toSet() && !('b' in ['a'].toSet())",
    '[1].toSet() == [1.0].toSet() && [1, 1.0].toSet().size() == 1 && 1 in [1.0].toSet()',
    '[[1]].toSet() == [[1.0]].toSet() && [0.0, -0.0].toSet().size() == 1',
    "float('NaN') in [float('NaN')].toSet()",
  ],
  error: [
    "['a'].toSet().difference(['a']) == [].toSet()",
    "['a'].toSet().union('a').size() == 1",
    "['a'].toSet().hasAny('a')",
    "['a'].toSet().hasAll({'a': 1})",
    "['a'].toSet().keys() == ['a']",
    "['a'].toSet().size(1) == 1",
    "['a'].toSet()[0] == 'a'",
  ],
});

check('rules.Path', {
  true: [
    "/path/to/resource == path('path/to/resource') && path('/a/b') == path('a/b')",
    "/users/$('alice')/notes == path('users/alice/notes')",
    '/a/b is path && !(/a/b is string)',
    "path('users/alice')[1] == 'alice'",
    '(/path/{foo}/{bar}).bind({"foo": "something", "bar": "another"}) == /path/something/another',
    "path('users/{uid}').bind({'uid': 'alice'}) == path('users/alice')",
    "path('users/{uid}').bind({'uid': 'alice'}).uid == 'alice'",
    "path('users/{uid}').bind({'uid': 'alice'})['uid'] == 'alice'",
    "(/databases/(default)/documents/a/b)[1] == '(default)'",
    '/a/$(/b/c) == /a/b/c',
  ],
  false: ["path('users/alice') == path('users/bob')", "/a/b == '/a/b'"],
  error: [
    "path(path('a/b')) == /a/b",
    "path('a')[1] == ''",
    '/a/$([1]) == /a/1',
    '(/path/$(foo)/$(bar)).bind({"foo": "something", "bar": "another"}) is path',
    "path('a/{b}').bind(1) == /a",
  ],
});

check('rules.Duration and the duration namespace', {
  true: [
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')",
    "duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 'm') == duration.value(60, 's')",
    "duration.value(1, 's') == duration.value(1000, 'ms') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
    "duration.value(90, 'm').seconds() == 5400 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000",
    'duration.time(13, 45, 30, 5).seconds() == 49530 && duration.time(0, 0, 0, 5).nanos() == 5',
    "duration.abs(duration.value(-20, 's')) == duration.value(20, 's')",
    "duration.value(1, 'h') + duration.value(30, 'm') == duration.value(90, 'm')",
    "duration.value(1, 'h') - duration.value(30, 'm') == duration.value(30, 'm')",
    "duration.value(1, 'm') > duration.value(59, 's') && duration.value(1, 's') is duration",
  ],
  error: [
    "duration.value(1, 'y') is duration",
    "duration.value(1.5, 's') is duration",
    "duration.value(315576000001, 's') is duration",
    "duration.value(1, 's') * 2 is duration",
    "duration.value(1, 's') < 2",
    'duration.value(1) is duration',
    'duration.weeks(1) is duration',
  ],
});

check('rules.Timestamp and the timestamp namespace', {
  true: [
    'timestamp.date(1984, 1, 2) == timestamp.value(441849600000)',
    'timestamp.value(0).year() == 1970 && timestamp.value(0).month() == 1 && timestamp.value(0).day() == 1',
    'request.time.hours() == 10 && request.time.minutes() == 20 && request.time.seconds() == 30',
    'request.time.nanos() == 250000000 && request.time.toMillis() == 1795256430250',
    'request.time.dayOfWeek() == 6 && timestamp.date(2026, 11, 22).dayOfWeek() == 7 && timestamp.date(2026, 11, 23).dayOfWeek() == 1',
    'request.time.dayOfYear() == 325 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'request.time.date() == timestamp.date(2026, 11, 21)',
    'request.time.time() == duration.time(10, 20, 30, 250000000)',
    'timestamp.value(-1500).year() == 1969 && timestamp.value(-1500).seconds() == 58 && timestamp.value(-1500).nanos() == 500000000 && timestamp.value(-1500).toMillis() == -1500',
    "timestamp.value(0) + duration.value(60, 's') == timestamp.value(60000)",
    "duration.value(60, 's') + timestamp.value(0) == timestamp.value(60000)",
    "timestamp.value(60000) - duration.value(60, 's') == timestamp.value(0)",
    "timestamp.value(60000) - timestamp.value(0) == duration.value(60, 's')",
    'timestamp.date(2025, 1, 1) < timestamp.date(2099, 1, 1) && request.time is timestamp',
  ],
  error: [
    'timestamp.date(2026, 2, 30) is timestamp',
    'timestamp.date(2026, 13, 1) is timestamp',
    "timestamp.value('0') is timestamp",
    'timestamp.value(9223372036854775807).year() > 0',
    'request.time < 0',
    'timestamp.value(0) + timestamp.value(0) == timestamp.value(0)',
    "duration.value(1, 's') - timestamp.value(0) == duration.value(1, 's')",
    'request.time + 1 > request.time',
  ],
});

check('rules.LatLng and the latlng namespace', {
  true: [
    'latlng.value(10.5, 20).latitude() == 10.5 && latlng.value(10.5, 20).longitude() == 20.0',
    'latlng.value(0, 0).distance(latlng.value(0, 0)) == 0.0',
    'latlng.value(51.5007, 0.1246).distance(latlng.value(40.6892, 74.0445)) > 5574000.0',
    'latlng.value(51.5007, 0.1246).distance(latlng.value(40.6892, 74.0445)) < 5575500.0',
    'latlng.value(1, 2) == latlng.value(1, 2) && latlng.value(1, 2) is latlng',
  ],
  error: [
    'latlng.value(91, 0) is latlng',
    'latlng.value(0, -181) is latlng',
    "latlng.value('1', 0) is latlng",
    'latlng.value(0, 0).distance(1) == 0.0',
    'latlng.value(0, 0) < latlng.value(1, 1)',
  ],
});

check('the math namespace', {
  true: [
    'math.abs(-1) == 1 && math.abs(1) == 1 && math.abs(-2.5) == 2.5 && math.abs(-2) is int',
    'math.ceil(2.0) == 2 && math.ceil(2.1) == 3 && math.ceil(2.7) == 3',
    'math.floor(1.9) == 1 && math.floor(2.0) == 2 && math.floor(2.7) == 2',
    'math.ceil(1.5) is float && math.floor(1) is float',
    "math.isNaN(float('NaN')) == true && math.isNaN(100) == false",
    'math.pow(2, 2) == 4 && math.pow(1.5, 2) == 2.25 && math.pow(4, 0.5) == 2',
    'math.round(1.9) == 2 && math.round(2.4) == 2 && math.round(2.5) == 3 && math.round(-2.5) == -2',
    'math.round(2.5) is int && math.round(math.sqrt(-1)) == 0',
    'math.sqrt(4) == 2.0 && math.sqrt(2.25) == 1.5',
    `math.abs(${minInt}) == ${minInt}`,
  ],
  error: [
    "math.abs('a') == 1",
    'math.abs(null) == 1',
    'math.abs(1, 2) == 1',
    'math.sqrt() == 1',
    'math.cbrt(8) == 2',
  ],
});

check('the hashing namespace', {
  true: [
    "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'",
    "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    "hashing.crc32('abc').toHexString() == 'C2412435' && hashing.crc32c('abc').toHexString() == 'B73F4B36'",
    "hashing.sha256('é') == hashing.sha256(b'\\xc3\\xa9')",
    "hashing.md5('') is bytes && hashing.crc32('').size() == 4",
  ],
  error: ['hashing.md5(1) is bytes', 'hashing.sha1("abc") is bytes', 'hashing.md5() is bytes'],
});

check('is', {
  true: [
    'null is string == false',
    "[true is bool, b'' is bytes, 1.0 is float, 1 is int, [] is list].hasOnly([true])",
    "[{} is map, 1 is number, /a is path, '' is string, request.time is timestamp].hasOnly([true])",
    "'a' is string && !('a' is number)",
  ],
  false: ['1 is string', 'null is map', '1 is vector'],
  error: ['1 / 0 is int'],
});

check('precedence, the loosest last', {
  true: [
    '-1 + 2 == 1 && !false == true',
    '1 + 2 * 3 - 4 / 2 == 5 && 7 - 2 - 1 == 4 && 100 / 10 / 5 == 2',
    '1 + 1 < 3 == true',
    "1 == 1 in [true] && 'a' is string == true && 1 == 1 is bool",
    'true || false && false',
    'false && false || true ? true : false',
    '!(1 in [2])',
    "!{'a': false}.a && -{'n': 1}.n == -1",
  ],
});

check('names and functions that are not there', {
  error: [
    'nothing',
    'nothing == null',
    'nothing.at.all',
    'nothing()',
    'math(1) == 1',
    'math.isInfinite(1.0)',
    'request.nothing == null',
    'firestore.get(/a/b) == null',
  ],
});
