/** The session of a stubbed Firebase account and server, for tests of session-live.ts. */
import type { AnyEndpoint } from '@lab/contract';
import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiError, createSend } from '../lib/api.ts';
import { createQueryClient } from '../lib/query.ts';
import type { InputOf } from '../lib/send.ts';
import { watchSession } from '../lib/session-live.ts';
import type { LiveSession, User as Person, SessionState } from '../lib/session-state.ts';

const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
export function productToken(name: string, uid = 'mia', lifetime = 3600, admin = false, role = ''): string {
  const iat = Math.floor(Date.now() / 1000);
  return `${base64({ name })}.${base64({ sub: uid, iat, exp: iat + lifetime, admin, role })}.x`;
}

/** A Firebase account whose refreshed ID tokens are numbered. */
export function account() {
  const proofs = { made: 1 };
  const currentUser = {
    uid: 'mia',
    email: 'mia@example.org',
    emailVerified: true,
    displayName: 'Mia',
    photoURL: 'https://lab.example.org/images/profile/mia/1.webp',
    getIdToken: vi.fn(async (fresh?: boolean) => {
      if (fresh) proofs.made++;
      return `proof-${proofs.made}`;
    }),
  };
  let fireAuthChange: (account: User | null) => void = () => {};
  const auth = {
    currentUser: currentUser as typeof currentUser | null,
    authStateReady: async () => {},
    signOut: vi.fn(async () => fireAuthChange(null)),
    onIdTokenChanged: (listener: typeof fireAuthChange) => {
      fireAuthChange = listener;
    },
  };
  const changes = (account: object | null) => fireAuthChange(account as User | null);
  return { auth, currentUser, changes, asAuth: auth as object as Auth };
}

interface SentRequest {
  path: string;
  authorization: string | null;
  body: unknown;
}

export let requests: SentRequest[];
export let answers: Record<string, () => Response | Promise<Response>>;
export const refused = (status: number, code: string) => () =>
  Response.json({ message: `Refused: ${code}`, code }, { status });

export let live: LiveSession;
let acting: boolean;
export let state: Partial<SessionState>;
export let ends: string[];
const send = createSend({
  get credentials() {
    return live.credentials;
  },
});
export async function call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  return (await send(endpoint, input)).reply;
}
export const client = createQueryClient(send);
client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });

export let identity: ReturnType<typeof account>;
export const signIn = () => identity.changes(identity.currentUser);

/** Ends the sign-in, so that the lookups start. */
export function stopActing(): void {
  acting = false;
}

/** The state during a sign-in, before the lookups start; `remembered` was signed in during the last visit. */
export function opened(as = account(), remembered?: Person) {
  identity = as;
  acting = true;
  state = {};
  ends = [];
  live = watchSession(
    identity.asAuth,
    { client, send },
    {
      isActing: () => acting,
      onChange: (change) => {
        state = { ...state, ...change };
        if (change.ended) ends.push(change.ended);
      },
    },
    remembered,
  );
  return identity;
}

/** Must be called by each test file, because this module runs only once for all of them. */
export function resetForEachTest(): void {
  beforeEach(() => {
    requests = [];
    answers = {};
    vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
      const authorization = new Headers(headers).get('Authorization');
      requests.push({ path, authorization, body: body ? JSON.parse(String(body)) : undefined });
      return (answers[path] ?? (() => Response.json('done')))();
    });
  });
  afterEach(() => {
    live.credentials.end(new ApiError(0, 'network', ''));
    client.clear();
  });
}

export const paths = () => requests.map(({ path, authorization }) => `${path} ${authorization}`);
