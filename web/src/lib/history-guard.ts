/**
 * Lets a page handle Back and Forward before the router, because listeners run in the order of their
 * registration.
 */
type Guard = (event: Event) => void;

let current: Guard | null = null;

let hasMoved = false;

const onPopState: Guard = (event) => {
  hasMoved = true;
  current?.(event);
};

/** Must be called before the router adds its own listener. */
export function openHistoryGuard(): void {
  addEventListener('popstate', onPopState);
}

/** The router listens only once the first page is shown, and would miss that Back was pressed before. */
export function replayEarlyMove(): void {
  if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
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

/** The number that the entry of the present page has, or gets once the page is shown. */
export function numberOfPage(kind: 'PUSH' | 'REPLACE' | 'POP'): number {
  return entryNumber() ?? (kind === 'PUSH' ? lastNumber + 1 : lastNumber);
}
