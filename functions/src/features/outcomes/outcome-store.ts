/** `outcomes`: decisions about papers and applications, stored until the owner dismisses them. */
import type { Outcome } from '@lab/contract/features/outcomes/schemas';
import { outcomeTexts } from '@lab/contract/features/outcomes/texts';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../../core/data/firestore.ts';
import { iso, noTime, now } from '../../core/data/time.ts';

const shape = {
  uid: '',
  kind: 'paper' as Outcome['kind'],
  /** Empty in records of versions that kept only rejections. */
  result: '' as Outcome['result'] | '',
  recordId: '',
  name: '',
  reason: '',
  feedback: '',
  createdAt: noTime,
};

type StoredOutcome = typeof shape;

export const outcomesCollection = () => collection<StoredOutcome>('outcomes', shape);

export const outcomeDocument = (id: string) => documentOf(outcomesCollection(), id, outcomeTexts.errors.gone);

export const outcomesOf = (uid: string) => outcomesCollection().where('uid', '==', uid);

type NewOutcome = Pick<StoredOutcome, 'uid' | 'kind' | 'name'> & {
  result: Outcome['result'];
} & Partial<StoredOutcome>;

/** Must be called in the transaction that changes the record, and only while its owner has an account. */
export function recordOutcome(
  tx: Transaction,
  outcome: NewOutcome,
  document = outcomesCollection().doc(),
): void {
  tx.set(document, { recordId: '', reason: '', feedback: '', ...outcome, createdAt: now() });
}

/** One for each paper, so that several corrections give one message, and an undone retraction none. */
export const paperOutcome = (result: 'corrected' | 'retracted', paperId: string) =>
  outcomesCollection().doc(`${result}:${paperId}`);

export function toOutcome(snapshot: DocumentSnapshot<StoredOutcome>): Outcome {
  const { kind, result, recordId, name, reason, feedback, createdAt } = snapshot.data() as StoredOutcome;
  const refused = kind === 'paper' ? 'rejected' : 'declined';
  return {
    _id: snapshot.id,
    kind,
    result: result || refused,
    recordId,
    name,
    reason,
    feedback,
    createdAt: iso(createdAt),
  };
}
