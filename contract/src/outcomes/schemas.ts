import { array, type InferType, object, string } from 'yup';
import { prose } from '../fields.ts';
import { limits } from '../limits.ts';
import { outcomeTexts } from './texts.ts';

export const outcomeKinds = ['paper', 'application'] as const;

/** DELETE of a paper under review or an application, by an admin: why, if they want to say. */
export const decision = object({ reason: prose(outcomeTexts.reason, limits.reason) });

const outcome = object({
  _id: string().required(),
  kind: string().oneOf(outcomeKinds).required(),
  /** Title of the paper, or the role that was applied for. */
  name: string().defined(),
  /** Empty where the admin gave none. */
  reason: string().defined(),
  /** The last feedback there was before. */
  feedback: string().defined(),
  createdAt: string().required(),
});
export const outcomes = array().of(outcome).required();

export type Decision = InferType<typeof decision>;
export type Outcome = InferType<typeof outcome>;
