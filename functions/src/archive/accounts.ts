/** The accounts of an archive. It holds no passwords: people choose a new one with *Forgot password*. */
import type { UserImportRecord, UserRecord } from 'firebase-admin/auth';
import { identity } from '../data/firebase.ts';

const atOnce = 1_000;

export async function* listAccounts(): AsyncGenerator<UserImportRecord> {
  let next: string | undefined;
  do {
    const { users, pageToken } = await identity().listUsers(atOnce, next);
    for (const account of users) yield keptOf(account);
    next = pageToken;
  } while (next);
}

function keptOf(account: UserRecord): UserImportRecord {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, disabled, customClaims } = account;
  const { creationTime, lastSignInTime } = account.metadata;
  return {
    uid,
    ...(email && { email }),
    emailVerified,
    ...(displayName && { displayName }),
    ...(photoURL && { photoURL }),
    ...(phoneNumber && { phoneNumber }),
    disabled,
    metadata: { creationTime, lastSignInTime },
    ...(customClaims && { customClaims }),
    providerData: account.providerData
      .filter(({ providerId }) => providerId !== 'password')
      .map((provider) => ({
        uid: provider.uid,
        providerId: provider.providerId,
        ...(provider.email && { email: provider.email }),
        ...(provider.displayName && { displayName: provider.displayName }),
        ...(provider.photoURL && { photoURL: provider.photoURL }),
      })),
  };
}

export async function writeAccounts(accounts: readonly UserImportRecord[]): Promise<void> {
  for (let from = 0; from < accounts.length; from += atOnce) {
    const { errors } = await identity().importUsers(accounts.slice(from, from + atOnce));
    const [first] = errors;
    if (first) {
      const account = accounts[from + first.index];
      throw new Error(`The account of ${account?.email ?? account?.uid} was refused: ${first.error.message}`);
    }
  }
}
