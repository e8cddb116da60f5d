import type { NameOf } from '@lab/contract/features/papers/fields';
import { transact } from '../../core/data/firestore.ts';
import { papersCollection } from './paper-store.ts';
import { requestsCollection } from './request-store.ts';
import { filesOfRetracted } from './restorable-paper.ts';

/** One transaction, so that a paper that moves between the collections meanwhile is not missed. */
export function isFileNamed(field: NameOf<'picture' | 'file'>, address: string): Promise<boolean> {
  return transact(async (tx) => {
    const [requests, reviewed, papers, removed] = await Promise.all([
      tx.get(requestsCollection().where(field, '==', address).select().limit(1)),
      tx.get(requestsCollection().where(`reviewed.${field}`, '==', address).select().limit(1)),
      tx.get(papersCollection().where(field, '==', address).select().limit(1)),
      filesOfRetracted(tx),
    ]);
    return !requests.empty || !reviewed.empty || !papers.empty || removed.includes(address);
  });
}
