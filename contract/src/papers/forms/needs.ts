/** What a work lacks that its type needs. */
import { fieldTexts } from '../../texts.ts';
import { type FieldName, fieldNames, type Kind, type Manuscript, paperFields } from '../fields.ts';
import { isEmpty } from '../manuscript.ts';
import { paperTexts } from '../texts.ts';
import { neededOf } from './asked.ts';
import { paperFormTexts } from './texts.ts';

const { fields } = paperTexts;
const { validation } = paperFormTexts;

/** Sentences for empty fields where "… is required" is not enough. */
const missing: { [K in Kind]?: string } = { area: validation.area, picture: validation.image };

export function neededSentence(name: FieldName): string {
  const label = name === 'authors' ? fields.author : fields[name];
  return missing[paperFields[name].is] ?? fieldTexts.required(label);
}

/** For each field that the work's type needs and that is empty, the sentence that says so. */
export function emptyNeeds(work: Manuscript): Partial<Record<FieldName, string>> {
  const empty = fieldNames.filter((name) => neededOf(work.type).includes(name) && isEmpty(work[name]));
  return Object.fromEntries(empty.map((name) => [name, neededSentence(name)]));
}
