/**
 * Deletes an account and everything that belongs to it. The account itself is deleted last and every step can
 * be repeated, so that the person can sign in and finish a deletion that was interrupted.
 */
import { AppError } from '@lab/contract';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import { restorable } from '../../app/restorable.ts';
import { anonymizeActivity } from '../../core/activity/activity-store.ts';
import { filesOfDrafts, removeWriter } from '../../core/content/drafts/draft-store.ts';
import { removePublisher } from '../../core/content/drafts/version-store.ts';
import { digestOf } from '../../core/data/digest.ts';
import { codeOf } from '../../core/data/error-code.ts';
import { identity } from '../../core/data/firebase.ts';
import { transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { removeAuthorOfRemoved } from '../../core/removed/removed-store.ts';
import { removeSaver } from '../free-pages/version-store.ts';
import { removeImporter } from '../imports/import-store.ts';
import { deleteInvitationsOf } from '../invitations/delete-store.ts';
import { deleteMailOf } from '../mail/delete-store.ts';
import { filesOfRetracted } from '../papers/restorable-paper.ts';
import { deleteAddress } from '../subscribers/subscriber-store.ts';
import { deleteOwnFiles } from './own-files.ts';
import {
  anonymizeNews,
  anonymizePapers,
  deleteOwnRecords,
  deletePerson,
  deletePersonIn,
  filesOfPapers,
  picturesOfTeam,
} from './own-records-store.ts';

const recently = 5 * 60;

export async function removeAccount(caller: Caller): Promise<{ deletedCount: number }> {
  const { uid } = caller;
  if (Date.now() / 1000 - caller.signedInAt > recently) {
    throw new AppError('forbidden', ownAccountTexts.remove.tooLongAgo);
  }
  // This comes first, since without this record nobody can create records or be accepted.
  await deletePerson(caller);
  await eraseAccount(uid);
  return { deletedCount: 1 };
}

/** Of somebody whose account is gone, and whose records have come back. */
export async function forgetPerson(uid: string): Promise<void> {
  await transact((tx) => deletePersonIn(tx, uid));
  await eraseAccount(uid);
}

/** What follows after the person's own record is deleted. */
export async function eraseAccount(uid: string): Promise<void> {
  // This comes before the papers, so that no further paper can be published.
  await deleteOwnRecords(uid);
  const email = await verifiedEmail(uid);
  await deleteInvitationsOf(uid, email);
  await deleteMailOf(uid);
  await anonymizePapers(uid, aliasOf(uid));
  await anonymizeNews(uid);
  await removeAuthorOfRemoved(restorable, uid, aliasOf(uid));
  const drafted = filesOfDrafts({ name: 'paper' });
  const shown = [filesOfPapers(uid), filesOfRetracted(), drafted, picturesOfTeam()];
  await deleteOwnFiles(uid, new Set((await Promise.all(shown)).flat()));
  await anonymizeActivity(uid);
  await removeImporter(uid);
  await removeSaver(uid);
  await removeWriter(uid);
  await removePublisher(uid);
  if (email) await deleteAddress(email);
  await deleteIdentity(uid);
}

/** One that is not verified may be somebody else's, whose subscription and invitation stay. */
export async function verifiedEmail(uid: string): Promise<string> {
  const { users } = await identity().getUsers([{ uid }]);
  return users.find(({ emailVerified }) => emailVerified)?.email?.toLowerCase() ?? '';
}

/** It is gone already when only the answer of an earlier attempt was lost. */
async function deleteIdentity(uid: string): Promise<void> {
  try {
    await identity().deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** Always the same for one account, so that all papers of one person stay together. */
export const aliasOf = (uid: string) => `deleted-${digestOf(uid)}`;
