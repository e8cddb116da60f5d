/** Converts what people write about a paper to what is stored, and to its entry in the log. */
import { AppError } from '@lab/contract';
import { plainMath } from '@lab/contract/core/math/plain';
import {
  type FieldName,
  fieldNames,
  type Manuscript,
  type NameOf,
  namesOf,
  type PaperLinks,
} from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import type { PublishPaper } from '@lab/contract/features/papers/schemas';
import type { Target } from '../../core/activity/activity-store.ts';
import { areaCalled, areaIdOf, type NamedArea, requireAreaId } from '../areas/area-names.ts';
import { besides, furtherAreas, furtherIds, requireFurther, storedFurther } from './further-areas.ts';
import type { StoredManuscript } from './paper-store.ts';

/** Without the picture: an edit that sends none keeps the current one. */
export function manuscript(body: Partial<Manuscript>, areas: readonly NamedArea[]) {
  const { category, moreAreas, image: _mayStay, links, ...written } = manuscriptOf(body);
  const given: PaperLinks = Object.fromEntries(Object.entries(links).filter(([, url]) => url));
  const areaId = category && requireAreaId(areas, category, 'category');
  return { ...written, links: given, areaId, ...requireFurther(areaId, moreAreas, areas) };
}

/**
 * What an edit stores: a field that its body does not name keeps its value, because an older client does not know it. An
 * empty picture keeps the current one. Of the links each is kept by itself, and an empty list removes all of them.
 */
export function editedManuscript<Stored extends StoredManuscript>(
  body: Partial<Manuscript>,
  current: Stored,
  areas: readonly NamedArea[],
) {
  const { category, moreAreas, links = {}, ...named } = body;
  const isNone = body.links !== undefined && Object.keys(links).length === 0;
  const { areaId, ...written } = manuscript(
    { ...current, ...named, category, links: isNone ? {} : { ...current.links, ...links } },
    areas,
  );
  const area = category === undefined ? current.areaId : areaId;
  return {
    ...written,
    ...authorMarks(body, written),
    // A further area that becomes the work's own is none any more.
    ...(moreAreas
      ? requireFurther(area ?? '', moreAreas, areas)
      : storedFurther(besides(area ?? '', furtherIds(current)))),
    image: body.image || current.image,
    // The name of an area that no longer exists stays too.
    ...(area !== undefined && { areaId: area }),
  };
}

/** Marks of somebody who is no longer an author are removed; new ones of such a person are refused. */
function authorMarks(
  body: Partial<Manuscript>,
  { authors, ...written }: Pick<Manuscript, 'authors' | NameOf<'someAuthors'>>,
) {
  const marks = namesOf('someAuthors').map((name) => {
    const other = body[name]?.find((marked) => !authors.includes(marked));
    if (other !== undefined) {
      const sentence = paperFormTexts.validation.notAnAuthor(other);
      throw new AppError('invalid', sentence, { [name]: sentence });
    }
    return [name, written[name].filter((marked) => authors.includes(marked))] as const;
  });
  return Object.fromEntries(marks);
}

/** Replaces the area's name, which older versions stored, and ids of areas that were merged into others. */
export function withAreaId<Stored extends StoredManuscript>(
  { category, ...stored }: Stored,
  areas: readonly NamedArea[],
) {
  const areaId = areaIdOf(areas, stored, category);
  const further = storedFurther(furtherAreas({ ...stored, areaId }, areas).map(({ _id }) => _id));
  return category && !areaId ? { ...stored, ...further, category } : { ...stored, ...further, areaId };
}

/** Converts what an editor saw to what is stored. A renamed area counts as unchanged. */
export function seenManuscript(before: PublishPaper['before'], areas: readonly NamedArea[]) {
  if (!before) return undefined;
  const { category, moreAreas, ...seen } = manuscriptOf(before);
  const areaId = areaCalled(areas, category)?._id ?? '';
  const ids = moreAreas.flatMap((name) => areaCalled(areas, name)?._id ?? []);
  const further = storedFurther(besides(areaId, ids));
  return category && !areaId ? { ...seen, ...further, category } : { ...seen, ...further, areaId };
}

/** Replies leave out empty fields, so a field that the edit names but `before` lacks was empty. */
export function seenByEditor(
  before: PublishPaper['before'],
  body: Partial<Manuscript>,
  areas: readonly NamedArea[],
) {
  const seen = seenManuscript(before, areas);
  const isKnown = (name: FieldName) => before?.[name] !== undefined || body[name] !== undefined;
  const unknown = new Set<string>(fieldNames.filter((name) => !isKnown(name)));
  if (unknown.has('category')) unknown.add('areaId');
  if (unknown.has('moreAreas')) for (const name of ['secondAreaId', 'thirdAreaId']) unknown.add(name);
  return seen && Object.fromEntries(Object.entries(seen).filter(([name]) => !unknown.has(name)));
}

export function target(id: string, { title, uid }: { title: string; uid: string }): Target {
  return { kind: 'paper', id, name: plainMath(title), ownerUid: uid };
}
