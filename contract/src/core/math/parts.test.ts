import { expect, test } from 'vitest';
import { formulasIn, mathParts, truncateMath } from './parts.ts';

test.each([
  ['energy $E$', 'E', false],
  ['CO$_2$', '_2', false],
  ['$$x^2$$', 'x^2', true],
  [String.raw`\(x\) here`, 'x', false],
  [String.raw`\[x\] here`, 'x', true],
  [String.raw`$\text{\$5}$`, String.raw`\text{\$5}`, false],
  [String.raw`\(\left\{x\right\}\)`, String.raw`\left\{x\right\}`, false],
  ['$a\n+ b$', 'a\n+ b', false],
])('%s contains a formula', (text, tex, isDisplayed) => {
  expect(formulasIn(text)).toEqual([expect.objectContaining({ tex, isDisplayed })]);
});

test.each([
  'It costs $5 and $10',
  'between $5-$10',
  'a lone $',
  '$ x$',
  '$x $',
  '$x$5',
  '$$$$',
  '$$ $$',
  '$$',
  'f(x) [1]',
  String.raw`\(x`,
  String.raw`\[x\)`,
  'opened $x\n\nand closed y$ in another paragraph',
  String.raw`\\(x\\)`,
  `$${'x'.repeat(3000)}$`,
])('%s is text', (text) => {
  expect(mathParts(text)).toEqual([text]);
});

test('an escaped dollar stays text and loses its backslash', () => {
  expect(mathParts(String.raw`\$5\$ or $y$`)).toEqual(['$5$ or ', expect.objectContaining({ tex: 'y' })]);
});

test('texts and formulas keep their order', () => {
  expect(mathParts('a $b$ c $$d$$').map((part) => (typeof part === 'string' ? part : part.source))).toEqual([
    'a ',
    '$b$',
    ' c ',
    '$$d$$',
  ]);
  expect(mathParts('')).toEqual([]);
});

test.each(['$', '\\(', '$$x ', '\\', '$x ', '$ \n', '\n \n'])('very many %j are read once', (opening) => {
  const text = opening.repeat(10_000);
  const sources = mathParts(text).map((part) => (typeof part === 'string' ? part : part.source));
  expect(sources.join('')).toBe(text);
});

test.each([
  ['abc $x+y$ d', 7, 'abc'],
  ['abc $x+y$ d', 9, 'abc $x+y$'],
  ['abc $x+y$ d', 10, 'abc $x+y$ '],
  ['$x+y$ d', 3, '$x+'],
  ['it costs $5 and', 11, 'it costs $5'],
])('%s is cut at %d to %s', (text, max, cut) => {
  expect(truncateMath(text, max)).toBe(cut);
});
