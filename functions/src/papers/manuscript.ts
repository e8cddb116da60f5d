/** What was written, as requests and papers store it and as the log names it. */
import type { PaperLinks, PublishPaper, SubmitPaper } from '@lab/contract/papers/schemas';
import type { Target } from '../activity/activity-store.ts';
import { areaCalled, areaIdOf, type NamedArea, requireAreaId } from '../areas/area-names.ts';
import type { StoredManuscript } from './paper-store.ts';

export function manuscript(body: Omit<SubmitPaper, 'image'>, areas: readonly NamedArea[]) {
  const { title, publisher, doi, publicationDate, category, details } = body;
  const links = Object.fromEntries(Object.entries(body.links).filter(([, url]) => url)) as PaperLinks;
  return {
    title,
    publisher,
    doi,
    publicationDate,
    areaId: requireAreaId(areas, category, 'category'),
    details,
    authors: body.authors ?? [],
    pdf: body.pdf ?? '',
    links,
  };
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
  const { category, ...seen } = before;
  const area = areaCalled(areas, category);
  return area ? { ...seen, areaId: area._id } : { ...seen, category };
}

export function target(id: string, { title, uid }: { title: string; uid: string }): Target {
  return { kind: 'paper', id, name: title, ownerUid: uid };
}
