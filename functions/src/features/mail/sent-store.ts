/** Mails that were sent, by their Message-ID. */
import type { Query } from 'firebase-admin/firestore';
import { mailCollection, type StoredMail } from './mail-store.ts';

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
