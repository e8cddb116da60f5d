/** Short messages that disappear by themselves. */

export interface Toast {
  id: number;
  text: string;
  kind: 'success' | 'error' | 'warning' | 'info';
  /** 1, 1.5, 2 or 4 seconds (docs/specification.md#numbers); longer for a toast with an action. */
  milliseconds: number;
  action?: { label: string; run: () => void };
}

let waiting: Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

export function toast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  count += 1;
  const milliseconds = options.kind ? 4000 : 2000;
  waiting = [...waiting, { kind: 'success', milliseconds, ...options, id: count, text }];
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function waitingToasts(): Toast[] {
  return waiting;
}

/** Returns the waiting toasts and empties the queue. */
export function takeToasts(): Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
