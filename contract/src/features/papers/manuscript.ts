/** Picks the fields that people write out of a record, which also has an id, a date and an author's account. */
import {
  type FieldName,
  fieldNames,
  isOptional,
  linkNames,
  type Manuscript,
  type ManuscriptReply,
  type PaperLinks,
  paperFields,
  type Values,
} from './fields.ts';
import { workTypeOf } from './types.ts';

/** Loops over the list of fields, so that none can be forgotten. */
export function eachField<Made extends { [Name in FieldName]?: unknown }>(
  make: (name: FieldName) => Made[keyof Made],
  names: readonly FieldName[] = fieldNames,
): Made {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Made;
}

/** A later version may have stored other links. */
const knownLinks = (links: PaperLinks): PaperLinks =>
  Object.fromEntries(linkNames.flatMap((name) => (links[name] === undefined ? [] : [[name, links[name]]])));

/** All fields and nothing else; a missing one becomes empty. */
export function manuscriptOf({ links = {}, ...written }: Partial<Manuscript>): Manuscript {
  return {
    ...eachField<Manuscript>((name) => (name !== 'links' && written[name]) || emptyOf(name)),
    type: workTypeOf(written.type),
    links: knownLinks(links),
  };
}

const empty: Partial<Values> = {
  people: [],
  moreAreas: [],
  someAuthors: [],
  namedLinks: [],
  versions: [],
  notices: [],
  mark: false,
};

const emptyOf = (name: FieldName) => empty[paperFields[name].is] ?? '';

/** Leaves out optional fields that are empty. */
export function manuscriptReply(written: Manuscript): ManuscriptReply {
  const whole = manuscriptOf(written);
  return eachField<ManuscriptReply>((name) =>
    isOptional(name) && isEmpty(whole[name]) ? undefined : whole[name],
  );
}

export const isEmpty = (value: Manuscript[FieldName]) => (Array.isArray(value) ? value.length === 0 : !value);
