/**
 * Single letters as keys can be turned off, because whoever dictates says letters without meaning keys (WCAG
 * 2.1.4).
 */
import { useEffect, useSyncExternalStore } from 'react';

/** On the page, because code that is loaded apart asks too (app/search/opening.tsx). */
const areOn = () => document.documentElement.dataset.letterKeys !== 'off';
const readers = new Set<() => void>();

export function turnLetterKeys(on: boolean): void {
  if (on) delete document.documentElement.dataset.letterKeys;
  else document.documentElement.dataset.letterKeys = 'off';
  for (const tell of readers) tell();
}

function subscribe(tell: () => void): () => void {
  readers.add(tell);
  return () => readers.delete(tell);
}

export const useLetterKeysOn = () => useSyncExternalStore(subscribe, areOn, () => true);

const writes =
  'input, textarea, select, dialog, [popover], [contenteditable], [role="dialog"], [role="menu"]';

/** Calls what belongs to a letter, unless the person is writing or in a dialog. */
export function useLetterKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) => {
      if (!areOn() || ctrlKey || metaKey || altKey || isComposing) return;
      if (target instanceof Element && target.closest(writes)) return;
      acts[key.toLowerCase()]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
