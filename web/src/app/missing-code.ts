import { timeouts, withTimeout } from '../lib/timeouts.ts';

/**
 * A release removes the files of the release before, so a page that was open for a long time may fail to load more
 * code. Then the page is reloaded from the server, but only once for each build, because a fresh page that still misses
 * a file would reload for ever.
 */
const missing = new WeakSet<object>();
const lastBuild = 'lab-loaded-anew';

/** Vite fires this event before the import rejects. */
export function trackMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export async function reloadIfCodeMissing(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !missing.has(error)) return;
  if (sessionStorage.getItem(lastBuild) === import.meta.url) return;
  const [file = location.href] = /\S*\/assets\/\S+/.exec(error.message) ?? [];
  // A browser may cache a 404 for a year, so this request replaces it; if there is no answer, the network is down and a
  // reload would not help.
  const response = await withTimeout(timeouts.call, (signal) =>
    fetch(file, { cache: 'reload', signal }),
  ).catch(() => null);
  if (!response) return;
  sessionStorage.setItem(lastBuild, import.meta.url);
  location.reload();
}
