/**
 * A person's account and their entry in the team find each other by the email that Firebase has verified,
 * whichever came first. An entry that belongs to an account, and one whose email another entry has too, is
 * given to nobody.
 */
import { isDeepStrictEqual } from 'node:util';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { memberKind } from '@lab/contract/features/team/kind';
import { hideableOfMember } from '@lab/contract/features/team/profile/fields';
import { logActivity } from '../../core/activity/activity-store.ts';
import { renderTexts } from '../../core/content/render-texts.ts';
import { codeOf } from '../../core/data/error-code.ts';
import { identity } from '../../core/data/firebase.ts';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { inGroups } from '../../core/data/in-groups.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { fullSocialMedia } from '../users/social-media.ts';
import { readUser, type StoredUser, userDocument } from '../users/user-store.ts';
import { entriesWithEmail, readEntry } from './account-store.ts';
import { memberStore, type StoredMember, teamSummary } from './member-store.ts';
import { choicesOf } from './shown-member.ts';

/** Costs one read where no entry has this email. */
export function joinEntry(caller: Caller): Promise<boolean> {
  return transact((tx) => joinIn(tx, caller, caller));
}

async function joinIn(
  tx: Transaction,
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
  by: Caller,
): Promise<boolean> {
  const [entry, ...others] = await entriesWithEmail(tx, email);
  if (!entry || others.length > 0 || entry.data().accountUid || entry.id === uid) return false;
  const isOfAnother = (await readUser(tx, entry.id)) !== undefined;
  if (isOfAnother || (await readEntry(uid, tx))) return false;
  const user = await readUser(tx, uid);
  if (user?.email !== email) return false;
  const team = await teamSummary.source(tx);
  const whole: StoredMember = {
    ...withOwnWords(entry.data(), user),
    accountUid: uid,
    updatedAt: now(),
  };
  const member = { ...whole, ...(await renderTexts(memberKind, whole)) };
  const name = memberStore.nameOf(member);
  tx.set(memberStore.document(entry.id), member);
  tx.update(userDocument(uid), choicesOf(member));
  teamSummary.write(tx, team.set(entry.id, member));
  logActivity(tx, by, 'joined', { kind: 'member', id: entry.id, name, ownerUid: uid });
  return true;
}

const nothing = emptyValues(memberKind.fields);

/**
 * What the person wrote in the account goes where the entry says nothing, so that it is still theirs to edit;
 * visitors see it when they choose. Their photo stays with the account.
 */
function withOwnWords(entry: StoredMember, user: StoredUser): StoredMember {
  const { phone, university, details } = user;
  const own = { phone, university, details, socialMedia: fullSocialMedia(user.socialMedia) };
  const isSaid = (field: keyof typeof own, by: typeof own) => !isDeepStrictEqual(by[field], nothing[field]);
  const fields = (['phone', 'university', 'details', 'socialMedia'] as const).filter(
    (field) => isSaid(field, own) && !isSaid(field, entry),
  );
  if (fields.length === 0) return entry;
  const hidden: readonly string[] = [...(entry.hidden ?? []), ...fields];
  return {
    ...entry,
    ...Object.fromEntries(fields.map((field) => [field, own[field]])),
    hidden: hideableOfMember.filter((field) => hidden.includes(field)),
  };
}

/** After an admin has written an entry: the account with its email gets it. */
export async function joinAccount(id: string, by: Caller): Promise<void> {
  const email = (await memberStore.document(id).get()).data()?.email;
  if (email) await joinAccounts([email], by);
}

/** As many as Firebase finds accounts of in one call. */
const emailsAtOnce = 100;

/** After an admin has written entries with these emails. */
export async function joinAccounts(emails: readonly string[], by: Caller): Promise<void> {
  for (const group of inGroups(emails, emailsAtOnce)) {
    for (const { uid, email } of await verifiedAccounts(group)) {
      await transact((tx) => joinIn(tx, { uid, email }, by));
    }
  }
}

/**
 * An account loses the entry that it got by an email, when an admin has put another in its place: the first
 * may have been wrong. In the transaction of the edit, because later the email says no more that it was
 * changed.
 */
export async function releaseIn(
  tx: Transaction,
  before: StoredMember,
  { email }: StoredMember,
): Promise<Partial<StoredMember>> {
  const { accountUid } = before;
  if (!accountUid || email === before.email) return {};
  const user = await readUser(tx, accountUid);
  if (user?.email === email) return {};
  if (user) tx.update(userDocument(accountUid), choicesOf({}));
  return { accountUid: '' };
}

/** The accounts with these emails that are verified and not disabled. */
async function verifiedAccounts(emails: readonly string[]) {
  try {
    const { users } = await identity().getUsers(emails.map((email) => ({ email })));
    return users.flatMap(({ uid, email, emailVerified, disabled }) =>
      email && emailVerified && !disabled ? [{ uid, email }] : [],
    );
  } catch (error) {
    if (codeOf(error) === 'auth/invalid-email') return [];
    throw error;
  }
}
