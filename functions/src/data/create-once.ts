import { createHash } from 'node:crypto';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Transaction,
} from 'firebase-admin/firestore';
import { transact } from './firestore.ts';

/**
 * Creates a record. When the answer to a first attempt was lost, people send the form again; the submission's key
 * determines the record's id, so the second attempt does not create another record.
 */
export function createOnce<Stored extends DocumentData>(
  records: CollectionReference<Stored>,
  { uid, submission }: { uid: string; submission?: string },
  write: (tx: Transaction, document: DocumentReference<Stored>) => Promise<void>,
): Promise<{ insertedId: string }> {
  const document = submission ? records.doc(idOf(uid, submission)) : records.doc();
  return transact(async (tx) => {
    // Also true when the first attempt was written, but its answer was lost.
    const isThere = (await tx.get(document)).exists;
    if (!isThere) await write(tx, document);
    return { insertedId: document.id };
  });
}

/** As long as the ids that Firestore generates. The uid is part of it, so nobody's key can name another person's record. */
function idOf(uid: string, submission: string): string {
  return createHash('sha256').update(`${uid} ${submission}`).digest('hex').slice(0, 20);
}
