/**
 * Looks up whether an account is disabled and which role it has, because a token stays valid for an hour and
 * such a change must take effect within 30 s. The answer is cached, since a lookup for each call would double
 * its time.
 */
import { type GivenRole, givenRoles } from '@lab/contract/api/given-roles';
import { type Role, roleOf } from '@lab/contract/api/rights';
import { identity } from '../data/firebase.ts';

export interface Account {
  disabled: boolean;
  role: Role;
  /** The roles beside it that the account says; the person's record says for what and until when. */
  given: GivenRole[];
  /** In seconds. A token whose session began earlier has been revoked. */
  tokensValidAfter: number;
}

interface CachedAccount {
  at: number;
  account: Promise<Account | undefined>;
}

const cachedForMs = 30_000;
const maxCached = 1_000;
const cached = new Map<string, CachedAccount>();

/**
 * A token issued after the cached lookup may reflect a change made since then, so the account is looked up
 * again.
 */
export function liveAccount(uid: string, tokenIssuedAt: number): Promise<Account | undefined> {
  const now = Date.now();
  const entry = cached.get(uid);
  if (entry && now - entry.at < cachedForMs && entry.at > tokenIssuedAt * 1000 + 1000) return entry.account;
  const account = lookUp(uid);
  if (cached.size >= maxCached) cached.clear();
  cached.set(uid, { at: now, account });
  account.catch(() => cached.delete(uid));
  return account;
}

/** Those of the claims that are roles; anything else in them counts as nothing. */
export function givenIn({ roles }: Record<string, unknown> = {}): GivenRole[] {
  return Array.isArray(roles) ? givenRoles.filter((role) => roles.includes(role)) : [];
}

async function lookUp(uid: string): Promise<Account | undefined> {
  const { users } = await identity().getUsers([{ uid }]);
  const user = users[0];
  if (!user) return undefined;
  return {
    disabled: user.disabled,
    role: roleOf(user.customClaims),
    given: givenIn(user.customClaims),
    tokensValidAfter: Math.floor(Date.parse(user.tokensValidAfterTime ?? '1970-01-01') / 1000),
  };
}
