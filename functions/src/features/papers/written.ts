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
import { listedAreas } from '../areas/area-store.ts';
import { workVersions } from './drafts/work-values.ts';
import { target } from './manuscript.ts';
import { notifierOfOwner } from './notify-author.ts';
import { derivedFields, type PaperChange, paperDocument, type StoredPaper } from './paper-store.ts';

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
 * Where no person has written the change in a form, a version is kept of works that have some; the others get
 * them with their first correction. Reads, so it must be called before the transaction writes; the returned
 * function writes, and returns what is stored in the work.
 */
export async function versionsOf(
  tx: Transaction,
  changes: readonly Pick<Required<PaperChange>, 'before'>[],
  caller: Caller,
) {
  const isNeeded = changes.some(({ before }) => before.newestVersion);
  if (!isNeeded) return () => ({});
  const kept = workVersions(await listedAreas.read(tx));
  const { keepVersion } = await import('../../core/content/drafts/version-store.ts');
  return ({ id, before, after }: Required<PaperChange>) =>
    before.newestVersion ? keepVersion(tx, caller, kept, id, after, before) : {};
}

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
  const versionOf = await versionsOf(tx, [{ before }], caller);
  // A transaction may change a work several times.
  const next = before.newestVersion && { newestVersion: before.newestVersion + 1 };
  const after = { ...before, ...changes, ...next };
  const notify = await notifierOfOwner(tx, before, caller);
  return {
    id,
    before,
    after,
    write() {
      tx.update(paperDocument(id), { ...changes, ...versionOf({ id, before, after }) });
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
