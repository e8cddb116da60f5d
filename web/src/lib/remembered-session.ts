import { roleOf } from '@lab/contract/api/rights';
import { tokenClock, tokenStorageKey } from '@lab/contract/features/session/token';
import {
  type Credentials,
  hintKey,
  type LiveSession,
  type SessionState,
  type User,
} from './session-state.ts';
import { claimsOf } from './token-claims.ts';

export interface RememberedSession {
  state: Partial<SessionState>;
  credentials: Credentials;
}

/** Stores who is signed in, so that the next visit does not wait for Firebase. */
export function rememberUser(user: User | null): void {
  if (user) localStorage.setItem(hintKey, JSON.stringify(user));
  else localStorage.removeItem(hintKey);
}

/**
 * The session of the last visit while its token is valid. It is used until Firebase has said who is signed
 * in.
 */
export function rememberedSession(fetchLive: () => Promise<LiveSession>): RememberedSession | null {
  const user = readUser();
  const token = () => localStorage.getItem(tokenStorageKey);
  const claims = claimsOf(token());
  if (!user || claims?.sub !== user.uid) return null;
  if (Date.now() >= (claims.exp - tokenClock.expiredEarly) * 1000) return null;
  const able = { role: roleOf({ ...claims }), may: claims.may, opens: claims.opens };
  return {
    state: {
      user,
      ...able,
      loading: false,
      checking: true,
    },
    credentials: {
      token: async (endpoint) =>
        endpoint.access === 'session' ? (await fetchLive()).credentials.token(endpoint) : token(),
      able: () => able,
      renew: async (endpoint) => (await fetchLive()).credentials.renew(endpoint),
      end: (error) => void fetchLive().then(({ credentials }) => credentials.end(error)),
    },
  };
}

function readUser(): User | null {
  try {
    const user: Partial<User> | null = JSON.parse(localStorage.getItem(hintKey) ?? 'null');
    const { uid, email, name, photoUrl } = user ?? {};
    return uid && email && name !== undefined && photoUrl !== undefined
      ? { uid, email, name, photoUrl }
      : null;
  } catch {
    return null; // written by an older release
  }
}
