/**
 * Takes an import back, slice by slice: its works are removed, and the fields that it filled are emptied,
 * except what somebody has changed since.
 */
import { AppError } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { importTexts } from '@lab/contract/features/imports/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { leavingTogether } from '../papers/drafts/leaving.ts';
import { homeAfter } from '../papers/home-after.ts';
import { paperDocument } from '../papers/paper-store.ts';
import { versionsOf } from '../papers/written.ts';
import { unfillings } from './fill-store.ts';
import { readSlice, requireImport, toImport, writeStep } from './import-store.ts';
import { partings } from './part-store.ts';
import { readWorks, together } from './works-store.ts';

export function undoImport(id: string, caller: Caller): Promise<OneImport> {
  return transact(async (tx) => {
    const stored = await requireImport(tx, id);
    if (stored.state === 'undone') return toImport(id, stored);
    if (stored.state === 'planned' || stored.state === 'looking')
      throw new AppError('conflict', importTexts.errors.notBegun);
    const begins = stored.state !== 'undoing';
    const undone = begins ? 0 : stored.next;
    // From the end, as a work may have been filled twice.
    const at = stored.reached - 1 - undone;
    const entries = await readSlice(id, at, tx);
    const works = await readWorks(
      tx,
      entries.map(({ workId }) => workId),
    );
    const removed = entries.flatMap(({ outcome, workId: id }) => {
      const before = outcome === 'made' ? works.get(id) : undefined;
      return before && !before.updatedAt ? [{ id, before }] : [];
    });
    const isRemoved = new Set(removed.map(({ id }) => id));
    // In the order opposite to that of the import.
    const parted = await partings(tx, entries, works, isRemoved, caller);
    const emptied = await unfillings(entries, works);
    const changes = [...removed, ...parted.flatMap(({ changes }) => changes), ...emptied];
    const updateHome = await homeAfter(tx, together(changes));
    const leave = await leavingTogether(tx, removed);
    const versionOf = await versionsOf(tx, emptied, caller);

    for (const { id } of removed) tx.delete(paperDocument(id));
    leave();
    for (const { write } of parted) write();
    for (const { changes, ...change } of emptied)
      tx.update(paperDocument(change.id), { ...changes, ...versionOf(change) });
    updateHome();

    const changed = new Map([...parted, ...emptied].map(({ entry }) => [entry.number, entry]));
    const gone = entries.map((entry) => {
      if (entry.outcome !== 'made') return changed.get(entry.number) ?? entry;
      if (isRemoved.has(entry.workId)) return { ...entry, outcome: 'removed' as const };
      // A work that an admin has deleted meanwhile counts as neither removed nor kept.
      return works.has(entry.workId) ? { ...entry, outcome: 'kept' as const } : entry;
    });
    if (begins) logActivity(tx, caller, 'undid', { kind: 'import', id, name: stored.fileName });
    return writeStep(tx, { id, at, entries: gone }, begins ? { ...stored, gone: 0 } : stored, {
      state: undone + 1 < stored.reached ? 'undoing' : 'undone',
      next: undone + 1,
      reached: stored.reached,
      counted: ['removed', 'emptied', 'parted', 'kept'],
    });
  });
}
