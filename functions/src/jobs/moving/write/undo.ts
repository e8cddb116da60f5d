/** Takes a move back: what nobody has changed since is deleted, and can be restored like anything deleted. */
import { AppError } from '@lab/contract';
import { content } from '../../../app/content-kinds.ts';
import type { Content } from '../../../core/content/content-handlers.ts';
import { saveGlobal } from '../../../core/globals/save-global.ts';
import type { Caller } from '../../../core/http/caller.ts';
import { freePageContent } from '../../../features/free-pages/free-pages.ts';
import { undoImport } from '../../../features/imports/undo.ts';
import { removeOldAddresses } from '../../../features/settings/old-addresses-store.ts';
import { partOfSettings } from '../../../features/settings/settings.ts';
import type { Site } from '../description.ts';
import type { Progress } from '../progress.ts';
import { forgetMove, type MovedKind, moveId, readMove } from './move-store.ts';

export interface Undone {
  removed: number;
  works: number;
  /** What somebody has changed since, or needs now, by its place on the old site. */
  kept: string[];
}

const contentOf = (kind: Exclude<MovedKind, 'labInfo'>): Content =>
  (kind === 'freePages' ? freePageContent : content[kind]) as Content;

/** Undefined for a site of which nothing is known. */
export async function undoMove(
  site: Pick<Site, 'name' | 'address' | 'knownBy'>,
  caller: Caller,
  progress: Progress,
): Promise<Undone | undefined> {
  const id = moveId(site);
  const move = await readMove(id);
  if (!move) return undefined;
  const undone: Undone = { removed: 0, works: 0, kept: [] };
  progress.begin('taking old addresses back');
  await removeOldAddresses(id);
  await removeFromSettings(move.redirects, caller);
  for (const imported of move.imports) undone.works += await undoWorks(imported, caller, progress);
  progress.begin('taking records back', move.records.length);
  // Areas came first, and records name them.
  for (const { from, kind, id } of move.records.toReversed()) {
    progress.step();
    if (kind === 'labInfo') continue;
    const { store, handlers } = contentOf(kind);
    const stored = (await store.document(id).get()).data();
    if (!stored) continue;
    const isDeleted = !stored.updatedAt && (await deletes(handlers, id, caller));
    if (isDeleted) undone.removed += 1;
    else undone.kept.push(from);
  }
  await forgetMove(id);
  return undone;
}

/** Returns whether it did: something here may need the record, such as works in an area. */
async function deletes(handlers: Content['handlers'], id: string, caller: Caller): Promise<boolean> {
  try {
    await handlers.delete({ params: { id }, query: {} as never, body: undefined as never, caller });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function undoWorks(id: string, caller: Caller, progress: Progress): Promise<number> {
  progress.begin('taking works back');
  try {
    for (;;) {
      const { state, outcomes, gone, total } = await undoImport(id, caller);
      progress.begin(`taking works back: ${gone} of ${total}`);
      if (state === 'undone') return outcomes.removed;
    }
  } catch (error) {
    // After a year nobody knows any more what an import has made.
    if (error instanceof AppError) return 0;
    throw error;
  }
}

/** Moves of before they had a place of their own wrote them into the settings. */
async function removeFromSettings(old: readonly string[], caller: Caller): Promise<void> {
  if (old.length === 0) return;
  await saveGlobal(caller, partOfSettings('redirects'), {
    before: undefined,
    values: ({ list }) => ({ list: list.filter(({ from }) => !old.includes(from)) }),
  });
}
