/**
 * `mail`: what people are told, one document for each receiver. Names of fields and states are those of the
 * extension Trigger Email. Firestore deletes them after a month by itself (firestore.indexes.json).
 */

import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import type { MailEventName } from '@lab/contract/features/mail/events';
import type { MailState } from '@lab/contract/features/mail/states';
import type { Query } from 'firebase-admin/firestore';
import { collection, documentOf, type Transaction } from '../../core/data/firestore.ts';
import { noTime, now } from '../../core/data/time.ts';

export const mailShape = {
  /** One account at most; everybody gets a document of their own, so that nobody sees another's address. */
  toUids: [''],
  /** For somebody who has no account. */
  to: '',
  /** For a subscriber, whose address is read when it is sent. */
  subscriber: '',
  /**
   * The record that it is about, for mails that are not sent when it is gone, and those that can be answered.
   */
  recordId: '',
  /** For all who are admins when it is sent; the trigger then makes a document for each. */
  toAdmins: false,
  /**
   * Who did it: nobody is told of what they did themselves, and what is told of them goes with their account.
   */
  byUid: '',
  template: { name: 'testMail' as MailEventName, data: { name: '', about: '', detail: '', path: '' } },
  delivery: {
    state: 'PENDING' as MailState,
    attempts: 0,
    startTime: noTime,
    endTime: noTime,
    leaseExpireTime: noTime,
    error: '',
    info: { messageId: '', response: '' },
  },
  /** When it is tried next, or its lease ends; `noTime` when there is nothing to do any more. */
  dueAt: noTime,
  giveUpAt: noTime,
  createdAt: noTime,
  expiresAt: noTime,
};

export type StoredMail = typeof mailShape;

export const mailCollection = () => collection<StoredMail>('mail', mailShape);

export const mailDocument = (id: string) => documentOf(mailCollection(), id, mailDeskTexts.errors.gone);

/** Mails that are due, or whose sender has not come back, the longest waiting first. */
export async function dueMails(atMost: number): Promise<string[]> {
  const { docs } = await mailCollection()
    .where('dueAt', '>', noTime)
    .where('dueAt', '<=', now())
    .orderBy('dueAt')
    .limit(atMost)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

export interface Sent {
  id: string;
  mail: StoredMail;
}

const field = 'delivery.info.messageId';

async function first(query: Query<StoredMail>): Promise<Sent | undefined> {
  const { docs } = await query.limit(1).get();
  return docs[0] && { id: docs[0].id, mail: docs[0].data() };
}

export const findSent = (messageId: string) =>
  first(mailCollection().where(field, '==', `<${messageId.replace(/^<|>$/g, '')}>`));

/** Also when the lab has got another domain since. `A` comes after `@`. */
export const findSentByKey = (key: string) =>
  first(mailCollection().where(field, '>=', `<${key}@`).where(field, '<', `<${key}A`));

/** What becomes of a mail that bounces. Returns whether that was not known before. */
export async function markBounced(tx: Transaction, id: string, reason: string): Promise<boolean> {
  const document = mailCollection().doc(id);
  const mail = (await tx.get(document)).data();
  if (mail?.delivery.state !== 'SUCCESS') return false;
  const error = [mailDeskTexts.reasons.bounced, reason].filter(Boolean).join(' ');
  tx.update(document, { delivery: { ...mail.delivery, state: 'ERROR', error } });
  return true;
}
