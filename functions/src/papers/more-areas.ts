/** Research areas in which a paper is besides its own. Only admins say so, and the form of authors does not ask. */
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
import { target } from './manuscript.ts';
import { derivedFields, paperDocument, type StoredPaper } from './paper-store.ts';

type InMore = Pick<StoredPaper, 'areaId' | 'category' | 'secondAreaId' | 'thirdAreaId'>;

/** As they are now: an area may have gone into another one, even into that of the paper. */
export function moreAreasOf(paper: InMore, areas: readonly NamedArea[]): NamedArea[] {
  const own = areaIdOf(areas, paper, paper.category);
  const found = [paper.secondAreaId, paper.thirdAreaId].flatMap((id) => (id && areaWithId(areas, id)) || []);
  return [...new Set(found)].filter(({ _id }) => _id !== own);
}

/** For replies, which leave it out where there are none. */
export function withMoreAreas(paper: InMore, areas: readonly NamedArea[]) {
  const more = moreAreasOf(paper, areas).map(({ _id, departmentName }) => ({ _id, name: departmentName }));
  return more.length > 0 ? { moreAreas: more } : {};
}

export function placeInAreas(id: string, { areas: given, before }: PlaceInAreas, caller: Caller) {
  return transact(async (tx) => {
    const paper = await requireExisting(tx, paperDocument(id), paperTexts.paper.notFound);
    const areas = await listedAreas.read(tx);
    const wanted = [...new Set(given.map((area) => requireArea(areas, area)))];
    const refuse = (sentence: string) => new AppError('invalid', sentence, { areas: sentence });
    if (wanted.some(({ _id }) => _id === areaIdOf(areas, paper, paper.category)))
      throw refuse(moreAreasTexts.own);
    const present = moreAreasOf(paper, areas);
    const ids = (list: readonly NamedArea[]) =>
      list
        .map(({ _id }) => _id)
        .sort()
        .join();
    if (ids(present) === ids(wanted)) return { modifiedCount: 1 };
    if (before && ids(before.flatMap((area) => areaWithId(areas, area) ?? [])) !== ids(present)) {
      throw new AppError('conflict', moreAreasTexts.changed);
    }
    const [second, third] = wanted;
    const changes = { secondAreaId: second?._id ?? '', thirdAreaId: third?._id ?? '' };
    const { keys } = derivedFields({ ...paper, ...changes });
    tx.update(paperDocument(id), { ...changes, keys, updatedAt: now() });
    const names = (list: readonly NamedArea[]) => list.map(({ departmentName }) => departmentName).join(', ');
    record(tx, caller, 'edited', target(id, paper), [
      { field: 'category', before: names(present), after: names(wanted) },
    ]);
    return { modifiedCount: 1 };
  });
}

function requireArea(areas: readonly NamedArea[], id: string): NamedArea {
  const area = areaWithId(areas, id);
  if (area) return area;
  const { unknown } = areaDeskTexts;
  throw new AppError('invalid', unknown, { areas: unknown });
}
