/** POST /invitations and what admins do with an invitation afterwards. */
import { AppError } from '@lab/contract';
import { invitationDeskTexts } from '@lab/contract/invitations/desk/texts';
import type { Invite, InvitedPerson } from '@lab/contract/invitations/schemas';
import { record } from '../activity/activity-store.ts';
import { codeOf } from '../data/error-code.ts';
import { identity } from '../data/firebase.ts';
import { requireExisting, transact } from '../data/firestore.ts';
import type { Caller } from '../http/caller.ts';
import {
  createInvitation,
  invitationDocument,
  isAccepted,
  newKey,
  openInvitationsOf,
} from './invitation-store.ts';

export async function invite({ role, people }: Invite, caller: Caller): Promise<InvitedPerson[]> {
  const invited: InvitedPerson[] = [];
  for (const { email, name = '' } of people) {
    const problem = (await hasAccount(email)) ? invitationDeskTexts.hasAccount : '';
    const key = problem ? '' : await inviteOne({ email, name, role }, caller);
    invited.push({ email, key, problem });
  }
  return invited;
}

type Person = Invite['people'][number] & { name: string; role: Invite['role'] };

function inviteOne(person: Person, caller: Caller): Promise<string> {
  return transact(async (tx) => {
    const earlier = await openInvitationsOf(tx, person.email);
    for (const ref of earlier) tx.delete(ref);
    const { id, key } = createInvitation(tx, { ...person, by: caller.email });
    record(tx, caller, 'invited', { kind: 'user', id, name: person.name || person.email });
    return key;
  });
}

export async function hasAccount(email: string): Promise<boolean> {
  try {
    await identity().getUserByEmail(email);
    return true;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return false;
    throw error;
  }
}

export function renew(id: string): Promise<InvitedPerson> {
  return transact(async (tx) => {
    const document = invitationDocument(id);
    const invitation = await requireExisting(tx, document, invitationDeskTexts.notFound);
    if (isAccepted(invitation)) throw new AppError('conflict', invitationDeskTexts.accepted);
    const { key, stored } = newKey();
    tx.update(document, stored);
    return { email: invitation.email, key, problem: '' };
  });
}

export function withdraw(id: string, caller: Caller): Promise<{ deletedCount: number }> {
  return transact(async (tx) => {
    const document = invitationDocument(id);
    const invitation = await requireExisting(tx, document, invitationDeskTexts.notFound);
    if (isAccepted(invitation)) throw new AppError('conflict', invitationDeskTexts.accepted);
    tx.delete(document);
    record(tx, caller, 'withdrew', { kind: 'user', id, name: invitation.name || invitation.email });
    return { deletedCount: 1 };
  });
}
