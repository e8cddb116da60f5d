/** Every request to another machine has a time limit. */
import { siteTexts } from '@lab/contract/texts/texts';

/** In milliseconds. */
export const timeouts = {
  /** After this time without an answer, a person is told that the call is slow. */
  slow: 10_000,
  /** Calls to the API and to Firebase Authentication. */
  call: 20_000,
  /** The server is told that somebody logs out, who does not wait for longer. */
  logout: 5_000,
  /** A file that the server has to collect first. */
  download: 60_000,
  /** A form that was saved waits this long for the new lists before it closes. */
  lists: 3_000,
  /** Undoing the first half of an action that failed, which the person does not see. */
  undo: 5_000,
  /** The longest time in which no part of a file gets through; the storage SDK retries during this time. */
  upload: 60_000,
  /** The person types a password in this popup. */
  popup: 5 * 60_000,
} as const;

export class TimedOut extends Error {
  readonly code = 'network';

  constructor() {
    super(siteTexts.noConnection);
    this.name = 'TimedOut';
  }
}

const lost = new Set([
  'network',
  'auth/network-request-failed',
  'auth/timeout',
  'storage/retry-limit-exceeded',
]);

/** True if no answer came, so that nobody knows whether the request was carried out. */
export function isNoConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lost.has(String(error.code));
}

/** Rejects with the reason of `signal` when it is aborted; the promise itself may continue. */
export function abortable<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  const stopped = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([result, stopped]);
}

/** Aborts and rejects when the time is over or `signal` is aborted. */
export async function withTimeout<Result>(
  milliseconds: number,
  start: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(() => controller.abort(new TimedOut()), milliseconds);
  try {
    return await abortable(controller.signal, start(controller.signal));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
