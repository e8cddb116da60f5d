/** No source, request or document ends the process, makes it hang, or is allowed by mistake. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, documents, outcome } from './ask.testing.ts';
import { compileRules } from './compile.ts';
import { documentResource } from './request.ts';
import { fromPlain, type RulesMap } from './value.ts';

const pieces = [
  ...'{}()[]<>=!&|?:;,./\'"+-*%$\\ \n',
  ...[
    'rules_version',
    "'2'",
    'service',
    'cloud.firestore',
    'match',
    '/a/{b}',
    '{c=**}',
    'allow',
    'read',
    'if',
  ],
  ...['function', 'f', 'return', 'let', 'x', 'true', 'null', '1', '1.5', "'s'", "b'x'", 'in', 'is', 'string'],
  ...[
    'request',
    '.auth',
    'resource',
    '.data',
    '.get(',
    'get(',
    '/$(',
    '&&',
    '||',
    '==',
    '/*',
    '*/',
    '//',
    '\u0000',
    '😀',
  ],
];

const leaf = fc.constantFrom(
  ...[
    'true',
    'false',
    'null',
    '0',
    '7',
    '-1',
    '2.5',
    "''",
    "'abc'",
    "b'x'",
    'request',
    'request.auth',
    'request.time',
  ],
  ...[
    'resource',
    'resource.data',
    'resource.data.n',
    'resource.data.s',
    'resource.data.l',
    'id',
    'database',
    'nothing',
  ],
  ...[
    '/a/b',
    '/a/$(id)',
    '[]',
    '{}',
    '9223372036854775807',
    "float('NaN')",
    "'(a+)+$'",
    "duration.value(1, 's')",
  ],
);
const calls = [
  'size()',
  'keys()',
  'values()',
  "matches('a.*')",
  "split('')",
  'toSet()',
  'lower()',
  "get('n', 1)",
];
const functions = [
  'int',
  'string',
  'float',
  'path',
  'get',
  'exists',
  'math.abs',
  'hashing.md5',
  'debug',
  'f',
];
const operators = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', '&&', '||', 'in'];

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('expression'), fc.constantFrom(...operators), tie('expression'))
      .map((parts) => `(${parts.join(' ')})`),
    fc.tuple(tie('expression'), fc.constantFrom(...calls)).map(([object, call]) => `(${object}).${call}`),
    fc.tuple(fc.constantFrom(...functions), tie('expression')).map(([name, arg]) => `${name}(${arg})`),
    fc.tuple(tie('expression'), tie('expression')).map(([object, index]) => `(${object})[${index}]`),
    fc
      .tuple(tie('expression'), tie('expression'))
      .map(([left, right]) => `[${left}, ${right}].hasAny([${right}])`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(fc.constantFrom('!', '-'), tie('expression')).map(([sign, operand]) => `${sign}(${operand})`),
    tie('expression').map((operand) => `((${operand}) is string)`),
    tie('expression').map((value) => `{'k': ${value}}.diff({'k': 1}).changedKeys().size() == 1`),
  ),
}));

describe('the parser', () => {
  test('takes any text apart or says where it does not go on', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(fc.constantFrom(...pieces)).map((all) => all.join(' ')),
        ),
        (source) => {
          const { ruleset, issues } = compileRules(source);
          const errors = issues.filter(({ severity }) => severity === 'error');
          expect(errors.length > 0).toBe(ruleset === undefined);
          for (const { line, column, message } of issues) {
            expect(Math.min(line, column)).toBeGreaterThan(0);
            expect(line).toBeLessThanOrEqual(source.split('\n').length);
            expect(message).toMatch(/\.$/);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('a file with one character more, less or changed is still taken or refused with a sentence', () => {
    const source = `rules_version = '2';
      service cloud.firestore { match /databases/{db}/documents { function f(a) { let b = a['x']; return b == b'\\x00'; }
      match /a/{b=**} { allow get, list: if f(get(/a/$(b)).data) ? -1 < 2.5e3 : [1, "a"][0:1] is list && !{'k': null}.k; } } }`;
    fc.assert(
      fc.property(fc.nat(source.length), fc.constantFrom('', ...pieces), fc.nat(3), (at, piece, removed) => {
        const { ruleset, issues } = compileRules(source.slice(0, at) + piece + source.slice(at + removed));
        expect(ruleset !== undefined || issues.length > 0).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the evaluator', () => {
  const data = fromPlain({ n: 5, s: 'text', l: [1, 'a', null, { x: [] }] }) as RulesMap;

  test('every expression is true, false or an error', () => {
    fc.assert(
      fc.property(expression, (text) => {
        expect(['true', 'false', 'error']).toContain(
          outcome(text, { resource: documentResource(['a', 'b'], data) }),
        );
      }),
      { numRuns: 3000 },
    );
  });

  test('not true is not allowed, and nothing is both allowed and refused', () => {
    fc.assert(
      fc.property(expression, (text) => {
        const [plain, negated] = [outcome(text), outcome(`!(${text})`)];
        expect(negated).toBe({ true: 'false', false: 'true', error: 'error' }[plain]);
        expect(outcome(`(${text}) || true`)).toBe('true');
        expect(outcome(`true && (${text})`)).toBe(plain);
        expect(outcome(`(${text}) && false`)).toBe('false');
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['nested quantifiers', `'${'a'.repeat(5000)}!'.matches('(a+)+$')`],
    ['alternatives that overlap', `'${'a'.repeat(5000)}!'.matches('(a|a|ab)*b')`],
    ['counted repetitions', `'${'a'.repeat(5000)}'.matches('(a{1,30}){1,30}b')`],
    ['a repetition past what RE2 takes', `'a'.matches('' + '((a{1,100}){1,100}){1,100}')`],
    ['parentheses without end', `'a'.matches('' + '${'('.repeat(9000)}')`],
    ['a huge pattern', `'a'.matches('' + '${'a|'.repeat(20_000)}a')`],
    ['replacing', `'${'a'.repeat(5000)}'.replace('(a*)*', 'b') == ''`],
    ['splitting', `'${'a'.repeat(5000)}'.split('(a?){20}').size() == 0`],
  ])('a catastrophic regular expression: %s', (_, condition) => {
    // Measured in processor time of this process, so that a busy machine does not fail the test.
    const began = process.cpuUsage();
    outcome(condition);
    expect(process.cpuUsage(began).user).toBeLessThan(1_500_000);
  });

  test('a huge text against a large pattern is refused', () => {
    const resource = documentResource(['a', 'b'], fromPlain({ s: 'a'.repeat(1_000_000) }) as RulesMap);
    const verdict = ask(
      documents("match /a/{b} { allow read: if resource.data.s.matches('(a{1,30}){1,30}b'); }"),
      'a/b',
      { resource },
    );
    expect(verdict.reasons[0]).toContain('This text is too long for this regular expression.');
  });

  test.each([
    ['a text', "'aaaaaaaaaaaaaaaa'", (last: string) => `${last} + ${last}`, 'size() > 0'],
    ['a list', '[1]', (last: string) => `${last}.concat(${last})`, 'size() > 0'],
    ['a list of lists', '[1]', (last: string) => `[${last}, ${last}]`, 'size() > 0'],
    ['a map of maps', "{'a': 1}", (last: string) => `{'a': ${last}, 'b': ${last}}`, 'size() > 0'],
    ['a text by replacing', "'aa'", (last: string) => `${last}.replace('a', ${last})`, 'size() > 0'],
    [
      'a text by joining',
      "'aa'",
      (last: string) => `[${last}, ${last}, ${last}].join(${last})`,
      'size() > 0',
    ],
  ])('%s that doubles itself with every variable stops', (_, start, double, question) => {
    const lets = Array.from(
      { length: 10 },
      (_unused, at) => `let v${at} = ${double(at === 0 ? 's' : `v${at - 1}`)};`,
    );
    const rules = documents(`match /a/{b} { function f(s) { ${lets.join(' ')} return v9; }
      allow read: if f(f(f(${start}))).${question}; }`);
    expect(ask(rules, 'a/b').reasons[0]).toContain('A value has grown too large.');
  });
});
