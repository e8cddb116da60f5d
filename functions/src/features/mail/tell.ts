/** Tells people what happened. Every feature calls it; it knows none of them. */

import type { MailEventName } from '@lab/contract/features/mail/events';
import { day } from '@lab/contract/lib/durations';
import type { Transaction } from '../../core/data/firestore.ts';
import { timeAt } from '../../core/data/time.ts';
import { mailCollection, mailShape, type StoredMail } from './mail-store.ts';
import { noticesCollection } from './notices/notice-store.ts';

const triedFor = day;
const keptFor = 30 * day;

/** It is tried for a day. */
export const triedFrom = (time: number) => ({ dueAt: timeAt(time), giveUpAt: timeAt(time + triedFor) });

export interface Telling {
  event: MailEventName;
  to: { uid: string } | { address: string } | { subscriber: string } | 'admins';
  name: string;
  about?: string;
  /** What somebody wrote: a reason, feedback, a reply. */
  detail?: string;
  /** Where it leads, instead of the event's page. */
  path?: string;
  byUid?: string;
  /** The record that it tells of, where the mail is not sent without it or can be answered. */
  recordId?: string;
}

/**
 * Must be called in the transaction that changes something, so that both happen or neither. It reads nothing. With an `id`, a
 * second telling replaces the first.
 */
export function tell(tx: Transaction, telling: Telling, id?: string): string {
  const document = id === undefined ? mailCollection().doc() : mailCollection().doc(id);
  tx.set(document, newMail(telling));
  return document.id;
}

/** What is taken back before it was sent is not sent, and leaves the bell. */
export function untell(tx: Transaction, id: string): void {
  tx.delete(mailCollection().doc(id));
  tx.delete(noticesCollection().doc(id));
}

function receiverOf(to: Telling['to']): Partial<StoredMail> {
  if (to === 'admins') return { toAdmins: true };
  if ('uid' in to) return { toUids: [to.uid] };
  return 'address' in to ? { to: to.address } : to;
}

function newMail({ event, to, byUid = '', recordId = '', path = '', ...told }: Telling): StoredMail {
  const { name, about = '', detail = '' } = told;
  const time = Date.now();
  return {
    ...mailShape,
    toUids: [],
    ...receiverOf(to),
    byUid,
    recordId,
    template: { name: event, data: { name, about, detail, path } },
    ...triedFrom(time),
    createdAt: timeAt(time),
    expiresAt: timeAt(time + keptFor),
  };
}
