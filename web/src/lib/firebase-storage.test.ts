import { initializeApp } from 'firebase/app';
import * as service from 'firebase/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFirebase } from './firebase.ts';

vi.mock('./firebase.ts', () => ({ openFirebase: vi.fn() }));
vi.mock('firebase/storage', async (original) => ({
  ...(await original<object>()),
  connectStorageEmulator: vi.fn(),
}));

const app = initializeApp({ storageBucket: 'lab' });
const mia = { uid: 'mia', emailVerified: true };

/** `currentUser` is the account as soon as Firebase has read who is signed in. */
function firebaseWith(currentUser: object | null, emulators = {}, authStateReady = async () => {}) {
  const opened: object = { app, auth: { authStateReady, currentUser }, setup: { emulators } };
  vi.mocked(openFirebase).mockResolvedValue(opened as Awaited<ReturnType<typeof openFirebase>>);
}

let openStorage: typeof import('./firebase-storage.ts').openStorage;
beforeEach(async () => {
  vi.mocked(service.connectStorageEmulator).mockReset();
  vi.resetModules();
  ({ openStorage } = await import('./firebase-storage.ts'));
});
afterEach(() => void vi.useRealTimers());

it.each([true, false])('the folder is that of the account, whose email is verified: %s', async (verified) => {
  firebaseWith({ uid: 'mia', emailVerified: verified });
  const { storage, ...owner } = await openStorage();
  expect(owner).toEqual({ uid: 'mia', verified });
  expect(storage.app).toBe(app);
  expect(storage.maxOperationRetryTime).toBe(20_000);
  expect(service.connectStorageEmulator).not.toHaveBeenCalled();
});

it('the emulator is connected once, because the SDK refuses a second time', async () => {
  firebaseWith(mia, { storage: { host: '127.0.0.1', port: 9199 } });
  const { storage } = await openStorage();
  expect((await openStorage()).storage).toBe(storage);
  expect(service.connectStorageEmulator).toHaveBeenCalledExactlyOnceWith(storage, '127.0.0.1', 9199);
});

it('nobody sends files without being signed in', async () => {
  firebaseWith(null);
  await expect(openStorage()).rejects.toThrow('Files are sent only by people who are signed in');
});

it('it is a lost connection if Firebase does not say in time who is signed in', async () => {
  vi.useFakeTimers();
  firebaseWith(mia, {}, () => new Promise(() => {}));
  const end = openStorage().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await end).toMatchObject({ code: 'network' });
});
