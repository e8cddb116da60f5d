/** What the browser knows of the network. It may be wrong, so nothing is left undone because of it. */
import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Answers how to hear of it no more. */
export function onBackOnline(tell: () => unknown): () => void {
  addEventListener('online', tell);
  return () => removeEventListener('online', tell);
}
