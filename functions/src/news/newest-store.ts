/** The first page of the news, among what pages show together. */
import { limits } from '@lab/contract';
import { truncate } from '@lab/contract/truncate';
import type { Transaction } from 'firebase-admin/firestore';
import { homePart, writeHome } from '../summaries/home-store.ts';
import { type ListedNews, newsCollection, newsShape } from './news-store.ts';

/** One more than a page, which tells whether a second page follows. */
const kept = limits.page + 1;

export const newestNews = homePart<ListedNews[]>('news', [{ id: '', ...newsShape }]);

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
  writeHome(tx, newestNews.of(news));
}

/** The list shows the summary; of the details it carries no more than a card could show. */
export function preview(details: string): string {
  return truncate(details, limits.paperPreview);
}
