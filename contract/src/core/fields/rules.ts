/** What the schemas of all types of fields are built of. */
import { boolean, number, string } from 'yup';
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
  risingNumbers,
  text,
  url,
} from '../../api/fields.ts';
import { list } from '../../api/list.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { markdown } from '../markdown/schemas.ts';

const ofTexts = { date, dateOfAnyPrecision, doi, email, image, markdown, pdf, prose, string, text, url };

export const rules = {
  ...ofTexts,
  boolean,
  list,
  listOfTexts,
  number,
  numberBetween,
  risingNumbers,
  texts: fieldTexts,
};

export type Rules = typeof rules;
