import { type AnyEndpoint, api } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import { tokenStorageKey } from '@lab/contract/features/session/token';
import { describe, expect, it, vi } from 'vitest';
import {
  account,
  answers,
  call,
  ends,
  opened,
  paths,
  productToken,
  refused,
  requests,
  resetForEachTest,
  signIn,
} from '../test/live-session.ts';
import { ApiError, addressOf } from './api.ts';

resetForEachTest();

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
  const endpoints = Object.values(everyCall).flatMap((feature): AnyEndpoint[] => Object.values(feature));
  const adminCalls = endpoints.filter(({ needs }) => needs);
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
    expect(api.applications.delete.access).toBe('author');
    await calls(api.applications.delete, false);
    expect(ends).toEqual([sentence]);
  });

  it('stays signed in if the new token is still an admin’s, because the refusal is about this record', async () => {
    const auth = await calls(api.applications.delete, true);
    expect(ends).toEqual([]);
    expect(auth.signOut).not.toHaveBeenCalled();
  });
});
