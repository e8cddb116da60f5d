/** The types of a work's fields: those that kinds of content have too, and those that only works have. */
import { object, type Schema, string } from 'yup';
import { limits } from '../../api/limits.ts';
import type { AnyField, FieldType } from '../../core/fields/type.ts';
import * as fieldTypes from '../../core/fields/types.ts';
import {
  type FieldName,
  type LimitOf,
  linkNames,
  mostMoreAreas,
  type PaperFieldType,
  type PaperValues,
  paperFields,
} from './fields.ts';
import { namedLinks, paperNotices, someAuthors, versions } from './list-fields.ts';
import { paperTexts } from './texts.ts';
import { type WorkType, workTypes } from './types.ts';

/** Exports name the columns of works themselves, and empty-fields.ts has what is empty. */
type Type<Declared extends AnyField, Value> = Omit<FieldType<Declared, Value>, 'cell' | 'empty' | 'entry'>;

const { people, text } = fieldTypes;

/** Names, with the same limits in all fields of a type. */
const names = (longest: number, max: number): Type<AnyField, string[]> => ({
  ...people,
  rule: ({ label }, { listOfTexts }) => listOfTexts(label, longest, max),
  reply: (field, rules, each) => people.reply({ ...field, max }, rules, each),
});

const authors = names(limits.author, limits.authors);

const workType = string<WorkType>();

const paperTypes: {
  readonly [Is in PaperFieldType]: Type<AnyField & LimitOf<Is>, PaperValues[Is]>;
} = {
  ...fieldTypes,
  title: text,
  people: authors,
  type: {
    rule: ({ label }, { texts }) => workType.oneOf(workTypes, texts.wrongType(label)),
    reply: () => workType.oneOf(workTypes),
  },
  areaName: { ...text, rule: ({ label }, rules) => rules.text(label, limits.title) },
  areaNames: names(limits.title, mostMoreAreas),
  someAuthors: { ...authors, rule: ({ label }) => someAuthors(label) },
  links: {
    rule: (_, { url }) => eachLink(url),
    reply: () => eachLink(() => string()),
  },
  namedLinks,
  versions,
  notices: paperNotices,
};

export function eachLink(make: (label: string) => Schema) {
  return object(Object.fromEntries(linkNames.map((name) => [name, make(paperTexts.links[name])])));
}

/** The compiler does not know that the type is the one that the field has. */
export const typeOf = (name: FieldName) =>
  paperTypes[paperFields[name].is] as unknown as Type<AnyField, unknown>;

export const fieldOf = (name: FieldName): AnyField => ({
  ...paperFields[name],
  label: paperTexts.fields[name],
});
