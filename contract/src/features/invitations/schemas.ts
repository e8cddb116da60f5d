import { array, boolean, type InferType, object, string } from 'yup';
import { email, requiredText, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { roles } from '../../api/rights.ts';
import { fieldNames, fieldTexts } from '../../texts/field-texts.ts';
import { agreedVersion } from '../legal/consent/schemas.ts';
import { sessionFormTexts } from '../session/forms/texts.ts';
import { password, passwordAgain } from '../session/schemas.ts';
import { sessionTexts } from '../session/texts.ts';
import { grants, grantsReply } from '../users/roles/schemas.ts';
import { invitationTexts } from './texts.ts';

const { errors } = invitationTexts;

const role = string().oneOf(roles, errors.role).typeError(errors.role).default('');

const person = object({
  email: email().required(fieldTexts.required(fieldNames.email)),
  name: text(fieldNames.name, limits.name),
});

export const invite = object({
  role,
  grants: grants.default(undefined),
  people: list(person, limits.invitedAtOnce, { tooMany: errors.tooMany })
    .required(errors.nobody)
    .min(1, errors.nobody),
});

/** `key` is the secret part of the address, and `problem` says why there is none. */
export const invitedPerson = object({
  email: string().required(),
  key: string().defined(),
  problem: string().defined(),
});
export const invitedPeople = array().of(invitedPerson).required();

export const invitation = object({
  _id: string().required(),
  email: string().required(),
  name: string().defined(),
  role: string().oneOf(roles).defined(),
  /** The roles beside it. */
  grants: grantsReply,
  /** The email of the admin who invited. */
  by: string().defined(),
  createdAt: string().required(),
  expiresAt: string().required(),
  /** Empty until the person has accepted. */
  acceptedAt: string().defined(),
  /** Whether it ended because who invited is no admin any more. */
  ended: boolean().required(),
});
export const invitationList = array().of(invitation).required();

export const invitationKey = object({ key: requiredText(invitationTexts.key, limits.invitationKey) });

export const openInvitation = object({
  email: string().required(),
  name: string().defined(),
  /** Whether the person has a profile on the page of the team. */
  hasProfile: boolean().required(),
});

function ownName() {
  return requiredText(sessionTexts.registration.name, limits.name, sessionFormTexts.validation.name);
}

/** Without a password the person signs in with Google. */
export const acceptInvitation = invitationKey.shape({
  name: ownName(),
  password: password.optional(),
  consent: agreedVersion,
});
export const acceptedInvitation = object({ email: string().required() });

export const acceptForm = object({
  name: ownName(),
  password,
  confirmPassword: passwordAgain('password'),
});

export type Invite = InferType<typeof invite>;
export type InvitedPerson = InferType<typeof invitedPerson>;
export type Invitation = InferType<typeof invitation>;
export type OpenInvitation = InferType<typeof openInvitation>;
export type AcceptInvitation = InferType<typeof acceptInvitation>;
export type AcceptForm = InferType<typeof acceptForm>;
