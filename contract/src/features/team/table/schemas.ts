import { type InferType, number, object } from 'yup';
import { dateOfAnyPrecision } from '../../../api/fields.ts';
import { inputSchema } from '../../../core/content/schemas.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { orcid } from '../profile/schemas.ts';
import { memberColumns } from './table.ts';
import { memberTableTexts } from './texts.ts';

/** A row as the form would check it. No time is stored of a year before 1000. */
export const memberRow = inputSchema(memberColumns).shape({
  from: dateOfAnyPrecision(memberTableTexts.from)
    .test('year', fieldTexts.date, (value) => !value?.startsWith('0'))
    .default(''),
  orcid,
});

export const membersImported = object({ made: number().required() });

export type MemberRow = InferType<typeof memberRow>;
