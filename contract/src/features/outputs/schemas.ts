import { array, boolean, type InferType, number, object, string } from 'yup';
import { requiredText, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { tableImported } from '../../core/tables/schemas.ts';
import { siteTexts } from '../../texts/texts.ts';

/** One of both; without them the list is empty. */
export const outputQuery = object({
  person: text(siteTexts.nav.team, limits.id),
  area: text(siteTexts.nav.researchAreas, limits.id),
});

const outputInBrief = object({
  /** The word of the kind, as in kinds.ts. */
  kind: string().required(),
  _id: string().required(),
  title: string().defined(),
  start: string().defined(),
  end: string().defined(),
  /** The person is named in a second field of people, as the supervisor of a thesis is. */
  supervised: boolean(),
});

export const outputList = array().of(outputInBrief).required();

/** `date`: when it began, or when it was. */
export const newestOutputs = array()
  .of(
    object({
      kind: string().required(),
      _id: string().required(),
      title: string().defined(),
      date: string().defined(),
    }),
  )
  .required();

export const tableWritten = object({ csv: string().required() });

/** `import` names what was written, to take it back. */
export const outputsImported = tableImported.shape({ import: string().defined() });

export const importToUndo = object({ import: requiredText('import', limits.id) });

export const tableUndone = object({ removed: number().required(), kept: number().required() });

export type OutputInBrief = InferType<typeof outputInBrief>;
