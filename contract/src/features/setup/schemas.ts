import { array, boolean, type InferType, object, string } from 'yup';
import { email, requiredText, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { sessionFormTexts } from '../session/forms/texts.ts';
import { password, passwordAgain } from '../session/schemas.ts';
import { sessionTexts } from '../session/texts.ts';
import { setupSteps } from './checklist/steps.ts';
import { setupFormTexts } from './forms/texts.ts';

const { validation } = sessionFormTexts;

/** POST /setup. `code` is asked for where the lab is deployed. */
export const firstAdmin = object({
  name: requiredText(sessionTexts.registration.name, limits.name, validation.name),
  email: email().required(validation.email),
  password,
  code: text(setupFormTexts.account.code, limits.setupCode),
});

export const firstAdminForm = firstAdmin.shape({ confirmPassword: passwordAgain('password') });

/** `open`: the lab has no admin, so a visitor may become the first. */
export const setupState = object({ open: boolean().required(), asksCode: boolean().required() });

const stepNames = setupSteps.map(({ name }) => name);

export const checklist = object({
  hidden: boolean().required(),
  /** The steps of which there is something. */
  done: array().of(string().oneOf(stepNames).required()).required(),
  /** Whether the lab is on this machine only. */
  local: boolean().required(),
});

export const changeChecklist = object({ hidden: boolean().required() });

export type FirstAdmin = InferType<typeof firstAdmin>;
export type FirstAdminForm = InferType<typeof firstAdminForm>;
