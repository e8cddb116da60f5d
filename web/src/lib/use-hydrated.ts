import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while the page must show what the server drew. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
