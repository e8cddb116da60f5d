/**
 * `retentionNotices`: what will be deleted because its term ends. Its owner sees it at the desk for 30 days
 * before.
 */

import { announcedDays, type ExpiringKind } from '@lab/contract/features/legal/retention/terms';
import { day } from '@lab/contract/lib/durations';
import { collection } from '../../../core/data/firestore.ts';
import { iso, noTime, type Time, timeAt } from '../../../core/data/time.ts';

const shape = {
  kind: 'application' as ExpiringKind,
  recordId: '',
  /** Empty if the record belongs to nobody. */
  uid: '',
  name: '',
  deleteAt: noTime,
  createdAt: noTime,
};

/** `startedAt`: a deletion of several steps has started and must be finished, whatever happens meanwhile. */
export type StoredNotice = typeof shape & { startedAt?: Time };

export const noticesCollection = () => collection<StoredNotice>('retentionNotices', shape);

export const noticeDocument = (kind: ExpiringKind, recordId: string) =>
  noticesCollection().doc(`${kind}-${recordId}`);

export const daysAfter = (time: Date, days: number) => new Date(time.getTime() + days * day);

/** When the owner has had time to read the notice. */
export const endOfNotice = ({ createdAt }: Pick<StoredNotice, 'createdAt'>) =>
  daysAfter(createdAt.toDate(), announcedDays);

/** By the ids of their documents. */
export async function readNotices(): Promise<Map<string, StoredNotice>> {
  const { docs } = await noticesCollection().get();
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

export async function ripeNotices(now: Date): Promise<StoredNotice[]> {
  const { docs } = await noticesCollection().where('deleteAt', '<=', timeAt(now.getTime())).get();
  return docs.map((doc) => doc.data());
}

export async function noticesFor(uid: string) {
  const { docs } = await noticesCollection().where('uid', '==', uid).get();
  return docs
    .map((doc) => doc.data())
    .map(({ kind, name, deleteAt }) => ({ kind, name, deleteAt: iso(deleteAt) }));
}
