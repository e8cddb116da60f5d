/**
 * `mailSecrets`: the one with which addresses for answers are signed. It is made once, so that mails that were sent can be answered, and
 * archives leave it out.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../../core/data/firestore.ts';
import { newSecret } from '../../../core/data/secret.ts';

const shape = { secret: '' };

const document = () => collection<typeof shape>('mailSecrets', shape).doc('answers');

/** Empty until an admin has made the address for the mail server. */
export async function signingSecret(): Promise<string> {
  return (await document().get()).data()?.secret ?? '';
}

export async function isSecretMade(tx: Transaction): Promise<boolean> {
  return (await tx.get(document())).exists;
}

export function makeSecret(tx: Transaction): void {
  tx.create(document(), { secret: newSecret() });
}
