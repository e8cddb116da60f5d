/** The secrets with which a mail server or its provider calls the lab, of which only the hash is stored. */
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../core/data/firestore.ts';
import { hashOfSecret, isSameSecret, newSecret } from '../../core/data/secret.ts';

const shape = { keyHash: '' };

/** In `mailSettings`. */
type Webhook = 'bounces' | 'answers';

const keyDocument = (of: Webhook) => collection<typeof shape>('mailSettings', shape).doc(of);

export function writeNewKey(tx: Transaction, of: Webhook): string {
  const key = newSecret();
  tx.set(keyDocument(of), { keyHash: hashOfSecret(key) });
  return key;
}

export async function requireKey(of: Webhook, key: string): Promise<void> {
  const stored = (await keyDocument(of).get()).data()?.keyHash ?? '';
  if (!isSameSecret(hashOfSecret(key), stored)) throw new AppError('forbidden', errorTexts.forbidden);
}
