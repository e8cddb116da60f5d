import type { CommandProps, Content, Editor } from '@tiptap/core';
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';

/** A picture or a displayed formula, which stays selected when it has been inserted. */
export const isBlockSelected = (selection: Selection): boolean =>
  selection instanceof NodeSelection && selection.node.isBlock;

/** What is inserted next would replace the selected picture; so the cursor goes behind it. */
export function behindSelected({ tr }: Pick<CommandProps, 'tr'>): boolean {
  const { selection } = tr;
  const paragraph = tr.doc.type.schema.nodes.paragraph?.createAndFill();
  if (isBlockSelected(selection) && paragraph) {
    tr.insert(selection.to, paragraph);
    tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
  }
  return true;
}

/** Inserts something new, or with `isChange` replaces what is selected. */
export function insertInto(editor: Editor, content: Content, isChange = false): void {
  const chain = editor.chain().focus();
  (isChange ? chain : chain.command(behindSelected)).insertContent(content).run();
}
