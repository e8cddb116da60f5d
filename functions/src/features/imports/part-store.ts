/** Takes back that a preprint and its published work became one (join-store.ts). */
import { importTexts } from '@lab/contract/features/imports/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { readRemoved, removalDocument } from '../../core/removed/removed-store.ts';
import { leavingSite } from '../papers/drafts/leaving.ts';
import { target } from '../papers/manuscript.ts';
import { paperDocument, type StoredPaper } from '../papers/paper-store.ts';
import { asPaper, restorablePaper, writerBack } from '../papers/restorable-paper.ts';
import { hasVersion, withoutVersion } from '../papers/version-of.ts';
import { computed, versionsOf } from '../papers/written.ts';
import type { StoredEntry } from './import-store.ts';
import { type Joining, unwritten } from './join-store.ts';
import { changedBefore, type Works, withChanges } from './works-store.ts';

const { why } = importTexts;

type Joined = StoredEntry & Required<Pick<StoredEntry, 'join'>>;

/** Reads; `write` writes. `removed` are the ids of works that the same step removes. */
export async function partings(
  tx: Transaction,
  entries: readonly StoredEntry[],
  works: Works,
  removed: ReadonlySet<string>,
  caller: Caller,
): Promise<Joining[]> {
  const joined = entries.filter((entry): entry is Joined => entry.outcome === 'joined' && !!entry.join);
  const found = [];
  for (const entry of joined.reverse()) {
    const paper = works.get(entry.workId);
    if (removed.has(entry.workId)) found.push(unwritten({ ...entry, outcome: 'parted' }));
    // A work that an admin has deleted since stays deleted.
    else if (paper)
      found.push(
        await (entry.join.replaced
          ? unpublish(tx, entry, paper, caller)
          : takePreprint(tx, entry, paper, { works, caller })),
      );
  }
  return found;
}

async function takePreprint(
  tx: Transaction,
  entry: Joined,
  before: StoredPaper,
  { works, caller }: { works: Works; caller: Caller },
): Promise<Joining> {
  const { join, workId: id } = entry;
  const changes = {
    ...(await computed(before, withoutVersion(before, join.got))),
    updatedAt: changedBefore(before, join),
  };
  const after = withChanges(before, changes);
  works.set(id, after);
  const versionOf = await versionsOf(tx, [{ before }], caller);
  return {
    entry: hasVersion(before, join.got)
      ? { ...entry, outcome: 'parted' }
      : { ...entry, outcome: 'kept', why: why.versionChanged },
    changes: [{ id, before, after }],
    write: () => void tx.update(paperDocument(id), { ...changes, ...versionOf({ id, before, after }) }),
  };
}

/** The published work goes, and the preprint comes back, unless somebody has changed the work since. */
async function unpublish(
  tx: Transaction,
  entry: Joined,
  paper: StoredPaper,
  caller: Caller,
): Promise<Joining> {
  const { replaced } = entry.join;
  if (paper.updatedAt) return unwritten({ ...entry, outcome: 'kept' });
  const removed = await readRemoved(tx, restorablePaper, replaced);
  if (!removed) return unwritten({ ...entry, outcome: 'kept', why: why.lateToPart });
  const { versionOf: _its, ...paperOnly } = removed;
  const preprint = await asPaper(tx, paperOnly);
  const writeBack = await writerBack();
  const leave = await leavingSite(tx, entry.workId, paper);
  return {
    entry: { ...entry, outcome: 'parted' },
    changes: [
      { id: entry.workId, before: paper },
      { id: replaced, after: preprint },
    ],
    write() {
      tx.delete(paperDocument(entry.workId));
      leave();
      tx.delete(removalDocument(restorablePaper.kind, replaced));
      writeBack(tx, replaced, preprint);
      logActivity(tx, caller, 'restored', target(replaced, preprint));
    },
  };
}
