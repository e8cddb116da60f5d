/** Finds out who is calling, from the Authorization header. */
import { type Access, AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/texts';
import { type Account, liveAccount } from './account.ts';
import { type Caller, visitor } from './caller.ts';
import { verifyIdToken } from './id-token.ts';
import { verifyToken } from './token.ts';

function bearer(header: string | undefined): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/.exec(header ?? '')?.[1];
  if (!token) throw new AppError('unauthorized', errorTexts.unauthorized);
  return token;
}

export async function authenticate(
  access: Access | undefined,
  authorization: string | undefined,
): Promise<Caller> {
  if (access === 'public') return visitor;
  const token = bearer(authorization);
  if (access === 'session') return verifyIdToken(token);
  const claimed = await verifyToken(token);
  const account = await liveAccount(claimed.uid, claimed.issuedAt);
  requireLive(account, claimed.signedInAt);
  // A role counts only where the token and the account both say it.
  return { ...claimed, verified: true, role: claimed.role === account.role ? claimed.role : '' };
}

function requireLive(account: Account | undefined, signedInAt: number): asserts account is Account {
  if (!account) throw new AppError('unauthorized', errorTexts.sessionExpired);
  if (account.disabled) throw new AppError('disabled', errorTexts.accountDisabled);
  if (signedInAt < account.tokensValidAfter) throw new AppError('unauthorized', errorTexts.sessionRevoked);
}
