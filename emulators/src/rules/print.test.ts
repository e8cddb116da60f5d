/** The output of `debug()`, as the official emulator prints it (there on several lines, here on one). */
import { describe, expect, test } from 'vitest';
import { ask, documents } from './ask.testing.ts';
import type { QueryFilter } from './query.ts';
import { int } from './value.ts';

function inOneLine(debug: readonly string[]): string {
  return debug.join('\n').replace(/\s+/g, ' ');
}

describe('debug()', () => {
  test.each([
    ['null', 'null_value: NULL_VALUE'],
    ['true', 'bool_value: true'],
    ['7', 'int_value: 7'],
    ['-0.5', 'float_value: -0.5'],
    ["float('NaN')", 'float_value: NaN'],
    ["'é\\n\"\\'\\\\\\t\\r'", 'string_value: "\\303\\251\\n\\"\\\'\\\\\\t\\r"'],
    ["'\\u0001\\u007f\\b\\f\\u000b\\u0007 ~'", 'string_value: "\\001\\177\\b\\f\\v\\a ~"'],
    ["b'\\xff\\x00a'", 'bytes_value: "\\377\\000a"'],
    ['timestamp.value(0)', 'timestamp_value { }'],
    ['timestamp.value(-1)', 'timestamp_value { seconds: -1 nanos: 999000000 }'],
    ['timestamp.value(1000)', 'timestamp_value { seconds: 1 }'],
    ["duration.value(-1500,'ms')", 'duration_value { seconds: -1 nanos: -500000000 }'],
    ['latlng.value(0,-0.5)', 'latlng_value { longitude: -0.5 }'],
    ['/a/b', 'path_value { segments { simple: "a" } segments { simple: "b" } }'],
    [
      '/a/{x}/{y=**}',
      'path_value { segments { simple: "a" } segments { capture { variable_name: "x" } } segments { glob_capture { variable_name: "y" } } }',
    ],
    ['[]', 'list_value { }'],
    [
      "[1,['a']]",
      'list_value { values { int_value: 1 } values { list_value { values { string_value: "a" } } } }',
    ],
    ['[2,1].toSet()', 'set_value { values { int_value: 2 } values { int_value: 1 } }'],
    [
      "{'b':1,'a':{}}",
      'map_value { fields { key: "a" value { map_value { } } } fields { key: "b" value { int_value: 1 } } }',
    ],
    [
      "{'d':1,'a':1,'b':1}.diff({'a':2,'b':1,'c':0})",
      'map_diff_value { key_statuses { key: "a" value: CHANGED } key_statuses { key: "b" value: UNCHANGED } key_statuses { key: "c" value: REMOVED } key_statuses { key: "d" value: ADDED } }',
    ],
  ])('%s', (expression, wanted) => {
    const rules = documents(`match /e/{id} { allow get: if [debug(${expression})].size() == 1; }`);
    const { allowed, debug } = ask(rules, 'e/a');
    expect(allowed).toBe(true);
    expect(inOneLine(debug)).toBe(wanted);
  });

  test.each([
    ['==', 'EQ'],
    ['!=', 'NEQ'],
    ['<', 'LT'],
    ['<=', 'LTE'],
    ['>', 'GT'],
    ['>=', 'GTE'],
    ['array-contains', 'LIST_CONTAINS'],
  ] as const)('a field of a query that is filtered by %s', (op, comparator) => {
    const rules = documents('match /c/{id} { allow list: if debug(resource.data.a) != null || true; }');
    const filters: QueryFilter[] = [op, '>' as const].map((one) => ({
      op: one,
      field: ['a'],
      value: int(0),
    }));
    const { debug } = ask(rules, 'c', { method: 'list', query: { filter: { op: 'and', filters } } });
    const constraint = (name: string) => `simple_constraints { comparator: ${name} value { int_value: 0 } }`;
    expect(inOneLine(debug)).toBe(`constraint_value { ${constraint(comparator)} ${constraint('GT')} }`);
  });

  test('lines are indented, and what is too long is cut', () => {
    const printed = (expression: string) =>
      ask(documents(`match /e/{id} { allow get: if [debug(${expression})].size() == 1; }`), 'e/a').debug;
    expect(printed('[[1]]')).toEqual([
      'list_value {\n  values {\n    list_value {\n      values {\n        int_value: 1\n      }\n    }\n  }\n}',
    ]);
    const long = `'${'a'.repeat(9984)}'`;
    expect(printed(long)).toEqual([`string_value: "${'a'.repeat(9984)}"`]);
    expect(printed(long.replace('a', 'aa'))).toEqual([`string_value: "${'a'.repeat(9985)}...`]);
  });
});
