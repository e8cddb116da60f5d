/** Cloud Storage, loaded only when a file is sent or removed. */
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { openFirebase } from './firebase.ts';
import { timeouts, withTimeout } from './timeouts.ts';

let storage: FirebaseStorage | undefined;

interface OwnStorage {
  storage: FirebaseStorage;
  /** The owner of the storage folders. */
  uid: string;
  verified: boolean;
}

export async function openStorage(): Promise<OwnStorage> {
  const { app, auth, setup } = await openFirebase();
  if (!storage) {
    storage = getStorage(app);
    storage.maxOperationRetryTime = timeouts.call;
    const { storage: emulator } = setup.emulators;
    if (emulator) connectStorageEmulator(storage, emulator.host, emulator.port);
  }
  await withTimeout(timeouts.call, () => auth.authStateReady());
  if (!auth.currentUser) throw new Error('Files are sent only by people who are signed in');
  const { uid, emailVerified } = auth.currentUser;
  return { storage, uid, verified: emailVerified };
}
