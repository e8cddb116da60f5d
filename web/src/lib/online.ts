/**
 * Whether calls get through. `navigator.onLine` may be wrong, so it only counts while no call is answered: a
 * laptop without a network says that it is offline, and the lab that runs on it answers all the same.
 */
import { useSyncExternalStore } from 'react';
import { timeouts, withTimeout } from './timeouts.ts';

const asksAgainAfter = 5_000;
const listeners = new Set<() => void>();
/** Whether the last call was answered; the page itself was. */
let answered = true;
/**
 * Since the browser was offline, no call was answered: it says that it is back before requests get through.
 */
let lost = false;
let asking: ReturnType<typeof setTimeout> | undefined;

export const isOnline = (): boolean => answered || (navigator.onLine && !lost);

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}

/** Every call says whether an answer came, whatever it was. */
export function noteCall(gotAnswer: boolean): void {
  const before = isOnline();
  answered = gotAnswer;
  lost = !gotAnswer && (lost || !navigator.onLine);
  if (isOnline() !== before) notifyListeners();
  if (!isOnline()) askAgain(asksAgainAfter);
}

/** What waits for the network sends nothing itself, so a small file is asked for until an answer comes. */
function askAgain(after: number): void {
  clearTimeout(asking);
  asking = setTimeout(() => {
    if (isOnline()) return;
    withTimeout(timeouts.call, (signal) =>
      fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal }),
    ).then(
      () => noteCall(true),
      () => noteCall(false),
    );
  }, after);
}

if (typeof window !== 'undefined') {
  addEventListener('offline', () => noteCall(false));
  addEventListener('online', () => (isOnline() ? notifyListeners() : askAgain(0)));
}

/** Calls the listener when the network goes or comes. Returns a function that removes the listener. */
export function onOnlineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline, () => true);
}

/** Returns a function that removes the listener. */
export function onBackOnline(listener: () => unknown): () => void {
  return onOnlineChange(() => void (isOnline() && listener()));
}
