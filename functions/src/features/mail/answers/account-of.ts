/** The account that answers, as Authentication knows it now. */
import { limits } from '@lab/contract/api/limits';
import { roleOf } from '@lab/contract/api/rights';
import type { UserRecord } from 'firebase-admin/auth';
import { identity } from '../../../core/data/firebase.ts';
import type { Caller } from '../../../core/http/caller.ts';

/** One address, with or without a name before it. With two senders nobody can tell who has written. */
const oneSender = /^(?:[^<>@,;]*|[^<>,;]*\s)<([^<>\s@]+@[^<>\s@]+)>$|^([^<>\s@,;]+@[^<>\s@,;]+)$/;
/** Also finds an escaped sign outside of quotation marks, at which no name begins. */
const quotedName = /\\.|"(?:[^"\\]|\\.)*"/g;

/**
 * Empty when there is not exactly one. No mail program writes a longer one, and comparing it would take long.
 */
export function senderAddress(from: string): string {
  if (from.length > limits.url) return '';
  const found = oneSender.exec(from.replace(quotedName, (part) => (part.startsWith('"') ? '' : part)).trim());
  return (found?.[1] ?? found?.[2] ?? '').toLowerCase();
}

/**
 * Only an account that is enabled and has a verified address may answer, and is told when an answer is not
 * taken.
 */
function live(user: UserRecord | undefined): Caller | undefined {
  if (!user?.email || !user.emailVerified || user.disabled) return undefined;
  const { uid, customClaims } = user;
  const email = user.email.toLowerCase();
  return { uid, email, verified: true, role: roleOf(customClaims), signedInAt: 0 };
}

export async function accountAt(email: string): Promise<Caller | undefined> {
  return email ? live((await identity().getUsers([{ email }])).users[0]) : undefined;
}

export async function accountOf(uid: string | undefined): Promise<Caller | undefined> {
  return uid ? live((await identity().getUsers([{ uid }])).users[0]) : undefined;
}
