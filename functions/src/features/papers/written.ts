/**
 * What every change of a published paper stores in addition to the changed fields, and what the log says of
 * them.
 */
import { paperFieldNames, paperFieldsOf } from '@lab/contract/features/papers/fields';
import { logActivity } from '../../core/activity/activity-store.ts';
import { fieldChanges } from '../../core/activity/field-changes.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { renderFormulas } from '../../core/math/render.ts';
import { target } from './manuscript.ts';
import { notifierOfOwner } from './notify-author.ts';
import { derivedFields, paperDocument, type StoredPaper } from './paper-store.ts';

export interface Work {
  id: string;
  paper: StoredPaper;
}

/** The changes with what is derived from the whole paper. */
export async function computed<Changes extends Partial<StoredPaper>>(paper: StoredPaper, changes: Changes) {
  const after = { ...paper, ...changes };
  return {
    ...changes,
    ...derivedFields(after),
    drawn: await renderFormulas(after.title, after.details),
    updatedAt: now(),
  };
}

/** The fields whose texts the activity log keeps. */
export const loggedWithText = paperFieldsOf(
  'title',
  'text',
  'prose',
  'doi',
  'date',
  'people',
  'someAuthors',
  'links',
  'versions',
  'notices',
);

/**
 * A work that changes because another record becomes a version of it, or no longer is one. Reads, so it must
 * be called
 * before the transaction writes; `write` writes.
 */
export async function changeOfVersions(
  tx: Transaction,
  { id, paper: before }: Work,
  changes: Partial<StoredPaper>,
  reason: string,
  caller: Caller,
) {
  const after = { ...before, ...changes };
  const notify = await notifierOfOwner(tx, before, caller);
  return {
    id,
    before,
    after,
    write() {
      tx.update(paperDocument(id), changes);
      notify('corrected', id, before.title, reason);
      logActivity(
        tx,
        caller,
        'edited',
        target(id, after),
        fieldChanges({ ...before }, changes, paperFieldNames, loggedWithText),
      );
    },
  };
}
