import { type InferType, object, string } from 'yup';
import { email } from '../../api/fields.ts';
import { sessionFormTexts } from '../session/forms/texts.ts';
import { password, passwordAgain } from '../session/schemas.ts';

const { validation } = sessionFormTexts;

export const forgotPasswordForm = object({ email: email().required(validation.email) });

export const changePasswordForm = object({
  current: string().required(validation.password),
  next: password,
  confirm: passwordAgain('next'),
});

export type ForgotPasswordForm = InferType<typeof forgotPasswordForm>;
export type ChangePasswordForm = InferType<typeof changePasswordForm>;
