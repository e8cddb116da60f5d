import { useCallback, useMemo, useRef, useState } from 'react';
import { abortable, isNoConnection, timeouts } from './timeouts.ts';

/** One try to send a form with its files. */
export interface Attempt {
  /** Says when nobody waits for it any more. */
  signal: AbortSignal;
  /** A part of it has got through. */
  moved(): void;
}

/** The person has called it off, and needs to be told nothing. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Whether the form itself says what is to be said about this failure. */
export function isSaidByForm(error: unknown): boolean {
  return error instanceof Cancelled || isNoConnection(error);
}

/**
 * - `slow`: nothing has got through for a while, and it still goes on;
 * - `lost`: no answer has come, and it goes on no more;
 * - `again`: the form is to be sent once more.
 */
export type SendingState = 'idle' | 'sending' | 'slow' | 'lost' | 'again';

export interface Sending {
  state: SendingState;
  /** Sends once: what is asked for meanwhile, by a second click, is taken for cancelled. */
  run<Result>(send: (attempt: Attempt) => Promise<Result>): Promise<Result>;
  cancel(): void;
  tryAgain(): void;
  /** The form was asked to send once more. Whether it does is its own to say: it may hold something wrong by then. */
  asked(): void;
}

interface Running {
  controller: AbortController;
  /** What comes after it. */
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
    const beganOnline = navigator.onLine;
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setState('slow'), timeouts.silence);
      setState('sending');
    };
    moved();
    try {
      const { signal } = controller;
      return await abortable(signal, send({ signal, moved }));
    } catch (error) {
      // The network may have come back before this was lost.
      if (isNoConnection(error)) mine.next = !beganOnline && navigator.onLine ? 'again' : 'lost';
      throw error;
    } finally {
      // biome-ignore lint/style/noNonNullAssertion: `moved` has set it
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

  return useMemo(
    () => ({
      state,
      run,
      cancel: () => end('idle'),
      tryAgain: () => end('again'),
      asked: () => setState((now) => (now === 'again' ? 'idle' : now)),
    }),
    [state, run, end],
  );
}
