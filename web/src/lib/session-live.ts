/** The session of somebody who is signed in, or is about to be. Loaded only then. */
import { type AnyEndpoint, api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/session/token';
import { errorTexts } from '@lab/contract/texts';
import { QueryObserver } from '@tanstack/react-query';
import type { User as Account, Auth } from 'firebase/auth';
import { ApiError } from './api-error.ts';
import { openFirebase } from './firebase.ts';
import { ownPath } from './own-path.ts';
import { endpointQuery } from './query.ts';
import { endsSession, sentenceOf } from './session-errors.ts';
import {
  type Credentials,
  hintKey,
  type LiveSession,
  type SessionTools,
  type Told,
} from './session-state.ts';
import { browserClock, claimsOf, createTokenKeeper } from './session-token.ts';
import { timeouts, withTimeout } from './timeouts.ts';

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

export function keepSessionHint(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(hintKey, '1');
  else localStorage.removeItem(hintKey);
}

function withoutToken(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError(0, 'network', sentenceOf(error));
}

function proofOf(account: Account, fresh = false): Promise<string> {
  return withTimeout(timeouts.call, () => account.getIdToken(fresh));
}

export async function openSession(tools: SessionTools, told: Told): Promise<LiveSession> {
  const { auth } = await openFirebase();
  return watchSession(auth, tools, told);
}

export function watchSession(auth: Auth, { client, send }: SessionTools, told: Told): LiveSession {
  // An account whose email is not verified is nobody here. Undefined until the identity service has said who it is.
  let person: Account | null | undefined;

  const end = (error: unknown) => {
    keeper.stop();
    told.onChange({ ended: sentenceOf(error) });
    void auth.signOut();
  };

  const keeper = createTokenKeeper(
    {
      fetchToken: async (fresh) => {
        const account = auth.currentUser;
        if (fresh && account) await proofOf(account, true);
        return (await send(api.session.token, { body: { email: account?.email ?? '' } })).reply.token;
      },
      endsSession,
      onToken: show,
      onEnd: end,
    },
    localStorage,
    browserClock,
  );

  const credentials: Credentials = {
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
  };

  // The first screen is drawn by what the token says. The lookups that follow know of what has changed since.
  function lookups() {
    const email = person?.email ?? '';
    const enabled = email !== '' && !told.isActing();
    return {
      admin: { ...endpointQuery(api.users.isAdmin, { params: { email } }), enabled },
      role: { ...endpointQuery(api.users.role, { params: { email } }), enabled },
    };
  }
  const adminLookup = new QueryObserver(client, lookups().admin);
  const roleLookup = new QueryObserver(client, lookups().role);

  function refresh(): void {
    adminLookup.setOptions(lookups().admin);
    roleLookup.setOptions(lookups().role);
    show();
  }

  function show(): void {
    if (person === undefined) return;
    const claims = keeper.claims();
    const [admin, role] = [adminLookup.getCurrentResult(), roleLookup.getCurrentResult()];
    const checking = Boolean(person?.email) && (admin.isPending || role.isPending);
    told.onChange({
      user: person && {
        uid: person.uid,
        email: person.email ?? '',
        name: person.displayName ?? '',
        photoUrl: ownPath(person.photoURL ?? ''),
      },
      admin: person !== null && (admin.data?.admin ?? claims?.admin ?? false),
      role: person ? (role.data?.role ?? claims?.role ?? '') : '',
      loading: checking && !claims,
      checking,
    });
  }

  function welcome(account: Account | null): void {
    const last = person;
    person = account?.emailVerified ? account : null;
    if (person?.uid !== last?.uid || last === undefined) {
      keepSessionHint(person !== null);
      if (last) client.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
      if (person) {
        told.onChange({ ended: '' });
        keeper.start(person.uid);
      } else {
        // A sign-out takes the token away first. Where it is still there, the identity service has ended the session.
        if (localStorage.getItem(tokenStorageKey)) told.onChange({ ended: errorTexts.sessionExpired });
        keeper.stop();
      }
    }
    refresh();
  }

  adminLookup.subscribe(show);
  roleLookup.subscribe(show);
  auth.onIdTokenChanged(welcome);
  addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    // Without a key, everything was cleared.
    if (key === null || (key === tokenStorageKey && newValue === null)) void auth.signOut();
    else if (key === tokenStorageKey) keeper.adopt();
  });
  return {
    auth,
    credentials,
    refresh,
    signOut() {
      // First, since this is what other tabs see at once.
      localStorage.removeItem(tokenStorageKey);
      return auth.signOut();
    },
  };
}
