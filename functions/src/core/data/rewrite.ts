/**
 * Goes through a collection and updates its documents. It may run while the site is in use, and may be
 * repeated.
 */
import { limits } from '@lab/contract/api/limits';
import {
  type CollectionReference,
  type DocumentData,
  FieldPath,
  type PartialWithFieldValue,
} from 'firebase-admin/firestore';
import { type Transaction, transact } from './firestore.ts';
import { isAlreadySaved } from './unchanged.ts';

type Changes<Stored> = PartialWithFieldValue<Stored> | undefined;

interface Rewriting<Stored> {
  /** The values that a document should have, if any. Called again when the transaction is retried. */
  changes: (stored: Stored) => Changes<Stored> | Promise<Changes<Stored>>;
  /** Counts the changes without writing them. */
  dryRun?: boolean;
}

/**
 * Returns how many documents it has changed. It works page by page, since a transaction may write at most 10
 * MiB.
 */
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
    const wanted = await changes(doc.data());
    if (!wanted || isAlreadySaved(doc.data(), wanted as Partial<Stored>)) continue;
    changed += 1;
    if (!dryRun) tx.set(doc.ref, wanted, { merge: true });
  }
  return { changed, next: docs.length === limits.page ? docs.at(-1)?.id : undefined };
}
