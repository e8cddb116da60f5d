/**
 * `setup`: the document `done` says that the lab has had an admin, `checklist` whether the list on the
 * admins' start page is hidden. `setupCodes/firstAdmin` has the hash of the one-time code, apart, because it
 * is no part of the lab.
 */
import type { Query, Transaction } from 'firebase-admin/firestore';
import { collection } from '../../core/data/firestore.ts';
import { noTime, now } from '../../core/data/time.ts';
import { admins } from '../users/user-store.ts';

const doneDocument = () => collection('setup', { createdAt: noTime }).doc('done');
const codeShape = { hash: '', expiresAt: noTime };
type StoredCode = typeof codeShape;
const codeDocument = () => collection<StoredCode>('setupCodes', codeShape).doc('firstAdmin');
/** Hidden in labs that did not begin empty. */
const checklistDocument = () => collection('setup', { hidden: true }).doc('checklist');

/** A lab that was set up by an earlier version, or with `npm run admin`, has an admin but no document. */
export async function isSetUp(tx: Transaction): Promise<boolean> {
  if ((await tx.get(doneDocument())).exists) return true;
  return (await admins(tx, 1)).length > 0;
}

/** Fails if another transaction has written it meanwhile, and the transaction then runs again. */
export function noteSetUp(tx: Transaction): void {
  tx.create(doneDocument(), { createdAt: now() });
  tx.set(checklistDocument(), { hidden: false });
  tx.delete(codeDocument());
}

export async function readCode(tx: Transaction): Promise<StoredCode | undefined> {
  return (await tx.get(codeDocument())).data();
}

export function writeCode(tx: Transaction, code: StoredCode): void {
  tx.set(codeDocument(), code);
}

export async function isChecklistHidden(): Promise<boolean> {
  return (await checklistDocument().get()).data()?.hidden ?? true;
}

export async function writeChecklistHidden(hidden: boolean): Promise<void> {
  await checklistDocument().set({ hidden });
}

export async function hasAtLeast(count: number, records: Query): Promise<boolean> {
  return (await records.limit(count).select().get()).size === count;
}
