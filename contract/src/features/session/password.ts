import { limits } from '../../api/limits.ts';
import { sessionFormTexts } from './forms/texts.ts';

const passwordAllowed = /^[A-Za-z\d!@#$&.*]*$/;

/**
 * The checklist beside the field. A character that is not allowed is an error of the form and no entry of the
 * list.
 */
export const passwordRules = [
  {
    text: sessionFormTexts.checklist.length,
    holds: (password: string) =>
      password.length >= limits.passwordMin && password.length <= limits.passwordMax,
  },
  { text: sessionFormTexts.checklist.uppercase, holds: (password: string) => /[A-Z]/.test(password) },
  { text: sessionFormTexts.checklist.lowercase, holds: (password: string) => /[a-z]/.test(password) },
  { text: sessionFormTexts.checklist.digit, holds: (password: string) => /\d/.test(password) },
  { text: sessionFormTexts.checklist.special, holds: (password: string) => /[!@#$&.*]/.test(password) },
];

export function hasRequiredMix(password: string): boolean {
  return passwordAllowed.test(password) && passwordRules.slice(1).every((rule) => rule.holds(password));
}
