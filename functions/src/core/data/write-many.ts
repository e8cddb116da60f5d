import type { BulkWriter, WriteResult } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/**
 * Makes many writes in any order, not atomically. Throws when one of them fails, which BulkWriter alone does
 * not.
 */
export async function writeMany(add: (writer: BulkWriter) => Promise<WriteResult>[]): Promise<void> {
  const writer = firestore().bulkWriter();
  await Promise.all([...add(writer), writer.close()]);
}
