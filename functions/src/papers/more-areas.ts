/** Admins say in which research areas a published paper is besides its own, without an edit of the paper. */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/areas/desk/texts';
import type { PlaceInAreas } from '@lab/contract/papers/more-areas';
import { moreAreasTexts } from '@lab/contract/papers/review/texts';
import { paperTexts } from '@lab/contract/papers/texts';
import { record } from '../activity/activity-store.ts';
import { areaIdOf, type NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { areaWithId } from '../content/references-store.ts';
import { requireExisting, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import type { Caller } from '../http/caller.ts';
import { furtherAreas, furtherChange, refuse, storedFurther } from './further-areas.ts';
import { target } from './manuscript.ts';
import { derivedFields, paperDocument } from './paper-store.ts';

export function placeInAreas(id: string, { areas: given, before }: PlaceInAreas, caller: Caller) {
  return transact(async (tx) => {
    const paper = await requireExisting(tx, paperDocument(id), paperTexts.paper.notFound);
    const areas = await listedAreas.read(tx);
    const wanted = [...new Set(given.map((area) => requireArea(areas, area)))];
    if (wanted.some(({ _id }) => _id === areaIdOf(areas, paper, paper.category))) throw refuse('areas');
    const present = furtherAreas(paper, areas);
    const ids = (list: readonly NamedArea[]) =>
      list
        .map(({ _id }) => _id)
        .sort()
        .join();
    if (ids(present) === ids(wanted)) return { modifiedCount: 1 };
    if (before && ids(before.flatMap((area) => areaWithId(areas, area) ?? [])) !== ids(present)) {
      throw new AppError('conflict', moreAreasTexts.changed);
    }
    const changes = storedFurther(wanted.map(({ _id }) => _id));
    const { keys } = derivedFields({ ...paper, ...changes });
    tx.update(paperDocument(id), { ...changes, keys, updatedAt: now() });
    record(tx, caller, 'edited', target(id, paper), furtherChange(paper, { ...paper, ...changes }, areas));
    return { modifiedCount: 1 };
  });
}

function requireArea(areas: readonly NamedArea[], id: string): NamedArea {
  const area = areaWithId(areas, id);
  if (area) return area;
  const { unknown } = areaDeskTexts;
  throw new AppError('invalid', unknown, { areas: unknown });
}
