/** The plain types, operators and precedence. */
import { check, minInt } from './examples.testing.ts';

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
