import { AppError, type api, limits } from '@lab/contract';
import type { NewsItem } from '@lab/contract/news/schemas';
import { newsTexts } from '@lab/contract/news/texts';
import { userTexts } from '@lab/contract/users/texts';
import { record, type Target } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { requireExisting, transact } from '../data/firestore.ts';
import { cursorAfter, type PageQuery, readPage } from '../data/page.ts';
import { readTogether } from '../data/read-together.ts';
import { now } from '../data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../data/unchanged.ts';
import { type HandlersOf, Page } from '../http/handler.ts';
import { papersCollection } from '../papers/paper-store.ts';
import { keepRemoved } from '../removed/removed-store.ts';
import { userDocument } from '../users/user-store.ts';
import { newestBefore, newestNews, preview, writeNewest } from './newest-store.ts';
import { newsCollection, newsDocument, type StoredNews, toNewsItem, writerUnder } from './news-store.ts';
import { restorableNews } from './restorable-news.ts';

export const news: HandlersOf<typeof api.news> = {
  async list({ query }) {
    const { limit = limits.page, cursor } = query;
    return cursor || limit > limits.page ? laterPage(query) : firstPage(limit);
  },

  async get({ params }) {
    const item = await readTogether(newsDocument(params.id));
    if (!item) throw new AppError('not-found', newsTexts.detail.notFound);
    return toNewsItem(params.id, item);
  },

  create: ({ body, caller }) =>
    createOnce(newsCollection(), caller, async (tx, { id }) => {
      const newest = await newestBefore(tx);
      const item: StoredNews = {
        ...body,
        authorEmail: caller.email,
        uid: caller.uid,
        createdAt: now(),
      };
      tx.create(newsDocument(id), item);
      writeNewest(tx, [{ id, ...item }, ...newest]);
      record(tx, caller, 'created', target(id, item));
    }),

  edit: ({ params, body: { before, ...body }, caller }) =>
    transact(async (tx) => {
      const item = await requireExisting(tx, newsDocument(params.id), newsTexts.detail.notFound);
      if (isAlreadySaved(item, body)) return { modifiedCount: 1 };
      requireUnchanged(item, before);
      const newest = await newestBefore(tx);
      const changes = { ...body, updatedAt: now() };
      tx.update(newsDocument(params.id), changes);
      writeNewest(
        tx,
        newest.map((listed) => (listed.id === params.id ? { ...listed, ...changes } : listed)),
      );
      record(tx, caller, 'edited', target(params.id, body));
      return { modifiedCount: 1 };
    }),

  delete: ({ params, caller }) =>
    transact(async (tx) => {
      const item = await requireExisting(tx, newsDocument(params.id), newsTexts.detail.notFound);
      const newest = await newestBefore(tx);
      tx.delete(newsDocument(params.id));
      writeNewest(
        tx,
        newest.filter((listed) => listed.id !== params.id),
      );
      keepRemoved(tx, restorableNews, params.id, item);
      record(tx, caller, 'deleted', target(params.id, item));
      return { deletedCount: 1 };
    }),

  async author({ params, query }) {
    const email = params.authorEmail.trim().toLowerCase();
    const uid = query.item ? await writerOf(query.item, email) : await publisherUnder(email);
    const stored = uid ? (await userDocument(uid).get()).data() : undefined;
    if (!stored) throw new AppError('not-found', userTexts.notFound);
    return { name: stored.name, photoUrl: stored.photoUrl };
  },
};

function target(id: string, { title }: { title: string }): Target {
  return { kind: 'news', id, name: title };
}

async function firstPage(limit: number): Promise<Page<NewsItem[]>> {
  const newest = await newestNews.read();
  const shown = newest.slice(0, limit);
  const last = shown.at(-1);
  return new Page(
    shown.map((item) => toNewsItem(item.id, item)),
    last && newest.length > limit ? cursorAfter(last.createdAt, last.id) : undefined,
  );
}

async function laterPage(query: PageQuery): Promise<Page<NewsItem[]>> {
  const { records, next } = await readPage(newsCollection(), query);
  const items = records.map((doc) => toNewsItem(doc.id, doc.data()));
  return new Page(
    items.map((item) => ({ ...item, details: preview(item.details) })),
    next,
  );
}

async function writerOf(id: string, email: string): Promise<string | undefined> {
  const item = await readTogether(newsDocument(id));
  return item?.authorEmail === email ? item.uid : undefined;
}

/**
 * Only who stands in public as an author is told of: otherwise this would tell which emails have an account. Found by what
 * they have published, as somebody else may have their email by now.
 */
async function publisherUnder(email: string): Promise<string | undefined> {
  const found = await Promise.all(
    [newsCollection(), papersCollection()].map((all) => writerUnder(all, email)),
  );
  return found.find(Boolean);
}
