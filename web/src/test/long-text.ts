import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';

/** The editor of a long text, which is in the form when its code has been loaded. */
export async function longText(label: RegExp): Promise<HTMLElement & { editor: Editor }> {
  return screen.findByRole('textbox', { name: label });
}

/** jsdom has no layout, so nothing can be typed into the editor. */
export async function writeLongText(label: RegExp, text: string): Promise<void> {
  const { editor } = await longText(label);
  act(() => void editor.commands.setContent(text, { emitUpdate: true }));
}
