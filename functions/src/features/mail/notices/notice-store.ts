/**
 * `notices`: what a person was told. All are under the bell; decisions are also on the dashboard until their
 * reader dismisses them. Firestore deletes others after half a year by itself (firestore.indexes.json).
 */
import { isMailEvent, type MailEventName, mailEventOf } from '@lab/contract/features/mail/events';
import { countedNotices } from '@lab/contract/features/mail/limits';
import type { Notice, ReadNotices } from '@lab/contract/features/mail/notices/schemas';
import type { Outcome } from '@lab/contract/features/outcomes/schemas';
import { day } from '@lab/contract/lib/durations';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection, firestore, isDocumentId } from '../../../core/data/firestore.ts';
import { iso, noTime, type Time, timeAt } from '../../../core/data/time.ts';
import type { StoredMail } from '../mail-store.ts';

const shape = {
  uid: '',
  /** Who did it. */
  byUid: '',
  event: 'testMail' as MailEventName,
  name: '',
  about: '',
  path: '',
  read: false,
  createdAt: noTime,
};

export interface Decision {
  /** The title of the paper, the role of the application, or the name of the person. */
  name: string;
  recordId: string;
  reason: string;
  feedback: string;
  /** That of the notice. Lists of decisions are ordered by it, so that they contain no other notices. */
  createdAt: Time;
}

export type StoredNotice = typeof shape & {
  /** Missing in what is not a decision, or was dismissed. */
  decision?: Decision;
  /** Missing while a decision is not dismissed. */
  expiresAt?: Time;
};

export const noticesCollection = () => collection<StoredNotice>('notices', shape);

export const noticesOf = (uid: string) => noticesCollection().where('uid', '==', uid);

const keptFor = 180 * day;

const endOf = (createdAt: Time) => timeAt(createdAt.toMillis() + keptFor);

/** With the id of its mail, so that it is written once. */
export function addNotice(
  tx: Transaction,
  id: string,
  { toUids: [uid = ''], byUid, template: { name: event, data }, createdAt }: StoredMail,
  decision?: Omit<Decision, 'createdAt'>,
): void {
  tx.set(noticesCollection().doc(id), {
    uid,
    byUid,
    event,
    name: data.name,
    about: data.about,
    path: data.path,
    read: false,
    createdAt,
    ...(decision ? { decision: { ...decision, createdAt } } : { expiresAt: endOf(createdAt) }),
  });
}

export function removeNotice(tx: Transaction, id: string): void {
  tx.delete(noticesCollection().doc(id));
}

/** From then on it is a notice like others. */
export function dismissDecision(tx: Transaction, id: string, { createdAt }: StoredNotice): void {
  tx.update(noticesCollection().doc(id), { decision: FieldValue.delete(), expiresAt: endOf(createdAt) });
}

export async function countUnread(uid: string): Promise<{ count: number; more: boolean }> {
  const unread = noticesOf(uid)
    .where('read', '==', false)
    .limit(countedNotices + 1);
  const { count } = (await unread.count().get()).data();
  return { count: Math.min(count, countedNotices), more: count > countedNotices };
}

/** As many as one batch of writes may hold. */
const atOnce = 500;

export async function markRead(uid: string, { id, until }: ReadNotices): Promise<number> {
  const found = id ? await oneUnread(uid, id) : await unreadUntil(uid, until ?? '');
  const batch = firestore().batch();
  for (const { ref } of found) batch.update(ref, { read: true });
  await batch.commit();
  return found.length;
}

async function oneUnread(uid: string, id: string) {
  if (!isDocumentId(id)) return [];
  const notice = await noticesCollection().doc(id).get();
  const stored = notice.data();
  return stored?.uid === uid && !stored.read ? [notice] : [];
}

async function unreadUntil(uid: string, until: string) {
  // Times in replies have milliseconds, stored ones microseconds.
  const after = timeAt(Date.parse(until) + 1);
  const { docs } = await noticesOf(uid).where('read', '==', false).limit(atOnce).get();
  return docs.filter((notice) => notice.data().createdAt.toMillis() < after.toMillis());
}

/** A later version may have told of something that this one does not know. */
export const isKnown = (snapshot: DocumentSnapshot<StoredNotice>) =>
  isMailEvent(snapshot.data()?.event ?? '');

export function toNotice(snapshot: DocumentSnapshot<StoredNotice>): Notice {
  const { event, name, about, path, read, createdAt } = snapshot.data() as StoredNotice;
  return {
    _id: snapshot.id,
    event,
    name,
    about,
    path: path || mailEventOf(event).path,
    read,
    createdAt: iso(createdAt),
  };
}

/** Those of the notices that are decisions which their reader has not dismissed. */
export function outcomesAmong(notices: DocumentSnapshot<StoredNotice>[]): Outcome[] {
  return notices.filter(isKnown).flatMap((notice) => {
    const { event, decision } = notice.data() as StoredNotice;
    const about = mailEventOf(event).decision;
    return decision && about
      ? [{ _id: notice.id, ...about, ...decision, createdAt: iso(decision.createdAt) }]
      : [];
  });
}
