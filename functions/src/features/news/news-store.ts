/** `news`, and the first page of its list among what pages show together. */

import { plainMath } from '@lab/contract/core/math/plain';
import { newsKind } from '@lab/contract/features/news/kind';
import { kinds } from '@lab/contract/kinds/kinds';
import type { Query } from 'firebase-admin/firestore';
import { contentStore } from '../../core/content/content-store.ts';
import { newestSummary } from '../../core/content/summary-store.ts';
import { selectFields } from '../../core/data/firestore.ts';
import { iso } from '../../core/data/time.ts';

export const newsStore = contentStore(kinds.news, newsKind);
export const newestNews = newestSummary(newsStore);

/** The uid of the author of a record with this email, for news and other records with these fields. */
export async function writerUnder(published: Query, email: string): Promise<string | undefined> {
  const { docs } = await published.where('authorEmail', '==', email).select('uid').limit(1).get();
  return docs[0]?.get('uid');
}

/** How many the page of an area shows. */
const ofAnArea = 3;

/** Of an area, and of those whose records are its own now. */
export async function newsInAreas(ids: readonly string[]) {
  const ofAreas = newsStore.collection().where('areas', 'array-contains-any', ids);
  const newest = selectFields(ofAreas.orderBy('createdAt', 'desc').limit(ofAnArea), 'title', 'createdAt');
  return (await newest.get()).docs.map((doc) => {
    const { title, createdAt } = doc.data();
    return { _id: doc.id, title: plainMath(title), createdAt: iso(createdAt) };
  });
}
