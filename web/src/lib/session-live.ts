/** The session of a signed-in person; loaded only when somebody is signed in or signs in. */
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
  type SessionCallbacks,
  type SessionTools,
} from './session-state.ts';
import { browserClock, claimsOf, createTokenKeeper } from './session-token.ts';
import { timeouts, withTimeout } from './timeouts.ts';

const publicPaths = new Set<unknown>(
  Object.values(api)
    .flatMap((feature): AnyEndpoint[] => Object.values(feature))
    .filter(({ access, method }) => access === 'public' && method === 'GET')
    .map(({ path }) => path),
);

/** True if replies from this path are not the same for everybody. */
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

function idTokenOf(account: Account, fresh = false): Promise<string> {
  return withTimeout(timeouts.call, () => account.getIdToken(fresh));
}

export async function openSession(tools: SessionTools, callbacks: SessionCallbacks): Promise<LiveSession> {
  const { auth } = await openFirebase();
  return watchSession(auth, tools, callbacks);
}

export function watchSession(
  auth: Auth,
  { client, send }: SessionTools,
  callbacks: SessionCallbacks,
): LiveSession {
  // Undefined until Firebase has answered; null also if the email is not verified.
  let person: Account | null | undefined;

  const end = (error: unknown) => {
    keeper.stop();
    callbacks.onChange({ ended: sentenceOf(error) });
    void auth.signOut();
  };

  const keeper = createTokenKeeper(
    {
      fetchToken: async (fresh) => {
        const account = auth.currentUser;
        if (fresh && account) await idTokenOf(account, true);
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
      return access === 'session' ? idTokenOf(auth.currentUser) : keeper.token().catch(withoutToken);
    },
    admin: () => claimsOf(localStorage.getItem(tokenStorageKey))?.admin === true,
    // If there is no new token, the caller throws the server's first error.
    renew: async ({ access }) => {
      if (!auth.currentUser) return null;
      return (access === 'session' ? idTokenOf(auth.currentUser, true) : keeper.renew()).catch(() => null);
    },
    end,
  };

  // The first screen uses the token's claims; these queries then tell whether the rights have changed since.
  function lookups() {
    const email = person?.email ?? '';
    const enabled = email !== '' && !callbacks.isActing();
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
    callbacks.onChange({
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

  function onAccountChange(account: Account | null): void {
    const last = person;
    person = account?.emailVerified ? account : null;
    if (person?.uid !== last?.uid || last === undefined) {
      keepSessionHint(person !== null);
      if (last) client.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
      if (person) {
        callbacks.onChange({ ended: '' });
        keeper.start(person.uid);
      } else {
        // Signing out removes the token first, so if it is still there, Firebase has ended the session.
        if (localStorage.getItem(tokenStorageKey)) callbacks.onChange({ ended: errorTexts.sessionExpired });
        keeper.stop();
      }
    }
    refresh();
  }

  adminLookup.subscribe(show);
  roleLookup.subscribe(show);
  auth.onIdTokenChanged(onAccountChange);
  addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (key === null || (key === tokenStorageKey && newValue === null)) void auth.signOut();
    else if (key === tokenStorageKey) keeper.adopt();
  });
  return {
    auth,
    credentials,
    refresh,
    signOut() {
      // Other tabs react to the removed token, so it goes first.
      localStorage.removeItem(tokenStorageKey);
      return auth.signOut();
    },
  };
}
