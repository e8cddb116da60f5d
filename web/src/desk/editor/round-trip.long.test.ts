/** Markdown that goes through the editor comes out as it went in. */

import { parseMarkdown } from '@lab/contract/core/markdown/grammar';
import { markdownSigns, stillAddress } from '@lab/contract/core/markdown/signs.testing';
import { writeMarkdown } from '@lab/contract/core/markdown/write';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf } from './from-markdown.ts';
import { extensions } from './schema.ts';
import { markdownOf } from './to-markdown.ts';

const schema = getSchema(extensions);

/** Through the editor's own document, which refuses what its schema does not allow. */
function edited(text: string): string {
  const node = schema.nodeFromJSON(documentOf(text));
  node.check();
  return markdownOf(node.toJSON());
}

test.each([
  ['headings', '## Two\n\n### Three\n\n#### Four'],
  ['marks', 'a **bold** *italic* ~~struck~~ `code` [link](https://a.example) **bold *both* `code`**'],
  ['neighbours', '**a**b*c*~~d~~'],
  ['a link with marks', '[a **b** `c`](/team) [d](/news)'],
  ['passages in other languages', 'a [**déjà** vu](lang:fr) [潮汐](lang:zh-Hans)'],
  ['lists', '- one\n  - deeper\n\n    again\n- two\n\n1. first\n2. second'],
  ['a list that begins later', '7. seven\n8. eight'],
  ['an item that begins with code', '- ```js\n  a\n  ```'],
  ['quotes', '> said\n>\n> - listed'],
  ['a table', '| a | b |\n| :- | -: |\n| 1 | **2** |\n| `x` | $`y`$ |'],
  ['an uneven table', '| a | b |\n| - | - |\n| 1 | |'],
  ['a row that is too long', '| a | b |\n| - | - |\n| 1 | 2 | 3 |'],
  ['pictures', `![A lamp](${stillAddress})\n\n![](${stillAddress} "The *lab*")`],
  ['a video', `[![A film](${stillAddress} "Two minutes")](https://video.example/1)`],
  ['code', '```ts\nconst a = "*";\n\n  b\n```\n\n```\nplain\n```'],
  ['formulas', 'a $`x_1*y`$ b **$`z`$**\n\n```math\n\\frac{1}{2}\n```'],
  ['breaks', 'one\\\ntwo'],
  ['a line', 'a\n\n---\n\nb'],
  ['signs that mean nothing', '1\\. a \\* b \\_c\\_ \\<d> \\[e] \\`f\\` $5 & $6 \\# g'],
  ['nothing', ''],
])('%s', (_, text) => {
  expect(edited(text)).toBe(writeMarkdown(parseMarkdown(text)));
});

test.each([[['a', ']', '(b']], [[' *', 'a']]])(
  'the words %j, which come in parts, are written as one',
  (words) => {
    const content = words.map((text) => ({ type: 'text', text, marks: [] }));
    const once = markdownOf({ type: 'doc', content: [{ type: 'paragraph', content }] });
    expect(edited(once)).toBe(once);
  },
);

test.each([
  ['|x|', '|x|'],
  [String.raw`\|v\|`, String.raw`\Vert v\Vert `],
  [String.raw`a\\|b`, String.raw`a\\|b`],
])('the formula %s keeps its lines in a table', (tex, expected) => {
  const formula = { type: 'paragraph', content: [{ type: 'formula', attrs: { tex } }] };
  const cell = { type: 'tableHeader', content: [formula] };
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell, cell] }] };
  const read = documentOf(markdownOf({ type: 'doc', content: [table] }));
  const cells = read.content?.[0]?.content?.[0]?.content ?? [];
  expect(cells.map(({ content }) => content?.[0]?.content?.[0]?.attrs)).toEqual([
    { tex: expected },
    { tex: expected },
  ]);
});

test.each(['x', 'a|b', '`'])('the code %s between two dollars is no formula', (code) => {
  const words = [
    { type: 'text', text: 'for $' },
    { type: 'text', text: code, marks: [{ type: 'code' }] },
  ];
  const paragraph = { type: 'paragraph', content: [...words, { type: 'text', text: '$ a day' }] };
  const cell = { type: 'tableHeader', content: [paragraph] };
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] };
  const read = documentOf(markdownOf({ type: 'doc', content: [paragraph, table] }));
  const inTable = read.content?.[1]?.content?.[0]?.content?.[0];
  for (const found of [read.content?.[0], inTable?.content?.[0]]) {
    expect(found?.content?.map(({ text }) => text)).toEqual(['for $', code, '$ a day']);
    expect(found?.content?.[1]?.marks).toEqual([{ type: 'code' }]);
  }
});

test.each(['- deeper', '> said'])('in an item, a table below %s stays one', (above) => {
  const text = `- one\n  ${above}\n\n  | a |\n  | - |`;
  expect(edited(text)).toBe(text);
});

test('a second time changes nothing, whatever the text', () => {
  const sign = fc.constantFrom(...markdownSigns);
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 25 }), (signs) => {
      const once = edited(signs.join(''));
      expect(edited(once)).toBe(once);
    }),
    { numRuns: 400 },
  );
});

test('whatever a person marks, the words and their marks are read again', () => {
  const mark = fc.constantFrom(
    { type: 'bold' },
    { type: 'italic' },
    { type: 'strike' },
    { type: 'link', attrs: { href: '/a' } },
  );
  const word = fc.record({
    type: fc.constant('text'),
    text: fc.stringMatching(/^[\w *.,!<>&[\]()-]{1,8}$/),
    marks: fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (content) => {
      const once = markdownOf({ type: 'doc', content: [{ type: 'paragraph', content }] });
      expect(edited(once)).toBe(once);
      const words = (text: string) => text.replace(/\s+/g, ' ').trim();
      const read = schema.nodeFromJSON(documentOf(once)).textContent;
      expect(words(read)).toBe(words(content.map(({ text }) => text).join('')));
    }),
    { numRuns: 400 },
  );
});
