/** `outcomes`: what became of papers and applications that the lab did not take, until their owners put it away. */
import type { Outcome } from '@lab/contract/outcomes/schemas';
import { outcomeTexts } from '@lab/contract/outcomes/texts';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { iso, now } from '../data/time.ts';

export interface StoredOutcome {
  /** Whose it was. */
  uid: string;
  kind: Outcome['kind'];
  name: string;
  reason: string;
  feedback: string;
  createdAt: Timestamp;
}

export const outcomesCollection = () => collection<StoredOutcome>('outcomes');

export const outcomeDocument = (id: string) => documentOf(outcomesCollection(), id, outcomeTexts.errors.gone);

export const outcomesOf = (uid: string) => outcomesCollection().where('uid', '==', uid);

/** Call it where the record is deleted, and only while its owner has an account: nobody else could put it away. */
export function tell(tx: Transaction, outcome: Omit<StoredOutcome, 'createdAt'>): void {
  tx.create(outcomesCollection().doc(), { ...outcome, createdAt: now() });
}

export function toOutcome(snapshot: DocumentSnapshot<StoredOutcome>): Outcome {
  const { uid: _ownerStaysInside, createdAt, ...told } = snapshot.data() as StoredOutcome;
  return { _id: snapshot.id, ...told, createdAt: iso(createdAt) };
}
