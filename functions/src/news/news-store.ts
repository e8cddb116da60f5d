/** `news`, and the first page of its list among what pages show together. */
import { kinds } from '@lab/contract/kinds';
import { newsKind } from '@lab/contract/news/kind';
import type { Query } from 'firebase-admin/firestore';
import { contentStore } from '../content/content-store.ts';
import { newestSummary } from '../content/summary-store.ts';

export const newsStore = contentStore(kinds.news, newsKind);
export const newestNews = newestSummary(newsStore);

/** The uid of the author of a record with this email, for news and other records with these fields. */
export async function writerUnder(published: Query, email: string): Promise<string | undefined> {
  const { docs } = await published.where('authorEmail', '==', email).select('uid').limit(1).get();
  return docs[0]?.get('uid');
}
