/** Sources that do not load, with their errors, each with line and column. */
import { describe, expect, test } from 'vitest';
import { compileRules } from './compile.ts';

function firstError(source: string) {
  const { ruleset, issues } = compileRules(source);
  expect(ruleset).toBeUndefined();
  const issue = issues.find(({ severity }) => severity === 'error');
  return issue && `${issue.severity} ${issue.line}:${issue.column} ${issue.message}`;
}

/** The condition starts at 4:20. */
function withCondition(condition: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/a/{b} {
    allow read: if ${condition};
  }
}`;
}

describe('the frame', () => {
  test.each([
    ['', "error 1:1 There is no 'service' block."],
    ['   // nothing\n', "error 1:1 There is no 'service' block."],
    [
      "rules_version = '3'; service cloud.firestore {}",
      "error 1:17 There is no rules_version '3', only '1' and '2'.",
    ],
    ['rules_version = 2;', "error 1:17 Unexpected '2': '1' or '2' in quotes belongs here."],
    ['service cloud.firestore {}', 'error 1:1 There has to be something in a service block.'],
    ['service cloud.firestore { match /a {} }', 'error 1:27 There has to be something in a match block.'],
    [
      "function f() { return true; }\nrules_version = '2';",
      "error 2:1 Unexpected 'rules_version': 'service' or 'function' belongs here.",
    ],
    [
      'service cloud.firestore {',
      "error 1:26 Unexpected the end of the file: 'match', 'function' or '}' belongs here.",
    ],
    ['service cloud.firestore {{', "error 1:26 Unexpected '{': 'match', 'function' or '}' belongs here."],
    ['service cloud.firestore { match a/b {} }', "error 1:33 A path to match starts with '/'."],
    ['service cloud.firestore { match / {} }', 'error 1:34 A segment of the path is missing here.'],
    ['service cloud.firestore { match /a//b {} }', 'error 1:36 A segment of the path is missing here.'],
    ['service cloud.firestore { match /a/{b {} }', 'error 1:36 A segment of the path is missing here.'],
    ['service cloud.firestore { match /a/{b=* *} {} }', 'error 1:36 A segment of the path is missing here.'],
    [
      'service cloud.firestore { match /a/{if} {} }',
      "error 1:36 'if' is a word of the language and names no wildcard.",
    ],
    [
      'service cloud.firestore { match /a { allow readwrite: if true; } }',
      "error 1:44 'readwrite' is no method; the methods are read, write, get, list, create, update, delete.",
    ],
    [
      'service cloud.firestore { match /a { allow read; ; } }',
      "error 1:50 Unexpected ';': 'allow', 'match', 'function' or '}' belongs here.",
    ],
    [
      'service cloud.firestore { match /a { allow read: true; } }',
      "error 1:50 Unexpected 'true': 'if' belongs here.",
    ],
    [
      'service cloud.firestore { match /a { function f() { let x = true\n  return x; } } }',
      "error 2:3 Unexpected 'return': ';' belongs here.",
    ],
    [
      'service cloud.firestore { match /a { function f() { true; } } }',
      "error 1:53 Unexpected 'true': 'return' belongs here.",
    ],
    [
      'service cloud.firestore { match /a { function f(a b) { return a; } } }',
      "error 1:51 Unexpected 'b': ')' belongs here.",
    ],
    [
      'service cloud.firestore { match /a { function return() { return a; } } }',
      "error 1:47 Unexpected 'return': the name of a function belongs here.",
    ],
    ['service cloud.firestore { /* never closed', 'error 1:27 This comment is never closed.'],
    [
      'service cloud.spanner { }',
      "error 1:1 There is no service 'cloud.spanner'; there are cloud.firestore and firebase.storage.",
    ],
    ['service cloud.firestore { } #', "error 1:29 Unexpected character '#'."],
  ])('%s', (source, wanted) => {
    expect(firstError(source)).toBe(wanted);
  });
});

describe('a condition', () => {
  test.each([
    ['request.auth != ', "error 4:36 Unexpected ';': an expression belongs here."],
    ['(request.auth != null', "error 4:41 Unexpected ';': ')' belongs here."],
    ['true &&', "error 4:27 Unexpected ';': an expression belongs here."],
    ['true & true', "error 4:25 Unexpected character '&'."],
    ['a === b', "error 4:24 Unexpected '=': an expression belongs here."],
    ['a ? b', "error 4:25 Unexpected ';': ':' belongs here."],
    ['[1, 2', "error 4:25 Unexpected ';': ']' belongs here."],
    ['{"a" 1}', "error 4:25 Unexpected '1': ':' belongs here."],
    ['a.', "error 4:22 Unexpected ';': the name of a field or a method belongs here."],
    ['a[]', "error 4:22 Unexpected ']': an expression belongs here."],
    ["'open", 'error 4:20 This string is never closed.'],
    ["'a\\.b'", "error 4:22 '\\.' is no escape sequence; write '\\\\' for a backslash."],
    ["'\\x4'", "error 4:21 '\\x' is no escape sequence; write '\\\\' for a backslash."],
    ["b'\\u0041'", 'error 4:20 This is no valid bytes literal.'],
    ["b'open", 'error 4:20 This is no valid bytes literal.'],
    ['9223372036854775808 > 0', 'error 4:20 This integer does not fit in 64 bits.'],
    ['99999999999999999999 > 0', 'error 4:20 This integer does not fit in 64 bits.'],
    ['12abc > 0', 'error 4:20 This is no number: no exponent, no letter, no zero in front may be in one.'],
    ['get(/a/)', "error 4:27 Unexpected ')': an expression belongs here."],
    ['4/2 == 2', "error 4:21 A path starts here; to divide, put a space after the '/'."],
    ['get(/a/$(b)', "error 4:31 Unexpected ';': ')' belongs here."],
    ['get(/a/$(b c))', "error 4:31 Unexpected 'c': ')' belongs here."],
    [
      'request.time is date',
      'error 4:33 Invalid type: date. Valid are bool, bytes, duration, float, int, latlng, list, map, map_diff, number, path, set, constraint, vector, string, timestamp.',
    ],
    ['math == 1', "error 4:20 'math' is a namespace and no value."],
    [
      "'a'.matches('[')",
      'error 4:32 This is no valid regular expression: error parsing regexp: missing closing ]: `[`.',
    ],
    ['in', "error 4:20 Unexpected 'in': an expression belongs here."],
    ['a is 5', "error 4:25 Unexpected '5': the name of a type belongs here."],
  ])('%s', (condition, wanted) => {
    expect(firstError(withCondition(condition))).toBe(wanted);
  });
});

describe('limits and repetitions', () => {
  const storage = (body: string, version = '2') =>
    `rules_version = '${version}';\nservice firebase.storage { match /b/{bucket}/o { ${body} } }`;
  const lets = (count: number) => Array.from({ length: count }, (_, index) => `let v${index} = 1;`).join(' ');

  test.each([
    [
      'two functions of one name',
      'function f() { return 1; } function f() { return 2; }',
      "2:86 There already is a function 'f' here.",
    ],
    [
      'two parameters of one name',
      'function f(a, a) { return a; }',
      "2:64 There already is a parameter or variable 'a' here.",
    ],
    [
      'a variable named as a parameter',
      'function f(a) { let a = 1; return a; }',
      "2:70 There already is a parameter or variable 'a' here.",
    ],
    [
      'two wildcards of one name',
      'match /{a}/{a} { allow read; }',
      "2:62 There already is a wildcard 'a' here.",
    ],
    [
      'two recursive wildcards',
      'match /{a=**}/x/{b=**} { allow read; }',
      '2:67 A path has at most one recursive wildcard.',
    ],
    [
      'eight parameters',
      'function f(a, b, c, d, e, g, h, i) { return a; }',
      '2:59 A function has at most 7 parameters.',
    ],
    [
      'eleven variables',
      `function f() { ${lets(11)} return v1; }`,
      '2:59 A function has at most 10 variables.',
    ],
    [
      'a function that calls itself',
      'function f(n) { return f(n); }',
      '2:59 Function f calls itself, directly or through others.',
    ],
    [
      'functions in a circle',
      'function f() { return g(); } function g() { return true || f(); }',
      '2:59 Function f calls itself, directly or through others.',
    ],
    [
      'eleven nested matches',
      `${'match /a { '.repeat(10)} ${'}'.repeat(10)}`,
      '2:149 Matches nest at most 10 deep.',
    ],
    [
      'more than a hundred segments',
      `match ${'/a'.repeat(98)} { allow read; }`,
      '2:50 Nested matches have at most 100 segments.',
    ],
    [
      'more than twenty wildcards',
      `match ${Array.from({ length: 20 }, (_, index) => `/{w${index}}`).join('')} { allow read; }`,
      '2:50 Nested matches have at most 20 wildcards.',
    ],
  ])('%s', (_, body, wanted) => {
    expect(firstError(storage(body))).toBe(`error ${wanted}`);
  });

  test('ten variables and seven parameters are fine', () => {
    const body = `function f(a, b, c, d, e, g, h) { ${lets(10)} return v9 == h; } match /a { allow read: if f(1, 2, 3, 4, 5, 6, 1); }`;
    expect(compileRules(storage(body)).issues).toEqual([]);
  });

  test('before version 2 a recursive wildcard is last', () => {
    expect(firstError(storage('match /{a=**}/x { allow read; }', '1'))).toBe(
      "error 2:58 Before rules_version '2' a recursive wildcard stands at the end of a path.",
    );
  });

  test('a file of more than 256 KiB', () => {
    expect(firstError(`// ${'x'.repeat(256 * 1024)}`)).toBe('error 1:1 The rules are larger than 256 KiB.');
  });

  test.each([
    ['parentheses', '('.repeat(5000) + ')'.repeat(5000)],
    ['lists', '['.repeat(5000) + ']'.repeat(5000)],
    ['maps', '{"a":'.repeat(5000) + '}'.repeat(5000)],
    ['negations', `${'!'.repeat(5000)}true`],
    ['minus signs', `${'-('.repeat(5000)}x`],
    ['choices', `${'true ? true : '.repeat(5000)}true`],
    ['calls', 'f('.repeat(5000) + ')'.repeat(5000)],
    ['members', `a${'.a'.repeat(5000)}`],
    ['sums', `1${' + 1'.repeat(5000)} > 0`],
    ['paths', '/a/$('.repeat(5000)],
  ])('deep nesting of %s ends with a sentence', (_, condition) => {
    expect(firstError(withCondition(condition))).toMatch(/This expression is nested too deeply\.$/);
  });

  test.each(['&&', '||'])('at most 99 operands of %s', (operator) => {
    const chain = (count: number) => Array.from({ length: count }, () => 'true').join(` ${operator} `);
    expect(compileRules(withCondition(chain(99))).issues).toEqual([]);
    expect(firstError(withCondition(chain(100)))).toBe(
      `error 4:20 At most 99 operands of ${operator} may follow each other.`,
    );
  });
});

describe('warnings: the rules load, and the expression is an error value', () => {
  test.each([
    ['nothing == 1', '4:20 Invalid variable name: nothing.'],
    ['isOwner()', '4:20 Invalid function name: isOwner.'],
    ['math.cbrt(8) == 2', '4:24 Invalid function name: math.cbrt.'],
    ['firestore.get(/a/b) == null', '4:20 Invalid variable name: firestore.'],
    ['int(1, 2) == 1', '4:20 int() takes 1 argument, not 2.'],
    ['get() == null', '4:20 get() takes 1 argument, not 0.'],
    ["bool('true')", '4:20 Invalid function name: bool.'],
    ['math.isInfinite(1)', '4:24 Invalid function name: math.isInfinite.'],
  ])('%s', (condition, wanted) => {
    const { ruleset, issues } = compileRules(withCondition(condition));
    expect(ruleset).toBeDefined();
    expect(
      issues.map(({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}`),
    ).toEqual([`warning ${wanted}`]);
  });

  test('a function that nobody calls, and one that is called with the wrong number of arguments', () => {
    const { issues } = compileRules(
      `service cloud.firestore { function unused() { return true; } function used(a) { return a; }
       match /databases/{database}/documents { match /a/{b} { allow read: if used(); } } }`,
    );
    expect(issues.map(({ message }) => message)).toEqual([
      'Unused function: unused.',
      'used() takes 1 argument, not 0.',
    ]);
  });

  test('the whole of a usual file raises nothing', () => {
    const { issues } = compileRules(`rules_version = '2';
      // A comment; /* not one inside */
      function signedIn() { return request.auth != null; }
      service cloud.firestore {
        match /databases/{database}/documents {
          function user() { return get(/databases/$(database)/documents/users/$(request.auth.uid)).data; }
          match /{path=**}/notes/{note} { allow read; }
          match /posts/{post} {
            allow get, list: if signedIn() /* why not */ && user().role in ['reader', "writer"];
            allow create: if request.resource.data.keys().hasOnly(['title', 'body',]) && request.time > timestamp.date(2020, 1, 1);
          }
        }
      }`);
    expect(issues).toEqual([]);
  });
});
