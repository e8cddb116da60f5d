import type { CommandProps, Content, Editor } from '@tiptap/core';
import type { Attrs } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';

/** What each dialog that inserts something gets. */
export interface InsertProps {
  editor: Editor;
  title: string;
  onClose(): void;
}

/** A picture or a displayed formula, which stays selected when it has been inserted. */
export const isBlockSelected = (selection: Selection): boolean =>
  selection instanceof NodeSelection && selection.node.isBlock;

/**
 * The attributes of the node that is selected alone; with other words selected too, there are none to change.
 */
export function selectedOf({ state }: Editor, type: string): Attrs {
  const { doc, selection } = state;
  const node = doc.nodeAt(selection.from);
  const isAlone = node?.type.name === type && selection.from + node.nodeSize === selection.to;
  return isAlone ? node.attrs : {};
}

/**
 * What is inserted next would replace the selected words or the selected picture; so the cursor goes behind
 * them.
 */
export function behindSelected({ tr }: Pick<CommandProps, 'tr'>): boolean {
  if (!tr.selection.empty && !isBlockSelected(tr.selection)) {
    tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), -1));
  }
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
