import type { BulkWriter, WriteResult } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Many writes in no order, not all or nothing. Fails when one of them does, which the writer itself does not tell. */
export async function writeMany(add: (writer: BulkWriter) => Promise<WriteResult>[]): Promise<void> {
  const writer = firestore().bulkWriter();
  await Promise.all([...add(writer), writer.close()]);
}
