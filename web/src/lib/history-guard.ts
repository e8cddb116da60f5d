/** Lets a page hear of Back and Forward before the router does. Listeners of a window are called in their order. */
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
