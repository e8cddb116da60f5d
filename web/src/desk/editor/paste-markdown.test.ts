import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { pasteMarkdown } from './paste-markdown.ts';
import { extensions } from './schema.ts';
import { markdownOf } from './to-markdown.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** What is in the editor after the paste, or nothing if the paste is left to the editor. */
function pasted(data: Record<string, string>, content = '<p></p>'): string | undefined {
  editor = new Editor({ extensions, content, element: document.createElement('div') });
  editor.commands.setTextSelection(1);
  const clipboardData = { types: Object.keys(data), getData: (type: string) => data[type] ?? '' };
  return pasteMarkdown(editor.view, { clipboardData }) ? markdownOf(editor.getJSON()) : undefined;
}

test('a page of Jekyll, without the data before it', () => {
  const text = `---
layout: page
title: Teaching
---

# Teaching

We teach **two** courses, see [the list](https://uni.example/list).\r
\r
- Optics
- Waves

###### Note

| Course | Day |
| --- | --- |
| Optics | Monday |
`;
  expect(pasted({ 'text/plain': text })).toBe(
    [
      '## Teaching',
      'We teach **two** courses, see [the list](https://uni.example/list).',
      '- Optics\n- Waves',
      '#### Note',
      '| Course | Day |\n| - | - |\n| Optics | Monday |',
    ].join('\n\n'),
  );
});

test('from VS Code, which adds its colours as HTML', () => {
  const data = { 'text/plain': '## A', 'text/html': '<div>## A</div>', 'vscode-editor-data': '{}' };
  expect(pasted(data)).toBe('## A');
});

test('a picture of another site becomes a link to it', () => {
  expect(pasted({ 'text/plain': '## A\n\n![Waves](https://a.example/w.png)' })).toBe(
    '## A\n\n[Waves](https://a.example/w.png)',
  );
});

test('nothing runs, and addresses that are none stay words', () => {
  const text = '## A\n\n<script>alert(1)</script> [b](javascript:alert(1))';
  const there = pasted({ 'text/plain': text }) ?? '';
  expect(there).toContain('## A');
  expect(there).not.toMatch(/\]\(javascript/);
});

test.each([
  ['plain words', { 'text/plain': 'Tides * and - mud #1 at 5 $' }],
  ['a page of the web', { 'text/plain': '## A', 'text/html': '<h2>A</h2>' }],
])('%s are left to the editor', (_, data) => {
  expect(pasted(data)).toBeUndefined();
});

test('code stays code', () => {
  expect(pasted({ 'text/plain': '## A' }, '<pre><code>x</code></pre>')).toBeUndefined();
});
