/**
 * Deletes an account with all that belongs to it. The identity goes last: whoever is cut off on the way can still sign
 * in and do it again, and every step may be done twice.
 */
import { createHash } from 'node:crypto';
import { AppError } from '@lab/contract';
import { accountTexts } from '@lab/contract/accounts/texts';
import { forgetInActivity } from '../activity/activity-store.ts';
import { identity } from '../data/firebase.ts';
import type { Caller } from '../http/caller.ts';
import { filesOfRetracted } from '../papers/restorable-paper.ts';
import { forgetAuthorOfRemoved } from '../removed/removed-store.ts';
import { restorable } from '../restorable.ts';
import { deleteOwnFiles } from './own-files.ts';
import {
  deleteOwnRecords,
  deletePerson,
  filesOfPapers,
  leaveNews,
  leavePapers,
  picturesOfTeam,
} from './own-records-store.ts';

const recently = 5 * 60;

export async function removeAccount(caller: Caller): Promise<{ deletedCount: number }> {
  const { uid } = caller;
  if (Date.now() / 1000 - caller.signedInAt > recently) {
    throw new AppError('forbidden', accountTexts.remove.tooLongAgo);
  }
  // First, since nobody makes a new record, or is accepted, without it.
  await deletePerson(caller);
  // Before the papers, so that nothing can be published any more when those are left behind.
  await deleteOwnRecords(uid);
  await leavePapers(uid, aliasOf(uid));
  await leaveNews(uid);
  await forgetAuthorOfRemoved(restorable, uid, aliasOf(uid));
  const shown = [filesOfPapers(uid), filesOfRetracted(), picturesOfTeam()];
  await deleteOwnFiles(uid, new Set((await Promise.all(shown)).flat()));
  await forgetInActivity(uid);
  await identity().deleteUser(uid);
  return { deletedCount: 1 };
}

/** The same whenever it is asked for, so that all papers of one person stay together. */
export function aliasOf(uid: string): string {
  return `deleted-${createHash('sha256').update(uid).digest('hex').slice(0, 32)}`;
}
