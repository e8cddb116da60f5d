/** Lets a page hear of Back and Forward before the router does, and how far they went. Listeners are called in their order. */
type Guard = (event: Event) => void;

let current: Guard | null = null;

const hear: Guard = (event) => current?.(event);

/** Before the router begins to listen. */
export function openHistoryGuard(): void {
  addEventListener('popstate', hear);
}

export function setHistoryGuard(guard: Guard | null): void {
  current = guard;
}

let last = 0;

/** The number that this module has given to the present entry of the history. */
export function entryNumber(): number | undefined {
  return history.state?.entryNumber;
}

/** Numbers an entry that the router has just made. What the router keeps there stays. */
export function numberEntry(kind: 'PUSH' | 'REPLACE' | 'POP'): void {
  const known = entryNumber();
  last = known ?? (kind === 'REPLACE' ? last : last + 1);
  if (known === undefined) history.replaceState({ ...history.state, entryNumber: last }, '');
}
