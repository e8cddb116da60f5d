/** What every change of a published paper stores beside the changed fields, and what the log says of them. */
import { namesOf } from '@lab/contract/features/papers/fields';
import { now } from '../../core/data/time.ts';
import { drawFormulas } from '../../core/math/draw.ts';
import { derivedFields, type StoredPaper } from './paper-store.ts';

/** The changes with what is derived from the whole paper. */
export async function computed<Changes extends Partial<StoredPaper>>(paper: StoredPaper, changes: Changes) {
  const after = { ...paper, ...changes };
  return {
    ...changes,
    ...derivedFields(after),
    drawn: await drawFormulas(after.title, after.details),
    updatedAt: now(),
  };
}

/** The fields whose texts stand in the activity log. */
export const worded = namesOf(
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
