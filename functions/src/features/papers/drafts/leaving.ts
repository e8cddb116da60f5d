/** What goes with a published work that is taken off the site. */
import type { Transaction } from '../../../core/data/firestore.ts';
import type { PaperChange, StoredPaper } from '../paper-store.ts';

const work = { name: 'paper' } as const;

/** Loaded when it is needed, as what visitors read starts without. */
const stores = async () => ({
  ...(await import('../../../core/content/drafts/draft-store.ts')),
  ...(await import('../../../core/content/drafts/version-store.ts')),
});

/**
 * Its next version stays as a draft, and its versions as long as it can be restored. Reads, so it must be
 * called before the transaction writes; the returned function writes.
 */
export async function leavingSite(tx: Transaction, id: string, paper: StoredPaper): Promise<() => void> {
  const { leaveDraftOf, letVersionsGo, readDraft } = await stores();
  const draft = await readDraft(tx, work, id);
  return () => {
    leaveDraftOf(tx, work, id, draft);
    letVersionsGo(tx, work, id, paper);
  };
}

/** The same for many, with one read where none of them has a draft. */
export async function leavingTogether(
  tx: Transaction,
  gone: readonly (PaperChange & { before: StoredPaper })[],
): Promise<() => void> {
  if (gone.length === 0) return () => {};
  const { draftsOfPublished, leaveDraftOf, letVersionsGo } = await stores();
  const drafts = await draftsOfPublished(tx, work);
  return () => {
    for (const { id, before } of gone) {
      leaveDraftOf(tx, work, id, drafts.get(id));
      letVersionsGo(tx, work, id, before);
    }
  };
}
