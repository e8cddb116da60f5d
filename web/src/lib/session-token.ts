/** Stores the access token, renews it before it expires, and retries with growing delays. */
import { tokenClock, tokenStorageKey } from '@lab/contract/features/session/token';
import { claimsOf, type TokenClaims } from './token-claims.ts';

export interface Clock {
  now(): number;
  /** Returns a function that cancels the timer. */
  after(milliseconds: number, run: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export interface TokenSource {
  /** With `fresh`, the Firebase ID token is renewed too. */
  fetchToken(fresh: boolean): Promise<string>;
  /** False for errors that a retry may solve, such as a lost connection. */
  endsSession(error: unknown): boolean;
  onToken(): void;
  onEnd(error: unknown): void;
}

export type TokenStore = ReturnType<typeof createTokenStore>;

const second = 1000;

export function createTokenStore(
  source: TokenSource,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  clock: Clock,
) {
  let keeping: { uid: string } | null = null;
  let fetching: Promise<string> | null = null;
  let planned: (() => void) | null = null;
  let retryIn: number = tokenClock.retryFirst;
  // The server's clock minus this device's clock, because many devices are minutes or hours wrong.
  let ahead = 0;

  const stored = () => storage.getItem(tokenStorageKey);
  const serverNow = () => clock.now() + ahead;

  function plan(milliseconds: number, run: () => void): void {
    planned?.();
    planned = clock.after(milliseconds, () => {
      planned = null;
      run();
    });
  }

  function planRenewal(): void {
    const claims = claimsOf(stored());
    if (!claims) return;
    const due = (claims.exp - tokenClock.refreshBefore) * second - serverNow();
    // Waits at least `retryFirst`, so that tokens with a short life do not cause an endless loop of requests.
    plan(Math.max(due, tokenClock.retryFirst * second), renewByPlan);
  }

  function renewByPlan(): void {
    const delay = retryIn;
    fetchToken(false).then(
      () => {},
      () => {
        if (!keeping) return;
        retryIn = Math.min(delay * 2, tokenClock.retryMax);
        plan(delay * second, renewByPlan);
      },
    );
  }

  function isValid(token: string | null): token is string {
    const claims = claimsOf(token);
    if (!claims || claims.sub !== keeping?.uid) return false;
    return serverNow() < (claims.exp - tokenClock.expiredEarly) * second;
  }

  function fetchToken(fresh: boolean): Promise<string> {
    const mine = keeping;
    if (!mine) return Promise.reject(new Error('Nobody is signed in'));
    fetching ??= source.fetchToken(fresh).then(
      (token) => {
        fetching = null;
        // The person has signed out in the meantime, so the token must not be stored.
        if (keeping !== mine) throw new Error('Nobody is signed in');
        const claims = claimsOf(token);
        if (claims) ahead = claims.iat * second - clock.now();
        retryIn = tokenClock.retryFirst;
        storage.setItem(tokenStorageKey, token);
        planRenewal();
        source.onToken();
        return token;
      },
      (error: unknown) => {
        fetching = null;
        if (keeping === mine && source.endsSession(error)) {
          stop();
          source.onEnd(error);
        }
        throw error;
      },
    );
    return fetching;
  }

  /** Removes the token and cancels the planned renewal. */
  function stop(): void {
    keeping = null;
    fetching = null;
    planned?.();
    planned = null;
    retryIn = tokenClock.retryFirst;
    storage.removeItem(tokenStorageKey);
  }

  return {
    /** Reuses the stored token if it belongs to this person. */
    start(uid: string): void {
      if (keeping?.uid === uid) return;
      if (keeping) stop();
      keeping = { uid };
      // An invalid token is replaced but never removed, because other tabs treat the removal as a sign-out.
      if (isValid(stored())) planRenewal();
      else renewByPlan();
    },
    stop,
    async token(): Promise<string> {
      const token = stored();
      return isValid(token) ? token : fetchToken(false);
    },
    /** Fetches a new token even if the stored one looks valid, because the server has refused it. */
    renew: () => fetchToken(true),
    /** The claims of the stored token, or null if it is not valid now. */
    claims(): TokenClaims | null {
      const token = stored();
      return isValid(token) ? claimsOf(token) : null;
    },
    /** To be called when another tab has stored a newer token. */
    adopt(): void {
      if (keeping && isValid(stored())) planRenewal();
    },
  };
}
