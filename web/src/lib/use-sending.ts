import { useCallback, useMemo, useRef, useState } from 'react';
import { abortable, isNoConnection, timeouts } from './timeouts.ts';

/** One try to send a form with its files. */
export interface Attempt {
  /** Aborted when the sending is cancelled. */
  signal: AbortSignal;
  /** To be called when a part has been sent. */
  reportProgress(): void;
}

/** The person cancelled, so no error is shown. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** True if the form's notice already reports this error. */
export function isShownByForm(error: unknown): boolean {
  return error instanceof Cancelled || isNoConnection(error);
}

/**
 * `slow`: nothing was sent for a while; `lost`: no answer came; `again`: the form is about to be sent again.
 */
type SendingState = 'idle' | 'sending' | 'slow' | 'lost' | 'again';

export interface Sending {
  state: SendingState;
  /** Throws Cancelled if a sending is already running, for example after a double click. */
  run<Result>(send: (attempt: Attempt) => Promise<Result>): Promise<Result>;
  cancel(): void;
  tryAgain(): void;
  /** To be called when the form was submitted once more, even if its validation then stops it. */
  resubmitted(): void;
}

interface Running {
  controller: AbortController;
  /** The state after this one. */
  next: SendingState;
}

export function useSending(): Sending {
  const [state, setState] = useState<SendingState>('idle');
  const running = useRef<Running>(undefined);

  const run = useCallback(async <Result>(send: (attempt: Attempt) => Promise<Result>): Promise<Result> => {
    if (running.current) throw new Cancelled();
    const controller = new AbortController();
    const mine: Running = { controller, next: 'idle' };
    running.current = mine;
    let timer: ReturnType<typeof setTimeout>;
    const reportProgress = () => {
      // What was cancelled may still arrive.
      if (running.current !== mine) return;
      clearTimeout(timer);
      timer = setTimeout(() => setState('slow'), timeouts.slow);
      setState('sending');
    };
    reportProgress();
    try {
      const { signal } = controller;
      return await abortable(signal, send({ signal, reportProgress }));
    } catch (error) {
      if (isNoConnection(error)) mine.next = 'lost';
      throw error;
    } finally {
      // biome-ignore lint/style/noNonNullAssertion: `reportProgress` has set it
      clearTimeout(timer!);
      running.current = undefined;
      setState(mine.next);
    }
  }, []);

  const end = useCallback((next: SendingState) => {
    if (!running.current) return setState(next);
    running.current.next = next;
    running.current.controller.abort(new Cancelled());
  }, []);

  const cancel = useCallback(() => end('idle'), [end]);

  return useMemo(
    () => ({
      state,
      run,
      cancel,
      tryAgain: () => end('again'),
      resubmitted: () => setState((now) => (now === 'again' ? 'idle' : now)),
    }),
    [state, run, cancel, end],
  );
}
