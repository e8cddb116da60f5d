/** What admins send about a published paper at the desk. */
import { array, type InferType, object, string } from 'yup';
import { requiredText, text } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { paperTexts } from '../texts.ts';
import { type WorkType, workTypes } from '../types.ts';
import { linkTexts, versionTexts } from './texts.ts';

/**
 * Which member an author is; an empty `member` is nobody of the team, and `before` is what the admin has
 * seen.
 */
export const linkAuthor = object({
  author: requiredText(paperTexts.fields.author, limits.author),
  member: text(linkTexts.member, limits.id).defined(),
  before: string(),
});

/** When each record was last written, as the admin has seen it in `sameWorks`. */
const seen = requiredText(versionTexts.seen, limits.id);

export const makeVersion = object({ seen, otherSeen: seen });

const sameWork = object({
  _id: string().required(),
  type: string<WorkType>().oneOf(workTypes).required(),
  title: string().defined(),
  authors: array().of(string().defined()).required(),
  publicationDate: string().defined(),
  venue: string().defined(),
  doi: string().defined(),
  seen: string().required(),
});

/** The works that may be other versions of one, and when that one was last written. */
export const sameWorks = object({ seen: string().required(), works: array().of(sameWork).required() });

export type LinkAuthor = InferType<typeof linkAuthor>;
export type MakeVersion = InferType<typeof makeVersion>;
export type SameWorks = InferType<typeof sameWorks>;
export type SameWork = SameWorks['works'][number];
