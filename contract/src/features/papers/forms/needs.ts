/** Which fields a work's type requires, and the messages where they are empty. */
import { fieldTexts } from '../../../texts/field-texts.ts';
import {
  type FieldName,
  type Manuscript,
  type PaperFieldType,
  paperFieldNames,
  paperFields,
} from '../fields.ts';
import { isEmpty } from '../manuscript.ts';
import { paperTexts } from '../texts.ts';
import { neededOf } from './asked.ts';
import { paperFormTexts } from './texts.ts';

const { fields } = paperTexts;
const { validation } = paperFormTexts;

/** Sentences for empty fields where "… is required" is not enough. */
const missing: { [Is in PaperFieldType]?: string } = { areaName: validation.area, picture: validation.image };

export function neededSentence(name: FieldName): string {
  const label = name === 'authors' ? fields.author : fields[name];
  return missing[paperFields[name].is] ?? fieldTexts.required(label);
}

/** The message for each empty field that the work's type requires. */
export function emptyNeeds(work: Manuscript): Partial<Record<FieldName, string>> {
  const empty = paperFieldNames.filter((name) => neededOf(work.type).includes(name) && isEmpty(work[name]));
  return Object.fromEntries(empty.map((name) => [name, neededSentence(name)]));
}
