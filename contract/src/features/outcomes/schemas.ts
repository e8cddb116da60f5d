import { array, type InferType, object, string } from 'yup';
import { prose } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { outcomeTexts } from './texts.ts';

const outcomeKinds = ['paper', 'application', 'team'] as const;

/**
 * The first five are about papers, the next two about applications, the others about the place on the team.
 */
const results = [
  'rejected',
  'published',
  'corrected',
  'retracted',
  'merged',
  'declined',
  'accepted',
  'left',
  'returned',
] as const;

/** The optional reason of an admin who rejects a pending paper or an application. */
export const decision = object({ reason: prose(outcomeTexts.reason, limits.reason) });

const outcome = object({
  _id: string().required(),
  kind: string().oneOf(outcomeKinds).required(),
  result: string().oneOf(results).required(),
  /** The id of the published paper, or of the new member of the team; empty when there is nothing to open. */
  recordId: string().defined(),
  /** The title of the paper, the role of the application, or the name of the person. */
  name: string().defined(),
  /** Empty when the admin gave none. */
  reason: string().defined(),
  /** The last feedback before the decision. */
  feedback: string().defined(),
  createdAt: string().required(),
});
export const outcomes = array().of(outcome).required();

export type Decision = InferType<typeof decision>;
export type Outcome = InferType<typeof outcome>;
