import { api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/features/session/token';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, productToken } from '../test/live-session.ts';
import { stubServer } from '../test/server.ts';
import { createSend } from './api.ts';
import { openFirebase } from './firebase.ts';
import { createQueryClient, endpointQuery } from './query.ts';
import { rememberUser } from './remembered-session.ts';
import { hintKey } from './session-state.ts';
import { type Session, SessionStore } from './session-store.ts';

// Only the account is stubbed; the rest of the session is the real code.
vi.mock('./firebase.ts', () => ({ openFirebase: vi.fn() }));

const mia = { uid: 'mia', email: 'mia@example.org', name: 'Mia', photoUrl: '' };
const noConnection = 'No connection to the server. Check your network and try again.';
const noFirebase = new Error('Failed to fetch');
let identity: ReturnType<typeof account>;
let stop: () => void;

beforeEach(() => {
  identity = account();
  stop = () => {};
  const opened: object = { auth: identity.auth };
  vi.mocked(openFirebase)
    .mockReset()
    .mockResolvedValue(opened as Awaited<ReturnType<typeof openFirebase>>);
  stubServer()
    .answers(api.users.isAdmin, { admin: false })
    .answers(api.users.role, { role: 'writer' })
    .answers(api.session.token, { token: productToken('new', 'mia', 3600, false, 'writer') });
});
afterEach(() => {
  stop();
  identity.changes(null);
});

/** `shown` is what the pages were told last. */
function open() {
  const store = new SessionStore();
  const send = createSend(store);
  const client = createQueryClient(send);
  store.connect({ client, send });
  const shown: Session[] = [];
  const unsubscribe = store.subscribe((session) => shown.push(session));
  const start = () => {
    stop = store.start();
  };
  const firebaseIsOpen = () => vi.waitFor(() => expect(store.credentials).not.toBeNull());
  return { store, client, shown, now: () => shown.at(-1), start, unsubscribe, firebaseIsOpen };
}

/** An action whose end the test decides. */
function heldAction() {
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish: () => finish(), action: vi.fn(() => end) };
}

const fromOtherTab = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

describe('a visitor', () => {
  it('is known at once, and Firebase is not loaded', async () => {
    const { store, start } = open();
    expect(store.session).toMatchObject({ user: null, loading: true });
    start();
    expect(store.session).toMatchObject({ user: null, loading: false, ended: '' });
    expect(await store.known).toMatchObject({ user: null });
    expect(store.credentials).toBeNull();
    expect(openFirebase).not.toHaveBeenCalled();
  });

  it('who signs in in another tab is signed in here, until the page closes', async () => {
    const { start, firebaseIsOpen } = open();
    start();
    rememberUser(mia);
    fromOtherTab(hintKey);
    await firebaseIsOpen();
    expect(openFirebase).toHaveBeenCalledOnce();
  });

  it('who has left the page starts nothing any more', async () => {
    const { store, start, shown, unsubscribe } = open();
    start();
    stop();
    unsubscribe();
    const notified = shown.length;
    rememberUser(mia);
    fromOtherTab(hintKey);
    dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect(openFirebase).not.toHaveBeenCalled();
    await store.act(async () => {});
    expect(shown).toHaveLength(notified);
  });

  it('loads nothing when the network comes back', () => {
    open().start();
    dispatchEvent(new Event('online'));
    expect(openFirebase).not.toHaveBeenCalled();
  });
});

describe('who was signed in during the last visit', () => {
  beforeEach(() => rememberUser(mia));

  it('is shown before Firebase has answered, if their token is still valid', async () => {
    vi.mocked(openFirebase).mockReturnValue(new Promise(() => {}));
    const token = productToken('kept', 'mia', 3600, true);
    localStorage.setItem(tokenStorageKey, token);
    const { store, start } = open();
    start();
    expect(await store.known).toMatchObject({ user: mia, role: 'admin', loading: false });
    expect(await store.credentials?.token(api.users.list)).toBe(token);
  });

  it('is not known without a token until Firebase has answered', async () => {
    const { store, start, firebaseIsOpen } = open();
    let known = false;
    void store.known.then(() => {
      known = true;
    });
    start();
    await firebaseIsOpen();
    expect([store.session.loading, known]).toEqual([true, false]);
    identity.changes(identity.currentUser);
    expect(await store.known).toMatchObject({ user: { name: 'Mia' }, role: 'writer' });
  });

  it('leaves no private data to somebody else who is signed in now', async () => {
    localStorage.setItem(tokenStorageKey, productToken('kept'));
    const { store, client, start } = open();
    start();
    expect(await store.known).toMatchObject({ user: mia });
    const { queryKey } = endpointQuery(api.papers.pending, {});
    client.setQueryData(queryKey, []);
    await vi.waitFor(() => expect(openFirebase).toHaveBeenCalled());
    await store.act(async () => identity.changes({ ...identity.currentUser, uid: 'eve' }));
    expect(store.session.user?.uid).toBe('eve');
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });

  it('stays on their page without a network, and is signed in when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    localStorage.setItem(tokenStorageKey, productToken('kept'));
    const opened = openFirebase();
    vi.mocked(openFirebase).mockReset().mockRejectedValue(noFirebase);
    const { store, start } = open();
    start();
    expect(await store.known).toMatchObject({ user: mia });
    await expect(store.credentials?.renew(api.users.list)).rejects.toBe(noFirebase);
    expect(store.session).toMatchObject({ user: mia, ended: '' });
    online.mockReturnValue(true);
    vi.mocked(openFirebase).mockReset().mockReturnValue(opened);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(openFirebase).toHaveBeenCalledOnce());
    const renamed = { ...identity.currentUser, displayName: 'Mia the Second' };
    await store.act(async () => identity.changes(renamed));
    expect(store.session.user?.name).toBe('Mia the Second');
  });

  it('is a visitor, and told so, if Firebase cannot be loaded although there is a network', async () => {
    localStorage.setItem(tokenStorageKey, productToken('kept'));
    vi.mocked(openFirebase).mockRejectedValueOnce(noFirebase);
    const { store, start } = open();
    start();
    await vi.waitFor(() => expect(store.session.ended).toBe(noConnection));
    expect(store.session).toMatchObject({ user: null, loading: false });
    expect(store.credentials).toBeNull();
  });
});

describe('an action such as signing in', () => {
  it('gets the account, and no page treats the person as signed in before it ends', async () => {
    const { store, now, start, firebaseIsOpen } = open();
    start();
    const { action, finish } = heldAction();
    const acted = store.act(action);
    expect(now()?.loading).toBe(true);
    await firebaseIsOpen();
    identity.changes(identity.currentUser);
    expect(action).toHaveBeenCalledExactlyOnceWith(identity.auth);
    expect(now()).toMatchObject({ user: { name: 'Mia' }, loading: true });
    finish();
    await acted;
    await vi.waitFor(() => expect(now()).toMatchObject({ role: 'writer', loading: false, checking: false }));
  });

  it('that ends first does not hide that another one still runs', async () => {
    const { store, now, start } = open();
    start();
    const [first, second] = [heldAction(), heldAction()];
    const acted = [store.act(first.action), store.act(second.action)];
    first.finish();
    await acted[0];
    expect(now()?.loading).toBe(true);
    second.finish();
    await acted[1];
    expect(now()?.loading).toBe(false);
    expect(openFirebase).toHaveBeenCalledOnce();
  });

  it('reports its own failure, and the pages are usable again', async () => {
    const { store, now, start } = open();
    start();
    const failure = new Error('wrong password');
    await expect(store.act(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(now()).toMatchObject({ loading: false, ended: '' });
  });

  it('fails without a network even offline, and the next one tries again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.mocked(openFirebase).mockRejectedValueOnce(noFirebase);
    const { store, now, start } = open();
    start();
    await expect(store.act(async () => 'in')).rejects.toBe(noFirebase);
    expect(now()).toMatchObject({ user: null, loading: false, ended: noConnection });
    expect(await store.act(async () => 'in')).toBe('in');
  });

  it('fails before the page has connected the session to its queries', async () => {
    await expect(new SessionStore().act(async () => {})).rejects.toThrow('The session is not open yet');
  });
});

describe('a signed-in person', () => {
  async function signedIn() {
    const opened = open();
    opened.start();
    await opened.store.act(async () => identity.changes(identity.currentUser));
    await vi.waitFor(() => expect(opened.now()?.user?.name).toBe('Mia'));
    return opened;
  }

  it('who is signed out is told why, and somebody who chose to is not', async () => {
    const { store, now } = await signedIn();
    await store.signOut('Your account was deleted');
    expect(identity.auth.signOut).toHaveBeenCalledOnce();
    expect(now()).toMatchObject({ user: null, ended: 'Your account was deleted' });
    await store.signOut();
    expect(now()?.ended).toBe('');
  });

  it('sees a new name after the account has changed', async () => {
    const { store, now } = await signedIn();
    identity.currentUser.displayName = 'Mia the Second';
    expect(now()?.user?.name).toBe('Mia');
    store.refresh();
    expect(now()?.user?.name).toBe('Mia the Second');
  });
});
