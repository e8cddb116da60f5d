/** The identity provider. Import it only dynamically: a visitor's pages carry none of it. */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { type FirebaseSetup, findSetup } from './firebase-setup.ts';

export interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  setup: FirebaseSetup;
}

let opening: Promise<Firebase> | undefined;

async function open(): Promise<Firebase> {
  const setup = await findSetup();
  const app = initializeApp(setup.config);
  // Without the popup resolver, which would ask another origin for a script at once; the popup gets it when it opens.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const { auth: emulator } = setup.emulators;
  if (emulator) {
    connectAuthEmulator(auth, `http://${emulator.host}:${emulator.port}`, { disableWarnings: true });
  }
  return { app, auth, setup };
}

export function openFirebase(): Promise<Firebase> {
  opening ??= open().catch((error: unknown) => {
    // The next one who needs it tries again.
    opening = undefined;
    throw error;
  });
  return opening;
}
