/** Records of other features that repeat a person's email. Those features know this one, so `handlers.ts` names them here. */
import type { Transaction } from '../data/firestore.ts';

/** Reads the record of one person, and answers with what writes another email into it. */
export type EmailCopy = (tx: Transaction, uid: string) => Promise<(email: string) => void>;

const copies: EmailCopy[] = [];

export function keepEmailIn(...named: EmailCopy[]): void {
  copies.push(...named);
}

export function readEmailCopies(tx: Transaction, uid: string) {
  return Promise.all(copies.map((read) => read(tx, uid)));
}
