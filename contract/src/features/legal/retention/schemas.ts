import { array, boolean, object, string } from 'yup';
import { replySchema } from '../../../core/content/schemas.ts';
import { expiringKinds, termFields } from './terms.ts';

export const terms = replySchema(termFields);

const expiring = object({
  kind: string().oneOf(expiringKinds).required(),
  /** The position, the beginning of the message, or the name of the person. */
  name: string().defined(),
  /** The earliest moment at which it can be deleted. */
  deleteAt: string().required(),
});

/** For the owner. */
export const deletions = array().of(expiring).required();

/** For admins, soonest first. */
export const due = array()
  .of(expiring.shape({ recordId: string().required(), announced: boolean().required() }))
  .required();
