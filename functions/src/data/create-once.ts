import { createHash } from 'node:crypto';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Transaction,
} from 'firebase-admin/firestore';
import { transact } from './firestore.ts';

/**
 * A new record. Where the answer gets lost, people send again what has long arrived: the key of their submission
 * names the record, so that there is one.
 */
export function createOnce<Stored extends DocumentData>(
  records: CollectionReference<Stored>,
  { uid, submission }: { uid: string; submission?: string },
  write: (tx: Transaction, document: DocumentReference<Stored>) => Promise<void>,
): Promise<{ insertedId: string }> {
  const document = submission ? records.doc(idOf(uid, submission)) : records.doc();
  return transact(async (tx) => {
    // Also true where a first attempt was written and only the database's answer to it got lost.
    const isThere = (await tx.get(document)).exists;
    if (!isThere) await write(tx, document);
    return { insertedId: document.id };
  });
}

/** As long as the ids that Firestore gives, and nobody's key names a record of somebody else. */
function idOf(uid: string, submission: string): string {
  return createHash('sha256').update(`${uid} ${submission}`).digest('hex').slice(0, 20);
}
