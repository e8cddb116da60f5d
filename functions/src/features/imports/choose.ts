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

const { errors } = importTexts;

/** Each slice in a transaction of its own, because all together may be too much for one; it may be repeated. */
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
      ...(type && { work: { ...entry.work, type } }),
    };
  };
  let modifiedCount = 0;
  for (let at = 0, slices = 1; at < slices; at++) {
    const { changed, all } = await transact(async (tx) => {
      const stored = await requireImport(tx, id);
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

/** An area that becomes the main one is no further one any more. */
const inAreas = (areaId: string, more: readonly string[]) => ({
  areaId,
  moreAreaIds: furtherThan(areaId, more),
});

/** The plan is deleted first, so that nobody can start the import meanwhile. */
export async function discard(id: string): Promise<{ deletedCount: number }> {
  const slices = await transact(async (tx) => {
    const stored = await requireImport(tx, id);
    if (stored.state !== 'planned') throw new AppError('conflict', errors.begun);
    tx.delete(importDocument(id));
    return stored.slices;
  });
  await deleteSlices(id, slices);
  return { deletedCount: 1 };
}
