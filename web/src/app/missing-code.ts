import { timeouts, withTimeout } from '../lib/timeouts.ts';

/**
 * After a release the files of the one before are gone, so that a page which has been open for long may not find the code
 * of the next. The server has that page as it is now: it is loaded anew. Once only for each build, as a build that has
 * come from the server and still lacks a file gains nothing from being loaded again.
 */
const missing = new WeakSet<object>();
const lastBuild = 'lab-loaded-anew';

/** The event comes before whoever asked for the code hears of it. */
export function trackMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export async function reloadIfCodeMissing(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !missing.has(error)) return;
  if (sessionStorage.getItem(lastBuild) === import.meta.url) return;
  const [file = location.href] = /\S*\/assets\/\S+/.exec(error.message) ?? [];
  // A browser may keep for a year that a file is not there, even when it is back. Without an answer there is no network.
  const answered = await withTimeout(timeouts.call, (signal) =>
    fetch(file, { cache: 'reload', signal }),
  ).catch(() => null);
  if (!answered) return;
  sessionStorage.setItem(lastBuild, import.meta.url);
  location.reload();
}
