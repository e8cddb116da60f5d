/** `notices`: what stands under a person's bell. Firestore deletes them after half a year by itself (firestore.indexes.json). */

import { isMailEvent, type MailEventName, mailEventOf } from '@lab/contract/features/mail/events';
import { countedNotices } from '@lab/contract/features/mail/limits';
import type { Notice, ReadNotices } from '@lab/contract/features/mail/notices/schemas';
import { day } from '@lab/contract/lib/durations';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection, firestore, isDocumentId } from '../../../core/data/firestore.ts';
import { iso, noTime, timeAt } from '../../../core/data/time.ts';
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
  expiresAt: noTime,
};

type StoredNotice = typeof shape;

export const noticesCollection = () => collection<StoredNotice>('notices', shape);

export const noticesOf = (uid: string) => noticesCollection().where('uid', '==', uid);

const keptFor = 180 * day;

/** With the id of its mail, so that it is written once. */
export function addNotice(tx: Transaction, id: string, uid: string, mail: StoredMail): void {
  const { name: event, data } = mail.template;
  tx.set(noticesCollection().doc(id), {
    uid,
    byUid: mail.byUid,
    event,
    name: data.name,
    about: data.about,
    path: data.path,
    read: false,
    createdAt: mail.createdAt,
    expiresAt: timeAt(Date.now() + keptFor),
  });
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
