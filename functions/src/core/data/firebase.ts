import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';

/**
 * Project, credentials and bucket come from the environment: Google's when deployed, the emulators' locally.
 */
export function firebase() {
  return getApps()[0] ?? initializeApp();
}

export function identity(): Auth {
  return getAuth(firebase());
}

export async function* allAccounts(): AsyncGenerator<UserRecord> {
  let next: string | undefined;
  do {
    const { users, pageToken } = await identity().listUsers(1_000, next);
    yield* users;
    next = pageToken;
  } while (next);
}
