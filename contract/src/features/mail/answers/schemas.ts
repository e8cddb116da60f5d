import { type InferType, object, string } from 'yup';
import { prose, text } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { mailLimits } from '../limits.ts';

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

export type MailAnswer = InferType<typeof mailAnswer>;
