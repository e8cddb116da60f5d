/** What the schemas of all types of fields are built of. */
import { type AnySchema, number, string } from 'yup';
import {
  date,
  dateOfAnyPrecision,
  doi,
  email,
  image,
  listOfTexts,
  numberBetween,
  pdf,
  prose,
  text,
  url,
} from '../../api/fields.ts';
import { list } from '../../api/list.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { markdown } from '../markdown/schemas.ts';

export const rules = {
  date,
  dateOfAnyPrecision,
  doi,
  email,
  image,
  list,
  listOfTexts,
  markdown,
  number,
  numberBetween,
  pdf,
  prose,
  string,
  text,
  url,
  texts: fieldTexts,

  /** With the field's own message if it must not be empty. */
  orEmpty: (rule: AnySchema, missing: string | undefined, empty: unknown): AnySchema =>
    missing ? rule.required(missing) : rule.default(empty),

  /** A list of texts, which needs an entry if it must not be empty. */
  entries(label: string, maxOfEntry: number, max: number, missing: string | undefined): AnySchema {
    const texts = listOfTexts(label, maxOfEntry, max);
    return missing ? texts.required(missing).min(1, missing) : texts.default([]);
  },
};

export type Rules = typeof rules;
