import { array, type InferType, object, string } from 'yup';
import { text, url } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { list } from '../../../api/list.ts';
import { inputSchema, mayLeaveOut, recordSchema, replySchema } from '../../../core/content/schemas.ts';
import { renderedTexts } from '../../../core/markdown/schemas.ts';
import { hasRightCheckDigit, orcidIn } from '../../../lib/orcid.ts';
import { memberKind } from '../kind.ts';
import { hideable, profileFields } from './fields.ts';
import { profileTexts } from './texts.ts';

const { fields, validation } = profileTexts;

const rewritten = (rewrite: (written: string) => string) => (value: unknown) =>
  typeof value === 'string' ? rewrite(value.trim()) : value;

export const orcid = text(fields.orcid, profileFields.orcid.max)
  .transform(rewritten((written) => orcidIn(written) ?? written))
  .test('orcid', validation.orcid, (value) => !value || orcidIn(value) === value)
  .test(
    'digit',
    validation.orcidDigit,
    (value) => !value || orcidIn(value) !== value || hasRightCheckDigit(value),
  )
  .default('');

const host = '[a-z0-9-]+(?:\\.[a-z0-9-]+)+';
const mastodonName = new RegExp(`^@?([\\w.-]+)@(${host})$`, 'i');
const blueskyName = new RegExp(`^@?(${host})$`, 'i');

export const mastodon = url(fields.mastodon, validation.mastodon)
  .transform(rewritten((written) => written.replace(mastodonName, 'https://$2/@$1')))
  .default('');

export const bluesky = url(fields.bluesky, validation.bluesky)
  .transform(rewritten((written) => written.replace(blueskyName, 'https://bsky.app/profile/$1')))
  .default('');

const hidden = list(string().oneOf(hideable).required(), hideable.length);

/** The names by which works are a person's, among their former names. */
const linkedNames = list(text(fields.formerNames, limits.name).required(), profileFields.formerNames.max);

export const profileForm = inputSchema(profileFields).shape({ orcid, mastodon, bluesky });

/** The form, in which admins also say which former names link works. */
export const profileEditorForm = profileForm.shape({
  hidden: hidden.default([]),
  linkedNames: linkedNames.default([]),
});

/** The person and admins see all, and what of it visitors do not. */
export const wholeProfile = replySchema(profileFields).shape({
  hidden: hidden.required(),
  linkedNames: list(string().required(), profileFields.formerNames.max).required(),
});

/** PATCH /profile: what is left out stays as it is. */
export const editOwnProfile = mayLeaveOut(profileForm).shape({
  hidden: hidden.optional(),
  before: mayLeaveOut(wholeProfile).optional().default(undefined),
});

/** Only admins say which former names link works, because a member must not claim the papers of others. */
export const editProfileOf = editOwnProfile.shape({ linkedNames: linkedNames.optional() });

/** The page of a person: what they show. */
export const shownProfile = replySchema(profileFields).shape({ rendered: renderedTexts(['biography']) });

export const newsInBrief = array()
  .of(
    object({
      _id: string().required(),
      title: string().defined(),
      createdAt: string().required(),
    }),
  )
  .required();

/** Only of members who show some, in the order of the team. */
export const interestsOfMembers = array()
  .of(object({ _id: string().required(), interests: array().of(string().required()).required() }))
  .required();

/** `memberId` is empty for a person who is not on the team and has no page. */
export const wholeOwnProfile = wholeProfile.shape({ memberId: string().defined() });

/**
 * A member as admins see them: with what visitors do not see, and whether an account belongs to the entry.
 */
export const wholeMember = recordSchema(memberKind).shape({
  hidden: array().of(string().required()).required(),
  account: string().oneOf(['own', 'none', 'shared']).required(),
  /** Empty without an account. */
  accountUid: string().defined(),
});
export const wholeMembers = array().of(wholeMember).required();

export type ProfileForm = InferType<typeof profileForm>;
export type WholeProfile = InferType<typeof wholeProfile>;
export type OwnProfile = InferType<typeof wholeOwnProfile>;
export type ShownProfile = InferType<typeof shownProfile>;
export type InterestsOfMembers = InferType<typeof interestsOfMembers>;
export type EditProfileOf = InferType<typeof editProfileOf>;
export type WholeMember = InferType<typeof wholeMember>;
