/** `contacts`: messages to the lab. */
import type { Message } from '@lab/contract/features/messages/schemas';
import { messageTexts } from '@lab/contract/features/messages/texts';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { collection, documentOf } from '../../core/data/firestore.ts';
import { type PageQuery, readPage } from '../../core/data/page.ts';
import { iso, noTime, type Time } from '../../core/data/time.ts';
import { Page } from '../../core/http/handler.ts';

const shape = {
  name: '',
  email: '',
  uid: '',
  phone: '',
  message: '',
  /** Empty until an admin has replied. */
  reply: '',
  createdAt: noTime,
};

export type StoredMessage = typeof shape & { repliedAt?: Time };

export const messagesCollection = () => collection<StoredMessage>('contacts', shape);

export const messageDocument = (id: string) => documentOf(messagesCollection(), id, messageTexts.errors.gone);

/** Messages with these values, newest first. */
export async function listMessages(
  page: PageQuery,
  having: Partial<Pick<StoredMessage, 'uid' | 'email' | 'reply'>>,
): Promise<Page<Message[]>> {
  let wanted: Query<StoredMessage> = messagesCollection();
  for (const [field, value] of Object.entries(having)) wanted = wanted.where(field, '==', value);
  const { records, next } = await readPage(wanted, page);
  return new Page(records.map(toMessage), next);
}

export function toMessage(snapshot: DocumentSnapshot<StoredMessage>): Message {
  const { name, email, phone, message, reply, createdAt } = snapshot.data() as StoredMessage;
  return { _id: snapshot.id, name, email, phone, message, replay: reply, createdAt: iso(createdAt) };
}
