/** Verifies Firebase's own ID tokens, which prove a sign-in. Only POST /jwt, POST /users and DELETE /myAccount take them. */
import { AppError } from '@lab/contract';
import { roleOf } from '@lab/contract/api/rights';
import { errorTexts } from '@lab/contract/texts/texts';
import { codeOf } from '../data/error-code.ts';
import { identity } from '../data/firebase.ts';
import type { Caller } from './caller.ts';

export async function verifyIdToken(token: string): Promise<Caller> {
  const claims = await identity().verifyIdToken(token, true).catch(refuse);
  return {
    uid: claims.uid,
    email: (claims.email ?? '').toLowerCase(),
    verified: claims.email_verified === true,
    role: roleOf(claims),
    signedInAt: claims.auth_time,
  };
}

// Errors about the token itself are the caller's; all others are errors of the server.
function refuse(error: unknown): never {
  const code = codeOf(error);
  if (code === 'auth/user-disabled') throw new AppError('disabled', errorTexts.accountDisabled);
  if (code === 'auth/id-token-revoked') throw new AppError('unauthorized', errorTexts.sessionRevoked);
  if (code === 'auth/id-token-expired') throw new AppError('unauthorized', errorTexts.sessionExpired);
  if (code === 'auth/argument-error' || code === 'auth/invalid-id-token' || code === 'auth/user-not-found') {
    throw new AppError('unauthorized', errorTexts.unauthorized);
  }
  throw error;
}
