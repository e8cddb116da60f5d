/**
 * `users`: one record for each account; `registrations`: one until its email is verified. The id of both is
 * the account's uid.
 */

import { AppError } from '@lab/contract';
import { type GivenRole, type Grant, givenRoles } from '@lab/contract/api/given-roles';
import { type Right, type Role, rolesWith } from '@lab/contract/api/rights';
import type { User } from '@lab/contract/features/users/schemas';
import { userTexts } from '@lab/contract/features/users/texts';
import { lastMoment } from '@lab/contract/lib/moments';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { identity } from '../../core/data/firebase.ts';
import { collection, documentOf, isDocumentId } from '../../core/data/firestore.ts';
import { inGroups } from '../../core/data/in-groups.ts';
import { readTogether } from '../../core/data/read-together.ts';
import { iso, noTime, type Time, timeAt } from '../../core/data/time.ts';
import { type KeptConsent, shownConsent } from '../legal/consent/consent-store.ts';
import { fullSocialMedia } from './social-media.ts';

interface StoredGrant {
  only: string[];
  until: Time | null;
}

export type StoredGrants = { [R in GivenRole]?: StoredGrant };

const shape = {
  name: '',
  email: '',
  photoUrl: '',
  role: '' as Role,
  /** The person enters these in their profile. */
  phone: '',
  university: '',
  details: '',
  socialMedia: fullSocialMedia(undefined),
  createdAt: noTime,
};

export type StoredUser = typeof shape &
  KeptConsent & {
    /** Copies of the person's choices in the team, for pages that show authors. */
    hidesPhoto?: boolean;
    hidesEmail?: boolean;
    /** Whether an admin has blocked the account. */
    blocked?: boolean;
    /** The roles beside `role`, by their names, which the rules of Storage read. */
    grants?: StoredGrants;
  };

export const toGrants = (stored: StoredGrants = {}): Grant[] =>
  givenRoles.flatMap((role) => {
    const grant = stored[role];
    return grant ? [{ role, only: grant.only, until: grant.until ? iso(grant.until) : '' }] : [];
  });

/** A day ends when it has ended everywhere, as deadlines do. */
export const storedGrants = (grants: readonly Grant[]): StoredGrants =>
  Object.fromEntries(
    grants.map(({ role, only, until }) => [
      role,
      { only: [...only], until: until ? timeAt(lastMoment(until)) : null },
    ]),
  );

export async function readGrants(uid: string): Promise<Grant[]> {
  const user = (await userDocument(uid).get()).data();
  return user?.blocked ? [] : toGrants(user?.grants);
}

export const usersCollection = () => collection<StoredUser>('users', shape);

export const userDocument = (uid: string) => documentOf(usersCollection(), uid, userTexts.notFound);

export async function readUser(tx: Transaction, uid: string): Promise<StoredUser | undefined> {
  return (await tx.get(userDocument(uid))).data();
}

/**
 * Must be called in transactions that create a person's record, because a token stays valid after its account
 * is deleted.
 */
export async function requireAccount(tx: Transaction, uid: string): Promise<StoredUser> {
  const user = await readUser(tx, uid);
  if (!user) throw new AppError('unauthorized', errorTexts.sessionExpired);
  return user;
}

export async function userByEmail(email: string): Promise<DocumentSnapshot<StoredUser> | undefined> {
  const { docs } = await usersCollection().where('email', '==', email.trim().toLowerCase()).limit(1).get();
  return docs[0];
}

export async function usersWith(tx: Transaction, email: string) {
  return (await tx.get(usersCollection().where('email', '==', email))).docs;
}

/** As many as a query compares with. */
const emailsInQuery = 30;

export async function usersWithEmails(tx: Transaction, emails: readonly string[]) {
  const groups = inGroups([...new Set(emails)].filter(Boolean), emailsInQuery);
  const found = await Promise.all(groups.map((some) => tx.get(usersCollection().where('email', 'in', some))));
  return found.flatMap(({ docs }) => docs);
}

export async function namesOfUsers(uids: readonly string[]): Promise<Map<string, string>> {
  // One id that no account can have must not keep the other names from being read.
  const possible = uids.filter(isDocumentId);
  const users = await Promise.all(possible.map((uid) => readTogether(userDocument(uid))));
  return new Map(possible.map((uid, at) => [uid, users[at]?.name ?? '']));
}

/** The ids of people with these roles, at most as many as Authentication looks up in one call. */
async function withRoles(tx: Transaction, having: readonly Role[], atMost = 100): Promise<string[]> {
  const { docs } = await tx.get(usersCollection().where('role', 'in', having).limit(atMost));
  return docs.map(({ id }) => id);
}

export const admins = (tx: Transaction, atMost?: number) => withRoles(tx, ['admin'], atMost);

export const usersWithRight = (tx: Transaction, right: Right) => withRoles(tx, rolesWith(right));

export function toUser(snapshot: DocumentSnapshot<StoredUser>): User {
  const stored = snapshot.data() as StoredUser;
  const { name, email, photoUrl, phone, role, createdAt, blocked, grants } = stored;
  return {
    _id: snapshot.id,
    name,
    email,
    photoUrl,
    phone,
    role,
    admin: role === 'admin',
    createdAt: iso(createdAt),
    ...shownConsent(stored),
    ...(blocked && { blocked }),
    ...(grants && { grants: toGrants(grants) }),
  };
}

/**
 * After the failure of a transaction for which the account was made. A commit may have been made although its
 * answer was lost.
 */
export async function dropUnusedAccount(uid: string): Promise<void> {
  if (uid && !(await userDocument(uid).get()).exists) await identity().deleteUser(uid);
}

const registrationShape = { name: '', photoUrl: '', createdAt: noTime };

export type StoredRegistration = typeof registrationShape & KeptConsent;

/** What a person entered at registration, before their email is verified. It is shown to nobody. */
export const registrationDocument = (uid: string) =>
  documentOf(collection<StoredRegistration>('registrations', registrationShape), uid, userTexts.notFound);
