/** Finds the files that records name in everything that is stored, so that no field can be forgotten. */
import { paperFieldsOf } from '@lab/contract/features/papers/fields';
import { filesNamedIn } from '@lab/contract/lib/uploads/files';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { firestore } from '../data/firestore.ts';

/** Of papers it reads only the fields that name files, because the search keys are most of a paper. */
const selected: Record<string, string[]> = { researchPapers: paperFieldsOf('picture', 'file') };

const page = 500;

export async function readNamedFiles(): Promise<Set<string>> {
  const named = new Set<string>();
  for (const records of await firestore().listCollections()) {
    const fields = selected[records.id];
    const byId = records.orderBy(FieldPath.documentId()).limit(page);
    const query: Query = fields ? byId.select(...fields) : byId;
    for (let after = ''; ; ) {
      const { docs } = await (after ? query.startAfter(after) : query).get();
      for (const doc of docs) for (const name of filesNamedIn(doc.data())) named.add(name);
      if (docs.length < page) break;
      after = docs.at(-1)?.id ?? '';
    }
  }
  return named;
}
