import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';
import { behindSelected, insertInto } from './insert-into.ts';
import { extensions } from './schema.ts';
import { markdownOf } from './to-markdown.ts';

const attrs = { src: '/images/content/u1/a.webp', alt: 'The flume', caption: '', href: '' };
const picture = '![The flume](/images/content/u1/a.webp)';

function editorWith(content: object[]): Editor {
  const editor = new Editor({ extensions, content: { type: 'doc', content } });
  onTestFinished(() => editor.destroy());
  return editor;
}

const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test.each([
  ['at the end', [words('One')], ['One', picture, 'Two']],
  ['between others', [words('One'), words('Three')], ['One', picture, 'Two', 'Three']],
])('what is inserted after a picture %s does not replace it', (_, content, expected) => {
  const editor = editorWith(content);
  editor.chain().setTextSelection(4).insertContent({ type: 'picture', attrs }).run();
  insertInto(editor, { type: 'text', text: 'Two' });
  expect(markdownOf(editor.getJSON()).split('\n\n')).toEqual(expected);
});

test('a table comes behind the selected picture', () => {
  const editor = editorWith([words('One')]);
  editor.chain().setTextSelection(4).insertContent({ type: 'picture', attrs }).run();
  editor.chain().command(behindSelected).insertTable({ rows: 2, cols: 1, withHeaderRow: true }).run();
  const types = editor.getJSON().content?.map(({ type }) => type);
  expect(types?.slice(0, 3)).toEqual(['paragraph', 'picture', 'table']);
});

test('a change replaces the selected picture', () => {
  const editor = editorWith([words('One')]);
  editor.chain().setTextSelection(4).insertContent({ type: 'picture', attrs }).run();
  insertInto(editor, { type: 'picture', attrs: { ...attrs, alt: 'The basin' } }, true);
  expect(markdownOf(editor.getJSON())).toBe(`One\n\n${picture.replace('flume', 'basin')}`);
});

test('where words are written nothing changes', () => {
  const editor = editorWith([words('One')]);
  editor.commands.setTextSelection(4);
  insertInto(editor, { type: 'text', text: '!' });
  expect(markdownOf(editor.getJSON())).toBe('One!');
});
