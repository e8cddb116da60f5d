/** Records with a copy of a person's email; `handlers.ts` registers them, because their features import this one. */
import type { Transaction } from '../../core/data/firestore.ts';

/** Reads a person's record and returns a function that writes another email into it. */
type EmailCopy = (tx: Transaction, uid: string) => Promise<(email: string) => void>;

const copies: EmailCopy[] = [];

export function registerEmailCopies(...named: EmailCopy[]): void {
  copies.push(...named);
}

export function readEmailCopies(tx: Transaction, uid: string) {
  return Promise.all(copies.map((read) => read(tx, uid)));
}
