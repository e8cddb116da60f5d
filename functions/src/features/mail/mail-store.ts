/**
 * `mail`: what people are told, one document for each receiver. Names of fields and states are those of the extension Trigger Email.
 * Firestore deletes them after a month by itself (firestore.indexes.json).
 */

import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import type { MailEventName } from '@lab/contract/features/mail/events';
import type { MailState } from '@lab/contract/features/mail/states';
import { collection, documentOf } from '../../core/data/firestore.ts';
import { noTime } from '../../core/data/time.ts';

export const mailShape = {
  /** One account at most; everybody gets a document of their own, so that nobody sees another's address. */
  toUids: [''],
  /** For somebody who has no account. */
  to: '',
  /** For a subscriber, whose address is read when it is sent. */
  subscriber: '',
  /** The record that it tells of, for mails that are not sent when it is gone, and those that can be answered. */
  recordId: '',
  /** For all who are admins when it is sent; the trigger then makes a document for each. */
  toAdmins: false,
  /** Who did it: nobody is told of what they did themselves, and what is told of them goes with their account. */
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
