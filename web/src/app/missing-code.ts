import { timeouts, withTimeout } from '../lib/timeouts.ts';

/**
 * A release removes older files, so a page that was open for long may miss code and is reloaded from the server, but
 * only once for each build, because a fresh page that still misses a file would reload for ever.
 */
const missing = new WeakSet<object>();
const lastBuild = 'lab-loaded-anew';

/**
 * The build for which this tab was reloaded; `noted` is stored first. Where the browser forbids storage, it is kept in the
 * history entry, which outlives a reload too.
 */
function reloadedBuild(noted?: string): unknown {
  try {
    if (noted) sessionStorage.setItem(lastBuild, noted);
    return sessionStorage.getItem(lastBuild);
  } catch {
    if (noted) history.replaceState({ ...history.state, [lastBuild]: noted }, '');
    return history.state?.[lastBuild];
  }
}

/** Vite fires this event before the import rejects. */
export function trackMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export async function reloadIfCodeMissing(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !missing.has(error)) return;
  if (reloadedBuild() === import.meta.url) return;
  const [file = location.href] = /\S*\/assets\/\S+/.exec(error.message) ?? [];
  // A browser may cache a 404 for a year, so it is replaced; no answer means no network, and then no reload.
  const response = await withTimeout(timeouts.call, (signal) =>
    fetch(file, { cache: 'reload', signal }),
  ).catch(() => null);
  if (!response) return;
  reloadedBuild(import.meta.url);
  location.reload();
}
