/**
 * A blocked account: nobody can sign in with it, its tokens end, and its calls are refused. What the person
 * has sent stays. It is stored in two places, as the admin's right is: Authentication refuses, and the user
 * record says so to admins and to the rules of Storage.
 */
import { AppError } from '@lab/contract';
import { userTexts } from '@lab/contract/features/users/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { identity } from '../../core/data/firebase.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { cancelNotification, notify } from '../mail/notify.ts';
import { type EndingInvitations, requireOtherAdmin } from './admin-claim.ts';
import { userDocument } from './user-store.ts';
import { accountOf } from './verified-account.ts';

const { errors, notFound } = userTexts;

const mailIdOf = (uid: string) => `blocked-${uid}`;

export function blockUser(uid: string, by: Caller, endingInvitations: EndingInvitations): Promise<number> {
  return settingDisabled(uid, true, (setDisabled) =>
    transact(async (tx) => {
      if (uid === by.uid) throw new AppError('conflict', errors.ownBlock);
      const { role, name, blocked } = await requireExisting(tx, userDocument(uid), notFound);
      if (blocked) return 0;
      if (role === 'admin') await requireOtherAdmin(tx, uid, errors.lastAdmin);
      const endInvitations = await endingInvitations(tx, uid);
      endInvitations();
      tx.update(userDocument(uid), { blocked: true });
      notify(tx, 'accountDisabled', {}, { uid }, { id: mailIdOf(uid) });
      logActivity(tx, by, 'blocked', { kind: 'user', id: uid, name, ownerUid: uid });
      await setDisabled();
      return 1;
    }),
  );
}

export function unblockUser(uid: string, by: Caller): Promise<number> {
  return settingDisabled(uid, false, (setDisabled) =>
    transact(async (tx) => {
      const { name, blocked } = await requireExisting(tx, userDocument(uid), notFound);
      if (!blocked) return 0;
      tx.update(userDocument(uid), { blocked: false });
      cancelNotification(tx, mailIdOf(uid));
      logActivity(tx, by, 'unblocked', { kind: 'user', id: uid, name, ownerUid: uid });
      await setDisabled();
      return 1;
    }),
  );
}

/** The account is changed before the transaction commits, and changed back when it fails. */
async function settingDisabled(
  uid: string,
  disabled: boolean,
  work: (setDisabled: () => Promise<void>) => Promise<number>,
): Promise<number> {
  const before = (await accountOf(userDocument(uid).id)).disabled;
  let isChanged = false;
  try {
    return await work(async () => {
      isChanged = true;
      await identity().updateUser(uid, { disabled });
      // Who is unblocked signs in anew, also where a page was left open.
      if (disabled) await identity().revokeRefreshTokens(uid);
    });
  } catch (error) {
    if (isChanged) await identity().updateUser(uid, { disabled: before });
    throw error;
  }
}
