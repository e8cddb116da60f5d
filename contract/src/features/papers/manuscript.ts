/**
 * Picks the fields that people write out of a record, which also has an id, a date and an author's account.
 */
import { emptyField } from './empty-fields.ts';
import {
  eachField,
  type FieldName,
  isOptional,
  linkNames,
  type Manuscript,
  type ManuscriptReply,
  type PaperLinks,
} from './fields.ts';
import { workTypeOf } from './types.ts';

/** A later version may have stored other links. */
const knownLinks = (links: PaperLinks): PaperLinks =>
  Object.fromEntries(linkNames.flatMap((name) => (links[name] === undefined ? [] : [[name, links[name]]])));

/** All fields and nothing else; a missing one becomes empty. */
export function manuscriptOf(written: Partial<Manuscript>): Manuscript {
  return {
    ...eachField<Manuscript>((name) => written[name] || emptyOf(name)),
    type: workTypeOf(written.type),
    links: knownLinks(written.links ?? {}),
  };
}

const emptyOf = (name: FieldName) => emptyField(name).empty() as Manuscript[FieldName];

/** Of a field that is a list. */
export const emptyEntry = (name: FieldName) => emptyField(name).entry?.();

/** For `Shape` of the server, where a list has one entry with the defaults of all entries. */
export const shapeOfManuscript = () =>
  eachField<Manuscript>((name) => {
    const entry = emptyEntry(name);
    return entry === undefined ? emptyOf(name) : ([entry] as Manuscript[FieldName]);
  });

/** Leaves out optional fields that are empty. */
export function manuscriptReply(written: Manuscript): ManuscriptReply {
  const whole = manuscriptOf(written);
  return eachField<ManuscriptReply>((name) =>
    isOptional(name) && isEmpty(whole[name]) ? undefined : whole[name],
  );
}

export const isEmpty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : !value);
