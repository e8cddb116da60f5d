/** What becomes of a mail that bounces. */
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { mailCollection } from '../mail-store.ts';

/** Whether it was not told before. */
export async function markBounced(tx: Transaction, id: string, reason: string): Promise<boolean> {
  const document = mailCollection().doc(id);
  const mail = (await tx.get(document)).data();
  if (mail?.delivery.state !== 'SUCCESS') return false;
  const error = [mailDeskTexts.reasons.bounced, reason].filter(Boolean).join(' ');
  tx.update(document, { delivery: { ...mail.delivery, state: 'ERROR', error } });
  return true;
}
