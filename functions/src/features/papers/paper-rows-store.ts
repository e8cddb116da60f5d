/** What the search knows of papers. */

import { venueFields } from '@lab/contract/features/papers/venue';
import type { Entry } from '@lab/contract/features/search/entry';
import { entryOfWork } from '@lab/contract/features/search/of-record';
import { selectFields, type Transaction } from '../../core/data/firestore.ts';
import { rewriteSearchRows } from '../../core/summaries/search-store.ts';
import { papersCollection } from './paper-store.ts';

const read = [
  'title',
  'authors',
  'nameParts',
  'keywords',
  'publicationDate',
  'doi',
  'arxiv',
  ...venueFields,
] as const;

export async function rowsOfPapers(): Promise<((tx: Transaction) => void)[]> {
  const { docs } = await selectFields(papersCollection(), ...read).get();
  const rows = new Map<string, Entry>(docs.map((doc) => [doc.id, entryOfWork(doc.id, doc.data())]));
  return rewriteSearchRows('paper', rows);
}
