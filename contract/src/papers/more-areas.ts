import { type InferType, object } from 'yup';
import { listOfTexts } from '../fields.ts';
import { limits } from '../limits.ts';
import { mostMoreAreas } from './limits.ts';
import { moreAreasTexts } from './review/texts.ts';

/** Ids of areas; `before` is what the admin has seen. */
export const placeInAreas = object({
  areas: listOfTexts(moreAreasTexts.label, limits.id, mostMoreAreas).required(),
  before: listOfTexts(moreAreasTexts.label, limits.id, mostMoreAreas).optional().default(undefined),
});

export type PlaceInAreas = InferType<typeof placeInAreas>;
