import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { addLanguage } from '../passage-language.ts';
import type { Insertion } from '../toolbar.tsx';
import type { Remark } from './check-text.ts';

/**
 * Mends a place where one answer is right, and shows the others, with the dialog that asks for what only a
 * person knows.
 */
export function mend(editor: Editor, remark: Remark, open: (what: Insertion) => void): void {
  const { rule, from, to } = remark;
  const chain = () => editor.chain().focus();
  if (rule === 'headingEmpty') chain().deleteRange({ from, to }).run();
  else if (rule === 'headingSkips')
    chain()
      .setTextSelection(from + 1)
      .updateAttributes('heading', { level: remark.right })
      .run();
  else if (rule === 'headingLooks') makeHeading(editor, remark);
  else if (rule === 'passage') {
    chain().setTextSelection({ from, to }).command(addLanguage(remark.language)).run();
  } else if (rule === 'linkWords' || rule === 'linkAddress' || rule === 'linkSame' || rule === 'tableHead') {
    chain().setTextSelection({ from, to }).scrollIntoView().run();
  } else {
    chain()
      .command(({ tr }) => Boolean(tr.setSelection(NodeSelection.create(tr.doc, from))))
      .scrollIntoView()
      .run();
    open(rule === 'captions' ? 'video' : 'picture');
  }
}

/** A heading is bold already. */
function makeHeading(editor: Editor, { from, to, right }: Extract<Remark, { rule: 'headingLooks' }>): void {
  const level = right as 2 | 3 | 4;
  editor
    .chain()
    .focus()
    .setTextSelection({ from: from + 1, to: to - 1 })
    .unsetBold()
    .setTextSelection(from + 1)
    .setHeading({ level })
    .run();
}
