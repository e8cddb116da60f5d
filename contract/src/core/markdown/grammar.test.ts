import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLinkAddress } from './addresses.ts';
import { parseMarkdown } from './grammar.ts';
import { markdownSigns, stillAddress } from './signs.testing.ts';
import { textIn } from './text-in.ts';
import { writeMarkdown } from './write.ts';

const rewritten = (text: string) => writeMarkdown(parseMarkdown(text));

test.each([
  ['heading', '## Two\n\n### Three\n\n#### Four'],
  ['words', '**bold** *italic* ~~struck~~ `code` [link](https://a.example "")'.replace(' ""', '')],
  ['lists', '- one\n- two\n  1. first\n  2. second'],
  ['quote', '> said\n>\n> twice'],
  ['table', '| a | b |\n| :- | -: |\n| 1 | **2** |'],
  ['picture', `![A lamp](${stillAddress})`],
  ['decorative picture with a caption', `![](${stillAddress} "The lab")`],
  ['video', `[![A film](${stillAddress})](https://video.example/1)`],
  ['file', '[Map](/files/content/u/map.pdf)'],
  ['code', '```ts\nconst a = 1;\n```'],
  ['formulas', 'a $`x_1*y`$ b\n\n```math\n\\frac{1}{2}\n```'],
  ['line', 'a\n\n---\n\nb'],
])('%s: stays as it is', (_, text) => {
  expect(rewritten(text)).toBe(text);
});

test.each([
  ['headings outside of the levels', '# One\n\n###### Six', '## One\n\n#### Six'],
  ['a picture within a paragraph', `a ![b](${stillAddress}) c`, `a\n\n![b](${stillAddress})\n\nc`],
  ['a picture from elsewhere', '![b](https://a.example/x.png)', '[b](https://a.example/x.png)'],
  ['a picture in a heading', `## a ![b](${stillAddress})`, '## a b'],
  ['a link that could run', '[a](javascript:b)', 'a'],
  ['HTML', '<b>a</b>', '\\<b>a\\</b>'],
  ['a line break at the end', 'a\\\n![b](/images/content/u/x.webp)', `a\n\n![b](${stillAddress})`],
])('%s: becomes what pages can show', (_, text, expected) => {
  expect(rewritten(text)).toBe(expected);
});

test('prices are no formulas', () => {
  expect(parseMarkdown('It costs $5, not $6 or `$7`.').children).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'It costs $5, not $6 or ' },
        { type: 'inlineCode', value: '$7' },
        { type: 'text', value: '.' },
      ],
    },
  ]);
});

test('any text is understood in the same way after it was written again', () => {
  const sign = fc.constantFrom(...markdownSigns);
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 25 }), (signs) => {
      const once = rewritten(signs.join(''));
      expect(rewritten(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

test('nothing is lost of what somebody wrote without markup', () => {
  const word = fc.stringMatching(/^[\w<>&*_#$|~[\]()!"'\\`.:+-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const value = words.join(' ');
      const tree = {
        type: 'root' as const,
        children: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value }] }],
      };
      expect(textIn(parseMarkdown(writeMarkdown(tree)))).toBe(value);
    }),
    { numRuns: 300 },
  );
});

test('a row that is longer than the first one of its table has no more cells than that', () => {
  const [table] = parseMarkdown('| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 1 |').children;
  const widths = table?.type === 'table' ? table.children.map(({ children }) => children.length) : [];
  expect(widths).toEqual([2, 2, 1]);
});

test('thousands of signs are shown as they were written', () => {
  const text = `${'*a '.repeat(5_000)}${' b*'.repeat(5_000)}`;
  expect(textIn(parseMarkdown(text))).toBe(text.trim());
  const table = `| a |\n| - |\n${'| **b** *c* |\n'.repeat(300)}`;
  expect(parseMarkdown(table).children[0]?.type).toBe('table');
});

test.each([
  'https://a.example',
  'http://a.example/b?c#d',
  'mailto:a@b.example',
  'tel:+49301234',
  '/team',
  '#text-a',
  '?year=2024',
])('%s is an address for a link', (address) => expect(isLinkAddress(address)).toBe(true));
