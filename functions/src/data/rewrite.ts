/** Goes through a whole collection to bring its documents up to date. It may run while the site is in use, and again. */
import { limits } from '@lab/contract';
import {
  type CollectionReference,
  type DocumentData,
  FieldPath,
  type PartialWithFieldValue,
} from 'firebase-admin/firestore';
import { type Transaction, transact } from './firestore.ts';

interface Rewriting<Stored> {
  /** What has to change in a document, or nothing. Called again when somebody has changed it meanwhile. */
  changes: (stored: Stored) => PartialWithFieldValue<Stored> | undefined;
  /** Only counts. */
  dryRun?: boolean;
}

/** Answers how many documents it has changed. A few at a time, since a transaction may write 10 MiB. */
export async function rewriteEach<Stored extends DocumentData>(
  records: CollectionReference<Stored>,
  rewriting: Rewriting<Stored>,
): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const last: string = after;
    const page = await transact((tx) => rewritePage(tx, records, last, rewriting));
    changed += page.changed;
    after = page.next;
  }
  return changed;
}

async function rewritePage<Stored extends DocumentData>(
  tx: Transaction,
  records: CollectionReference<Stored>,
  after: string,
  { changes, dryRun = false }: Rewriting<Stored>,
): Promise<{ changed: number; next: string | undefined }> {
  const byId = records.orderBy(FieldPath.documentId()).limit(limits.page);
  const { docs } = await tx.get(after ? byId.startAfter(after) : byId);
  let changed = 0;
  for (const doc of docs) {
    const wanted = changes(doc.data());
    if (!wanted) continue;
    changed += 1;
    if (!dryRun) tx.set(doc.ref, wanted, { merge: true });
  }
  return { changed, next: docs.length === limits.page ? docs.at(-1)?.id : undefined };
}
