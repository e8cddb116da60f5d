/** Keeps the product's access token fresh: fetched, renewed in time, retried with patience, removed at the end. */
import { tokenClock, tokenStorageKey } from '@lab/contract/session/token';

export interface Clock {
  now(): number;
  /** Runs something later; the answer calls it off. */
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
  /** A new token from the server. With `fresh`, what proves the identity is renewed as well. */
  fetchToken(fresh: boolean): Promise<string>;
  /** Whether this failure means that the session has ended, and is not just a moment without connection. */
  endsSession(error: unknown): boolean;
  /** There is another token than before. */
  onToken(): void;
  onEnd(error: unknown): void;
}

export interface TokenKeeper {
  /** Begins to keep a token for this person, with the stored one if it is theirs. */
  start(uid: string): void;
  /** Forgets the token and every plan to renew it. */
  stop(): void;
  /** A token that is valid now. */
  token(): Promise<string>;
  /** Another token, whatever the stored one says: the server has refused it. */
  renew(): Promise<string>;
  /** What the stored token says, if it is valid now. */
  claims(): TokenClaims | null;
  /** Another tab has stored a newer token. */
  adopt(): void;
}

interface TokenClaims {
  sub: string;
  iat: number;
  exp: number;
  admin?: boolean;
  role?: string;
}

const second = 1000;

export function claimsOf(token: string | null): TokenClaims | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    return JSON.parse(bytes) as TokenClaims;
  } catch {
    return null; // a broken token is no token
  }
}

export function createTokenKeeper(
  source: TokenSource,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  clock: Clock,
): TokenKeeper {
  let keeping: { uid: string } | null = null;
  let fetching: Promise<string> | null = null;
  let planned: (() => void) | null = null;
  let retryIn: number = tokenClock.retryFirst;
  // How far the server's clock is ahead of this device's. Many devices are minutes wrong, some hours.
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
    // Never at once: a server that gives very short tokens must not be asked in a circle.
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
        // Signed out meanwhile: this token belongs to nobody here.
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

  function stop(): void {
    keeping = null;
    fetching = null;
    planned?.();
    planned = null;
    retryIn = tokenClock.retryFirst;
    storage.removeItem(tokenStorageKey);
  }

  return {
    start(uid) {
      if (keeping?.uid === uid) return;
      if (keeping) stop();
      keeping = { uid };
      // A stored token that is no good is replaced and never removed: other tabs take its removal for a sign-out.
      if (isValid(stored())) planRenewal();
      else renewByPlan();
    },
    stop,
    token: async () => {
      const token = stored();
      return isValid(token) ? token : fetchToken(false);
    },
    renew: () => fetchToken(true),
    claims: () => {
      const token = stored();
      return isValid(token) ? claimsOf(token) : null;
    },
    adopt: () => {
      if (keeping && isValid(stored())) planRenewal();
    },
  };
}
