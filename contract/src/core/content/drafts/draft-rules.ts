/**
 * What a draft may contain: each field has the type of its values and its length, and nothing has to be
 * filled in or right. Apart from core/fields, because pages of visitors load those.
 */
import { type AnySchema, number, type ObjectSchema, object } from 'yup';
import { limits } from '../../../api/limits.ts';
import { declare } from '../../../lib/declare.ts';
import { rules } from '../../fields/rules.ts';
import type { Field, FieldOf, Fields } from '../field.ts';
import { emptyValues, mapFields, typeOf } from '../field-type.ts';

type DraftRule<F> = (field: F, each: (of: Fields) => AnySchema) => AnySchema;

const text: DraftRule<Field> = (field) =>
  rules.prose(field.label, 'max' in field ? Number(field.max) : limits.url);

const asInForms: DraftRule<Field> = (field) => typeOf(field).rule(field, rules, draftValues);

const draftRules: { [Is in Field['is']]: DraftRule<FieldOf<Is>> } = {
  text,
  phone: text,
  prose: text,
  markdown: text,
  email: text,
  url: text,
  moment: text,
  date: text,
  doi: text,
  alt: text,
  role: text,
  choice: text,
  file: text,
  picture: text,
  number: ({ label }) => rules.numberBetween(label, -largest, largest),
  numbers: ({ max, wrong }) => rules.list(number().required(), max, { tooMany: wrong }).typeError(wrong),
  mark: asInForms,
  area: asInForms,
  works: asInForms,
  people: asInForms,
  group: asInForms,
  parts: asInForms,
};

/** Any that the database keeps as it is. */
const largest = 1_000_000_000_000;

export function draftValues(fields: Fields): ObjectSchema<Record<string, unknown>> {
  const schemas = mapFields(fields, (field) => {
    const rule = (draftRules[field.is] as DraftRule<Field>)(field, draftValues);
    const { blank, empty } = typeOf(field);
    // As in the form for a new record, where nothing is chosen for the person.
    return rule.default(blank ? blank(field) : empty(field, emptyValues));
  });
  return declare(object(schemas));
}
