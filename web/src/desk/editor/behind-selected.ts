import type { CommandProps } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/** A picture is selected when it has been inserted, and the next thing would replace it; so the cursor goes behind it. */
export function behindSelected({ tr }: Pick<CommandProps, 'tr'>): boolean {
  const { selection } = tr;
  const paragraph = tr.doc.type.schema.nodes.paragraph?.createAndFill();
  if (selection instanceof NodeSelection && selection.node.isBlock && paragraph) {
    tr.insert(selection.to, paragraph);
    tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
  }
  return true;
}
