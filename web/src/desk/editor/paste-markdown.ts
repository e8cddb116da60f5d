/** Markdown from the clipboard: the pages and news of Jekyll, Hugo and GitHub are written in it. */
import { type Schema, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { documentOf } from './from-markdown.ts';

/** The data of a page before its text, between two lines of hyphens. */
const frontMatter = /^\s{0,100}---\n[\s\S]{0,10000}?\n---[ \t]*(?:\n|$)/;
const signs = [
  /^#{1,6} \S/m,
  /^ {0,3}(?:[-*+]|\d{1,3}\.) \S.*\n {0,3}(?:[-*+]|\d{1,3}\.) \S/m,
  /^```/m,
  /^\|.{1,1000}\|[ \t]*\n\|[ :|-]{3,}/m,
  /\[[^\]\n]{1,300}\]\([^)\s]{1,1000}\)/,
  /\*\*\S[^*\n]{0,1000}\*\*/,
];

const isMarkdown = (text: string) => signs.some((sign) => sign.test(text));

/** Pages have their title as the only heading of the first level. */
const withOwnLevels = (text: string) =>
  text.replace(/^# (?=\S)/gm, '## ').replace(/^#{5,6} (?=\S)/gm, '#### ');

export function sliceOfMarkdown(schema: Schema, pasted: string): Slice | undefined {
  const text = pasted.replace(/\r\n?/g, '\n').replace(frontMatter, '');
  if (!isMarkdown(text)) return undefined;
  return Slice.maxOpen(schema.nodeFromJSON(documentOf(withOwnLevels(text))).content);
}

interface Pasted {
  clipboardData: Pick<DataTransfer, 'types' | 'getData'> | null;
}

/**
 * True if it has put the text in. Text from a web page or Word comes as HTML too, and the editor reads that
 * instead.
 */
export function pasteMarkdown(view: EditorView, { clipboardData }: Pasted): boolean {
  // The HTML that VS Code copies only colours the text.
  const isFormatted =
    clipboardData?.getData('text/html') && !clipboardData.types.includes('vscode-editor-data');
  const { state } = view;
  if (isFormatted || state.selection.$from.parent.type.spec.code) return false;
  const slice = sliceOfMarkdown(state.schema, clipboardData?.getData('text/plain') ?? '');
  if (!slice) return false;
  view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}
