/** Notifies people of what happened. Every feature calls it; it knows none of them. */

import {
  type FieldsOf,
  type MailEventName,
  mailEventOf,
  type ReceiverOf,
} from '@lab/contract/features/mail/events';
import type { Receivers } from '@lab/contract/features/mail/events/event';
import { storedFields } from '@lab/contract/features/mail/sentence';
import { day } from '@lab/contract/lib/durations';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { timeAt } from '../../core/data/time.ts';
import { mailCollection, mailShape, type StoredMail } from './mail-store.ts';
import { addNotice, type Decision, removeNotice } from './notices/notice-store.ts';

const triedFor = day;
const keptFor = 30 * day;

/** It is tried for a day. */
export const triedFrom = (time: number) => ({ dueAt: timeAt(time), giveUpAt: timeAt(time + triedFor) });

export interface Details {
  /** What somebody wrote: a reason, feedback, a reply. */
  detail?: string | undefined;
  /** Where it leads, instead of the event's page. */
  path?: string | undefined;
  byUid?: string;
  /**
   * The record that it is about: without it some mails are not sent, others can be answered, and decisions
   * have a link.
   */
  recordId?: string;
  /** What the dashboard shows of a decision that its mail does not say. */
  decision?: Partial<Pick<Decision, 'name' | 'feedback'>>;
  /** A second notification with the same id replaces the first. */
  id?: string;
}

/**
 * Must be called in the transaction that changes something, so that both happen or neither. It reads nothing.
 */
export function notify<Name extends MailEventName>(
  tx: Transaction,
  event: Name,
  fields: FieldsOf<Name>,
  to: ReceiverOf<Name>,
  { detail = '', path = '', byUid = '', recordId = '', decision, id }: Details = {},
): string {
  const document = id === undefined ? mailCollection().doc() : mailCollection().doc(id);
  const time = Date.now();
  const stored = storedFields(event, fields);
  const mail: StoredMail = {
    ...mailShape,
    toUids: [],
    ...receiverOf(to),
    byUid,
    recordId,
    template: { name: event, data: { ...stored, detail, path } },
    ...triedFrom(time),
    createdAt: timeAt(time),
    expiresAt: timeAt(time + keptFor),
  };
  tx.set(document, mail);
  // The dashboard shows a decision at once, also when no mail can be sent.
  if (mailEventOf(event).decision) {
    const shown = { name: stored.name, recordId, reason: detail, feedback: '', ...decision };
    addNotice(tx, document.id, mail, shown);
  }
  return document.id;
}

/** What is cancelled before it was sent is not sent, and leaves the bell. */
export function cancelNotification(tx: Transaction, id: string): void {
  tx.delete(mailCollection().doc(id));
  removeNotice(tx, id);
}

function receiverOf(to: Receivers[keyof Receivers]): Partial<StoredMail> {
  if (to === 'admins') return { toAdmins: true };
  if ('uid' in to) return { toUids: [to.uid] };
  return 'address' in to ? { to: to.address } : to;
}

/** Once a day, under the bell only: a mail about mail that cannot be sent would not arrive either. */
export async function reportFailure(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await transact(async (tx) => {
    notify(tx, 'mailFailed', {}, 'admins', { id: `mailFailed-${today}` });
  });
}
