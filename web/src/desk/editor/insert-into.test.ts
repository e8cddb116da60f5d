import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';
import { behindSelected, insertInto, selectedOf } from './insert-into.ts';
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

const formula = (tex: string) => ({ type: 'formula', attrs: { tex } });

test.each([
  ['a formula', 'One $`x`$ two$`y`$', (editor: Editor) => insertInto(editor, formula('y'))],
  [
    'a picture',
    `One $\`x\`$ two\n\n${picture}`,
    (editor: Editor) => insertInto(editor, { type: 'picture', attrs }),
  ],
])('%s that is inserted while words are selected leaves them', (_, expected, insert) => {
  const [one, two] = ['One ', ' two'].map((text) => ({ type: 'text', text }));
  const editor = editorWith([{ type: 'paragraph', content: [one, formula('x'), two] }]);
  editor.commands.selectAll();
  insert(editor);
  expect(markdownOf(editor.getJSON())).toBe(expected);
});

test('only what is selected alone is changed', () => {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'One ' }, formula('x')] }];
  const editor = editorWith([...content, { type: 'picture', attrs }]);
  editor.commands.selectAll();
  expect(selectedOf(editor, 'formula')).toEqual({});
  expect(selectedOf(editor, 'picture')).toEqual({});
  editor.commands.setNodeSelection(5);
  expect(selectedOf(editor, 'formula')).toEqual({ tex: 'x' });
  expect(selectedOf(editor, 'picture')).toEqual({});
});
