import { type InferType, object, string } from 'yup';
import { image, prose, requiredText, text, url } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { replySchema } from '../../core/content/schemas.ts';
import { memberKind } from './kind.ts';
import { teamRuleTexts } from './rules/texts.ts';
import { teamTexts } from './texts.ts';

const { fields } = teamTexts;

const memberSocialMedia = object({
  linkedin: url(fields.social.linkedin),
  twitter: url(fields.social.twitter),
  facebook: url(fields.social.facebook),
  github: url(fields.social.github),
});

/**
 * What a person writes in their own profile. The specification's payload also names `email`; it cannot be
 * changed, so what a body says about it is dropped. An optional field that is left out stays as it is.
 */
export const profileForm = object({
  name: requiredText(fields.name, limits.name),
  phone: text(fields.phone, limits.phone),
  university: text(fields.university, limits.university),
  details: prose(fields.details, limits.details, teamRuleTexts.detailsTooLong),
  socialMedia: memberSocialMedia,
  photoUrl: image(fields.image),
});

/** GET /userInfoInTeam: the caller's own, whose role is that of the account when they are not in the team. */
const { alsoKnownAs: _onlyAdmins, title: _besideRole, ...shown } = memberKind.fields;

export const ownMember = replySchema(shown).shape({ createdAt: string().required() });

/** PATCH /updateUserAndTeam: an admin may have changed the same person's entry in the team. */
export const editProfile = profileForm.shape({
  before: ownMember
    .pick(['name', 'phone', 'university', 'details', 'socialMedia', 'image'])
    .optional()
    .default(undefined),
});

export type MemberSocialMedia = InferType<typeof memberSocialMedia>;
export type ProfileForm = InferType<typeof profileForm>;
export type EditProfile = InferType<typeof editProfile>;
export type OwnMember = InferType<typeof ownMember>;
