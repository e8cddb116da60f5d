/**
 * A role with rights is stored in two places: the account's claim, which grants access, and the user record's
 * role, which pages show. The claim is set before the transaction commits, and reset when the transaction
 * fails.
 */
import { AppError } from '@lab/contract';
import type { Grant } from '@lab/contract/api/given-roles';
import { can, hasRights, type Right, type Role, roleOf } from '@lab/contract/api/rights';
import { userTexts } from '@lab/contract/features/users/texts';
import type { UserRecord } from 'firebase-admin/auth';
import { logActivity } from '../../core/activity/activity-store.ts';
import { identity } from '../../core/data/firebase.ts';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { notify } from '../mail/notify.ts';
import { admins, userDocument } from './user-store.ts';
import { accountOf, requireVerifiedAccount } from './verified-account.ts';

/** Passed in, because invitations import accounts. It reads, and the function that it returns writes. */
export type EndingInvitations = (tx: Transaction, uid: string) => Promise<() => void>;

/** What `roleOf` reads. A role without rights needs no claim. */
export function claimsOf(role: Role): { admin?: true; role?: Role } {
  if (role === 'admin') return { admin: true };
  return hasRights({ role }) ? { role } : {};
}

/** Which roles an account has beside its role; the record says for what and until when. */
export function claimsWithGrants(
  { roles: _, ...others }: Record<string, unknown> = {},
  grants: readonly Grant[],
): object {
  return grants.length > 0 ? { ...others, roles: grants.map(({ role }) => role) } : others;
}

/** Claims that others have set stay. */
export function setRoleClaim({ uid, customClaims = {} }: UserRecord, role: Role): Promise<void> {
  const { admin: _, role: __, ...others } = customClaims;
  return identity().setCustomUserClaims(uid, { ...others, ...claimsOf(role) });
}

/** `by` is missing on the command line, where no user is signed in. */
export async function grantAdmin(uid: string, by?: Caller): Promise<number> {
  if (by) await requireVerifiedAccount(uid);
  return setAdmin(uid, true, by);
}

export const revokeAdmin = (uid: string, endingInvitations: EndingInvitations, by?: Caller) =>
  setAdmin(uid, false, by, endingInvitations);

/** Returns the number of changed accounts: 0 when both places already have the value. */
async function setAdmin(
  uid: string,
  admin: boolean,
  by?: Caller,
  endingInvitations?: EndingInvitations,
): Promise<number> {
  let before: UserRecord | undefined;
  try {
    return await transact(async (tx) => {
      // The command line may also remove the last admin, because it can make another.
      if (by && !admin) await requireOtherAdmin(tx, uid, userTexts.errors.lastAdmin);
      const endInvitations = await endingInvitations?.(tx, uid);
      const changesRole = await changeRole(tx, uid, admin);
      // Read again at every attempt, so that of two people who do the same at once the second finds it done.
      const account = await accountOf(userDocument(uid).id);
      const had = roleOf(account.customClaims) === 'admin';
      if (had === admin && !changesRole) return 0;
      if (by) {
        const name = account.displayName ?? account.email ?? '';
        notify(tx, admin ? 'roleGiven' : 'roleTaken', { right: 'admin' }, { uid });
        logActivity(tx, by, admin ? 'madeAdmin' : 'tookAdmin', {
          kind: 'user',
          id: uid,
          name,
          ownerUid: uid,
        });
      }
      endInvitations?.();
      before ??= account;
      await setRoleClaim(account, admin ? 'admin' : '');
      return 1;
    });
  } catch (error) {
    if (before) await identity().setCustomUserClaims(uid, before.customClaims ?? null);
    throw error;
  }
}

/**
 * Without an admin who can sign in, the lab could not appoint another one. Two admins who remove each other
 * at once read and change the same records, so one of them tries again and is refused.
 */
export async function requireOtherAdmin(tx: Transaction, uid: string, refusal: string): Promise<void> {
  const others = (await admins(tx)).filter((id) => id !== uid);
  if (!(await canSignInWith('users.manage', others))) throw new AppError('conflict', refusal);
}

/** Whether one of these accounts can sign in and has the right. */
export async function canSignInWith(right: Right, uids: readonly string[]): Promise<boolean> {
  const { users } = await identity().getUsers(uids.map((uid) => ({ uid })));
  return users.some(
    ({ disabled, emailVerified, customClaims }) =>
      !disabled && emailVerified && can({ role: roleOf(customClaims) }, right),
  );
}

async function changeRole(tx: Transaction, uid: string, admin: boolean): Promise<boolean> {
  const user = (await tx.get(userDocument(uid))).data();
  // Nobody would see an admin without a record; one that an earlier version has made can lose the right.
  if (!user && admin) throw new AppError('not-found', userTexts.notFound);
  if (!user || (user.role === 'admin') === admin) return false;
  const role: Role = admin ? 'admin' : '';
  tx.update(userDocument(uid), { role });
  return true;
}
