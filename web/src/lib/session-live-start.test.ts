import { api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/features/session/token';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  account,
  answers,
  call,
  client,
  ends,
  live,
  opened,
  paths,
  productToken,
  refused,
  requests,
  resetForEachTest,
  signIn,
  state,
  stopActing,
} from '../test/live-session.ts';
import { endpointQuery } from './query.ts';
import { rememberUser } from './remembered-session.ts';
import { hintKey } from './session-state.ts';

resetForEachTest();

const mia = { uid: 'mia', email: 'mia@example.org', name: 'Mia', photoUrl: '/images/profile/mia/1.webp' };
const privateQuery = endpointQuery(api.papers.pending, {});

describe('before Firebase has said who is signed in', () => {
  it('a member’s call waits for it, and is then sent with a token', async () => {
    const slow = account();
    let ready = () => {};
    const known = new Promise<void>((resolve) => {
      ready = resolve;
    });
    slow.auth.authStateReady = () => known;
    slow.auth.currentUser = null;
    opened(slow);
    const token = productToken('first');
    answers['/api/jwt'] = () => Response.json({ token });
    const calling = call(api.papers.pending, {});
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests).toEqual([]);
    slow.auth.currentUser = slow.currentUser;
    ready();
    await calling;
    expect(paths().at(-1)).toBe(`/api/pendingPaper Bearer ${token}`);
    expect(state.user).toEqual(mia);
  });

  it('nobody is called a visitor', () => {
    opened();
    live.refresh();
    expect(state).toEqual({});
  });
});

describe('who was signed in during the last visit', () => {
  beforeEach(() => {
    rememberUser(mia);
    localStorage.setItem(tokenStorageKey, productToken('kept'));
  });

  it('is forgotten, and told so, if Firebase knows nobody any more', () => {
    const { changes } = opened(account(), mia);
    client.setQueryData(privateQuery.queryKey, []);
    changes(null);
    expect(ends).toEqual(['Your session has ended. Please log in again to continue.']);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(client.getQueryData(privateQuery.queryKey)).toBeUndefined();
    expect(state).toMatchObject({ user: null, role: '', loading: false });
  });

  it('keeps what the pages have loaded already', () => {
    opened(account(), mia);
    client.setQueryData(privateQuery.queryKey, []);
    signIn();
    expect(client.getQueryData(privateQuery.queryKey)).toEqual([]);
  });
});

describe('who signs in', () => {
  it('is remembered for the next visit, and no longer after signing out', async () => {
    const { auth } = opened();
    signIn();
    expect(JSON.parse(localStorage.getItem(hintKey) ?? '')).toEqual(mia);
    answers['/api/jwt'] = () => Response.json({ token: productToken('new') });
    await vi.waitFor(() => expect(localStorage.getItem(tokenStorageKey)).not.toBeNull());
    requests.length = 0;
    await live.signOut();
    expect(paths()).toEqual(['/api/jwt Bearer proof-1']);
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(state.user).toBeNull();
    expect(localStorage.getItem(hintKey)).toBeNull();
  });

  it('logs out also where the server cannot be reached', async () => {
    const { auth } = opened();
    signIn();
    answers['/api/jwt'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await live.signOut();
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(localStorage.getItem(tokenStorageKey)).toBeNull();
  });

  it.each([
    ['this', 'mia', { email: 'mia@example.org', replaces: 1_700_000_000 }],
    ['another', 'eve', { email: 'mia@example.org' }],
  ])('says which earlier sign-in of %s person the token is of that it replaces', async (_, sub, body) => {
    opened();
    const claims = btoa(JSON.stringify({ sub, iat: 1, exp: 2, auth_time: 1_700_000_000 }));
    localStorage.setItem(tokenStorageKey, `x.${claims}.x`);
    signIn();
    await vi.waitFor(() => expect(requests[0]).toMatchObject({ path: '/api/jwt', body }));
    expect(requests[0]?.body).toEqual(body);
  });

  it('reads no longer why the session before has ended', async () => {
    opened();
    answers['/api/jwt'] = refused(403, 'forbidden');
    signIn();
    await vi.waitFor(() => expect(state.ended).toBe('Refused: forbidden'));
    answers['/api/jwt'] = () => Response.json({ token: productToken('new') });
    signIn();
    expect(state.ended).toBe('');
  });

  it('has one token, also when Firebase renews its own', async () => {
    opened();
    answers['/api/jwt'] = () => Response.json({ token: productToken('first') });
    signIn();
    signIn();
    await vi.waitFor(() => expect(localStorage.getItem(tokenStorageKey)).not.toBeNull());
    signIn();
    expect(requests.map(({ path }) => path)).toEqual(['/api/jwt']);
  });

  it('is looked up only with an email, and may have no name and no picture', () => {
    const { currentUser, changes } = opened();
    stopActing();
    localStorage.setItem(tokenStorageKey, productToken('kept'));
    changes({ ...currentUser, email: null, displayName: null, photoURL: null });
    expect(state).toMatchObject({
      user: { uid: 'mia', email: '', name: '', photoUrl: '' },
      checking: false,
    });
    expect(client.isFetching()).toBe(0);
  });

  it('has confirmed rights only when both answers are there', async () => {
    opened();
    stopActing();
    localStorage.setItem(tokenStorageKey, productToken('kept'));
    let release = (_role: Response) => {};
    answers['/api/user/admin/mia%40example.org'] = () => Response.json({ admin: true });
    answers['/api/user/role/mia%40example.org'] = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    signIn();
    await vi.waitFor(() => expect(state.role).toBe('admin'));
    expect(state.checking).toBe(true);
    release(Response.json({ role: 'admin' }));
    await vi.waitFor(() => expect(state).toMatchObject({ role: 'admin', checking: false }));
  });
});
