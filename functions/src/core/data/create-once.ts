import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Transaction,
} from 'firebase-admin/firestore';
import { repeatableId } from './digest.ts';
import { transact } from './firestore.ts';

/**
 * Creates a record. When the answer to a first attempt was lost, people send the form again; the submission's
 * key determines the record's id, so the second attempt does not create another record.
 */
export function createOnce<Stored extends DocumentData>(
  records: CollectionReference<Stored>,
  { uid, submission }: { uid: string; submission?: string },
  write: (tx: Transaction, document: DocumentReference<Stored>) => Promise<void>,
): Promise<{ insertedId: string }> {
  // With the uid, so that nobody's key can name another person's record.
  const document = submission ? records.doc(repeatableId(`${uid} ${submission}`)) : records.doc();
  return transact(async (tx) => {
    // Also true when the first attempt was written, but its answer was lost.
    const isThere = (await tx.get(document)).exists;
    if (!isThere) await write(tx, document);
    return { insertedId: document.id };
  });
}
