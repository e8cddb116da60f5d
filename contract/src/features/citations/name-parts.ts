/** The people of a work as they are stored: names in their order, and the parts that these do not say. */

import { type Manuscript, type NameOf, paperFieldsOf } from '../papers/fields.ts';
import type { Name } from './names.ts';
import { partsFinder } from './stored-parts.ts';
import { areNeeded, readWrittenName, writeName } from './written-names.ts';

export type PeopleFields = Pick<Manuscript, NameOf<'people' | 'someAuthors'>>;

const peopleFields = paperFieldsOf('people', 'someAuthors');

function eachName<Work extends Partial<PeopleFields>>(work: Work, change: (name: string) => string): Work {
  const changed = peopleFields.flatMap((field) => {
    const names = work[field];
    return names ? [[field, names.map(change)]] : [];
  });
  return { ...work, ...Object.fromEntries(changed) };
}

/** `known` are the stored parts; those of a name that is gone or was said in another way are left out. */
export function withNameParts<Work extends Partial<PeopleFields>>(
  work: Work,
  known: readonly Name[] = [],
): Work & { nameParts: Name[] } {
  const find = partsFinder(known);
  const needed = new Map<string, Name>();
  const named = eachName(work, (written) => {
    const before = find(written);
    const { shown, parts } = before ? { shown: written, parts: before } : readWrittenName(written);
    if (parts && areNeeded(shown, parts)) needed.set(shown, parts);
    return shown;
  });
  return { ...named, nameParts: [...needed.values()] };
}

/** The name as it is stored, for lists that repeat it. */
export const shownName = (written: string) => readWrittenName(written).shown;

/** For a form, where a person sees the parts and changes them. */
export const withWrittenNames = <Work extends Partial<PeopleFields>>(work: Work, parts?: readonly Name[]) => {
  const find = partsFinder(parts);
  return eachName(work, (shown) => {
    const found = find(shown);
    return found ? writeName(found) : shown;
  });
};
