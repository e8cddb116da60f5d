/** A paper's fields without what is around them: who sent it, when, and under which id. */
import {
  type FieldName,
  fieldNames,
  isOptional,
  linkNames,
  type Manuscript,
  type PaperLinks,
  paperFields,
  type ShownManuscript,
} from './fields.ts';

/** One entry a field, so that none can be forgotten. */
export function eachField<Made extends { [Name in FieldName]?: unknown }>(
  make: (name: FieldName) => Made[keyof Made],
  names: readonly FieldName[] = fieldNames,
): Made {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Made;
}

/** A later version may have stored others. */
const knownLinks = (links: PaperLinks): PaperLinks =>
  Object.fromEntries(linkNames.flatMap((name) => (links[name] === undefined ? [] : [[name, links[name]]])));

/** All of them, and nothing else; what is not there is empty. */
export function manuscriptOf({ links = {}, ...written }: Partial<Manuscript>): Manuscript {
  return {
    ...eachField<Manuscript>((name) => (name !== 'links' && written[name]) || emptyOf(name)),
    links: knownLinks(links),
  };
}

const emptyOf = (name: FieldName) => (paperFields[name].is === 'people' ? [] : '');

/** As replies carry it: without the optional ones that are empty. */
export function shownOf(written: Manuscript): ShownManuscript {
  const whole = manuscriptOf(written);
  return eachField<ShownManuscript>((name) => (isOptional(name) ? whole[name] || undefined : whole[name]));
}
