/** Finds works by their match keys, in as few queries as possible; a lab may have 100,000 works. */
import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { selectFields } from '../../core/data/firestore.ts';
import { inGroups } from '../../core/data/in-groups.ts';
import { paperDocument, papersCollection, type StoredPaper } from './paper-store.ts';

/** The limit of Firestore for the values of one query. */
const mostValues = 30;
const atOnce = 8;

const fields = [
  'type',
  'title',
  'authors',
  'nameParts',
  'publicationDate',
  'publisher',
  'bookTitle',
  'doi',
  'arxiv',
  'url',
  'handle',
  'links',
  'otherVersions',
  'matchKeys',
] as const;

export type FoundWork = { id: string } & Pick<StoredPaper, (typeof fields)[number]>;

/** The works that have one of the keys, by key. */
export async function worksWith(
  keys: readonly string[],
  tx?: Transaction,
): Promise<Map<string, FoundWork[]>> {
  const groups = inGroups([...new Set(keys)], mostValues);
  const found = new Map<string, FoundWork[]>();
  for (const some of inGroups(groups, atOnce)) {
    const answers = await Promise.all(some.map((group) => query(group, tx)));
    for (const [at, { docs }] of answers.entries()) {
      const group = new Set(some[at]);
      for (const doc of docs) {
        const work: FoundWork = { ...doc.data(), id: doc.id };
        for (const key of work.matchKeys)
          if (group.has(key)) found.set(key, [...(found.get(key) ?? []), work]);
      }
    }
  }
  return found;
}

function query(keys: string[], tx?: Transaction): Promise<QuerySnapshot<StoredPaper>> {
  const having = papersCollection().where('matchKeys', 'array-contains-any', keys);
  const found = selectFields(having, ...fields);
  return tx ? tx.get(found) : found.get();
}

/** In the order of the ids; `paper` is missing if the work does not exist. */
export async function worksById(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await tx.getAll(...ids.map((id) => paperDocument(id)));
  return found.map((snapshot) => ({ id: snapshot.id, paper: snapshot.data() }));
}
