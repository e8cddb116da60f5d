/** The sentences that a person reads when Firebase Authentication or the server refuses a sign-in. */
import { identityTexts } from '@lab/contract/features/session/identity/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { ApiError } from './api-error.ts';

const sentences: Record<string, string> = identityTexts;

/** The Firebase error code without `auth/`. */
export function identityCode(error: unknown): string {
  // Thrown at each use of storage that the browser forbids, with a sentence for programmers.
  if (error instanceof DOMException && error.name === 'SecurityError') return 'web-storage-unsupported';
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

/** True if a signed-in person typed a wrong current password. */
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

/** True if a retry cannot help, because the account or the sign-in is gone. */
export function endsSession(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401 || error.status === 403;
  return final.has(identityCode(error));
}
