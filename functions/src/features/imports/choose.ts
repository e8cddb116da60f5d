/** Stores a person's decisions about the entries of a plan. */
import { AppError } from '@lab/contract';
import type { Choice } from '@lab/contract/features/imports/schemas';
import { mayDecide } from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import { transact } from '../../core/data/firestore.ts';
import { requireAreaId } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { furtherThan } from '../papers/paper-areas.ts';
import {
  deleteSlices,
  importDocument,
  readSlice,
  requireImport,
  type StoredEntry,
  sliceDocument,
} from './import-store.ts';
import { deleteLookUps } from './look-up-store.ts';
import type { ImportedWork } from './work-from-item.ts';

const { errors } = importTexts;

/**
 * Each slice in a transaction of its own, because all together may be too much for one; it may be repeated.
 */
export async function choose(id: string, choice: Choice): Promise<{ modifiedCount: number }> {
  const concerned = choice.entries && new Set(choice.entries);
  const areas = await listedAreas.read();
  const areaId = choice.area ? requireAreaId(areas, choice.area, 'area') : choice.area;
  const moreAreaIds = choice.moreAreas?.map((name) => requireAreaId(areas, name, 'moreAreas'));
  const decided = (entry: StoredEntry): StoredEntry => {
    const { decision, type } = choice;
    if (!entry.work || (concerned && !concerned.has(String(entry.number)))) return entry;
    return {
      ...entry,
      ...(decision && mayDecide(entry, decision) && { decision }),
      ...inAreas(areaId ?? entry.areaId, moreAreaIds ?? entry.moreAreaIds),
      ...dated({ ...entry.work, ...(type && { type }) }, entry.otherDate, choice.date),
    };
  };
  let modifiedCount = 0;
  for (let at = 0, slices = 1; at < slices; at++) {
    const { changed, all } = await transact(async (tx) => {
      const stored = await requireImport(tx, id);
      if (stored.state === 'looking') throw new AppError('conflict', errors.looking);
      if (stored.state !== 'planned') throw new AppError('conflict', errors.begun);
      const before = await readSlice(id, at, tx);
      const after = before.map(decided);
      const changed = after.filter((entry, place) => entry !== before[place]).length;
      if (changed > 0) tx.set(sliceDocument(id, at), { entries: after, expiresAt: stored.expiresAt });
      return { changed, all: stored.slices };
    });
    modifiedCount += changed;
    slices = all;
  }
  return { modifiedCount };
}

/** The date that is not chosen stays the other one, so that a person can change their mind. */
const dated = (work: ImportedWork, otherDate: string | undefined, chosen: string | undefined) =>
  chosen && chosen === otherDate
    ? { work: { ...work, publicationDate: otherDate }, otherDate: work.publicationDate }
    : { work };

/** An area that becomes the main one is no further one any more. */
const inAreas = (areaId: string, more: readonly string[]) => ({
  areaId,
  moreAreaIds: furtherThan(areaId, more),
});

/** The plan, or the list, is deleted first, so that nobody can start the import meanwhile. */
export async function discard(id: string): Promise<{ deletedCount: number }> {
  const stored = await transact(async (tx) => {
    const stored = await requireImport(tx, id);
    if (stored.state !== 'planned' && stored.state !== 'looking')
      throw new AppError('conflict', errors.begun);
    tx.delete(importDocument(id));
    return stored;
  });
  await (stored.state === 'looking' ? deleteLookUps(id, stored) : deleteSlices(id, stored.slices));
  return { deletedCount: 1 };
}
