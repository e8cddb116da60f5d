/** POST /invitations and what admins do with an invitation afterwards. */
import { AppError } from '@lab/contract';
import { invitationDeskTexts } from '@lab/contract/features/invitations/desk/texts';
import type { Invite, InvitedPerson } from '@lab/contract/features/invitations/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import { logActivity, type Target } from '../../core/activity/activity-store.ts';
import { identity } from '../../core/data/firebase.ts';
import { requireExisting, type Transaction, transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { cancelNotification, notify } from '../mail/notify.ts';
import { storedGrants } from '../users/user-store.ts';
import {
  createInvitation,
  invitationDocument,
  invitedOwner,
  isAccepted,
  mailIdOf,
  newKey,
  openInvitationsOf,
} from './invitation-store.ts';

export async function invite(
  { role, grants = [], people }: Invite,
  caller: Caller,
): Promise<InvitedPerson[]> {
  const invited: InvitedPerson[] = [];
  for (const { email, name = '' } of people) {
    const problem = (await hasAccount(email)) ? invitationDeskTexts.hasAccount : '';
    const key = problem
      ? ''
      : await inviteOne({ email, name, role, ...(grants[0] && { grants: storedGrants(grants) }) }, caller);
    invited.push({ email, key, problem });
  }
  return invited;
}

function mailInvited(tx: Transaction, id: string, address: string, key: string): void {
  const path = `${paths.invitation}#${key}`;
  notify(tx, 'invitation', {}, { address }, { path, id: mailIdOf(id) });
}

function target(id: string, { name, email }: { name: string; email: string }): Target {
  return { kind: 'user', id, name: name || email, ownerUid: invitedOwner(email) };
}

type Person = Omit<Parameters<typeof createInvitation>[1], 'by' | 'byUid' | 'earlier'>;

function inviteOne(person: Person, caller: Caller): Promise<string> {
  return transact(async (tx) => {
    const replaced = await openInvitationsOf(tx, person.email);
    for (const { id, ref } of replaced) {
      tx.delete(ref);
      cancelNotification(tx, mailIdOf(id));
    }
    const earlier = replaced.flatMap((one) => [one.id, ...(one.data().earlier ?? [])]);
    const { id, key } = createInvitation(tx, { ...person, by: caller.email, byUid: caller.uid, earlier });
    mailInvited(tx, id, person.email, key);
    logActivity(tx, caller, 'invited', target(id, person));
    return key;
  });
}

async function hasAccount(email: string): Promise<boolean> {
  return (await identity().getUsers([{ email }])).users.length > 0;
}

async function requireNotAccepted(tx: Transaction, id: string) {
  const invitation = await requireExisting(tx, invitationDocument(id), invitationDeskTexts.notFound);
  if (isAccepted(invitation)) throw new AppError('conflict', invitationDeskTexts.accepted);
  return invitation;
}

/** From then on the admin who renews it counts as its inviter. */
export function renew(id: string, caller: Caller): Promise<InvitedPerson> {
  return transact(async (tx) => {
    const invitation = await requireNotAccepted(tx, id);
    const { key, stored } = newKey();
    tx.update(invitationDocument(id), { ...stored, by: caller.email, byUid: caller.uid });
    mailInvited(tx, id, invitation.email, key);
    return { email: invitation.email, key, problem: '' };
  });
}

export function withdraw(id: string, caller: Caller): Promise<{ deletedCount: number }> {
  return transact(async (tx) => {
    const invitation = await requireNotAccepted(tx, id);
    tx.delete(invitationDocument(id));
    cancelNotification(tx, mailIdOf(id));
    logActivity(tx, caller, 'withdrew', target(id, invitation));
    return { deletedCount: 1 };
  });
}
