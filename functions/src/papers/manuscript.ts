/** Converts what people write about a paper to what is stored, and to its entry in the log. */

import { plainMath } from '@lab/contract/math/plain';
import type { Manuscript, PaperLinks } from '@lab/contract/papers/fields';
import { manuscriptOf } from '@lab/contract/papers/manuscript';
import type { PublishPaper } from '@lab/contract/papers/schemas';
import type { Target } from '../activity/activity-store.ts';
import { areaCalled, areaIdOf, type NamedArea, requireAreaId } from '../areas/area-names.ts';
import type { StoredManuscript } from './paper-store.ts';

/** Without the picture: an edit that sends none keeps the current one. */
export function manuscript(body: Partial<Manuscript>, areas: readonly NamedArea[]) {
  const { category, image: _mayStay, links, ...written } = manuscriptOf(body);
  const given: PaperLinks = Object.fromEntries(Object.entries(links).filter(([, url]) => url));
  return { ...written, links: given, areaId: category && requireAreaId(areas, category, 'category') };
}

/** Replaces the area's name, which older versions stored, and the id of an area that was merged into another one. */
export function withAreaId<Stored extends StoredManuscript>(
  { category, ...stored }: Stored,
  areas: readonly NamedArea[],
) {
  const areaId = areaIdOf(areas, stored, category);
  return category && !areaId ? { ...stored, category } : { ...stored, areaId };
}

/** Converts what an editor saw to what is stored. A renamed area counts as unchanged. */
export function seenManuscript(before: PublishPaper['before'], areas: readonly NamedArea[]) {
  if (!before) return undefined;
  const { category, ...seen } = manuscriptOf(before);
  const area = areaCalled(areas, category);
  return category && !area ? { ...seen, category } : { ...seen, areaId: area?._id ?? '' };
}

export function target(id: string, { title, uid }: { title: string; uid: string }): Target {
  return { kind: 'paper', id, name: plainMath(title), ownerUid: uid };
}
