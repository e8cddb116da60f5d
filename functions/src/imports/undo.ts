/** Takes an import back, slice by slice: its works are removed, except those that somebody has changed since. */
import { AppError } from '@lab/contract';
import type { OneImport } from '@lab/contract/imports/schemas';
import { importTexts } from '@lab/contract/imports/texts';
import { record } from '../activity/activity-store.ts';
import { type Transaction, transact } from '../data/firestore.ts';
import type { Caller } from '../http/caller.ts';
import { worksById } from '../papers/match-store.ts';
import {
  countPapers,
  newestPapers,
  paperCount,
  paperDocument,
  recentPapers,
  type StoredPaper,
  toRecent,
} from '../papers/paper-store.ts';
import { yearsAfterAll } from '../papers/paper-years-store.ts';
import { selectedAfter } from '../papers/selected-papers-store.ts';
import { writeHome } from '../summaries/home-store.ts';
import {
  importDocument,
  keptUntil,
  readSlice,
  requireImport,
  type StoredEntry,
  sliceDocument,
  toImport,
} from './import-store.ts';

export function undoImport(id: string, caller: Caller): Promise<OneImport> {
  return transact(async (tx) => {
    const stored = await requireImport(tx, id);
    if (stored.state === 'undone') return toImport(id, stored);
    if (stored.state === 'planned') throw new AppError('conflict', importTexts.errors.notBegun);
    const begins = stored.state !== 'undoing';
    const at = begins ? 0 : stored.next;
    const entries = await readSlice(id, at, tx);
    const { removed, kept } = await removable(tx, entries);
    const summaries = await summariesWithout(tx, removed);
    const selected = await selectedAfter(tx, ...removed.map(({ id, paper }) => ({ id, before: paper })));

    for (const { id } of removed) tx.delete(paperDocument(id));
    writeHome(tx, { ...summaries, ...selected });

    const isRemoved = new Set(removed.map(({ id }) => id));
    const gone = entries.map((entry) => {
      if (entry.outcome !== 'made') return entry;
      if (isRemoved.has(entry.workId)) return { ...entry, outcome: 'removed' as const };
      return kept.has(entry.workId) ? { ...entry, outcome: 'kept' as const } : entry;
    });
    const state = at + 1 < stored.reached ? ('undoing' as const) : ('undone' as const);
    const after = {
      state,
      next: at + 1,
      gone: (begins ? 0 : stored.gone) + entries.length,
      outcomes: {
        ...stored.outcomes,
        removed: stored.outcomes.removed + removed.length,
        kept: stored.outcomes.kept + kept.size,
      },
      expiresAt: keptUntil(state),
    };
    tx.set(sliceDocument(id, at), { entries: gone, expiresAt: after.expiresAt });
    tx.update(importDocument(id), after);
    if (begins) record(tx, caller, 'undid', { kind: 'import', id, name: stored.fileName });
    return toImport(id, { ...stored, ...after });
  });
}

/** A work that an admin has deleted meanwhile is neither. */
async function removable(tx: Transaction, entries: readonly StoredEntry[]) {
  const made = entries.filter(({ outcome }) => outcome === 'made').map(({ workId }) => workId);
  const there = (await worksById(tx, made)).flatMap(({ id, paper }) => (paper ? [{ id, paper }] : []));
  return {
    removed: there.filter(({ paper }) => !paper.updatedAt),
    kept: new Set(there.filter(({ paper }) => paper.updatedAt).map(({ id }) => id)),
  };
}

async function summariesWithout(tx: Transaction, removed: readonly { id: string; paper: StoredPaper }[]) {
  if (removed.length === 0) return {};
  const newest = await newestPapers(tx, removed.length);
  const count = await countPapers(tx);
  const years = await yearsAfterAll(tx, { gone: removed.map(({ paper }) => paper.year) });
  const gone = new Set(removed.map(({ id }) => id));
  const left = newest.filter(({ id }) => !gone.has(id));
  return { ...recentPapers.of(toRecent(left)), ...paperCount.of(count - removed.length), ...years };
}
