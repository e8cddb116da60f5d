/**
 * Deletes an account with all that belongs to it. The identity goes last: whoever is cut off on the way can still sign
 * in and do it again, and every step may be done twice.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '@lab/contract';
import { accountTexts } from '@lab/contract/accounts/texts';
import { forgetInActivity } from '../activity/activity-store.ts';
import { identity } from '../data/firebase.ts';
import { forgetRemovedMember } from '../desk/removed-store.ts';
import type { Caller } from '../http/caller.ts';
import { usersCollection } from '../users/user-store.ts';
import { deleteOwnFiles } from './own-files.ts';
import { deleteOwnRecords, leaveNews, leavePapers, picturesOfTeam } from './own-records-store.ts';

const recently = 5 * 60;

export async function removeAccount(caller: Caller): Promise<{ deletedCount: number }> {
  const { uid } = caller;
  if (Date.now() / 1000 - caller.signedInAt > recently) {
    throw new AppError('forbidden', accountTexts.remove.tooLongAgo);
  }
  if (caller.admin) await demandOtherAdmin(uid);
  // First, so that nothing can be published any more when the papers are left behind.
  await deleteOwnRecords(uid);
  const papers = await leavePapers(uid, `deleted-${randomUUID()}`);
  await leaveNews(uid);
  await deleteOwnFiles(uid, new Set([...papers, ...(await picturesOfTeam())]));
  await forgetInActivity(uid);
  await forgetRemovedMember(uid);
  await identity().deleteUser(uid);
  return { deletedCount: 1 };
}

/** A lab without an admin could never get one again through its own pages. */
async function demandOtherAdmin(uid: string): Promise<void> {
  const { docs } = await usersCollection().where('role', '==', 'admin').limit(2).get();
  if (docs.every(({ id }) => id === uid)) throw new AppError('conflict', accountTexts.remove.lastAdmin);
}
