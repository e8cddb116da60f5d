/** Updates the works on the home page after an import or its undo. Must read before anything is written. */
import type { Transaction } from '../../core/data/firestore.ts';
import {
  countPapers,
  newestPapers,
  paperCount,
  recentPapers,
  type StoredPaper,
  toRecent,
} from '../papers/paper-store.ts';
import { yearsAfterAll } from '../papers/paper-years-store.ts';
import { selectedAfter } from '../papers/selected-papers-store.ts';

/** `before` is missing for a created work, `after` for a removed one. */
export interface WorkChange {
  id: string;
  before?: StoredPaper;
  after?: StoredPaper;
}

export async function homeAfter(tx: Transaction, changes: readonly WorkChange[]) {
  if (changes.length === 0) return {};
  const gone = changes.filter(({ after }) => !after);
  const newest = await newestPapers(tx, gone.length);
  const made = changes.filter(({ before }) => !before);
  const isCounted = made.length > 0 || gone.length > 0;
  const count = isCounted ? paperCount.of((await countPapers(tx)) + made.length - gone.length) : {};
  const moved = changes.filter(({ before, after }) => before?.year !== after?.year);
  const years = await yearsAfterAll(tx, {
    gone: moved.flatMap(({ before }) => before?.year || []),
    come: moved.flatMap(({ after }) => after?.year || []),
  });
  const selected = await selectedAfter(tx, ...changes);
  const changed = new Set(changes.map(({ id }) => id));
  const others = newest.filter(({ id }) => !changed.has(id));
  const present = changes.flatMap(({ id, after }) => (after ? [{ id, ...after }] : []));
  const all = [...others, ...present].sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
  return {
    ...recentPapers.of(toRecent(all)),
    ...count,
    ...years,
    ...selected,
  };
}
