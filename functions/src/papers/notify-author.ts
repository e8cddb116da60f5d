/** Writes the message to the author about a decision on their paper. */
import { plainMath } from '@lab/contract/math/plain';
import type { Outcome } from '@lab/contract/outcomes/schemas';
import type { Transaction } from '../data/firestore.ts';
import type { Caller } from '../http/caller.ts';
import { paperOutcome, recordOutcome } from '../outcomes/outcome-store.ts';
import { readUser } from '../users/user-store.ts';
import type { StoredManuscript } from './paper-store.ts';

type Message = Partial<Pick<Outcome, 'recordId' | 'reason' | 'feedback'>>;

/** Reads, so it must be called before the transaction writes. The returned function writes. */
export async function notifierOfAuthor(tx: Transaction, { uid }: StoredManuscript) {
  // A paper stays without its author when they delete their account.
  const author = uid && (await readUser(tx, uid));
  return (result: 'rejected' | 'published', name: string, message: Message): void => {
    if (author) recordOutcome(tx, { uid, kind: 'paper', result, name: plainMath(name), ...message });
  };
}

/** The same for published papers. Admins who change their own paper get no message. */
export async function notifierOfOwner(tx: Transaction, { uid }: StoredManuscript, caller: Caller) {
  const author = uid && uid !== caller.uid && (await readUser(tx, uid));
  return (result: 'corrected' | 'retracted' | 'merged', id: string, name: string, reason = '', into = '') => {
    if (!author) return;
    const recordId = result === 'corrected' ? id : into;
    recordOutcome(
      tx,
      { uid, kind: 'paper', result, name: plainMath(name), recordId, reason },
      paperOutcome(result === 'corrected' ? 'corrected' : 'retracted', id),
    );
  };
}
