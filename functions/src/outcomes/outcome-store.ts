/** `outcomes`: decisions on rejected papers and applications, kept until their owners dismiss them. */
import type { Outcome } from '@lab/contract/outcomes/schemas';
import { outcomeTexts } from '@lab/contract/outcomes/texts';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import type { Shape } from '../data/shape.ts';
import { iso, noTime, now } from '../data/time.ts';

interface StoredOutcome {
  uid: string;
  kind: Outcome['kind'];
  name: string;
  reason: string;
  feedback: string;
  createdAt: Timestamp;
}

const shape: Shape<StoredOutcome> = {
  uid: '',
  kind: 'paper',
  name: '',
  reason: '',
  feedback: '',
  createdAt: noTime,
};

export const outcomesCollection = () => collection<StoredOutcome>('outcomes', shape);

export const outcomeDocument = (id: string) => documentOf(outcomesCollection(), id, outcomeTexts.errors.gone);

export const outcomesOf = (uid: string) => outcomesCollection().where('uid', '==', uid);

/** Must be called in the transaction that deletes the record, and only while its owner has an account. */
export function recordOutcome(tx: Transaction, outcome: Omit<StoredOutcome, 'createdAt'>): void {
  tx.create(outcomesCollection().doc(), { ...outcome, createdAt: now() });
}

export function toOutcome(snapshot: DocumentSnapshot<StoredOutcome>): Outcome {
  const { kind, name, reason, feedback, createdAt } = snapshot.data() as StoredOutcome;
  return { _id: snapshot.id, kind, name, reason, feedback, createdAt: iso(createdAt) };
}
