/** Converts what people write about a paper to what is stored, and to its entry in the log. */
import { AppError } from '@lab/contract';
import { plainMath } from '@lab/contract/core/math/plain';
import { shownName, withNameParts } from '@lab/contract/features/citations/name-parts';
import {
  type FieldName,
  type Manuscript,
  type NameOf,
  paperFieldsOf,
} from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import type { PublishPaper } from '@lab/contract/features/papers/schemas';
import type { Target } from '../../core/activity/activity-store.ts';
import type { NamedArea } from '../areas/area-names.ts';
import { editedAreas, requireAreas, seenAreas } from './paper-areas.ts';
import type { StoredManuscript } from './paper-store.ts';

/** Without the picture: an edit that sends none keeps the current one. */
export function manuscript(body: Partial<Manuscript>, areas: readonly NamedArea[]) {
  const { category, moreAreas, ...written } = withoutPicture(body);
  return { ...withNameParts(written), ...requireAreas({ category, moreAreas }, areas) };
}

function withoutPicture(body: Partial<Manuscript>) {
  const { image: _mayStay, links, ...written } = manuscriptOf(body);
  return { ...written, links: Object.fromEntries(Object.entries(links).filter(([, url]) => url)) };
}

/**
 * What an edit stores: a field that its body does not name keeps its value, because an older client does not
 * know it. An empty picture keeps the current one. Of the links each is kept by itself, and an empty list
 * removes all of them.
 */
export function editedManuscript(
  body: Partial<Manuscript>,
  current: StoredManuscript,
  areas: readonly NamedArea[],
) {
  const { links = {}, ...named } = body;
  const isNone = body.links !== undefined && Object.keys(links).length === 0;
  const {
    category: _byItsId,
    moreAreas: _byTheirs,
    ...edited
  } = withoutPicture({
    ...current,
    ...named,
    links: isNone ? {} : { ...current.links, ...links },
  });
  const written = withNameParts(edited, current.nameParts);
  return {
    ...written,
    ...editedAreas(body, current, areas),
    ...authorMarks(body, written),
    image: body.image || current.image,
  };
}

/** Marks of somebody who is no longer an author are removed; new ones of such a person are refused. */
function authorMarks(
  body: Partial<Manuscript>,
  { authors, ...written }: Pick<Manuscript, 'authors' | NameOf<'someAuthors'>>,
) {
  const marks = paperFieldsOf('someAuthors').map((name) => {
    const other = body[name]?.find(
      (marked) => !authors.includes(marked) && !authors.includes(shownName(marked)),
    );
    if (other !== undefined)
      throw new AppError('invalid', paperFormTexts.validation.notAnAuthor(other), [name]);
    return [name, written[name].filter((marked) => authors.includes(marked))] as const;
  });
  return Object.fromEntries(marks);
}

/**
 * Converts what an editor saw to what is stored. Replies leave out empty fields, so a field that the edit
 * names but
 * `before` lacks was empty; what neither names is not compared.
 */
export function seenManuscript(
  before: PublishPaper['before'],
  areas: readonly NamedArea[],
  edited?: Partial<Manuscript>,
) {
  if (!before) return undefined;
  const { category, moreAreas, ...fields } = manuscriptOf(before);
  const isKnown = (name: string) =>
    !edited || before[name as FieldName] !== undefined || edited[name as FieldName] !== undefined;
  const seen = seenAreas({ category, moreAreas }, areas);
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => isKnown(name))),
    ...(isKnown('category') && seen.own),
    ...(isKnown('moreAreas') && seen.further),
  };
}

export function target(id: string, { title, uid }: { title: string; uid: string }): Target {
  return { kind: 'paper', id, name: plainMath(title), ownerUid: uid };
}
