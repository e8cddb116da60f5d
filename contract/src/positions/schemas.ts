import { array, type InferType, object, string } from 'yup';
import { requiredProse, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { positionTexts } from './texts.ts';

export const positionForm = object({
  role: requiredText(positionTexts.role, limits.role),
  qualifications: requiredProse(positionTexts.qualifications, limits.positionText),
  experience: requiredProse(positionTexts.experience, limits.positionText),
  internationalExposure: requiredProse(positionTexts.internationalExposure, limits.positionText),
});

export const position = object({
  _id: string().required(),
  role: string().defined(),
  qualifications: string().defined(),
  experience: string().defined(),
  internationalExposure: string().defined(),
  /** When it was opened. */
  createdAt: string(),
});

/** PATCH: with what the writer saw `before`, so that nobody's change is written over unseen. */
export const editPosition = positionForm.shape({
  before: position.omit(['_id', 'createdAt']).optional().default(undefined),
});

export const positions = array().of(position).required();

export type PositionForm = InferType<typeof positionForm>;
export type Position = InferType<typeof position>;
