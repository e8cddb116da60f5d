import { plainWords } from '@lab/contract/core/markdown/plain-words';
import { expect, test } from 'vitest';
import { documentOfPlain } from './from-plain.ts';
import { markdownOf } from './to-markdown.ts';

test.each([
  'One paragraph.',
  'First.\n\nSecond.',
  '# no heading, * no star *, _no line_, 1. no list, <b>no tag</b>, [no](link)',
  '- no list\n\n> no quote\n\n| no | table |',
  'Energy $E = mc^2$ for 5 $ and 6 $.',
  'Über naïve 光',
  '',
])('the plain text %j has the same words after it was opened in the editor', (text) => {
  expect(plainWords(markdownOf(documentOfPlain(text)), 1_000)).toBe(text.replaceAll('\n\n', '\n\n'));
});

test('lines of a plain text stay lines', () => {
  expect(markdownOf(documentOfPlain('One\nTwo'))).toBe('One\\\nTwo');
});
