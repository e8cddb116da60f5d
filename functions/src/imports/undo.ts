/**
 * Takes an import back, slice by slice: its works are removed, and the fields that it filled are emptied, except what
 * somebody has changed since.
 */
import { AppError } from '@lab/contract';
import type { OneImport } from '@lab/contract/imports/schemas';
import type { Outcome } from '@lab/contract/imports/states';
import { importTexts } from '@lab/contract/imports/texts';
import { record } from '../activity/activity-store.ts';
import { type Transaction, transact } from '../data/firestore.ts';
import type { Caller } from '../http/caller.ts';
import { worksById } from '../papers/match-store.ts';
import { paperDocument } from '../papers/paper-store.ts';
import { writeHome } from '../summaries/home-store.ts';
import { unfillings } from './fill-store.ts';
import { homeAfter } from './home-works.ts';
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
    const undone = begins ? 0 : stored.next;
    // From the end, as a work may have been filled twice.
    const at = stored.reached - 1 - undone;
    const entries = await readSlice(id, at, tx);
    const { removed, kept } = await removable(tx, entries);
    const emptied = await unfillings(tx, entries);
    const home = await homeAfter(tx, [
      ...removed.map(({ id, paper }) => ({ id, before: paper })),
      ...emptied,
    ]);

    for (const { id } of removed) tx.delete(paperDocument(id));
    for (const { id, changes } of emptied) tx.update(paperDocument(id), changes);
    writeHome(tx, home);

    const isRemoved = new Set(removed.map(({ id }) => id));
    const unfilled = new Map(emptied.map(({ entry }) => [entry.number, entry]));
    const gone = entries.map((entry) => {
      if (entry.outcome !== 'made') return unfilled.get(entry.number) ?? entry;
      if (isRemoved.has(entry.workId)) return { ...entry, outcome: 'removed' as const };
      return kept.has(entry.workId) ? { ...entry, outcome: 'kept' as const } : entry;
    });
    const count = (outcome: Outcome) => gone.filter((entry) => entry.outcome === outcome).length;
    const state = undone + 1 < stored.reached ? ('undoing' as const) : ('undone' as const);
    const { outcomes } = stored;
    const after = {
      state,
      next: undone + 1,
      gone: (begins ? 0 : stored.gone) + entries.length,
      outcomes: {
        ...outcomes,
        removed: outcomes.removed + count('removed'),
        emptied: outcomes.emptied + count('emptied'),
        kept: outcomes.kept + count('kept'),
      },
      expiresAt: keptUntil(state),
    };
    tx.set(sliceDocument(id, at), { entries: gone, expiresAt: after.expiresAt });
    tx.update(importDocument(id), after);
    if (begins) record(tx, caller, 'undid', { kind: 'import', id, name: stored.fileName });
    return toImport(id, { ...stored, ...after });
  });
}

/** A work that an admin has deleted meanwhile counts as neither removed nor kept. */
async function removable(tx: Transaction, entries: readonly StoredEntry[]) {
  const made = entries.filter(({ outcome }) => outcome === 'made').map(({ workId }) => workId);
  const there = (await worksById(tx, made)).flatMap(({ id, paper }) => (paper ? [{ id, paper }] : []));
  return {
    removed: there.filter(({ paper }) => !paper.updatedAt),
    kept: new Set(there.filter(({ paper }) => paper.updatedAt).map(({ id }) => id)),
  };
}
