import { timeouts, withTimeout } from '../lib/timeouts.ts';

/**
 * A release removes older files, so a page that was open for long may miss code and is reloaded from the
 * server, but only once for each build, because a fresh page that still misses a file would reload for ever.
 */
const missing = new WeakSet<object>();

/** Vite fires this event before the import rejects. */
export function trackMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export async function reloadIfCodeMissing(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !missing.has(error)) return;
  // The name of a window outlives a reload, also where the browser forbids storage.
  if (window.name === import.meta.url) return;
  const [file = location.href] = /\S*\/assets\/\S+/.exec(error.message) ?? [];
  // A browser may cache a 404 for a year, so it is replaced; no answer means no network, and then no reload.
  const response = await withTimeout(timeouts.call, (signal) =>
    fetch(file, { cache: 'reload', signal }),
  ).catch(() => null);
  if (!response) return;
  window.name = import.meta.url;
  location.reload();
}
