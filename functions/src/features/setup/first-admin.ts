/** POST /setup: makes the first admin's account, once in the life of a lab. */
import { AppError } from '@lab/contract';
import { setupFormTexts } from '@lab/contract/features/setup/forms/texts';
import type { FirstAdmin } from '@lab/contract/features/setup/schemas';
import { logActivity } from '../../core/activity/activity-store.ts';
import { codeOf } from '../../core/data/error-code.ts';
import { identity } from '../../core/data/firebase.ts';
import { transact } from '../../core/data/firestore.ts';
import { readLabInfo, writeLabInfo } from '../lab-info/lab-info-store.ts';
import { upsertUserIn } from '../users/upsert-user.ts';
import { dropUnusedAccount } from '../users/user-store.ts';
import { requireSetupCode } from './setup-code.ts';
import { isSetUp, noteSetUp } from './setup-store.ts';

const { errors } = setupFormTexts;

/**
 * The account is made before the transaction commits, and deleted when it fails, so that of two people at
 * once only one has an account. Its email counts as verified: where others can reach the lab, `asksCode`
 * proves who is calling.
 */
export async function makeFirstAdmin(
  { name, email, password, code = '' }: FirstAdmin,
  { asksCode }: { asksCode: boolean },
): Promise<{ insertedId: string }> {
  let uid = '';
  try {
    return await transact(async (tx) => {
      if (await isSetUp(tx)) throw new AppError('conflict', errors.done);
      if (asksCode) await requireSetupCode(tx, code);
      uid ||= await createAccount({ displayName: name, email, password });
      const labInfo = await readLabInfo(tx);
      const admin = { uid, email, role: 'admin', verified: true, signedInAt: 0 } as const;
      await upsertUserIn(tx, admin, { name, photoUrl: '' });
      noteSetUp(tx);
      writeLabInfo(tx, { ...labInfo, hidesEmpty: true });
      logActivity(tx, admin, 'madeAdmin', { kind: 'user', id: uid, name, ownerUid: uid });
      return { insertedId: uid };
    });
  } catch (error) {
    await dropUnusedAccount(uid);
    throw error;
  }
}

async function createAccount(account: { displayName: string; email: string; password: string }) {
  const { uid } = await identity()
    .createUser({ ...account, emailVerified: true })
    .catch(refuseTaken);
  await identity().setCustomUserClaims(uid, { admin: true });
  return uid;
}

/** Whose account that is, is not known here, so it is never made an admin. */
function refuseTaken(error: unknown): never {
  if (codeOf(error) !== 'auth/email-already-exists') throw error;
  throw new AppError('conflict', errors.emailTaken, ['email']);
}
