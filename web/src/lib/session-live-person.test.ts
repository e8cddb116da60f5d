import { api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/features/session/token';
import { describe, expect, it, vi } from 'vitest';
import {
  answers,
  client,
  ends,
  identity,
  live,
  opened,
  productToken,
  refused,
  requests,
  resetForEachTest,
  signIn,
  state,
  stopActing,
} from '../test/live-session.ts';
import { ApiError } from './api.ts';
import { endpointQuery } from './query.ts';
import { rememberUser } from './remembered-session.ts';
import type { SessionState } from './session-state.ts';

resetForEachTest();

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
    stopActing();
    keeps(true, 'admin');
    says(true, 'admin');
    signIn();
    const mia = {
      uid: 'mia',
      email: 'mia@example.org',
      name: 'Mia',
      photoUrl: '/images/profile/mia/1.webp',
    };
    expect(state).toMatchObject({ user: mia, role: 'admin', loading: false, checking: true });
    await isHere({ role: 'admin', loading: false, checking: false });
    expect(requests.map(({ path }) => path)).toEqual([adminPath, rolePath]);
  });

  it('is known from the token of a sign-in, without waiting for the lookups', async () => {
    opened();
    signIn();
    expect(state).toMatchObject({ role: '', loading: true });
    answers['/api/jwt'] = () => Response.json({ token: productToken('new', 'mia', 3600, true, 'admin') });
    await isHere({ role: 'admin', loading: false, checking: true });
    expect(requests.map(({ path }) => path)).toEqual(['/api/jwt']);
  });

  it.each([
    ['was taken', true, 'admin', false, ''],
    ['was given', false, '', true, 'admin'],
  ] as const)(
    'a right that %s since the token was issued is noticed',
    async (_, then, thenRole, now, nowRole) => {
      opened();
      stopActing();
      keeps(then, thenRole);
      says(now, nowRole);
      signIn();
      expect(state).toMatchObject({ role: thenRole, checking: true });
      await isHere({ role: nowRole, checking: false });
    },
  );

  it('is not taken from another person’s token or an expired one', async () => {
    for (const token of [productToken('eve', 'eve', 3600, true), productToken('old', 'mia', -1, true)]) {
      opened();
      localStorage.setItem(tokenStorageKey, token);
      answers['/api/jwt'] = refused(503, 'unavailable');
      signIn();
      expect(state).toMatchObject({ role: '', loading: true });
      live.credentials.end(new ApiError(0, 'network', ''));
    }
  });

  it('keeps the rights of the token if the lookups fail', async () => {
    opened();
    stopActing();
    keeps(false, 'writer');
    answers[adminPath] = answers[rolePath] = refused(503, 'unavailable');
    signIn();
    await isHere({ role: 'writer', loading: false, checking: false });
  });

  it('is nobody as long as the email is not verified', () => {
    const { changes, currentUser } = opened();
    changes({ ...currentUser, emailVerified: false });
    expect(state).toMatchObject({ user: null, role: '', loading: false, checking: false });
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
    expect(state).toMatchObject({ user: { uid: 'eve' }, role: '' });
  });

  it('is told when Firebase ends the session, but not after signing out', async () => {
    const { changes } = opened();
    keeps(false, '');
    signIn();
    changes(null);
    expect(ends).toEqual(['Your session has ended. Please log in again to continue.']);
    ends.length = 0;
    keeps(false, '');
    signIn();
    await live.signOut();
    expect(ends).toEqual([]);
    rememberUser(null);
  });
});
