import { array, boolean, type InferType, number, object, string } from 'yup';
import { email, numberBetween, paging } from '../fields.ts';
import { mailDeskTexts } from './desk/texts.ts';
import { mailEventNames } from './events.ts';
import { mailLimits } from './limits.ts';
import { mailStates } from './states.ts';

const { settings: texts } = mailDeskTexts;

export const mailQuery = object({ state: string().oneOf(mailStates), ...paging });

const mailRow = object({
  _id: string().required(),
  event: string().oneOf(mailEventNames).required(),
  /** The person's name, or the address of somebody who has no account. */
  to: string().defined(),
  subject: string().defined(),
  state: string().oneOf(mailStates).required(),
  /** What the server said, or why it was not sent. */
  error: string().defined(),
  createdAt: string().required(),
  /** When it was sent; empty until then. */
  sentAt: string().defined(),
  /** When it is tried next; empty if it is not. */
  dueAt: string().defined(),
});
export const mailList = array().of(mailRow).required();

export const mailPreview = object({
  subject: string().defined(),
  text: string().defined(),
  html: string().defined(),
});

export const mailSettings = object({
  on: boolean().required(),
  perHour: numberBetween(texts.perHour, 1, mailLimits.most, true).required(),
  /** The address that stands as the sender; empty for the user of the mail server. */
  from: email(texts.from).defined(),
  /** Whether visitors can subscribe to news. */
  subscriptions: boolean().default(false),
});

export const mailSettingsShown = mailSettings.shape({
  /** Whether the address of a mail server is known. */
  isSetUp: boolean().required(),
  /** How many get the news. */
  subscribers: number().integer().required(),
});

export const editMailSettings = mailSettings.shape({
  before: mailSettings.optional().default(undefined),
});

export type MailRow = InferType<typeof mailRow>;
export type MailSettings = InferType<typeof mailSettings>;
export type MailSettingsShown = InferType<typeof mailSettingsShown>;
