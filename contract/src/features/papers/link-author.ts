import { type InferType, object, string } from 'yup';
import { requiredText, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { linkTexts } from './review/texts.ts';
import { paperTexts } from './texts.ts';

/** Which member an author is; an empty `member` is nobody of the team, and `before` is what the admin has seen. */
export const linkAuthor = object({
  author: requiredText(paperTexts.fields.author, limits.author),
  member: text(linkTexts.member, limits.id).defined(),
  before: string(),
});

export type LinkAuthor = InferType<typeof linkAuthor>;
