/** Finds out who is calling, from the Authorization header. */
import { type Access, AppError } from '@lab/contract';
import { type Grant, mayOf } from '@lab/contract/api/given-roles';
import { roleOf } from '@lab/contract/api/rights';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { codeOf } from '../data/error-code.ts';
import { identity } from '../data/firebase.ts';
import { type Account, givenIn, liveAccount } from './account.ts';
import { type Caller, visitor } from './caller.ts';
import { hasEnded } from './ended-sessions-store.ts';
import { type Claimed, verifyToken } from './token.ts';

function bearer(header: string | undefined): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/.exec(header ?? '')?.[1];
  if (!token) throw new AppError('unauthorized', errorTexts.unauthorized);
  return token;
}

/** Reads which roles a person was given beside the one of the account. */
export type ReadGrants = (uid: string) => Promise<readonly Grant[]>;

export async function authenticate(
  access: Access | undefined,
  authorization: string | undefined,
  readGrants: ReadGrants = async () => [],
): Promise<Caller> {
  if (access === 'public') return visitor;
  const token = bearer(authorization);
  if (access === 'session') return verifyIdToken(token);
  const claimed = await verifyToken(token);
  const [account] = await Promise.all([liveAccount(claimed.uid, claimed.issuedAt), requireSession(claimed)]);
  requireLive(account, claimed.signedInAt);
  // A role counts only where the token and the account both say it.
  const role = claimed.role === account.role ? claimed.role : '';
  return { ...claimed, verified: true, role, may: await mayNow(claimed, account, readGrants) };
}

/**
 * Read at each call, and only for those who have such a role, so that what is taken or has ended counts at
 * once. The token, the account and the record have to say it.
 */
async function mayNow(
  { uid, may = [] }: Claimed,
  { given }: Account,
  readGrants: ReadGrants,
): Promise<Caller['may']> {
  if (may.length === 0 || given.length === 0) return undefined;
  const grants = (await readGrants(uid)).filter(({ role }) => given.includes(role));
  const now = mayOf(grants, new Date()).filter(({ right }) => may.some((said) => said.right === right));
  return now.length > 0 ? now : undefined;
}

function requireLive(account: Account | undefined, signedInAt: number): asserts account is Account {
  if (!account) throw new AppError('unauthorized', errorTexts.sessionExpired);
  if (account.disabled) throw new AppError('disabled', errorTexts.accountDisabled);
  if (signedInAt < account.tokensValidAfter) throw new AppError('unauthorized', errorTexts.sessionRevoked);
}

/** Refuses the tokens of a sign-in whose person has logged out. */
async function requireSession(session: Parameters<typeof hasEnded>[0]): Promise<void> {
  if (await hasEnded(session)) throw new AppError('unauthorized', errorTexts.sessionExpired);
}

/** Firebase's own ID tokens prove a sign-in. Only calls about the account itself take them. */
async function verifyIdToken(token: string): Promise<Caller> {
  const claims = await identity().verifyIdToken(token, true).catch(refuse);
  await requireSession({ uid: claims.uid, signedInAt: claims.auth_time });
  return {
    uid: claims.uid,
    email: (claims.email ?? '').toLowerCase(),
    verified: claims.email_verified === true,
    role: roleOf(claims),
    given: givenIn(claims),
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
