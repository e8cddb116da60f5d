/** `news`. The first page of its list is kept in newest-store.ts. */
import type { NewsItem } from '@lab/contract/news/schemas';
import { newsTexts } from '@lab/contract/news/texts';
import type { Query } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import type { Shape } from '../data/shape.ts';
import { type Dated, iso, noTime } from '../data/time.ts';

export interface StoredNews extends Dated {
  title: string;
  summary: string;
  details: string;
  image: string;
  authorEmail: string;
  uid: string;
}

export const newsShape: Shape<StoredNews> = {
  title: '',
  summary: '',
  details: '',
  image: '',
  authorEmail: '',
  uid: '',
  createdAt: noTime,
};

export interface ListedNews extends StoredNews {
  id: string;
}

export const newsCollection = () => collection<StoredNews>('news', newsShape);

export const newsDocument = (id: string) => documentOf(newsCollection(), id, newsTexts.detail.notFound);

/** The uid of who wrote one of these under an email: news, or whatever else names its author like that. */
export async function writerUnder(published: Query, email: string): Promise<string | undefined> {
  const { docs } = await published.where('authorEmail', '==', email).select('uid').limit(1).get();
  return docs[0]?.get('uid');
}

export function toNewsItem(id: string, stored: StoredNews): NewsItem {
  const { title, summary, details, image, authorEmail, createdAt } = stored;
  return { _id: id, title, summary, details, image, authorEmail, createdAt: iso(createdAt) };
}
