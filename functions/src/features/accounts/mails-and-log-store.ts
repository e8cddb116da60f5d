/** What the log, the mails and the invitations hold of one person, without what they hold of others. */
import { mailEventOf } from '@lab/contract/features/mail/events';
import { activityOf } from '../../core/activity/activity-store.ts';
import { iso, type Time } from '../../core/data/time.ts';
import { invitationsCollection, invitedOwner, isAccepted } from '../invitations/invitation-store.ts';
import { mailCollection, type StoredMail } from '../mail/mail-store.ts';

/** `email` is the verified one, because any other may be somebody else's; empty if there is none. */
export async function readMailsAndLog(uid: string, email: string) {
  const [activity, mails, invitations] = await Promise.all([
    ownActivity(uid, email),
    ownMails(uid, email),
    ownInvitations(uid, email),
  ]);
  return {
    activity: oldestFirst(activity),
    mails: oldestFirst(mails),
    invitations: oldestFirst(invitations),
  };
}

const isoOrEmpty = (time: Time) => (time.toMillis() > 0 ? iso(time) : '');

function oldestFirst<Row extends { createdAt: string }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

async function ownActivity(uid: string, email: string) {
  const owners = email ? [uid, invitedOwner(email)] : [uid];
  const entries = await activityOf(uid, owners);
  return entries.map(({ actorUid, ownerUid, action, kind, targetName, changes, createdAt }) => ({
    byYou: actorUid === uid,
    action,
    kind,
    createdAt: iso(createdAt),
    // Names and values of other people's records are left out, and so is who changed this person's.
    ...(owners.includes(ownerUid) && { targetName, changes: changes.filter(({ field }) => field) }),
  }));
}

async function ownMails(uid: string, email: string) {
  const [toAccount, toAddress] = await Promise.all([
    mailCollection().where('toUids', 'array-contains', uid).get(),
    email ? mailCollection().where('to', '==', email).get() : undefined,
  ]);
  return [...toAccount.docs, ...(toAddress?.docs ?? [])].map((mail) => toOwnMail(mail.data()));
}

function toOwnMail({ template: { name, data }, delivery, createdAt }: StoredMail) {
  // What needs a right tells of others.
  const isOfReader = !mailEventOf(name).needs;
  return {
    event: name,
    ...(isOfReader && { about: data.about, detail: data.detail }),
    state: delivery.state,
    createdAt: iso(createdAt),
    sentAt: delivery.state === 'SUCCESS' ? isoOrEmpty(delivery.endTime) : '',
  };
}

async function ownInvitations(uid: string, email: string) {
  const [accepted, invited] = await Promise.all([
    invitationsCollection().where('uid', '==', uid).get(),
    email ? invitationsCollection().where('email', '==', email).get() : undefined,
  ]);
  const all = new Map([...accepted.docs, ...(invited?.docs ?? [])].map((one) => [one.id, one.data()]));
  return [...all.values()].map((one) => ({
    email: one.email,
    name: one.name,
    role: one.role,
    createdAt: iso(one.createdAt),
    expiresAt: iso(one.endsAt),
    acceptedAt: isAccepted(one) ? iso(one.acceptedAt) : '',
  }));
}
