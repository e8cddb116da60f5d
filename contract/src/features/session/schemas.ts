import { type InferType, number, object, string } from 'yup';
import { email, requiredText } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { sessionFormTexts } from './forms/texts.ts';
import { hasRequiredMix } from './password.ts';
import { sessionTexts } from './texts.ts';

const { validation } = sessionFormTexts;
const { registration } = sessionTexts;

// Not trimmed, because spaces may be part of a password.
export const password = string()
  .required(validation.password)
  .min(limits.passwordMin, validation.passwordMin)
  .max(limits.passwordMax, validation.passwordMax)
  .test('mix', validation.passwordPattern, (value) => !value || hasRequiredMix(value));

/** The repeated password; `field` is the name of the first one. */
export function passwordAgain(field: string) {
  return string()
    .required(validation.confirmPassword)
    .test('match', validation.mismatch, (value, { parent }) => !value || value === parent[field]);
}

export const loginForm = object({ email: email().required(validation.email), password });

/** The picture is a File, which only browsers know, so the form checks it itself. */
export const registrationForm = object({
  name: requiredText(registration.name, limits.name, validation.name),
  email: email().required(validation.email),
  password,
  confirmPassword: passwordAgain('password'),
});

/** In seconds; in the year 2286. */
const latestTime = 9_999_999_999;
const noTime = fieldTexts.wholeNumber('replaces', 0, latestTime);

/** POST /jwt. `replaces` is when the person signed in whose token the browser still has, in seconds. */
export const tokenRequest = object({
  email: email().required(validation.email),
  replaces: number().typeError(noTime).integer(noTime).min(0, noTime).max(latestTime, noTime),
});
export const tokenReply = object({ token: string().required() });

export type LoginForm = InferType<typeof loginForm>;
export type RegistrationForm = InferType<typeof registrationForm>;
