/** Checks the account behind a record before a right is given to it. */
import { AppError } from '@lab/contract';
import { roleOf } from '@lab/contract/api/rights';
import { userTexts } from '@lab/contract/features/users/texts';
import { codeOf } from '../../core/data/error-code.ts';
import { identity } from '../../core/data/firebase.ts';
import { upsertUser } from './upsert-user.ts';
import { userDocument } from './user-store.ts';

/**
 * Refuses an account without a verified email. It also refuses, and updates the record, when the account's
 * email is no longer the one that the admin has seen.
 */
export async function requireVerifiedAccount(uid: string, missing?: string): Promise<void> {
  const document = userDocument(uid);
  const account = await accountOf(document.id, missing);
  const email = account.email?.toLowerCase();
  if (!email || !account.emailVerified) throw new AppError('conflict', userTexts.errors.unverified);
  const stored = (await document.get()).data();
  if (!stored || stored.email === email) return;
  await upsertUser({ uid, email, role: roleOf(account.customClaims) });
  throw new AppError('conflict', userTexts.errors.emailChanged(stored.email, email));
}

export async function accountOf(uid: string, missing: string = userTexts.notFound) {
  try {
    return await identity().getUser(uid);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/user-not-found' || code === 'auth/invalid-uid') {
      throw new AppError('not-found', missing);
    }
    throw error;
  }
}
