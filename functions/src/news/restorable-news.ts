import type { Restorable } from '../removed/removed-store.ts';
import { newestBefore, writeNewest } from './newest-store.ts';
import { newsDocument, type StoredNews } from './news-store.ts';

export const restorableNews: Restorable<StoredNews> = {
  kind: 'news',

  async putBack(tx, id, record) {
    const newest = await newestBefore(tx);
    tx.create(newsDocument(id), record);
    const all = [...newest, { id, ...record }];
    writeNewest(
      tx,
      all.sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis()),
    );
    return { name: record.title };
  },

  withoutAuthor: () => ({ authorEmail: '', uid: '' }),
};
