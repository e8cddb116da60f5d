/**
 * The research areas of a work. People write and read their names; the database stores their ids, those of
 * the further areas in two fields. Nothing else translates between the two.
 */
import { AppError } from '@lab/contract';
import type { FieldChange } from '@lab/contract/features/activity/schemas';
import { type Manuscript, mostMoreAreas } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { areaWithId } from '../../core/content/references-store.ts';
import {
  areaCalled,
  areaIdOf,
  areaNameOf,
  type InArea,
  type NamedArea,
  requireAreaId,
} from '../areas/area-names.ts';

type Areas = readonly NamedArea[];
type Names = Pick<Manuscript, 'category' | 'moreAreas'>;

export interface InAreas extends InArea {
  secondAreaId?: string;
  thirdAreaId?: string;
  /**
   * The area's name, where a version before 0.2 wrote it and the migration has found no area of that name.
   */
  category?: string;
}

/** Each once, and never the work's own area. */
export const furtherThan = (own: string, ids: readonly string[]) =>
  [...new Set(ids)].filter((id) => id && id !== own).slice(0, mostMoreAreas);

export const storedFurther = ([second = '', third = '']: readonly string[]) => ({
  secondAreaId: second,
  thirdAreaId: third,
});

const furtherIds = ({ secondAreaId = '', thirdAreaId = '' }: InAreas) => [secondAreaId, thirdAreaId];

/** As they are now: an area may have gone into another one, even into that of the work. */
export function furtherAreas(work: InAreas, areas: Areas): NamedArea[] {
  const own = areaIdOf(areas, work, work.category);
  const found = furtherIds(work).flatMap((id) => (id && areaWithId(areas, id)) || []);
  return [...new Set(found)].filter(({ _id }) => _id !== own);
}

/** For replies. */
export const areaNames = (work: InAreas, areas: Areas): Names => ({
  category: areaNameOf(areas, work, work.category),
  moreAreas: furtherAreas(work, areas).map(({ departmentName }) => departmentName),
});

/** Must be called in the transaction that writes. Refuses unknown names. */
export function requireAreas({ category, moreAreas }: Names, areas: Areas) {
  const areaId = category && requireAreaId(areas, category, 'category');
  return { areaId, ...requireFurther(areaId, moreAreas, areas) };
}

function requireFurther(own: string, names: readonly string[], areas: Areas) {
  const ids = names.map((name) => requireAreaId(areas, name, 'moreAreas'));
  if (own && ids.includes(own))
    throw new AppError('invalid', paperFormTexts.validation.sameArea, ['moreAreas']);
  return storedFurther(furtherThan(own, ids));
}

/** After an edit, which may name some of them only. The name of an area that no longer exists stays too. */
export function editedAreas({ category, moreAreas }: Partial<Names>, current: InAreas, areas: Areas) {
  const named = category && requireAreaId(areas, category, 'category');
  const areaId = category === undefined ? current.areaId : named;
  const own = areaId ?? '';
  return {
    // A further area that becomes the work's own is none any more.
    ...(moreAreas
      ? requireFurther(own, moreAreas, areas)
      : storedFurther(furtherThan(own, furtherIds(current)))),
    ...(areaId !== undefined && { areaId }),
  };
}

/** Replaces the area's name, which older versions stored, and ids of areas that were merged into others. */
export function withAreaId<Stored extends InAreas>({ category, ...stored }: Stored, areas: Areas) {
  const areaId = areaIdOf(areas, stored, category);
  const further = furtherAreas({ ...stored, areaId }, areas).map(({ _id }) => _id);
  return { ...stored, ...storedFurther(further), ...ownArea(areaId, category) };
}

/** The areas that an editor saw. A renamed area counts as unchanged. */
export function seenAreas({ category, moreAreas }: Names, areas: Areas) {
  const areaId = areaCalled(areas, category)?._id ?? '';
  const ids = moreAreas.flatMap((name) => areaCalled(areas, name)?._id ?? []);
  return { own: ownArea(areaId, category), further: storedFurther(furtherThan(areaId, ids)) };
}

const ownArea = (areaId: string, name = '') => (name && !areaId ? { category: name } : { areaId });

/** For the log, where fields that are stored by ids are named. */
export function furtherChange(before: InAreas, after: InAreas, areas: Areas): FieldChange[] {
  const [old, now] = [before, after].map((work) => areaNames(work, areas).moreAreas.join('; '));
  return old === now ? [] : [{ field: 'moreAreas', before: old ?? '', after: now ?? '' }];
}
