import { type AnyEndpoint, api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/session/token';
import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, addressOf, call, provideCredentials } from './api.ts';
import { isPrivate, openCredentials } from './session-credentials.ts';

const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
function productToken(name: string, uid = 'mia', lifetime = 3600, admin = false): string {
  const iat = Math.floor(Date.now() / 1000);
  return `${base64({ name })}.${base64({ sub: uid, iat, exp: iat + lifetime, admin })}.x`;
}

/** The identity service's side: each fresh proof has a number of its own. */
function account() {
  const proofs = { made: 1 };
  const currentUser = {
    uid: 'mia',
    email: 'mia@example.org',
    getIdToken: vi.fn(async (fresh?: boolean) => {
      if (fresh) proofs.made++;
      return `proof-${proofs.made}`;
    }),
  };
  const auth = { currentUser: currentUser as typeof currentUser | null, signOut: vi.fn(async () => {}) };
  return { auth, currentUser, asAuth: auth as object as Auth };
}

interface Asked {
  path: string;
  authorization: string | null;
  body: unknown;
}
let asked: Asked[];
let answers: Record<string, () => Response>;
const refused = (status: number, code: string) => () =>
  Response.json({ message: `Refused: ${code}`, code }, { status });

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const authorization = new Headers(headers).get('Authorization');
    asked.push({ path, authorization, body: body ? JSON.parse(String(body)) : undefined });
    return (answers[path] ?? (() => Response.json('done')))();
  });
});

let open: ReturnType<typeof openCredentials>;
const onEnd = vi.fn();
function opened(signedIn = account()) {
  onEnd.mockClear();
  open = openCredentials(signedIn.asAuth, onEnd);
  return signedIn;
}
afterEach(() => {
  open.forget();
  provideCredentials(null);
});

const paths = () => asked.map(({ path, authorization }) => `${path} ${authorization}`);

describe('a member’s call', () => {
  it('carries the token that the server gave for the email of the account', async () => {
    opened();
    const token = productToken('first');
    answers['/api/jwt'] = () => Response.json({ token });
    open.keep('mia');
    await call(api.papers.pending, {});
    expect(asked[0]).toEqual({
      path: '/api/jwt',
      authorization: 'Bearer proof-1',
      body: { email: 'mia@example.org' },
    });
    expect(paths().at(-1)).toMatch(`Bearer ${token}`);
  });

  it('is made again with a fresh token of a fresh proof, after the first was refused', async () => {
    opened();
    const [first, second] = [productToken('first'), productToken('second')];
    localStorage.setItem(tokenStorageKey, first);
    open.keep('mia');
    answers['/api/jwt'] = () => Response.json({ token: second });
    answers['/api/pendingPaper'] = () =>
      asked.at(-1)?.authorization === `Bearer ${second}` ? Response.json([]) : refused(401, 'unauthorized')();
    expect(await call(api.papers.pending, {})).toEqual([]);
    expect(paths()).toEqual([
      `/api/pendingPaper Bearer ${first}`,
      '/api/jwt Bearer proof-2',
      `/api/pendingPaper Bearer ${second}`,
    ]);
  });

  it('fails with what the server said first, where no other token comes', async () => {
    opened();
    localStorage.setItem(tokenStorageKey, productToken('first'));
    open.keep('mia');
    answers['/api/pendingPaper'] = refused(401, 'unauthorized');
    answers['/api/jwt'] = refused(503, 'unavailable');
    await expect(call(api.papers.pending, {})).rejects.toMatchObject({ status: 401 });
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('fails as a missing connection where no token can be had', async () => {
    const { currentUser } = opened();
    currentUser.getIdToken.mockRejectedValue(
      Object.assign(new Error('Firebase: offline'), { code: 'auth/network-request-failed' }),
    );
    open.keep('mia');
    const failure = await call(api.papers.pending, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'network', status: 0 });
  });

  it('goes without a token where nobody is signed in', async () => {
    const { auth } = opened();
    auth.currentUser = null;
    answers['/api/pendingPaper'] = refused(401, 'unauthorized');
    await expect(call(api.papers.pending, {})).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual(['/api/pendingPaper null']);
  });

  it('asks for no other token when the person has signed out while it was under way', async () => {
    const { auth } = opened();
    const token = productToken('first');
    localStorage.setItem(tokenStorageKey, token);
    open.keep('mia');
    answers['/api/pendingPaper'] = () => {
      auth.currentUser = null;
      return refused(401, 'unauthorized')();
    };
    await expect(call(api.papers.pending, {})).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual([`/api/pendingPaper Bearer ${token}`]);
  });
});

it('a token for somebody whom the identity service does not know any more is asked for as nobody', async () => {
  const signedOut = account();
  signedOut.auth.currentUser = null;
  opened(signedOut);
  open.keep('mia');
  await vi.waitFor(() =>
    expect(asked).toEqual([{ path: '/api/jwt', authorization: null, body: { email: '' } }]),
  );
});

it('a call that proves a sign-in takes a fresh proof after the first was refused', async () => {
  opened();
  answers['/api/jwt'] = () =>
    asked.at(-1)?.authorization === 'Bearer proof-2'
      ? Response.json({ token: 'x' })
      : refused(401, 'unauthorized')();
  await call(api.session.token, { body: { email: 'mia@example.org' } });
  expect(paths()).toEqual(['/api/jwt Bearer proof-1', '/api/jwt Bearer proof-2']);
});

describe('the session ends', () => {
  it('when the account is disabled: the token is gone, the person is told and signed out', async () => {
    const { auth } = opened();
    localStorage.setItem(tokenStorageKey, productToken('first'));
    open.keep('mia');
    answers['/api/pendingPaper'] = refused(403, 'disabled');
    await expect(call(api.papers.pending, {})).rejects.toMatchObject({ code: 'disabled' });
    expect(localStorage.getItem(tokenStorageKey)).toBeNull();
    expect(onEnd).toHaveBeenCalledWith('Refused: disabled');
    expect(auth.signOut).toHaveBeenCalledOnce();
  });

  it('when the server gives no token to this person any more', async () => {
    const { auth } = opened();
    answers['/api/jwt'] = refused(403, 'forbidden');
    open.keep('mia');
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith('Refused: forbidden'));
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
    open.keep('mia');
    await expect(call(endpoint, {} as never)).rejects.toMatchObject({ status: 403 });
    return auth;
  }

  it.each(adminCalls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is signed out and told why by the first %s',
    async (_, endpoint) => {
      const auth = await calls(endpoint, false);
      expect(onEnd).toHaveBeenCalledExactlyOnceWith(sentence);
      expect(auth.signOut).toHaveBeenCalledOnce();
      expect(localStorage.getItem(tokenStorageKey)).toBeNull();
    },
  );

  it('is signed out as well by a call that authors may make for their own records', async () => {
    expect(api.applications.delete.access).toBe('author-or-admin');
    await calls(api.applications.delete, false);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(sentence);
  });

  it('stays where the server gives an admin’s token: there it is about this one record', async () => {
    const auth = await calls(api.applications.delete, true);
    expect(onEnd).not.toHaveBeenCalled();
    expect(auth.signOut).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  const tell = (key: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('that signs out or clears everything signs out here', () => {
    opened();
    const onSignOut = vi.fn();
    const stop = open.followOtherTabs(onSignOut);
    tell(tokenStorageKey, null);
    tell(null, null);
    expect(onSignOut).toHaveBeenCalledTimes(2);
    tell('draft:mia:paper', null);
    tell(tokenStorageKey, 'x');
    expect(onSignOut).toHaveBeenCalledTimes(2);
    stop();
    tell(tokenStorageKey, null);
    expect(onSignOut).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['that has stored a newer token is believed', tokenStorageKey, []],
    ['that has stored something else is not', 'draft:mia:paper', ['/api/jwt']],
  ])('%s', async (_, key, expected) => {
    vi.useFakeTimers();
    opened();
    localStorage.setItem(tokenStorageKey, productToken('short', 'mia', 600));
    open.keep('mia');
    const stop = open.followOtherTabs(() => {});
    const newer = productToken('newer', 'mia', 7200);
    localStorage.setItem(tokenStorageKey, newer);
    tell(key, newer);
    await vi.advanceTimersByTimeAsync(599_000);
    expect(asked.map(({ path }) => path).slice(0, 1)).toEqual(expected);
    stop();
    vi.useRealTimers();
  });
});

it('answers are private but for those that everybody may read', () => {
  expect(isPrivate(api.papers.list.path)).toBe(false);
  expect(isPrivate(api.papers.pending.path)).toBe(true);
  expect(isPrivate(api.users.list.path)).toBe(true);
  expect(isPrivate(api.messages.send.path)).toBe(true);
  expect(isPrivate('/unheard-of')).toBe(true);
});
