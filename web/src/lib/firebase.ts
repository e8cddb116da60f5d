/** Import this module only with `import()`, so that visitors' pages do not load the Firebase SDK. */
import { siteTexts } from '@lab/contract/texts/texts';
import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { ApiError } from './api-error.ts';
import { timeouts, withTimeout } from './timeouts.ts';

interface Emulator {
  host: string;
  port: number;
}

interface FirebaseSetup {
  config: FirebaseOptions;
  /** The local emulators; empty on a deployed site. */
  emulators: { auth?: Emulator; storage?: Emulator };
}

/** The emulators publish their ports only in this script, as two JSON values in `var` statements. */
export function readInitScript(script: string): FirebaseSetup {
  const read = (name: string): unknown => {
    const json = script.match(new RegExp(`var ${name} = (\\{[^]*?\\n?\\});`))?.[1];
    if (!json) throw new Error(`The script of the local suite names no ${name}.`);
    return JSON.parse(json);
  };
  return {
    config: read('firebaseConfig') as FirebaseOptions,
    emulators: read('firebaseEmulators') as FirebaseSetup['emulators'],
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}

export interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  setup: FirebaseSetup;
}

/**
 * Firebase Hosting serves the project's configuration, so one build works for every lab and for the
 * emulators.
 */
export async function findSetup(host: string = location.hostname): Promise<FirebaseSetup> {
  const local = isThisMachine(host);
  const address = local ? '/__/firebase/init.js?useEmulator=true' : '/__/firebase/init.json';
  const { ok, status, body } = await withTimeout(timeouts.call, async (signal) => {
    const response = await fetch(address, { signal });
    return { ok: response.ok, status: response.status, body: await response.text() };
  }).catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, 'network', siteTexts.noConnection), { cause });
  });
  try {
    if (ok)
      return local ? readInitScript(body) : { config: JSON.parse(body) as FirebaseOptions, emulators: {} };
  } catch {
    // The login page of a hotel's network answers everything with its own page.
  }
  throw new ApiError(status, 'unavailable', siteTexts.noConnection);
}

let opening: Promise<Firebase> | undefined;

async function open(): Promise<Firebase> {
  const setup = await findSetup();
  const app = initializeApp(setup.config);
  // The popup resolver would load a script from another origin at once, so it is passed only when the popup
  // opens.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const { auth: emulator } = setup.emulators;
  if (emulator) {
    connectAuthEmulator(auth, `http://${emulator.host}:${emulator.port}`, { disableWarnings: true });
  }
  return { app, auth, setup };
}

export function openFirebase(): Promise<Firebase> {
  opening ??= open().catch((error: unknown) => {
    // A failed start must not be remembered, so that the next call tries again.
    opening = undefined;
    throw error;
  });
  return opening;
}
