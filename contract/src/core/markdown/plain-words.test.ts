import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('every block is a paragraph of plain words, and formulas stay TeX', () => {
  const text = [
    '## A *big* day',
    'We **moved** to [new rooms](https://example.org).',
    '- one\n- two',
    '> A quote',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '![A boat](/images/content/u/a.webp "Caption")',
    'With $x^2$.',
    '```math\ny = 1\n```',
    '***',
  ].join('\n\n');
  expect(plainWords(text, 1_000).split('\n\n')).toEqual([
    'A big day',
    'We moved to new rooms.',
    'one two',
    'A quote',
    'a b 1 2',
    'A boat',
    'With $x^2$.',
    '$y = 1$',
  ]);
});

test('a long text is cut, and not inside a formula', () => {
  expect(plainWords('Words and $x + y$.', 14)).toBe('Words and');
});
