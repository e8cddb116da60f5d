import { timeouts, withTimeout } from '../lib/timeouts.ts';

/**
 * A release removes older files, so a page that was open for long may miss code and is reloaded from the server, but
 * only once for each build, because a fresh page that still misses a file would reload for ever.
 */
const missing = new WeakSet<object>();
const lastBuild = 'lab-loaded-anew';

/** Where the browser forbids storage, the history entry keeps the mark, which outlives a reload too. */
function markOfReload(written?: string): unknown {
  try {
    if (written) sessionStorage.setItem(lastBuild, written);
    return sessionStorage.getItem(lastBuild);
  } catch {
    if (written) history.replaceState({ ...history.state, [lastBuild]: written }, '');
    return history.state?.[lastBuild];
  }
}

/** Vite fires this event before the import rejects. */
export function trackMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export async function reloadIfCodeMissing(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !missing.has(error)) return;
  if (markOfReload() === import.meta.url) return;
  const [file = location.href] = /\S*\/assets\/\S+/.exec(error.message) ?? [];
  // A browser may cache a 404 for a year, so it is replaced; no answer means no network, and then no reload.
  const response = await withTimeout(timeouts.call, (signal) =>
    fetch(file, { cache: 'reload', signal }),
  ).catch(() => null);
  if (!response) return;
  markOfReload(import.meta.url);
  location.reload();
}
