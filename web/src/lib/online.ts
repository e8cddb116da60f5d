/** `navigator.onLine` may be wrong, so it is used only for hints and retries, and never stops a request. */
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Returns a function that removes the listener. */
export function onBackOnline(listener: () => unknown): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}
