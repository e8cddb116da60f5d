import { array, boolean, type InferType, number, object, string } from 'yup';
import { email, paging, prose, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { inputSchema, mayLeaveOut, replySchema, wholeSchema } from '../../core/content/schemas.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { mailEventNames } from './events.ts';
import { mailFields } from './fields.ts';
import { mailLimits } from './limits.ts';
import { mailStates } from './states.ts';

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

export const mailSettingsShown = replySchema(mailFields).shape({
  /** Whether the address of a mail server is known. */
  isSetUp: boolean().required(),
  /** Whether the mail server has an address to which it forwards answers. */
  takesAnswers: boolean().required(),
  /** How many get the news. */
  subscribers: number().integer().required(),
});

const { subscriptions, answers, remindAfter, ...first } = mailFields;

const given = wholeSchema(first)
  .concat(inputSchema({ subscriptions }))
  // What an earlier version does not know stays as it is.
  .concat(mayLeaveOut(inputSchema({ answers, remindAfter })));

export const editMailSettings = given.shape({ before: given.optional().default(undefined) });

/** With which the lab's mail server or its provider calls; shown once. */
export const webhookKey = object({ key: string().required() });

/** A mail, as the lab's mail server or its provider forwards it. */
export const mailAnswer = object({
  /** As in the header `From`; empty for mail that no person has sent. */
  from: text('from', limits.url).default(''),
  /** To which addresses it went: those of the headers, or that of the envelope. */
  to: prose('to', mailLimits.answerHeaders).default(''),
  subject: text('subject', limits.url).default(''),
  text: prose('text', mailLimits.answer).default(''),
  /** Is read only if there is no text. */
  html: prose('html', mailLimits.answerHtml).default(''),
  /** The lines of its header, which say whether a program has written it. */
  headers: prose('headers', mailLimits.answerHeaders).default(''),
  /** The whole mail instead of all these, with a character for each byte. */
  raw: string().default(''),
});

/** What a mail provider reports after the mail server has accepted a mail. */
const bounce = object({
  /** As in the header `Message-ID`, with or without its brackets. */
  messageId: text('messageId', limits.url).required(fieldTexts.missing),
  email: email().required(fieldTexts.missing),
  reason: text('reason', limits.message),
});

export const bounces = object({
  bounces: list(bounce, mailLimits.bounces).required(fieldTexts.missing),
});

export type MailRow = InferType<typeof mailRow>;
export type MailSettingsShown = InferType<typeof mailSettingsShown>;
export type MailAnswer = InferType<typeof mailAnswer>;
export type Bounce = InferType<typeof bounce>;
