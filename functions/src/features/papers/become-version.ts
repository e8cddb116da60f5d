/** A record becomes a version of a work. Both sides read at first; their `write` writes. */
import { AppError } from '@lab/contract';
import { plainMath } from '@lab/contract/core/math/plain';
import type { MakeVersion } from '@lab/contract/features/papers/review/schemas';
import { versionTexts } from '@lab/contract/features/papers/review/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { storeRemoved } from '../../core/removed/removed-store.ts';
import { leavingSite } from './drafts/leaving.ts';
import { homeAfter } from './home-after.ts';
import { target } from './manuscript.ts';
import { notifierOfOwner } from './notify-author.ts';
import { paperDocument, type StoredPaper } from './paper-store.ts';
import { restorablePaper } from './restorable-paper.ts';
import { type VersionOf, versionOf, withVersion } from './version-of.ts';
import { lastWritten, readTwo } from './version-store.ts';
import { changeOfVersions, computed, type Work } from './written.ts';

interface Gained {
  title: string;
  got: VersionOf;
  /** The ids of the record and of those that it had absorbed; none if it never had a page. */
  absorbed: readonly string[];
}

/** What the work stores once it has the version. */
export async function withGained(kept: StoredPaper, { got, absorbed }: Gained) {
  return {
    ...(await computed(kept, withVersion(kept, got))),
    ...(absorbed.length > 0 && { absorbed: [...(kept.absorbed ?? []), ...absorbed] }),
  };
}

/** The work that gets the version. */
export async function gainVersion(tx: Transaction, work: Work, gained: Gained, caller: Caller) {
  const changes = await withGained(work.paper, gained);
  return changeOfVersions(tx, work, changes, versionTexts.added(plainMath(gained.title)), caller);
}

/**
 * The record that becomes a version. It can be put back, which leaveWork in restorable-paper.ts undoes in the
 * work.
 */
export async function becomeVersion(
  tx: Transaction,
  { id, paper }: Work,
  into: { id: string; title: string; got: VersionOf },
  caller: Caller,
) {
  const notify = await notifierOfOwner(tx, paper, caller);
  const leave = await leavingSite(tx, id, paper);
  return {
    id,
    before: paper,
    write() {
      tx.delete(paperDocument(id));
      storeRemoved(tx, restorablePaper, id, { ...paper, versionOf: into.got });
      leave();
      notify('merged', id, paper.title, '', into.id);
      const after = versionTexts.into(plainMath(into.title));
      logActivity(tx, caller, 'deleted', target(id, paper), [{ field: 'otherVersions', before: '', after }]);
    },
  };
}

/** As an admin decides. */
export function makeVersion(id: string, otherId: string, { seen, otherSeen }: MakeVersion, caller: Caller) {
  if (id === otherId) throw new AppError('conflict', versionTexts.errors.itself);
  return transact(async (tx) => {
    const [found, otherFound] = await readTwo(tx, id, otherId);
    const [kept, other] = [found?.data(), otherFound?.data()];
    // The same call was sent again, because the answer to it was lost.
    if (kept?.absorbed?.includes(otherId) && !other) return { modifiedCount: 1 };
    // Somebody else has joined the two the other way round.
    if (!kept && other?.absorbed?.includes(id)) throw new AppError('conflict', errorTexts.changedMeanwhile);
    if (!found || !kept || !otherFound || !other) throw new AppError('not-found', paperTexts.paper.notFound);
    if (lastWritten(found) !== seen || lastWritten(otherFound) !== otherSeen)
      throw new AppError('conflict', errorTexts.changedMeanwhile);
    const got = versionOf(kept, other);
    const absorbed = [otherId, ...(other.absorbed ?? [])];
    const gaining = await gainVersion(tx, { id, paper: kept }, { title: other.title, got, absorbed }, caller);
    const into = { id, title: kept.title, got };
    const becoming = await becomeVersion(tx, { id: otherId, paper: other }, into, caller);
    const updateHome = await homeAfter(tx, [gaining, becoming]);

    gaining.write();
    becoming.write();
    updateHome();
    return { modifiedCount: 1 };
  });
}
