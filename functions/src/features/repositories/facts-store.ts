/** The records with a repository, and what is kept about it. */

import { softwareKind } from '@lab/contract/features/outputs/software/kind';
import { kinds } from '@lab/contract/kinds/kinds';
import { contentStore, type StoredOf } from '../../core/content/content-store.ts';
import { keyOf } from '../../core/content/repository-address.ts';
import { factsOf, type Read, type StoredFacts } from '../../core/content/repository-facts.ts';
import { selectFields, transact } from '../../core/data/firestore.ts';

export type StoredSoftware = StoredOf<typeof softwareKind> & Read;

export const softwareStore = contentStore<typeof kinds.software, Read>(kinds.software, softwareKind);

export interface ToRead {
  id: string;
  address: string;
  facts: StoredFacts;
}

/** Those whose last attempt is the longest ago come first. */
export async function recordsToRead(): Promise<ToRead[]> {
  const { docs } = await selectFields(softwareStore.collection(), 'repository', 'fromRepository').get();
  return docs
    .map((doc) => ({
      id: doc.id,
      address: doc.data().repository,
      facts: factsOf(doc.data(), doc.data().repository),
    }))
    .filter(({ address }) => keyOf(address) !== '')
    .sort((a, b) => a.facts.triedAt.toMillis() - b.facts.triedAt.toMillis());
}

/**
 * Writes nothing if the record was deleted or names another repository by now. Only this field is written,
 * without the time of the last change, because nobody has changed the record.
 */
export function keepFacts(
  { id, address }: ToRead,
  next: (before: StoredFacts) => StoredFacts,
): Promise<boolean> {
  return transact(async (tx) => {
    const stored = (await tx.get(softwareStore.document(id))).data();
    if (!stored || keyOf(stored.repository) !== keyOf(address)) return false;
    softwareStore.update(tx, id, { fromRepository: next(factsOf(stored, address)) });
    return true;
  });
}
