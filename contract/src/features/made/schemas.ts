import { array, boolean, type InferType, object, string } from 'yup';
import { text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { siteTexts } from '../../texts/texts.ts';

/** One of both; without them the list is empty. */
export const madeQuery = object({
  person: text(siteTexts.nav.team, limits.id),
  area: text(siteTexts.nav.researchAreas, limits.id),
});

const madeInBrief = object({
  /** The word of the kind, as in kinds.ts. */
  kind: string().required(),
  _id: string().required(),
  title: string().defined(),
  start: string().defined(),
  end: string().defined(),
  /** The person is named in a second field of people, as the supervisor of a thesis is. */
  supervised: boolean(),
});

export const madeList = array().of(madeInBrief).required();

/** `date`: when it began, or when it was. */
export const newestMade = array()
  .of(
    object({
      kind: string().required(),
      _id: string().required(),
      title: string().defined(),
      date: string().defined(),
    }),
  )
  .required();

export type MadeInBrief = InferType<typeof madeInBrief>;
