/** What firebase-tools says only in its log. */
const ready = 'All emulators ready';
const loading = /(Loaded functions definitions|Failed to load function definition) from source.*/g;
const notStarted = /Failed to start functions in /g;
const telling = /error|fail|⚠|cannot|not open|timed? ?out|exited|ended|^\s+at /i;
const starts = 2;
const mostLines = 15;

/** The lines that say what went wrong, otherwise the last ones. */
export function tellingLines(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim());
  const found = lines.filter((line) => telling.test(line));
  return (found.length > 0 ? found : lines).slice(-mostLines).join('\n');
}

/**
 * How the functions were loaded the last time, if there are any. `late`: firebase-tools did not wait for
 * them.
 */
export function functionsIn(text: string): 'none' | 'loaded' | 'late' | 'failed' {
  const last = text.match(loading)?.at(-1);
  if (!last) return 'none';
  if (last.startsWith('Loaded')) return 'loaded';
  return last.includes('Timeout after') ? 'late' : 'failed';
}

/** firebase-tools loads the functions before it says that all is ready. */
export const isReady = (text: string): boolean =>
  text.includes(ready) && ['none', 'loaded'].includes(functionsIn(text));

/** Why the functions cannot start, if the log says so. */
export function troubleIn(text: string): string | undefined {
  if (functionsIn(text) === 'failed') return 'The functions cannot be loaded.';
  // A process that the machine has killed is started again by the next call.
  if ((text.match(notStarted)?.length ?? 0) >= starts) return 'The functions do not start.';
  return undefined;
}
