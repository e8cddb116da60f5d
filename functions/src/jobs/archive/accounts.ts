/** The accounts of an archive. It holds no passwords: people choose a new one with *Forgot password*. */
import { isDeepStrictEqual } from 'node:util';
import type { UserImportRecord, UserRecord } from 'firebase-admin/auth';
import { allAccounts, identity } from '../../core/data/firebase.ts';
import { inGroups } from '../../core/data/in-groups.ts';

const atOnce = 1_000;
const askedAtOnce = 100;

export async function* listAccounts(): AsyncGenerator<UserImportRecord> {
  for await (const account of allAccounts()) yield keptOf(account);
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

/**
 * Those of them that the project has already: of a restore that was broken off, or of somebody who has
 * registered since.
 */
export async function existingAccounts(accounts: readonly UserImportRecord[]): Promise<UserRecord[]> {
  const found: UserRecord[] = [];
  for (const some of inGroups(accounts, askedAtOnce)) {
    const emails = some.flatMap(({ email }) => (email ? [{ email }] : []));
    for (const asked of [some.map(({ uid }) => ({ uid })), emails])
      if (asked.length > 0) found.push(...(await identity().getUsers(asked)).users);
  }
  return found;
}

/** An account that exists keeps its password, and gets the rights that it had. */
export async function writeAccounts(accounts: readonly UserImportRecord[]): Promise<void> {
  const existing = new Map((await existingAccounts(accounts)).map((account) => [account.uid, account]));
  for (const { uid, customClaims = {} } of accounts) {
    const there = existing.get(uid);
    if (there && !isDeepStrictEqual(there.customClaims ?? {}, customClaims))
      await identity().setCustomUserClaims(uid, customClaims);
  }
  const missing = accounts.filter(({ uid }) => !existing.has(uid));
  for (const some of inGroups(missing, atOnce)) {
    const { errors } = await identity().importUsers(some);
    const [first] = errors;
    if (first) {
      const account = some[first.index];
      throw new Error(`The account of ${account?.email ?? account?.uid} was refused: ${first.error.message}`);
    }
  }
}
