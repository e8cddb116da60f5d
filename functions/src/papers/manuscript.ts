/** What was written, as requests and papers store it and as the log names it. */
import type { Manuscript, PaperLinks } from '@lab/contract/papers/fields';
import { manuscriptOf } from '@lab/contract/papers/manuscript';
import type { PublishPaper } from '@lab/contract/papers/schemas';
import type { Target } from '../activity/activity-store.ts';
import { areaCalled, areaIdOf, type NamedArea, requireAreaId } from '../areas/area-names.ts';
import type { StoredManuscript } from './paper-store.ts';

/** All but the picture, which stays as it is where no other is sent. */
export function manuscript(
  body: Partial<Manuscript> & Pick<Manuscript, 'category'>,
  areas: readonly NamedArea[],
) {
  const { category, image: _mayStay, links, ...written } = manuscriptOf(body);
  const given: PaperLinks = Object.fromEntries(Object.entries(links).filter(([, url]) => url));
  return { ...written, links: given, areaId: requireAreaId(areas, category, 'category') };
}

/** With the id of its area, also where an older version wrote the name, or the area went into another one. */
export function withAreaId<Stored extends StoredManuscript>(
  { category, ...stored }: Stored,
  areas: readonly NamedArea[],
) {
  const areaId = areaIdOf(areas, stored, category);
  return areaId ? { ...stored, areaId } : { ...stored, category };
}

/** What a writer has seen, as it is stored: an area that has another name by now is still the same. */
export function seenManuscript(before: PublishPaper['before'], areas: readonly NamedArea[]) {
  if (!before) return undefined;
  const { category, ...seen } = manuscriptOf(before);
  const area = areaCalled(areas, category);
  return area ? { ...seen, areaId: area._id } : { ...seen, category };
}

export function target(id: string, { title, uid }: { title: string; uid: string }): Target {
  return { kind: 'paper', id, name: title, ownerUid: uid };
}
