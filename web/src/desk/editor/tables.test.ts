import { type ChainedCommands, Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';
import { extensions } from './schema.ts';
import { markdownOf } from './to-markdown.ts';

function editorWith(content: string): Editor {
  const editor = new Editor({ extensions, content });
  onTestFinished(() => editor.destroy());
  return editor;
}

const table = '<table><tr><th>a</th><th align="right">b</th></tr><tr><td>1</td><td>2</td></tr></table>';

test.each<[string, (chain: ChainedCommands) => ChainedCommands, string[]]>([
  ['a new row', (chain) => chain.addRowAfter(), ['| a | b |', '| - | -: |', '| | |', '| 1 | 2 |']],
  ['a new column', (chain) => chain.addColumnAfter(), ['| a | | b |', '| - | - | -: |', '| 1 | | 2 |']],
  ['a row less', (chain) => chain.deleteRow(), ['| 1 | 2 |', '| - | - |']],
  ['a column less', (chain) => chain.deleteColumn(), ['| b |', '| -: |', '| 2 |']],
  ['no table', (chain) => chain.deleteTable(), ['']],
])('the buttons of a table make %s', (_, press, lines) => {
  const editor = editorWith(table);
  editor.commands.setTextSelection(4);
  press(editor.chain().focus()).run();
  expect(markdownOf(editor.getJSON()).split('\n')).toEqual(lines);
});
