import { type AnyEndpoint, api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/session/token';
import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, addressOf, createSend } from './api.ts';
import { createQueryClient, endpointQuery } from './query.ts';
import { rememberUser } from './remembered-session.ts';
import type { InputOf } from './send.ts';
import { isPrivate, watchSession } from './session-live.ts';
import type { LiveSession, SessionState } from './session-state.ts';

const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
function productToken(name: string, uid = 'mia', lifetime = 3600, admin = false, role = ''): string {
  const iat = Math.floor(Date.now() / 1000);
  return `${base64({ name })}.${base64({ sub: uid, iat, exp: iat + lifetime, admin, role })}.x`;
}

/** A Firebase account whose refreshed ID tokens are numbered. */
function account() {
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
let requests: SentRequest[];
let answers: Record<string, () => Response>;
const refused = (status: number, code: string) => () =>
  Response.json({ message: `Refused: ${code}`, code }, { status });

beforeEach(() => {
  requests = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const authorization = new Headers(headers).get('Authorization');
    requests.push({ path, authorization, body: body ? JSON.parse(String(body)) : undefined });
    return (answers[path] ?? (() => Response.json('done')))();
  });
});

let live: LiveSession;
let acting: boolean;
let state: Partial<SessionState>;
let ends: string[];
const send = createSend({
  get credentials() {
    return live.credentials;
  },
});
async function call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  return (await send(endpoint, input)).reply;
}
const client = createQueryClient(send);
client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });

let identity: ReturnType<typeof account>;
const signIn = () => identity.changes(identity.currentUser);

/** The state during a sign-in, before the lookups start. */
function opened(as = account()) {
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
  );
  return identity;
}
afterEach(() => {
  live.credentials.end(new ApiError(0, 'network', ''));
  client.clear();
});

const paths = () => requests.map(({ path, authorization }) => `${path} ${authorization}`);

describe('a member’s call', () => {
  it('carries the token that the server gave for the email of the account', async () => {
    opened();
    const token = productToken('first');
    answers['/api/jwt'] = () => Response.json({ token });
    signIn();
    await call(api.papers.pending, {});
    expect(requests[0]).toEqual({
      path: '/api/jwt',
      authorization: 'Bearer proof-1',
      body: { email: 'mia@example.org' },
    });
    expect(paths().at(-1)).toMatch(`Bearer ${token}`);
  });

  it('is repeated with a new token and a new ID token after a refusal', async () => {
    opened();
    const [first, second] = [productToken('first'), productToken('second')];
    localStorage.setItem(tokenStorageKey, first);
    signIn();
    answers['/api/jwt'] = () => Response.json({ token: second });
    answers['/api/pendingPaper'] = () =>
      requests.at(-1)?.authorization === `Bearer ${second}`
        ? Response.json([])
        : refused(401, 'unauthorized')();
    expect(await call(api.papers.pending, {})).toEqual([]);
    expect(paths()).toEqual([
      `/api/pendingPaper Bearer ${first}`,
      '/api/jwt Bearer proof-2',
      `/api/pendingPaper Bearer ${second}`,
    ]);
  });

  it('fails with the server’s first error if there is no new token', async () => {
    opened();
    localStorage.setItem(tokenStorageKey, productToken('first'));
    signIn();
    answers['/api/pendingPaper'] = refused(401, 'unauthorized');
    answers['/api/jwt'] = refused(503, 'unavailable');
    await expect(call(api.papers.pending, {})).rejects.toMatchObject({ status: 401 });
    expect(ends).toEqual([]);
  });

  it('fails as a lost connection if no token can be fetched', async () => {
    const { currentUser } = opened();
    currentUser.getIdToken.mockRejectedValue(
      Object.assign(new Error('Firebase: offline'), { code: 'auth/network-request-failed' }),
    );
    signIn();
    const failure = await call(api.papers.pending, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'network', status: 0 });
  });

  it('is sent without a token if nobody is signed in', async () => {
    const { auth } = opened();
    auth.currentUser = null;
    answers['/api/pendingPaper'] = refused(401, 'unauthorized');
    await expect(call(api.papers.pending, {})).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual(['/api/pendingPaper null']);
  });

  it('fetches no new token if the person has signed out in the meantime', async () => {
    const { auth } = opened();
    const token = productToken('first');
    localStorage.setItem(tokenStorageKey, token);
    signIn();
    answers['/api/pendingPaper'] = () => {
      auth.currentUser = null;
      return refused(401, 'unauthorized')();
    };
    await expect(call(api.papers.pending, {})).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual([`/api/pendingPaper Bearer ${token}`]);
  });
});

it('a token for an account that Firebase has deleted is requested with an empty email', async () => {
  const signedOut = account();
  signedOut.auth.currentUser = null;
  opened(signedOut);
  signIn();
  await vi.waitFor(() =>
    expect(requests).toEqual([{ path: '/api/jwt', authorization: null, body: { email: '' } }]),
  );
});

it('a call that sends the ID token sends a new one after a refusal', async () => {
  opened();
  answers['/api/jwt'] = () =>
    requests.at(-1)?.authorization === 'Bearer proof-2'
      ? Response.json({ token: 'x' })
      : refused(401, 'unauthorized')();
  await call(api.session.token, { body: { email: 'mia@example.org' } });
  expect(paths()).toEqual(['/api/jwt Bearer proof-1', '/api/jwt Bearer proof-2']);
});

describe('the session ends', () => {
  it('when the account is disabled: the token is removed, and the person is told and signed out', async () => {
    const { auth } = opened();
    localStorage.setItem(tokenStorageKey, productToken('first'));
    signIn();
    answers['/api/pendingPaper'] = refused(403, 'disabled');
    await expect(call(api.papers.pending, {})).rejects.toMatchObject({ code: 'disabled' });
    expect(localStorage.getItem(tokenStorageKey)).toBeNull();
    expect(ends).toEqual(['Refused: disabled']);
    expect(auth.signOut).toHaveBeenCalledOnce();
  });

  it('when the server refuses a token to this person', async () => {
    const { auth } = opened();
    answers['/api/jwt'] = refused(403, 'forbidden');
    signIn();
    await vi.waitFor(() => expect(ends).toEqual(['Refused: forbidden']));
    expect(auth.signOut).toHaveBeenCalledOnce();
  });
});

describe('an admin whose right was taken', () => {
  const endpoints = Object.values(api).flatMap((feature): AnyEndpoint[] => Object.values(feature));
  const adminCalls = endpoints.filter(({ access }) => access === 'admin');
  const sentence = 'That page is for admins only, so you have been logged out.';

  async function calls(endpoint: AnyEndpoint, renewedAsAdmin: boolean) {
    const { auth } = opened();
    localStorage.setItem(tokenStorageKey, productToken('first', 'mia', 3600, true));
    const token = productToken('second', 'mia', 3600, renewedAsAdmin);
    answers['/api/jwt'] = () => Response.json({ token });
    answers[addressOf(endpoint, {})] = refused(403, 'forbidden');
    signIn();
    await expect(call(endpoint, {} as never)).rejects.toMatchObject({ status: 403 });
    return auth;
  }

  it.each(adminCalls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is signed out and told why by the first %s',
    async (_, endpoint) => {
      const auth = await calls(endpoint, false);
      expect(ends).toEqual([sentence]);
      expect(auth.signOut).toHaveBeenCalledOnce();
      expect(localStorage.getItem(tokenStorageKey)).toBeNull();
    },
  );

  it('is signed out as well by a call that authors may make for their own records', async () => {
    expect(api.applications.delete.access).toBe('author-or-admin');
    await calls(api.applications.delete, false);
    expect(ends).toEqual([sentence]);
  });

  it('stays signed in if the new token is still an admin’s, because the refusal is about this record', async () => {
    const auth = await calls(api.applications.delete, true);
    expect(ends).toEqual([]);
    expect(auth.signOut).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  const fireStorage = (key: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('signs out here when it signs out or clears the storage', () => {
    const { auth } = opened();
    fireStorage(tokenStorageKey, null);
    fireStorage(null, null);
    expect(auth.signOut).toHaveBeenCalledTimes(2);
    fireStorage('draft:mia:paper', null);
    fireStorage(tokenStorageKey, 'x');
    expect(auth.signOut).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['that has stored a newer token is believed', tokenStorageKey, []],
    ['that has stored something else is not', 'draft:mia:paper', ['/api/jwt']],
  ])('%s', async (_, key, expected) => {
    vi.useFakeTimers();
    opened();
    localStorage.setItem(tokenStorageKey, productToken('short', 'mia', 600));
    signIn();
    const newer = productToken('newer', 'mia', 7200);
    localStorage.setItem(tokenStorageKey, newer);
    fireStorage(key, newer);
    await vi.advanceTimersByTimeAsync(599_000);
    expect(requests.map(({ path }) => path).slice(0, 1)).toEqual(expected);
    vi.useRealTimers();
  });
});

describe('the signed-in person', () => {
  const [adminPath, rolePath] = ['/api/user/admin/mia%40example.org', '/api/user/role/mia%40example.org'];
  const says = (admin: boolean, role: string) => {
    answers[adminPath] = () => Response.json({ admin });
    answers[rolePath] = () => Response.json({ role });
  };
  const isHere = (expected: Partial<SessionState>) => vi.waitFor(() => expect(state).toMatchObject(expected));
  const keeps = (admin: boolean, role: string) =>
    localStorage.setItem(tokenStorageKey, productToken('kept', 'mia', 3600, admin, role));

  it('is known at once from the stored token, and then confirmed by the server', async () => {
    opened();
    acting = false;
    keeps(true, 'admin');
    says(true, 'admin');
    signIn();
    const mia = {
      uid: 'mia',
      email: 'mia@example.org',
      name: 'Mia',
      photoUrl: '/images/profile/mia/1.webp',
    };
    expect(state).toMatchObject({ user: mia, admin: true, role: 'admin', loading: false, checking: true });
    await isHere({ admin: true, role: 'admin', loading: false, checking: false });
    expect(requests.map(({ path }) => path)).toEqual([adminPath, rolePath]);
  });

  it('is known from the token of a sign-in, without waiting for the lookups', async () => {
    opened();
    signIn();
    expect(state).toMatchObject({ admin: false, loading: true });
    answers['/api/jwt'] = () => Response.json({ token: productToken('new', 'mia', 3600, true, 'admin') });
    await isHere({ admin: true, role: 'admin', loading: false, checking: true });
    expect(requests.map(({ path }) => path)).toEqual(['/api/jwt']);
  });

  it.each([
    ['was taken', true, 'admin', false, ''],
    ['was given', false, '', true, 'admin'],
  ])('a right that %s since the token was issued is noticed', async (_, then, thenRole, now, nowRole) => {
    opened();
    acting = false;
    keeps(then, thenRole);
    says(now, nowRole);
    signIn();
    expect(state).toMatchObject({ admin: then, role: thenRole, checking: true });
    await isHere({ admin: now, role: nowRole, checking: false });
  });

  it('is not taken from another person’s token or an expired one', async () => {
    for (const token of [productToken('eve', 'eve', 3600, true), productToken('old', 'mia', -1, true)]) {
      opened();
      localStorage.setItem(tokenStorageKey, token);
      answers['/api/jwt'] = refused(503, 'unavailable');
      signIn();
      expect(state).toMatchObject({ admin: false, loading: true });
      live.credentials.end(new ApiError(0, 'network', ''));
    }
  });

  it('keeps the rights of the token if the lookups fail', async () => {
    opened();
    acting = false;
    keeps(false, 'writer');
    answers[adminPath] = answers[rolePath] = refused(503, 'unavailable');
    signIn();
    await isHere({ admin: false, role: 'writer', loading: false, checking: false });
  });

  it('is nobody as long as the email is not verified', () => {
    const { changes, currentUser } = opened();
    changes({ ...currentUser, emailVerified: false });
    expect(state).toMatchObject({ user: null, admin: false, role: '', loading: false, checking: false });
    expect(requests).toEqual([]);
  });

  it('has a new name or picture after the account has changed', () => {
    const { currentUser } = opened();
    signIn();
    currentUser.displayName = 'Mia the Second';
    live.refresh();
    expect(state.user?.name).toBe('Mia the Second');
  });

  it('leaves no private data in the cache after signing out', async () => {
    const { changes } = opened();
    keeps(true, 'admin');
    signIn();
    const [own, open] = [endpointQuery(api.papers.pending, {}), endpointQuery(api.news.list, {})];
    client.setQueryData(own.queryKey, []);
    client.setQueryData(open.queryKey, []);
    changes(null);
    expect(client.getQueryData(own.queryKey)).toBeUndefined();
    expect(client.getQueryData(open.queryKey)).toEqual([]);
    expect(localStorage.getItem(tokenStorageKey)).toBeNull();
    changes({ ...identity.currentUser, uid: 'eve', email: 'eve@example.org' });
    expect(state).toMatchObject({ user: { uid: 'eve' }, admin: false, role: '' });
  });

  it('is told when Firebase ends the session, but not after signing out', async () => {
    const { changes } = opened();
    keeps(false, '');
    signIn();
    changes(null);
    expect(ends).toEqual(['Your session has ended. Please login again to continue.']);
    ends = [];
    keeps(false, '');
    signIn();
    await live.signOut();
    expect(ends).toEqual([]);
    rememberUser(null);
  });
});

it('replies are private unless the endpoint is public', () => {
  expect(isPrivate(api.papers.list.path)).toBe(false);
  expect(isPrivate(api.papers.pending.path)).toBe(true);
  expect(isPrivate(api.users.list.path)).toBe(true);
  expect(isPrivate(api.messages.send.path)).toBe(true);
  expect(isPrivate('/unheard-of')).toBe(true);
});
