/** Lets a page hear of Back and Forward before the router does. Listeners of a window are called in their order. */
type Guard = (event: Event) => void;

let current: Guard | null = null;

/** Before the router begins to listen. */
export function openHistoryGuard(): void {
  addEventListener('popstate', (event) => current?.(event));
}

export function setHistoryGuard(guard: Guard | null): void {
  current = guard;
}
