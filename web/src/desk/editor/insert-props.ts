import type { Editor } from '@tiptap/react';

/** What each dialog that inserts something gets. */
export interface InsertProps {
  editor: Editor;
  title: string;
  onClose(): void;
}
