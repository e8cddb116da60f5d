/** What firebase-tools says only in its log. Each function gets the text of the log. */

/**
 * How the functions were loaded the last time, if there are any. `late`: firebase-tools did not wait for
 * them.
 */
export function functionsIn(text: string): 'none' | 'loaded' | 'late' | 'failed';

/** Whether all emulators are ready. */
export function isReady(text: string): boolean;

/** The lines that say what went wrong, otherwise the last ones. */
export function tellingLines(text: string): string;

/** Why the functions cannot start, if the log says so. */
export function troubleIn(text: string): string | undefined;
