/**
 * The equality of `==`, of the elements of lists and maps, and of the members of sets; and the order of
 * values.
 */
import { check } from './examples.testing.ts';

/** Of each kind two values that differ. */
const kinds = {
  null: ['null', "'null'"],
  bool: ['true', 'false'],
  int: ['1', '2'],
  float: ['1.5', '2.5'],
  string: ["'a'", "'b'"],
  bytes: ["b'a'", "b'b'"],
  timestamp: ['timestamp.date(2026, 1, 1)', 'timestamp.date(2026, 1, 2)'],
  duration: ["duration.value(1, 's')", "duration.value(2, 's')"],
  latlng: ['latlng.value(1.0, 2.0)', 'latlng.value(1.0, 3.0)'],
  path: ["path('/a/b')", "path('/a/c')"],
  'path with other parts': ["path('/a/b')", "path('/ab')"],
  list: ["['a']", "['a', 'b']"],
  set: ["['a'].toSet()", "['b'].toSet()"],
  map: ["{'a': 1}", "{'a': 2}"],
} as const;

for (const [kind, [one, other]] of Object.entries(kinds)) {
  check(`two values of the kind ${kind}`, {
    true: [
      `${one} == ${one}`,
      `${other} == ${other}`,
      `${one} != ${other}`,
      `[${one}] == [${one}]`,
      `[${one}] != [${other}]`,
      `{'k': ${one}} == {'k': ${one}}`,
      `{'k': ${one}} != {'k': ${other}}`,
      `${one} in [${other}, ${one}]`,
      `!(${one} in [${other}])`,
      `[${one}, ${one}].toSet().size() == 1`,
      `[${one}, ${other}].toSet().size() == 2`,
      `[${one}].toSet() == [${one}].toSet()`,
      `[${one}].toSet() != [${other}].toSet()`,
    ],
  });
}

check('values of different kinds', {
  true: [
    "1 != '1'",
    "'n1' != 1",
    "timestamp.date(1970, 1, 1) != duration.value(0, 's')",
    "[timestamp.date(1970, 1, 1)] != [duration.value(0, 's')]",
    "['a'] != ['a'].toSet()",
    "[['a']] != [{'a': 'a'}]",
    '[[]] != [{}]',
    '[null] != [false]',
    "['a', 'b'] != ['b', 'a']",
    "['a', 'b'].toSet() == ['b', 'a'].toSet()",
    "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}",
    "{'a': 1} != {'a': 1, 'b': 2}",
    "{'a': 'b'} != {'b': 'a'}",
    "[['a'], ['b']] != [['a', 'b']]",
    "['a,b'] != ['a', 'b']",
    "['a', 's1:b'] != ['as1:b']",
  ],
});

check('numbers', {
  true: [
    '1 == 1.0',
    '[1] != [1.0]',
    "{'k': 1} != {'k': 1.0}",
    '[1, 1.0].toSet().size() == 1',
    '[1.5, 1].toSet().size() == 2',
    '[[1]].toSet() == [[1.0]].toSet()',
    '0.0 == -0.0',
    '[0.0] != [-0.0]',
    '[-0.0] == [-0.0]',
    '[1.5] == [1.5]',
    '[latlng.value(0.0, 1.0)] != [latlng.value(-0.0, 1.0)]',
    '9007199254740993 != 9007199254740992',
    '9007199254740993 > 9007199254740992',
    '9007199254740993 == 9007199254740992.0',
    '1 < 1.5',
    '1.5 < 2',
    'float("NaN") != float("NaN")',
    '[float("NaN")] != [float("NaN")]',
    "{'k': float('NaN')} != {'k': float('NaN')}",
    '[float("NaN"), float("NaN")].toSet().size() == 1',
  ],
  false: ['1 < 1', '1.0 < 1', '2 <= 1', '1 > 1', '1 >= 2', 'float("NaN") < 1', 'float("NaN") >= 1'],
});

check('the order of values', {
  true: [
    "'a' < 'b'",
    "'a' <= 'a'",
    "'b' > 'a'",
    "'a' >= 'a'",
    "b'a' < b'b'",
    "b'a' <= b'a'",
    'timestamp.date(2026, 1, 1) < timestamp.date(2026, 1, 2)',
    "duration.value(1, 's') < duration.value(1, 'm')",
  ],
  false: [
    "'a' < 'a'",
    "'b' <= 'a'",
    "b'b' < b'a'",
    'timestamp.date(2026, 1, 2) <= timestamp.date(2026, 1, 1)',
    "duration.value(1, 's') >= duration.value(1, 'm')",
  ],
  error: [
    "'a' < b'b'",
    "b'a' < 'b'",
    "'a' < 1",
    "1 < 'a'",
    "timestamp.date(2026, 1, 1) < duration.value(1, 's')",
    "duration.value(1, 's') < timestamp.date(2026, 1, 1)",
    'timestamp.date(2026, 1, 1) < 1',
    'null < null',
    "['a'] < ['b']",
    "b'a' < null",
  ],
});
