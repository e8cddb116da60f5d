/** Lets a page handle Back and Forward before the router, because listeners run in the order of their registration. */
type Guard = (event: Event) => void;

let current: Guard | null = null;

const onPopState: Guard = (event) => current?.(event);

/** Must be called before the router adds its own listener. */
export function openHistoryGuard(): void {
  addEventListener('popstate', onPopState);
}

export function setHistoryGuard(guard: Guard | null): void {
  current = guard;
}

let lastNumber = 0;

/** The number that this module gave to the current history entry. */
export function entryNumber(): number | undefined {
  return history.state?.entryNumber;
}

/** Numbers a new history entry, and keeps the state that the router stores in it. */
export function numberEntry(kind: 'PUSH' | 'REPLACE' | 'POP'): void {
  const existing = entryNumber();
  lastNumber = existing ?? (kind === 'REPLACE' ? lastNumber : lastNumber + 1);
  if (existing === undefined) history.replaceState({ ...history.state, entryNumber: lastNumber }, '');
}
