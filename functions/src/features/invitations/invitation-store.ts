/** `invitations`: who is invited. The secret of an invitation is not stored, only its hash. */
import { AppError } from '@lab/contract';
import type { Role } from '@lab/contract/api/rights';
import { invitationDeskTexts } from '@lab/contract/features/invitations/desk/texts';
import type { Invitation } from '@lab/contract/features/invitations/schemas';
import { invitationTexts } from '@lab/contract/features/invitations/texts';
import { day } from '@lab/contract/lib/durations';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { hashOfAddress } from '../../core/data/address.ts';
import { collection, documentOf } from '../../core/data/firestore.ts';
import { type PageQuery, readPage } from '../../core/data/page.ts';
import { hashOfSecret, newSecret } from '../../core/data/secret.ts';
import { iso, noTime, now, timeAt } from '../../core/data/time.ts';
import { Page } from '../../core/http/handler.ts';
import { cancelNotification } from '../mail/notify.ts';
import { type StoredGrants, toGrants } from '../users/user-store.ts';

const shape = {
  email: '',
  name: '',
  role: '' as Role,
  by: '',
  /** Empty in invitations of earlier versions. */
  byUid: '',
  keyHash: '',
  createdAt: noTime,
  /** Firestore deletes it a month after this by itself (firestore.indexes.json). */
  expiresAt: noTime,
  endsAt: noTime,
  acceptedAt: noTime,
  /** The account of the person, once there is one. */
  uid: '',
  /** Whether it ended because who invited is no admin any more. */
  ended: false,
};

export type StoredInvitation = typeof shape & {
  /**
   * The ids of those that it replaced, whose log names the person too; missing in invitations of earlier
   * versions.
   */
  earlier?: string[];
  /** The roles beside `role`. */
  grants?: StoredGrants;
};

const validFor = 14 * day;
const listedFor = 30 * day;

export const invitationsCollection = () => collection<StoredInvitation>('invitations', shape);

export const invitationDocument = (id: string) =>
  documentOf(invitationsCollection(), id, invitationDeskTexts.notFound);

/** In the log in place of a person who has no account yet. */
export const invitedOwner = (email: string) => `invited-${hashOfAddress(email)}`;

/** The id of its mail. */
export const mailIdOf = (id: string) => `invitation-${id}`;

/** A new secret, and what is stored with it. */
export function newKey() {
  const key = newSecret();
  const ends = Date.now() + validFor;
  return {
    key,
    stored: {
      keyHash: hashOfSecret(key),
      endsAt: timeAt(ends),
      expiresAt: timeAt(ends + listedFor),
      ended: false,
    },
  };
}

export const isAccepted = ({ acceptedAt }: StoredInvitation) => acceptedAt.toMillis() > 0;

/** No secret opens it any more. It stays in the list, where another admin can renew it. */
export const withoutKey = { keyHash: '', ended: true };

/** When a person loses the right to invite: reads their open invitations, and returns what ends them. */
export async function endingInvitationsOf(tx: Transaction, uid: string): Promise<() => void> {
  const { docs } = await tx.get(invitationsCollection().where('byUid', '==', uid));
  const open = docs.filter((one) => !isAccepted(one.data()));
  return () => {
    for (const { id, ref } of open) {
      tx.update(ref, withoutKey);
      cancelNotification(tx, mailIdOf(id));
    }
  };
}

/** A new invitation of the same email replaces them. */
export async function openInvitationsOf(tx: Transaction, email: string) {
  const { docs } = await tx.get(invitationsCollection().where('email', '==', email));
  return docs.filter((one) => !isAccepted(one.data()));
}

export function createInvitation(
  tx: Transaction,
  person: Pick<StoredInvitation, 'email' | 'name' | 'role' | 'grants' | 'by' | 'byUid' | 'earlier'>,
): { id: string; key: string } {
  const document = invitationsCollection().doc();
  const { key, stored } = newKey();
  tx.create(document, { ...shape, ...person, ...stored, createdAt: now() });
  return { id: document.id, key };
}

/**
 * The invitation with this secret, if it can still be accepted. The hash is found by an index, so no time is
 * compared.
 */
export async function requireOpen(
  key: string,
  tx?: Transaction,
): Promise<{ ref: DocumentReference<StoredInvitation>; invitation: StoredInvitation }> {
  const query = invitationsCollection().where('keyHash', '==', hashOfSecret(key)).limit(1);
  const { docs } = await (tx ? tx.get(query) : query.get());
  const invitation = docs[0]?.data();
  if (!docs[0] || !invitation || isAccepted(invitation) || invitation.endsAt.toMillis() < Date.now()) {
    throw new AppError('not-found', invitationTexts.errors.gone);
  }
  return { ref: docs[0].ref, invitation };
}

export async function listInvitations(page: PageQuery) {
  const { records, next } = await readPage(invitationsCollection(), page);
  return new Page(records.map(toInvitation), next);
}

function toInvitation(snapshot: QueryDocumentSnapshot<StoredInvitation>): Invitation {
  const stored = snapshot.data();
  const { email, name, role, grants, by, createdAt, endsAt, acceptedAt, ended } = stored;
  return {
    _id: snapshot.id,
    email,
    name,
    role,
    ...(grants && { grants: toGrants(grants) }),
    by,
    createdAt: iso(createdAt),
    expiresAt: iso(endsAt),
    acceptedAt: isAccepted(stored) ? iso(acceptedAt) : '',
    ended,
  };
}
