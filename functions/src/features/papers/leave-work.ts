/** Takes a record that is put back out of the work of which it was a version. */
import { plainMath } from '@lab/contract/core/math/plain';
import { fieldNames } from '@lab/contract/features/papers/fields';
import { versionTexts } from '@lab/contract/features/papers/review/texts';
import { record } from '../../core/activity/activity-store.ts';
import { fieldChanges } from '../../core/activity/field-changes.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { target } from './manuscript.ts';
import { notifierOfOwner } from './notify-author.ts';
import { paperDocument } from './paper-store.ts';
import { type VersionOf, withoutVersion } from './version-of.ts';
import { findAbsorbing } from './version-store.ts';
import { computed, worded } from './written.ts';

interface Leaving {
  id: string;
  title: string;
  versionOf: VersionOf;
  /** Ids of papers that became versions of the record before. */
  absorbed?: string[];
}

/** Reads, so it must be called before the transaction writes; `write` writes. Undefined if the work is gone. */
export async function leaveWork(
  tx: Transaction,
  { id, title, versionOf, absorbed = [] }: Leaving,
  caller: Caller,
) {
  const found = await findAbsorbing(id, tx);
  if (!found) return undefined;
  const { paper: before } = found;
  const changes = {
    ...(await computed(before, withoutVersion(before, versionOf))),
    absorbed: before.absorbed?.filter((other) => other !== id && !absorbed.includes(other)) ?? [],
  };
  const after = { ...before, ...changes };
  const tell = await notifierOfOwner(tx, before, caller);
  return {
    id: found.id,
    before,
    after,
    write() {
      tx.update(paperDocument(found.id), changes);
      tell('corrected', found.id, before.title, versionTexts.takenOut(plainMath(title)));
      const changed = fieldChanges({ ...before }, changes, fieldNames, worded);
      record(tx, caller, 'edited', target(found.id, after), changed);
    },
  };
}
