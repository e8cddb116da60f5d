import { type InferType, object } from 'yup';
import { email, text } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { list } from '../../../api/list.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { mailLimits } from '../limits.ts';

/** What a mail provider tells later than the mail server did. */
const bounce = object({
  /** As in the header `Message-ID`, with or without its brackets. */
  messageId: text('messageId', limits.url).required(fieldTexts.missing),
  email: email().required(fieldTexts.missing),
  reason: text('reason', limits.message),
});

export const bounces = object({
  bounces: list(bounce, mailLimits.bounces).required(fieldTexts.missing),
});

export type Bounce = InferType<typeof bounce>;
