/** What a person reads when the identity service or the server refuses them. */
import { identityTexts } from '@lab/contract/session/identity/texts';
import { siteTexts } from '@lab/contract/texts';
import { ApiError } from './api-error.ts';

const sentences: Record<string, string> = identityTexts;

/** The identity service's code without its `auth/`. */
export function identityCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.replace(/^auth\//, '');
}

export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const own = sentences[identityCode(error)];
  if (own) return own;
  // docs/specification.md#signing-in
  return (error instanceof Error && error.message) || siteTexts.somethingWrong;
}

const wrongPassword = new Set(['wrong-password', 'invalid-credential', 'invalid-login-credentials']);

/** Whether somebody who is signed in has typed another password than their own. */
export function isWrongPassword(error: unknown): boolean {
  return wrongPassword.has(identityCode(error));
}

const final = new Set([
  'user-disabled',
  'user-token-expired',
  'user-not-found',
  'invalid-user-token',
  'null-user',
]);

/** Whether asking again later cannot help: the account or the sign-in itself is gone. */
export function endsSession(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401 || error.status === 403;
  return final.has(identityCode(error));
}
