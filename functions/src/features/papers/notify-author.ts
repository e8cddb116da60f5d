/** Notifies the author of a decision on their paper. */

import { plainMath } from '@lab/contract/core/math/plain';
import type { MailEventName } from '@lab/contract/features/mail/events';
import type { Outcome } from '@lab/contract/features/outcomes/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import type { Transaction } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { notify } from '../mail/notify.ts';
import { readUser } from '../users/user-store.ts';
import type { StoredManuscript } from './paper-store.ts';

const events = {
  published: 'paperPublished',
  rejected: 'paperRejected',
  corrected: 'paperCorrected',
  retracted: 'paperRetracted',
  merged: 'paperMerged',
} as const satisfies Record<string, MailEventName>;

/** The id of the mail: several corrections in a row are told once, and a retraction can be taken back. */
export const mailIdOf = (result: 'corrected' | 'retracted', paperId: string) => `${result}-${paperId}`;

type Message = Partial<Pick<Outcome, 'recordId' | 'reason' | 'feedback'>>;

function notifyOf(
  tx: Transaction,
  { uid, result, name }: { uid: string; result: keyof typeof events; name: string },
  { recordId = '', reason, feedback = '' }: Message,
  id?: string,
): void {
  const path = recordId && paths.paper(recordId);
  const more = { detail: reason, path, recordId, decision: { feedback }, ...(id && { id }) };
  notify(tx, events[result], { title: plainMath(name) }, { uid }, more);
}

/** Reads, so it must be called before the transaction writes. The returned function writes. */
export async function notifierOfAuthor(tx: Transaction, { uid }: StoredManuscript) {
  // A paper stays without its author when they delete their account.
  const author = uid && (await readUser(tx, uid));
  return (result: 'rejected' | 'published', name: string, message: Message): void => {
    if (author) notifyOf(tx, { uid, result, name }, message);
  };
}

/** The same for published papers. Admins who change their own paper get no message. */
export async function notifierOfOwner(tx: Transaction, { uid }: StoredManuscript, caller: Caller) {
  const author = uid && uid !== caller.uid && (await readUser(tx, uid));
  return (result: 'corrected' | 'retracted' | 'merged', id: string, name: string, reason = '', into = '') => {
    const recordId = result === 'corrected' ? id : into;
    const once = result === 'corrected' ? 'corrected' : 'retracted';
    if (author) notifyOf(tx, { uid, result, name }, { recordId, reason }, mailIdOf(once, id));
  };
}
