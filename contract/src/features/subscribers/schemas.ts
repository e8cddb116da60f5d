import { array, boolean, type InferType, object, string } from 'yup';
import { email } from '../../api/fields.ts';
import { fieldTexts } from '../../texts/field-texts.ts';

export const subscribeForm = object({ email: email().required(fieldTexts.missing) });

export const subscriber = object({
  _id: string().required(),
  email: string().defined(),
  /** Nothing is mailed to an address that was not confirmed. */
  confirmed: boolean().required(),
  createdAt: string().required(),
  /** Empty until then. */
  confirmedAt: string().defined(),
});
export const subscriberList = array().of(subscriber).required();

export type Subscriber = InferType<typeof subscriber>;
