// @vitest-environment jsdom
import { stillAddress } from '@lab/contract/core/markdown/signs.testing';
import { Editor } from '@tiptap/core';
import { expect, test, vi } from 'vitest';
import { documentOf } from '../from-markdown.ts';
import { extensions } from '../schema.ts';
import { markdownOf } from '../to-markdown.ts';
import { checkText } from './check-text.ts';
import { mend } from './mend.ts';

function edit(text: string) {
  const open = vi.fn();
  const editor = new Editor({
    extensions,
    content: documentOf(text),
    element: document.createElement('div'),
  });
  const remarks = () => checkText(editor.state.doc, 'en');
  const [first] = remarks();
  if (first) mend(editor, first, open);
  return { editor, open, remarks };
}

test.each([
  ['## A\n\n#### B', '## A\n\n### B'],
  ['## A\n\n**How it went**\n\nWell.', '## A\n\n## How it went\n\nWell.'],
  ['It is [*a*](/b) никогда не поздно.', 'It is [*a*](/b) [никогда не поздно](lang:ru).'],
  ['It is [für die Stadt und das Land](lang:fr) here.', 'It is [für die Stadt und das Land](lang:de) here.'],
])('%j is mended with one press', (before, after) => {
  const { editor, remarks } = edit(before);
  expect(markdownOf(editor.getJSON())).toBe(after);
  expect(remarks()).toEqual([]);
});

test('an empty heading goes', () => {
  const { editor } = edit('');
  editor.commands.setContent({
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2 } }, { type: 'paragraph' }],
  });
  const [remark] = checkText(editor.state.doc, 'en');
  if (remark) mend(editor, remark, vi.fn());
  expect(editor.getJSON().content?.map(({ type }) => type)).toEqual(['paragraph']);
});

test.each([
  ['Read [here](/news)', 'here'],
  ['[https://a.example](https://a.example)', 'https://a.example'],
])('the words of the link in %j are selected, and new ones stay a link', (text, words) => {
  const { editor, open } = edit(text);
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to)).toBe(words);
  editor.view.dispatch(editor.state.tr.insertText('the report'));
  expect(markdownOf(editor.getJSON())).toContain('[the report](');
  expect(open).not.toHaveBeenCalled();
});

test.each([
  [`![](${stillAddress})`, 'picture'],
  [`[![A diver](${stillAddress})](https://video.example/1)`, 'video'],
])('for %s the dialog opens on what is selected', (text, what) => {
  const { editor, open } = edit(`Above.\n\n${text}`);
  expect(open).toHaveBeenCalledExactlyOnceWith(what);
  expect(editor.isActive('picture')).toBe(true);
});

test('the cursor goes to the empty head', () => {
  const { editor } = edit('| a | |\n| - | - |\n| 1 | 2 |');
  editor.commands.insertContent('b');
  expect(markdownOf(editor.getJSON())).toBe('| a | b |\n| - | - |\n| 1 | 2 |');
});
