/** Who is calling, from the Authorization header. What they may do is decided in guard.ts. */
import type { Access } from '@lab/contract';
import { AppError } from '@lab/contract';
import { clean } from '@lab/contract/fields';
import { errorTexts } from '@lab/contract/texts';
import type { UserRole } from '@lab/contract/users/roles';
import { type Account, liveAccount } from './account.ts';
import { verifyIdToken } from './id-token.ts';
import { verifyToken } from './token.ts';

export interface Caller {
  uid: string;
  email: string;
  /** Whether the identity service has verified the email; a product token is given only then. */
  verified: boolean;
  admin: boolean;
  role: UserRole;
  /** When the person signed in, in seconds. */
  signedInAt: number;
  /** Names one submission of this person, however often it is sent. */
  submission?: string;
}

/** From the header Idempotency-Key; anything that is no such key is taken as none. */
export function submissionOf(key: string | undefined): string | undefined {
  return key && /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

export const visitor: Caller = {
  uid: '',
  email: '',
  verified: false,
  admin: false,
  role: '',
  signedInAt: 0,
};

export function isEmailOf({ email: own }: Caller, email: string): boolean {
  return clean(email).toLowerCase() === own;
}

function bearer(header: string | undefined): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/.exec(header ?? '')?.[1];
  if (!token) throw new AppError('unauthorized', errorTexts.unauthorized);
  return token;
}

export async function authenticate(access: Access, authorization: string | undefined): Promise<Caller> {
  if (access === 'public') return visitor;
  const token = bearer(authorization);
  if (access === 'session') return verifyIdToken(token);
  const claimed = await verifyToken(token);
  const account = await liveAccount(claimed.uid, claimed.issuedAt);
  demandLive(account, claimed.signedInAt);
  return { ...claimed, verified: true, admin: claimed.admin && account.admin };
}

function demandLive(account: Account | undefined, signedInAt: number): asserts account is Account {
  if (!account) throw new AppError('unauthorized', errorTexts.sessionExpired);
  if (account.disabled) throw new AppError('disabled', errorTexts.accountDisabled);
  if (signedInAt < account.tokensValidAfter) throw new AppError('unauthorized', errorTexts.sessionRevoked);
}
