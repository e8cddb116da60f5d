import { object } from 'yup';
import { requiredProse } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import type { ManuscriptReply } from '../papers/fields.ts';
import { paper } from '../papers/schemas.ts';
import { type CitedName, citedNames } from './metadata.ts';
import { citationTexts } from './texts.ts';

export const pastedCitation = object({
  text: requiredProse(citationTexts.read.field, limits.citation),
});

/** Fields of a submission; fields that the citation lacks are empty, and optional ones are missing. */
export const readCitation = paper.pick(citedNames);

export type ReadCitation = Pick<ManuscriptReply, CitedName>;
