import { AppError, type api } from '@lab/contract';
import { userTexts } from '@lab/contract/features/users/texts';
import { contentOf } from '../../core/content/content-handlers.ts';
import { authorAlias } from '../../core/content/hidden-email.ts';
import { areaWithId } from '../../core/content/references-store.ts';
import { readTogether } from '../../core/data/read-together.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { listedAreas } from '../areas/area-store.ts';
import { papersCollection } from '../papers/paper-store.ts';
import { noteMailing } from '../subscribers/mailing-store.ts';
import { requireAccount, userDocument } from '../users/user-store.ts';
import { newestNews, newsInAreas, newsStore, writerUnder } from './news-store.ts';

export const newsContent = contentOf(newsStore, newestNews, {
  /** Only what is new is mailed: no change, and nothing that is put back. */
  async beforeWrite(tx, { id, record, before, query, caller }) {
    if (before) return undefined;
    // Nobody, if who has scheduled it has deleted their account since.
    if (caller.uid) await requireAccount(tx, caller.uid);
    if (query?.mail !== 'no') await noteMailing(tx, id, record.createdAt);
    return undefined;
  },
});

export const news: HandlersOf<typeof api.news> = {
  ...newsContent.handlers,

  async author({ params, query }) {
    const email = params.authorEmail.trim().toLowerCase();
    const uid = query.item ? await writerOf(query.item, email) : await publisherUnder(email);
    const stored = uid ? (await userDocument(uid).get()).data() : undefined;
    // Of somebody who hides the email only the alias says who wrote.
    if (!stored || (stored.hidesEmail && email !== authorAlias(uid ?? '')))
      throw new AppError('not-found', userTexts.notFound);
    return { name: stored.name, photoUrl: stored.hidesPhoto ? '' : stored.photoUrl };
  },

  async ofArea({ params: { id } }) {
    const area = areaWithId(await listedAreas.read(), id);
    return area ? newsInAreas([area._id, ...(area.absorbed ?? [])]) : [];
  },
};

async function writerOf(id: string, email: string): Promise<string | undefined> {
  const item = await readTogether(newsStore.document(id));
  return item && [item.authorEmail, authorAlias(item.uid)].includes(email) ? item.uid : undefined;
}

/**
 * Finds only authors of published records, because otherwise this would tell which emails have an account.
 * The record's uid counts, as the email may belong to somebody else by now.
 */
async function publisherUnder(email: string): Promise<string | undefined> {
  const found = await Promise.all(
    [newsStore.collection(), papersCollection()].map((all) => writerUnder(all, email)),
  );
  return found.find(Boolean);
}
