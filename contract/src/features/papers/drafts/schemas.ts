/** What a draft of a work may contain, and what it has to contain when it is published. */
import { type ObjectSchema, object, type Schema } from 'yup';
import { limits } from '../../../api/limits.ts';
import type { Values } from '../../../core/content/field.ts';
import { rules } from '../../../core/fields/rules.ts';
import { declare } from '../../../lib/declare.ts';
import { emptyField } from '../empty-fields.ts';
import { eachLink, fieldOf, typeOf } from '../field-types.ts';
import { eachField, type FieldName, type PaperFieldType, paperFields } from '../fields.ts';
import { namedLinks, paperNotices, versions } from '../list-fields.ts';
import { requiredWork } from '../schemas.ts';

type Rule = (name: FieldName) => Schema;

const text: Rule = (name) => {
  const field = fieldOf(name);
  return rules.prose(field.label, 'max' in field ? Number(field.max) : limits.url);
};

const asInForms: Rule = (name) => typeOf(name).rule(fieldOf(name), rules, () => object()) as Schema;

const draftRules: { readonly [Is in PaperFieldType]: Rule } = {
  type: asInForms,
  title: text,
  text,
  prose: text,
  alt: text,
  doi: text,
  url: text,
  date: text,
  picture: text,
  file: text,
  areaName: text,
  areaNames: asInForms,
  people: asInForms,
  // Who is marked may not be among the authors yet.
  someAuthors: (name) => rules.listOfTexts(fieldOf(name).label, limits.author, limits.authors),
  links: () => eachLink((label) => rules.prose(label, limits.url)),
  namedLinks: (name) => namedLinks.draft(fieldOf(name)),
  versions: (name) => versions.draft(fieldOf(name)),
  notices: (name) => paperNotices.draft(fieldOf(name)),
  mark: asInForms,
};

export const draftedWork = declare<ObjectSchema<Values>>(
  object(
    eachField<Record<FieldName, Schema>>((name) =>
      draftRules[paperFields[name].is](name).default(emptyField(name).empty()),
    ),
  ),
);

/** As for a correction, whoever publishes may leave out what an author would have to say. */
export const publishedWork = declare<ObjectSchema<Values>>(requiredWork);
