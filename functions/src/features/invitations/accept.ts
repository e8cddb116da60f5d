/** The calls of the invited person, who has no account yet and proves with the secret who invited them. */
import { AppError } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import type { AcceptInvitation, OpenInvitation } from '@lab/contract/features/invitations/schemas';
import { invitationTexts } from '@lab/contract/features/invitations/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { codeOf } from '../../core/data/error-code.ts';
import { identity } from '../../core/data/firebase.ts';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { hashOfSecret } from '../../core/data/secret.ts';
import { now } from '../../core/data/time.ts';
import { entriesWithEmail } from '../team/account-store.ts';
import type { StoredMember } from '../team/member-store.ts';
import { choicesOf } from '../team/shown-member.ts';
import { canSignInWith, claimsOf, claimsWithGrants } from '../users/admin-claim.ts';
import { upsertUserIn } from '../users/upsert-user.ts';
import { dropUnusedAccount, readUser, toGrants, userDocument, usersWith } from '../users/user-store.ts';
import { requireOpen, type StoredInvitation } from './invitation-store.ts';

const { errors } = invitationTexts;

/**
 * The entry of the team with this email, also where visitors do not see the email. Two of them may be two
 * people's.
 */
async function profileOf(
  tx: Transaction,
  email: string,
): Promise<(StoredMember & { id: string }) | undefined> {
  const [found, ...others] = await entriesWithEmail(tx, email);
  const entry = found?.data();
  return found && entry && !entry.accountUid && others.length === 0 ? { ...entry, id: found.id } : undefined;
}

/**
 * An invitation opens an account, and perhaps a profile, only while its inviter may invite and can sign in.
 */
async function requireInviter(tx: Transaction, invitation: StoredInvitation): Promise<void> {
  const uid = await inviterOf(tx, invitation);
  const inviter = uid ? await readUser(tx, uid) : undefined;
  const mayInvite = inviter !== undefined && can(inviter, 'users.manage');
  if (!mayInvite || !(await canSignInWith('users.manage', [uid]))) {
    throw new AppError('not-found', errors.gone);
  }
}

/** Those of earlier versions name only the email. */
async function inviterOf(tx: Transaction, { byUid, by }: StoredInvitation): Promise<string> {
  if (byUid || !by) return byUid;
  return (await usersWith(tx, by))[0]?.id ?? '';
}

export async function openInvitation(key: string): Promise<OpenInvitation> {
  const { invitation } = await requireOpen(key);
  const profile = await transact(async (tx) => {
    await requireInviter(tx, invitation);
    return profileOf(tx, invitation.email);
  });
  return {
    email: invitation.email,
    name: invitation.name || profile?.name || '',
    hasProfile: profile !== undefined,
  };
}

/**
 * Makes the account with the id of the person's profile in the team, so that the profile belongs to it. Its
 * email counts as verified, because the lab gave the secret to the person with this email. The account is
 * made before the transaction commits, and deleted when it fails; one that is left because a try broke off is
 * completed by the next.
 */
export async function acceptInvitation({
  key,
  name,
  password,
  consent,
}: AcceptInvitation): Promise<{ email: string }> {
  let account: Account | undefined;
  try {
    const accepted = await transact(async (tx) => {
      const { ref, invitation } = await requireOpen(key, tx);
      await requireInviter(tx, invitation);
      const { email, role, grants } = invitation;
      const profile = await profileOf(tx, email);
      account ??= await accountFor(
        { displayName: name, email, password },
        profile ? [profile.id, uidOf(ref)] : [uidOf(ref)],
      );
      const { uid } = account;
      const person = { uid, email, role };
      await upsertUserIn(tx, person, { name, photoUrl: profile?.image ?? '', consent });
      if (role && role !== 'admin') tx.update(userDocument(uid), { role });
      if (grants) tx.update(userDocument(uid), { grants });
      if (profile?.id === uid) tx.update(userDocument(uid), choicesOf(profile));
      tx.update(ref, { acceptedAt: now(), uid });
      const caller = { ...person, verified: true, signedInAt: 0 };
      logActivity(tx, caller, 'joined', { kind: 'user', id: uid, name, ownerUid: uid });
      // Last, so that an account has rights only when everything else has gone well.
      const claims = claimsWithGrants(claimsOf(role), toGrants(grants));
      if (Object.keys(claims).length > 0) await identity().setCustomUserClaims(uid, claims);
      return { email, account };
    });
    // Only whoever completes it chooses its password.
    if (!accepted.account.isNew)
      await identity().updateUser(accepted.account.uid, { displayName: name, ...(password && { password }) });
    return { email: accepted.email };
  } catch (error) {
    if (account?.isNew) await dropUnusedAccount(account.uid);
    throw error;
  }
}

interface Account {
  uid: string;
  isNew: boolean;
}

/** An id that no other account gets, by which the next try knows the account again. */
const uidOf = ({ id }: { id: string }) => hashOfSecret(id).slice(0, 28);

async function accountFor(
  account: { displayName: string; email: string; password: string | undefined },
  uids: readonly string[],
): Promise<Account> {
  for (const uid of uids) {
    try {
      await identity().createUser({ ...account, emailVerified: true, uid });
      return { uid, isNew: true };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'auth/email-already-exists') break;
      // It is this person's by an earlier try, or somebody with another email has the profile already.
      if (code !== 'auth/uid-already-exists') throw error;
    }
  }
  return { uid: await uidOfBrokenOff(account.email, uids), isNew: false };
}

/**
 * Only an account in which nobody has ever been, so that an invitation never opens the account of somebody.
 */
async function uidOfBrokenOff(email: string, uids: readonly string[]): Promise<string> {
  const { uid, emailVerified, metadata } = await identity().getUserByEmail(email);
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const wasUsed = Boolean(lastRefreshTime) || Date.parse(lastSignInTime ?? '') > Date.parse(creationTime);
  const isOurs = uids.includes(uid) && emailVerified && !wasUsed;
  if (!isOurs || (await userDocument(uid).get()).exists) throw new AppError('conflict', errors.hasAccount);
  return uid;
}
