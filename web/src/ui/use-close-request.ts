import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Safari has none yet. */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * Back on a phone closes what is open, as it does with the browser's own dialogs and popovers, instead of
 * leaving the page.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => onClose());
    return () => watcher.destroy();
  }, [isOpen]);
}
