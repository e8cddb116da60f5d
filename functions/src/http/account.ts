/**
 * The live state of an account. A token lives an hour; an account that was disabled, or an admin whose claim was
 * taken, must lose access within 30 s, and a lookup for each call would double its time.
 */
import { identity } from '../data/firebase.ts';

export interface Account {
  disabled: boolean;
  admin: boolean;
  /** Tokens of sessions that began before this second were revoked. */
  tokensValidAfter: number;
}

interface Remembered {
  at: number;
  account: Promise<Account | undefined>;
}

const freshForMs = 30_000;
const mostRemembered = 1_000;
const remembered = new Map<string, Remembered>();

/** A token that is newer than what is remembered may come from a change that has just been made, so it asks anew. */
export function liveAccount(uid: string, tokenIssuedAt: number): Promise<Account | undefined> {
  const now = Date.now();
  const known = remembered.get(uid);
  if (known && now - known.at < freshForMs && known.at > tokenIssuedAt * 1000 + 1000) return known.account;
  const account = lookUp(uid);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(uid, { at: now, account });
  account.catch(() => remembered.delete(uid));
  return account;
}

async function lookUp(uid: string): Promise<Account | undefined> {
  const { users } = await identity().getUsers([{ uid }]);
  const user = users[0];
  if (!user) return undefined;
  return {
    disabled: user.disabled,
    admin: user.customClaims?.admin === true,
    tokensValidAfter: Math.floor(Date.parse(user.tokensValidAfterTime ?? '1970-01-01') / 1000),
  };
}
