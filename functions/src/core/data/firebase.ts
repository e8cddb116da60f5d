import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

/** Project, credentials and bucket come from the environment: Google's when deployed, the emulators' locally. */
export function firebase() {
  return getApps()[0] ?? initializeApp();
}

export function identity(): Auth {
  return getAuth(firebase());
}
