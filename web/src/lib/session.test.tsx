import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { send } from './api.ts';
import { createQueryClient } from './query.ts';
import { rememberUser } from './remembered-session.ts';
import { SessionContext, SessionProvider, useSession, visitor } from './session.ts';
import { hasSessionHint, onSignInElsewhere, SessionStore } from './session-store.ts';
import { subscribeToToasts, type Toast, takeToasts } from './toast.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const mia = { uid: 'mia', email: 'mia@example.org', name: 'Mia', photoUrl: '' };

function WhoIsHere() {
  const { loading, user } = useSession();
  return <p>{loading ? 'unknown' : (user?.name ?? 'a visitor')}</p>;
}

const page = (store: SessionStore) => (
  <SessionProvider store={store}>
    <WhoIsHere />
  </SessionProvider>
);

function open() {
  const session = new SessionStore();
  session.connect({ client: createQueryClient(send), send });
  return render(page(session));
}

it('a visitor is nobody, has no role, and waits for nothing', () => {
  const nobody = { user: null, role: '', loading: false, checking: false, ended: '' };
  expect(visitor).toMatchObject(nobody);
  const store = new SessionStore();
  store.connect({ client: createQueryClient(send), send });
  const stop = store.start();
  expect(store.session).toMatchObject(nobody);
  stop();
});

it('a person whose browser blocks storage is a visitor', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  open();
  expect(screen.getByText('a visitor')).toBeVisible();
});

it('the session waits for the network if somebody was signed in before', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  rememberUser(mia);
  open();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(screen.getByText('unknown')).toBeVisible();
  const toasts: Toast[] = [];
  const stop = subscribeToToasts(() => toasts.push(...takeToasts()));
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  // The network is back, but the server still does not answer.
  expect(await screen.findByText('a visitor')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(toasts).toMatchObject([
    { text: 'No connection to the server. Check your network and try again.', kind: 'warning' },
  ]);
  stop();
});

it('nothing is said to a person who is a visitor from the start', () => {
  takeToasts();
  open();
  expect(takeToasts()).toEqual([]);
});

it('the page changes with its session', () => {
  const [first, second] = [new SessionStore(), new SessionStore()];
  const { rerender } = render(page(first));
  const starts = [vi.spyOn(second, 'subscribe'), vi.spyOn(second, 'start')];
  rerender(page(second));
  for (const start of starts) expect(start).toHaveBeenCalledOnce();
});

it('in tests nobody signs in without a session', async () => {
  await expect(visitor.act(async () => {})).rejects.toThrow('The session is not open yet');
  await expect(visitor.signOut()).resolves.toBeUndefined();
  expect(visitor.user).toBeNull();
});

it('the browser stores who is signed in, and nothing after the end of the session', () => {
  expect(hasSessionHint()).toBe(false);
  rememberUser(mia);
  expect(hasSessionHint()).toBe(true);
  expect(Object.values(localStorage)).toEqual([JSON.stringify(mia)]);
  rememberUser(null);
  expect(hasSessionHint()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('the listener is called after a sign-in in another tab, but not after a sign-out or other changes', () => {
  const listener = vi.fn();
  const stop = onSignInElsewhere(listener);
  const news = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
  news('signed-in');
  expect(listener).not.toHaveBeenCalled();
  rememberUser(mia);
  news('access-token');
  expect(listener).not.toHaveBeenCalled();
  news('signed-in');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  news('signed-in');
  expect(listener).toHaveBeenCalledOnce();
});

it('lets a part that hydrates late find the markup of the server, and then shows who is signed in', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<WhoIsHere />);
  expect(root).toHaveTextContent('unknown');
  const onRecoverableError = vi.fn();
  await act(async () => {
    const signedIn = (
      <SessionContext value={{ ...visitor, user: mia }}>
        <WhoIsHere />
      </SessionContext>
    );
    hydrateRoot(root, signedIn, { onRecoverableError });
  });
  expect(root).toHaveTextContent('Mia');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
