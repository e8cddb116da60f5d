/** Accounts that nobody uses and that hold nothing else. */
import { hasRights, roleOf } from '@lab/contract/api/rights';
import type { UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { codeOf } from '../../core/data/error-code.ts';
import { allAccounts, identity } from '../../core/data/firebase.ts';
import { transact } from '../../core/data/firestore.ts';
import { givenIn } from '../../core/http/account.ts';
import { readAlumnus } from '../../features/alumni/alumni-store.ts';
import { applicationDocument } from '../../features/applications/application-store.ts';
import { messagesCollection } from '../../features/messages/message-store.ts';
import { newsStore } from '../../features/news/news-store.ts';
import { papersCollection } from '../../features/papers/paper-store.ts';
import { requestsCollection } from '../../features/papers/request-store.ts';
import { readEntry } from '../../features/team/account-store.ts';
import { readUser } from '../../features/users/user-store.ts';
import type { Expiring } from './kept-store.ts';

/** The session of a browser is renewed while the site is open, which counts as a visit. */
function expiring({ uid, displayName, email, metadata }: UserRecord): Expiring {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const times = [creationTime, lastSignInTime, lastRefreshTime].map((time) => Date.parse(time ?? ''));
  // Without any time it counts as used now, so that it stays.
  const known = times.filter((time) => !Number.isNaN(time));
  const lastActivity = new Date(known.length > 0 ? Math.max(...known) : Date.now());
  return { kind: 'account', recordId: uid, uid, name: displayName || email || '', lastActivity };
}

/** A disabled account stays, because its owner could otherwise register again. */
const mayExpire = ({ disabled, customClaims }: UserRecord) =>
  !disabled && !hasRights({ role: roleOf(customClaims) }) && givenIn(customClaims).length === 0;

export async function findUnusedAccounts(before: Date): Promise<Expiring[]> {
  const found: Expiring[] = [];
  for await (const account of allAccounts()) {
    const unused = mayExpire(account) && expiring(account);
    if (!unused || unused.lastActivity > before) continue;
    if (await transact((tx) => holdsNothing(tx, account.uid))) found.push(unused);
  }
  return found;
}

/** Undefined if there is no such account any more, or if it may not expire. */
export async function readAccount(uid: string): Promise<Expiring | undefined> {
  try {
    const account = await identity().getUser(uid);
    return mayExpire(account) ? expiring(account) : undefined;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/**
 * Whether nothing would be lost with the account: no right, no place on the team or among the alumni, no
 * work, news, application or message.
 */
export async function holdsNothing(tx: Transaction, uid: string): Promise<boolean> {
  const user = await readUser(tx, uid);
  if (user && user.role !== '') return false;
  const [entry, alumnus, application] = await Promise.all([
    readEntry(uid, tx),
    readAlumnus(uid, tx),
    tx.get(applicationDocument(uid)),
  ]);
  const owned = [papersCollection(), requestsCollection(), messagesCollection(), newsStore.collection()];
  const found = await Promise.all(
    owned.map(async (all) => (await tx.get(all.where('uid', '==', uid).limit(1).select())).empty),
  );
  return !entry && !alumnus && !application.exists && found.every(Boolean);
}
