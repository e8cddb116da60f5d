/** `news`, and the first page of its list among what pages show together. */
import { limits } from '@lab/contract';
import { cut } from '@lab/contract/cut';
import type { NewsItem } from '@lab/contract/news/schemas';
import { newsTexts } from '@lab/contract/news/texts';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { iso } from '../data/time.ts';
import { readHome, writeHome } from '../summaries/home-store.ts';

export interface StoredNews {
  title: string;
  summary: string;
  details: string;
  image: string;
  authorEmail: string;
  uid: string;
  createdAt: Timestamp;
}

export interface ListedNews extends StoredNews {
  id: string;
}

export const newsCollection = () => collection<StoredNews>('news');

export const newsDocument = (id: string) => documentOf(newsCollection(), id, newsTexts.detail.notFound);

/** One more than a page, which tells whether a second page follows. */
const kept = limits.page + 1;

export async function readNewest(): Promise<ListedNews[]> {
  return (await readHome()).news;
}

/** The newest items as they stand before this transaction writes: one more than is kept, since it may delete one. */
export async function newestBefore(tx: Transaction): Promise<ListedNews[]> {
  const { docs } = await tx.get(
    newsCollection()
      .orderBy('createdAt', 'desc')
      .limit(kept + 1),
  );
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}

export function writeNewest(tx: Transaction, newest: ListedNews[]): void {
  const news = newest.slice(0, kept).map((item) => ({ ...item, details: preview(item.details) }));
  writeHome(tx, { news });
}

/** The list shows the summary; of the details it carries no more than a card could show. */
export function preview(details: string): string {
  return cut(details, limits.paperPreview);
}

export function toNewsItem(id: string, stored: StoredNews): NewsItem {
  const { title, summary, details, image, authorEmail, createdAt } = stored;
  return { _id: id, title, summary, details, image, authorEmail, createdAt: iso(createdAt) };
}
