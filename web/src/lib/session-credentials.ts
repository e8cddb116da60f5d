/** Shows the server who is calling: the product's token, and where that is made, the identity service's. */
import { type AnyEndpoint, api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/session/token';
import type { Auth, User } from 'firebase/auth';
import { ApiError, call, provideCredentials } from './api.ts';
import { endsSession, sentenceOf } from './session-errors.ts';
import { browserClock, claimsOf, createTokenKeeper } from './session-token.ts';
import { patience, within } from './within.ts';

const publicPaths = new Set<unknown>(
  Object.values(api)
    .flatMap((feature): AnyEndpoint[] => Object.values(feature))
    .filter(({ access, method }) => access === 'public' && method === 'GET')
    .map(({ path }) => path),
);

/** Whether answers from this path are for one person only. */
export function isPrivate(path: unknown): boolean {
  return !publicPaths.has(path);
}

function withoutToken(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError(0, 'network', sentenceOf(error));
}

function proofOf(account: User, fresh = false): Promise<string> {
  return within(patience.call, () => account.getIdToken(fresh));
}

export function openCredentials(auth: Auth, onEnd: (why: string) => void) {
  const end = (error: unknown) => {
    keeper.stop();
    onEnd(sentenceOf(error));
    void auth.signOut();
  };

  const keeper = createTokenKeeper(
    {
      obtain: async (fresh) => {
        const account = auth.currentUser;
        if (fresh && account) await proofOf(account, true);
        const { token } = await call(api.session.token, { body: { email: account?.email ?? '' } });
        return token;
      },
      endsSession,
      onEnd: end,
    },
    localStorage,
    browserClock,
  );

  provideCredentials({
    token: async ({ access }) => {
      if (!auth.currentUser) return null;
      return access === 'session' ? proofOf(auth.currentUser) : keeper.token().catch(withoutToken);
    },
    admin: () => claimsOf(localStorage.getItem(tokenStorageKey))?.admin === true,
    // Where there is no other token, the caller is told what the server said about the first.
    renew: async ({ access }) => {
      if (!auth.currentUser) return null;
      return (access === 'session' ? proofOf(auth.currentUser, true) : keeper.renew()).catch(() => null);
    },
    end,
  });

  return {
    keep: keeper.start,
    forget: keeper.stop,
    followOtherTabs(onSignOut: () => void): () => void {
      const look = ({ key, newValue }: StorageEvent) => {
        // Without a key, everything was cleared.
        if (key === null || (key === tokenStorageKey && newValue === null)) onSignOut();
        else if (key === tokenStorageKey) keeper.adopt();
      };
      addEventListener('storage', look);
      return () => removeEventListener('storage', look);
    },
  };
}
