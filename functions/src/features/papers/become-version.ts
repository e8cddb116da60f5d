/** The two sides of a record that becomes a version of a work. Both read at first; their `write` writes. */
import { plainMath } from '@lab/contract/core/math/plain';
import { versionTexts } from '@lab/contract/features/papers/review/texts';
import { record } from '../../core/activity/activity-store.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { storeRemoved } from '../../core/removed/removed-store.ts';
import { target } from './manuscript.ts';
import { notifierOfOwner } from './notify-author.ts';
import { paperDocument, type StoredPaper } from './paper-store.ts';
import { restorablePaper } from './restorable-paper.ts';
import { type VersionOf, withVersion } from './version-of.ts';
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

/** The record that becomes a version. It can be put back, which leaveWork in leave-work.ts undoes in the work. */
export async function becomeVersion(
  tx: Transaction,
  { id, paper }: Work,
  into: { id: string; title: string; got: VersionOf },
  caller: Caller,
) {
  const notify = await notifierOfOwner(tx, paper, caller);
  return {
    id,
    before: paper,
    write() {
      tx.delete(paperDocument(id));
      storeRemoved(tx, restorablePaper, id, { ...paper, versionOf: into.got });
      notify('merged', id, paper.title, '', into.id);
      const after = versionTexts.into(plainMath(into.title));
      record(tx, caller, 'deleted', target(id, paper), [{ field: 'otherVersions', before: '', after }]);
    },
  };
}
