/** What is stored beside every paper, made anew; for data that came another way or was written by an older version. */
import { limits } from '@lab/contract';
import { FieldPath } from 'firebase-admin/firestore';
import { type Transaction, transact } from '../data/firestore.ts';
import { isWritten } from '../data/unchanged.ts';
import { alongside, papersCollection } from './paper-store.ts';

/** A few at a time, since a transaction may write 10 MiB. Each paper is read once, and written only if it changes. */
export async function rebuildPapers(): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const last: string = after;
    after = await transact((tx) => rebuildPage(tx, last));
  }
}

async function rebuildPage(tx: Transaction, after: string): Promise<string | undefined> {
  const byId = papersCollection().orderBy(FieldPath.documentId()).limit(limits.page);
  const { docs } = await tx.get(after ? byId.startAfter(after) : byId);
  for (const doc of docs) {
    const paper = doc.data();
    const anew = alongside(paper);
    if (!isWritten(paper, anew)) tx.update(doc.ref, anew);
  }
  return docs.length === limits.page ? docs.at(-1)?.id : undefined;
}
