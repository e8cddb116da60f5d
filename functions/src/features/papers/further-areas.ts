/** The research areas in which a work is besides its own. They are stored by their ids, in two fields. */
import { AppError } from '@lab/contract';
import type { FieldChange } from '@lab/contract/features/activity/schemas';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { mostMoreAreas } from '@lab/contract/features/papers/limits';
import { areaWithId } from '../../core/content/references-store.ts';
import { areaIdOf, type InArea, type NamedArea, requireAreaId } from '../areas/area-names.ts';

export interface InFurther {
  secondAreaId?: string;
  thirdAreaId?: string;
}

type Areas = readonly NamedArea[];
type InAreas = InArea & InFurther & { category?: string };

/** Each once, and never the work's own area. */
export const besides = (own: string, ids: readonly string[]) =>
  [...new Set(ids)].filter((id) => id && id !== own).slice(0, mostMoreAreas);

export const storedFurther = ([second = '', third = '']: readonly string[]) => ({
  secondAreaId: second,
  thirdAreaId: third,
});

export const furtherIds = ({ secondAreaId = '', thirdAreaId = '' }: InFurther) => [secondAreaId, thirdAreaId];

/** As they are now: an area may have gone into another one, even into that of the work. */
export function furtherAreas(work: InAreas, areas: Areas): NamedArea[] {
  const own = areaIdOf(areas, work, work.category);
  const found = furtherIds(work).flatMap((id) => (id && areaWithId(areas, id)) || []);
  return [...new Set(found)].filter(({ _id }) => _id !== own);
}

export const furtherNames = (work: InAreas, areas: Areas) =>
  furtherAreas(work, areas).map(({ departmentName }) => departmentName);

/** Must be called in the transaction that writes. */
export function requireFurther(own: string, names: readonly string[], areas: Areas) {
  const ids = names.map((name) => requireAreaId(areas, name, 'moreAreas'));
  const { sameArea } = paperFormTexts.validation;
  if (own && ids.includes(own)) throw new AppError('invalid', sameArea, { moreAreas: sameArea });
  return storedFurther(besides(own, ids));
}

/** For the log, where fields that are stored by ids are named. */
export function furtherChange(before: InAreas, after: InAreas, areas: Areas): FieldChange[] {
  const [old, now] = [before, after].map((work) => furtherNames(work, areas).join('; '));
  return old === now ? [] : [{ field: 'moreAreas', before: old ?? '', after: now ?? '' }];
}
