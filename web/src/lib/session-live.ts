/** The session of a signed-in person; loaded only when somebody is signed in or signs in. */
import { api } from '@lab/contract';
import { roleOf } from '@lab/contract/api/rights';
import { tokenStorageKey } from '@lab/contract/features/session/token';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { QueryObserver } from '@tanstack/react-query';
import type { User as Account, Auth } from 'firebase/auth';
import { ApiError } from './api-error.ts';
import { ownPath } from './own-path.ts';
import { endpointQuery, isPrivate } from './query.ts';
import { rememberUser } from './remembered-session.ts';
import { endsSession, sentenceOf } from './session-errors.ts';
import type { Credentials, LiveSession, SessionCallbacks, SessionTools, User } from './session-state.ts';
import { browserClock, createTokenStore } from './session-token.ts';
import { timeouts, withTimeout } from './timeouts.ts';
import { ableIn, claimsOf } from './token-claims.ts';

export { rememberedSession } from './remembered-session.ts';

function withoutToken(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError(0, 'network', sentenceOf(error));
}

function idTokenOf(account: Account, fresh = false): Promise<string> {
  return withTimeout(timeouts.call, () => account.getIdToken(fresh));
}

export async function openSession(
  tools: SessionTools,
  callbacks: SessionCallbacks,
  remembered?: User | null,
): Promise<LiveSession> {
  const { openFirebase } = await import('./firebase.ts');
  const { auth } = await openFirebase();
  return watchSession(auth, tools, callbacks, remembered);
}

export function watchSession(
  auth: Auth,
  { client, send }: SessionTools,
  callbacks: SessionCallbacks,
  /** Who was signed in during the last visit, if the pages have already used that session. */
  remembered?: User | null,
): LiveSession {
  // Undefined until Firebase has answered; null also if the email is not verified.
  let person: Account | null | undefined;

  const end = (error: unknown) => {
    tokens.stop();
    callbacks.onChange({ ended: sentenceOf(error) });
    void auth.signOut();
  };

  const tokens = createTokenStore(
    {
      fetchToken: async (fresh) => {
        const account = auth.currentUser;
        if (fresh && account) await idTokenOf(account, true);
        const { sub, auth_time: replaces } = claimsOf(localStorage.getItem(tokenStorageKey)) ?? {};
        const body = { email: account?.email ?? '', ...(sub === account?.uid && replaces && { replaces }) };
        return (await send(api.session.token, { body })).reply.token;
      },
      endsSession,
      onToken: show,
      onEnd: end,
    },
    localStorage,
    browserClock,
  );

  /** With a remembered session, calls are sent before Firebase has read who is signed in. */
  async function currentAccount(): Promise<Account | null> {
    await withTimeout(timeouts.call, () => auth.authStateReady());
    return auth.currentUser;
  }

  /** This person's tokens, even if Firebase has not called its listeners yet. */
  function startedTokens() {
    if (person === undefined) onAccountChange(auth.currentUser);
    return tokens;
  }

  const credentials: Credentials = {
    token: async ({ access }) => {
      const account = await currentAccount();
      if (!account) return null;
      return access === 'session' ? idTokenOf(account) : startedTokens().token().catch(withoutToken);
    },
    able: () => ableIn(localStorage.getItem(tokenStorageKey)),
    // If there is no new token, the caller throws the server's first error.
    renew: async ({ access }) => {
      const account = await currentAccount();
      if (!account) return null;
      return (access === 'session' ? idTokenOf(account, true) : startedTokens().renew()).catch(() => null);
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
    const claims = tokens.claims();
    const [admin, role] = [adminLookup.getCurrentResult(), roleLookup.getCurrentResult()];
    const checking = Boolean(person?.email) && (admin.isPending || role.isPending);
    const given = person ? (role.data ?? claims) : undefined;
    const user = person && {
      uid: person.uid,
      email: person.email ?? '',
      name: person.displayName ?? '',
      photoUrl: ownPath(person.photoURL ?? ''),
    };
    if (user) rememberUser(user);
    callbacks.onChange({
      user,
      role: person ? roleOf({ ...claims, ...admin.data, ...role.data }) : '',
      may: given?.may,
      opens: given?.opens,
      loading: checking && !claims,
      checking,
    });
  }

  function onAccountChange(account: Account | null): void {
    const last = person;
    person = account?.emailVerified ? account : null;
    if (person?.uid !== last?.uid || last === undefined) {
      const before = last ?? remembered;
      if (before && before.uid !== person?.uid)
        client.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
      if (person) {
        callbacks.onChange({ ended: '' });
        tokens.start(person.uid);
      } else {
        rememberUser(null);
        // Signing out removes the token first, so if it is still there, Firebase has ended the session.
        if (localStorage.getItem(tokenStorageKey)) callbacks.onChange({ ended: errorTexts.sessionExpired });
        tokens.stop();
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
    else if (key === tokenStorageKey) tokens.adopt();
  });
  return {
    auth,
    credentials,
    refresh,
    async signOut() {
      // Whoever cannot reach the server logs out all the same. A copied token is then good for the rest of
      // its hour.
      await withTimeout(timeouts.logout, (signal) => send(api.session.end, {}, signal)).catch(() => {});
      // Other tabs react to the removed token, so it goes first.
      localStorage.removeItem(tokenStorageKey);
      return auth.signOut();
    },
  };
}
