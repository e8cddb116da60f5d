import { array, boolean, type InferType, object, string } from 'yup';
import { email, image, requiredText } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { rights } from '../../api/right-sentences.ts';
import { type Right, roles } from '../../api/rights.ts';
import { fieldNames, fieldTexts } from '../../texts/field-texts.ts';
import { agreedVersion, givenConsent } from '../legal/consent/schemas.ts';
import { grantsReply } from './roles/schemas.ts';
import { userTexts } from './texts.ts';

/** POST /users, after registration or a sign-in with Google. */
export const registerUser = object({
  email: email().required(fieldTexts.required(fieldNames.email)),
  name: requiredText(fieldNames.name, limits.name),
  photoUrl: image(fieldNames.photo),
  consent: agreedVersion,
});

export const ofEmail = object({ email: email().required(fieldTexts.required(fieldNames.email)) });

export const changeRole = object({
  role: string()
    .defined(userTexts.errors.role)
    .nonNullable(userTexts.errors.role)
    .oneOf(['', 'writer'] as const, userTexts.errors.role)
    .typeError(userTexts.errors.role),
});

export const user = object({
  _id: string().required(),
  name: string().defined(),
  email: string().defined(),
  photoUrl: string().defined(),
  phone: string().defined(),
  role: string().oneOf(roles).defined(),
  admin: boolean().required(),
  createdAt: string().required(),
  consent: givenConsent,
  /** Missing unless an admin has blocked the account. */
  blocked: boolean(),
  /** The roles beside it; missing if none was ever given. */
  grants: grantsReply,
});
export const users = array().of(user).required();

export const adminReply = object({ admin: boolean().required() });
const rightNames = Object.keys(rights) as Right[];
const given = object({
  right: string().oneOf(rightNames).required(),
  only: array().of(string().required()).required(),
});
/** `may`: what roles beside it add; missing where there are none. */
export const roleReply = object({
  role: string().oneOf(roles).defined(),
  may: array().of(given).optional(),
  /** The pages of the desk that these open. */
  opens: array().of(string().required()).optional(),
});
/** The id of the new record, or null when the record exists already. */
export const registeredReply = object({ insertedId: string().nullable().defined() });

export type User = InferType<typeof user>;
export type RegisterUser = InferType<typeof registerUser>;
