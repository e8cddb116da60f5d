import { array, boolean, type InferType, number, object, string } from 'yup';
import { fieldTexts } from '../field-texts.ts';
import { email } from '../fields.ts';

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

/** `isOpen`: whether the form is shown to visitors. */
export const subscriberCount = object({
  confirmed: number().integer().required(),
  isOpen: boolean().required(),
});

export type Subscriber = InferType<typeof subscriber>;
export type SubscriberCount = InferType<typeof subscriberCount>;
