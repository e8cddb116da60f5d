/** Nothing that another machine has to answer is waited for without end. */
import { siteTexts } from '@lab/contract/texts';

/** In milliseconds. */
export const timeouts = {
  /** After this long without news a person is told that it still goes on. */
  silence: 10_000,
  /** A call of the API or of the identity service. */
  call: 20_000,
  /** A whole list as a file, which the server has to gather. */
  download: 60_000,
  /** What was half done is taken back meanwhile, which nobody has asked for. */
  undo: 5_000,
  /** A file of which no part gets through any more; its own SDK tries again meanwhile. */
  upload: 60_000,
  /** A person types their password in the identity service's window. */
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

/** Whether no answer came, so that nobody can say what became of what was sent. */
export function isNoConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lost.has(String(error.code));
}

/** Waits no longer once `signal` says so, and answers its reason. What still goes on is nobody's business any more. */
export function abortable<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  const stopped = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([result, stopped]);
}

/** What `start` begins is told to stop, and waited for no longer, when the time is over or `signal` says so. */
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
