/** What a change of papers does to `public/home`. */
import { isDeepStrictEqual } from 'node:util';
import { entryOfWork } from '@lab/contract/features/search/of-record';
import type { Transaction } from '../../core/data/firestore.ts';
import { writeHome } from '../../core/summaries/home-store.ts';
import { writeSearchRows } from '../../core/summaries/search-store.ts';
import {
  countPapers,
  newestPapers,
  type PaperChange,
  paperCount,
  recentPapers,
  toRecent,
} from './paper-store.ts';
import { byYearAfter } from './paper-years-store.ts';
import { selectedAfter } from './selected-papers-store.ts';

/**
 * Reads only what the changes touch, so it must be called before the transaction writes. The returned
 * function writes.
 */
export async function homeAfter(tx: Transaction, changes: readonly PaperChange[]): Promise<() => void> {
  const parts = {
    ...(await recentAfter(tx, changes)),
    ...(await countAfter(tx, changes)),
    ...(await byYearAfter(tx, changes)),
    ...(await selectedAfter(tx, changes)),
  };
  return () => {
    writeHome(tx, parts);
    writeSearchRows(tx, 'paper', searchRowsOf(changes));
  };
}

/** Only of those of which the search knows something else now. */
const searchRowsOf = (changes: readonly PaperChange[]) =>
  changes.flatMap(({ id, before, after }) => {
    const entry = after && entryOfWork(id, after);
    if (before && isDeepStrictEqual(entryOfWork(id, before), entry)) return [];
    return [[id, entry] as const];
  });

async function recentAfter(tx: Transaction, changes: readonly PaperChange[]) {
  if (changes.every(isShownAlike)) return {};
  const removed = changes.filter(({ after }) => !after);
  const newest = await newestPapers(tx, removed.length);
  const changed = new Set(changes.map(({ id }) => id));
  const others = newest.filter(({ id }) => !changed.has(id));
  const present = changes.flatMap(({ id, after }) => (after ? [{ id, ...after }] : []));
  // As Firestore orders papers of the same time.
  const all = [...others, ...present].sort(
    (a, b) => b.createdAt.toMillis() - a.createdAt.toMillis() || (a.id < b.id ? 1 : -1),
  );
  return recentPapers.of(toRecent(all));
}

/** The newest papers show nothing of what was changed. */
function isShownAlike({ id, before, after }: PaperChange): boolean {
  return isDeepStrictEqual(
    toRecent(before ? [{ id, ...before }] : []),
    toRecent(after ? [{ id, ...after }] : []),
  );
}

async function countAfter(tx: Transaction, changes: readonly PaperChange[]) {
  const created = changes.filter(({ before }) => !before).length;
  const removed = changes.filter(({ after }) => !after).length;
  return created + removed > 0 ? paperCount.of((await countPapers(tx)) + created - removed) : {};
}
