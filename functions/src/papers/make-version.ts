/** One of two records of a work becomes a version of the other. */
import { AppError } from '@lab/contract';
import { plainMath } from '@lab/contract/math/plain';
import { fieldNames } from '@lab/contract/papers/fields';
import type { MakeVersion } from '@lab/contract/papers/make-version';
import { versionTexts } from '@lab/contract/papers/review/texts';
import { paperTexts } from '@lab/contract/papers/texts';
import { errorTexts } from '@lab/contract/texts';
import { record } from '../activity/activity-store.ts';
import { fieldChanges } from '../activity/field-changes.ts';
import { transact } from '../data/firestore.ts';
import type { Caller } from '../http/caller.ts';
import { storeRemoved } from '../removed/removed-store.ts';
import { writeHome } from '../summaries/home-store.ts';
import { target } from './manuscript.ts';
import { notifierOfOwner } from './notify-author.ts';
import {
  countPapers,
  newestPapers,
  paperCount,
  paperDocument,
  recentPapers,
  toRecent,
  withChange,
} from './paper-store.ts';
import { yearsAfter } from './paper-years-store.ts';
import { restorablePaper } from './restorable-paper.ts';
import { selectedAfter } from './selected-papers-store.ts';
import { versionOf, withVersion } from './version-of.ts';
import { lastWritten, readTwo } from './version-store.ts';
import { computed, worded } from './written.ts';

/** The other record can be put back, which leaveWork in leave-work.ts undoes here. */
export function makeVersion(id: string, otherId: string, { seen, otherSeen }: MakeVersion, caller: Caller) {
  if (id === otherId) throw new AppError('conflict', versionTexts.errors.itself);
  return transact(async (tx) => {
    const [found, otherFound] = await readTwo(tx, id, otherId);
    const [kept, other] = [found?.data(), otherFound?.data()];
    // The same call was sent again, because the answer to it was lost.
    if (kept?.absorbed?.includes(otherId) && !other) return { modifiedCount: 1 };
    if (!found || !kept || !otherFound || !other) throw new AppError('not-found', paperTexts.paper.notFound);
    if (lastWritten(found) !== seen || lastWritten(otherFound) !== otherSeen)
      throw new AppError('conflict', errorTexts.changedMeanwhile);
    const got = versionOf(kept, other);
    const changes = {
      ...(await computed(kept, withVersion(kept, got))),
      absorbed: [...(kept.absorbed ?? []), otherId, ...(other.absorbed ?? [])],
    };
    const after = { ...kept, ...changes };
    const newest = await newestPapers(tx);
    const count = await countPapers(tx);
    const years = await yearsAfter(tx, { gone: other.year });
    const selected = await selectedAfter(tx, { id, before: kept, after }, { id: otherId, before: other });
    const tellKept = await notifierOfOwner(tx, kept, caller);
    const tellOther = await notifierOfOwner(tx, other, caller);

    tx.update(paperDocument(id), changes);
    tx.delete(paperDocument(otherId));
    storeRemoved(tx, restorablePaper, otherId, { ...other, versionOf: got });
    const others = withChange(newest, { id, after }).filter((listed) => listed.id !== otherId);
    writeHome(tx, {
      ...recentPapers.of(toRecent(others)),
      ...paperCount.of(count - 1),
      ...years,
      ...selected,
    });
    tellKept('corrected', id, kept.title, versionTexts.added(plainMath(other.title)));
    tellOther('merged', otherId, other.title, '', id);
    record(tx, caller, 'edited', target(id, after), fieldChanges({ ...kept }, changes, fieldNames, worded));
    const into = versionTexts.into(plainMath(kept.title));
    record(tx, caller, 'deleted', target(otherId, other), [
      { field: 'otherVersions', before: '', after: into },
    ]);
    return { modifiedCount: 1 };
  });
}
