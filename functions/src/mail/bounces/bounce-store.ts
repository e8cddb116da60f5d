/** The secret of the mail provider, of which only the hash is stored, and what becomes of a mail that bounces. */
import { AppError } from '@lab/contract';
import { mailDeskTexts } from '@lab/contract/mail/desk/texts';
import { errorTexts } from '@lab/contract/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../data/firestore.ts';
import { hashOfSecret, isSameSecret, newSecret } from '../../data/secret.ts';
import { mailCollection, type StoredMail } from '../mail-store.ts';

const shape = { keyHash: '' };

const keyDocument = () => collection<typeof shape>('mailSettings', shape).doc('bounces');

export function writeNewKey(tx: Transaction): string {
  const key = newSecret();
  tx.set(keyDocument(), { keyHash: hashOfSecret(key) });
  return key;
}

export async function requireKey(key: string): Promise<void> {
  const stored = (await keyDocument().get()).data()?.keyHash ?? '';
  if (!isSameSecret(hashOfSecret(key), stored)) throw new AppError('forbidden', errorTexts.forbidden);
}

/** The ids of mails cannot be guessed from outside, so neither can these. */
export async function findSent(messageId: string): Promise<{ id: string; mail: StoredMail } | undefined> {
  const bracketed = `<${messageId.replace(/^<|>$/g, '')}>`;
  const { docs } = await mailCollection().where('delivery.info.messageId', '==', bracketed).limit(1).get();
  return docs[0] && { id: docs[0].id, mail: docs[0].data() };
}

/** Whether it was not told before. */
export async function markBounced(tx: Transaction, id: string, reason: string): Promise<boolean> {
  const document = mailCollection().doc(id);
  const mail = (await tx.get(document)).data();
  if (mail?.delivery.state !== 'SUCCESS') return false;
  const error = [mailDeskTexts.reasons.bounced, reason].filter(Boolean).join(' ');
  tx.update(document, { delivery: { ...mail.delivery, state: 'ERROR', error } });
  return true;
}
