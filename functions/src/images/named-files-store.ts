/** Which files records name: found in whatever is stored, so that no field can be forgotten. */
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { firestore } from '../data/firestore.ts';
import { originalOf } from './stored-file.ts';

/** A whole value, not a word of a text. As JSON, every text of a record stands between quotes. */
const address = /"(?:https?:\/\/[^"\\/]+)?\/((?:images|files)\/[\w-]+\/[\w-]+\/[\w-]+\.(?:webp|pdf))"/g;

/** The objects in Storage, and of a picture's copies the picture itself. */
export function filesNamedIn(record: unknown): string[] {
  return [...(JSON.stringify(record) ?? '').matchAll(address)].map(([, name = '']) => originalOf(name));
}

/** Of papers only the fields that name files: what they are found by is most of each. */
const selected: Record<string, string[]> = { researchPapers: ['image', 'pdf'] };

const page = 500;

/** Reads every record there is, once. */
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
