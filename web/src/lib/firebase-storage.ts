/** Cloud Storage, loaded with the first file that is sent or removed. */
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { openFirebase } from './firebase.ts';
import { patience, within } from './within.ts';

let storage: FirebaseStorage | undefined;

interface OwnStorage {
  storage: FirebaseStorage;
  /** Whose folders these are. */
  uid: string;
  /** Whether the email is verified. */
  verified: boolean;
}

export async function openStorage(): Promise<OwnStorage> {
  const { app, auth, setup } = await openFirebase();
  if (!storage) {
    storage = getStorage(app);
    storage.maxOperationRetryTime = patience.call;
    const { storage: emulator } = setup.emulators;
    if (emulator) connectStorageEmulator(storage, emulator.host, emulator.port);
  }
  await within(patience.call, () => auth.authStateReady());
  if (!auth.currentUser) throw new Error('Files are sent only by people who are signed in');
  const { uid, emailVerified } = auth.currentUser;
  return { storage, uid, verified: emailVerified };
}
