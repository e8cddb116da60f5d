/** The identity provider. Import it only dynamically: a visitor's pages carry none of it. */
import { siteTexts } from '@lab/contract/texts';
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

export interface Emulator {
  host: string;
  port: number;
}

export interface FirebaseSetup {
  config: FirebaseOptions;
  /** What runs on this machine in place of the real services; empty on a deployed site. */
  emulators: { auth?: Emulator; storage?: Emulator };
}

/** The local suite tells its ports only in the script that it offers to pages, as two JSON values in `var` statements. */
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

/** Hosting itself knows where this site's Firebase project is, so one build serves every lab and the local suite. */
export async function findSetup(host: string = location.hostname): Promise<FirebaseSetup> {
  const local = isThisMachine(host);
  const address = local ? '/__/firebase/init.js?useEmulator=true' : '/__/firebase/init.json';
  const { ok, status, said } = await withTimeout(timeouts.call, async (signal) => {
    const answer = await fetch(address, { signal });
    return { ok: answer.ok, status: answer.status, said: await answer.text() };
  }).catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, 'network', siteTexts.noConnection), { cause });
  });
  if (!ok) throw new ApiError(status, 'unavailable', siteTexts.noConnection);
  return local ? readInitScript(said) : { config: JSON.parse(said) as FirebaseOptions, emulators: {} };
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
