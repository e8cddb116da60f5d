import { array, type InferType, object, string } from 'yup';
import { requiredProse } from '../fields.ts';
import { limits } from '../limits.ts';
import { citationTexts } from './texts.ts';

export const pastedCitation = object({
  text: requiredProse(citationTexts.read.field, limits.citation),
});

/** The fields of a submission. Fields that the citation does not have are empty. */
export const readCitation = object({
  title: string().defined(),
  publisher: string().defined(),
  doi: string().defined(),
  publicationDate: string().defined(),
  authors: array().of(string().defined()).required(),
  details: string().defined(),
});

export type ReadCitation = InferType<typeof readCitation>;
