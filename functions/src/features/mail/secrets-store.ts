/**
 * `mailSecrets`, which archives leave out: the secret with which addresses for answers are signed, and the
 * one of Message-IDs. Each is made once. Of those with which a mail server or its provider calls the lab,
 * `mailSettings` has only the hashes.
 */
import { createHmac } from 'node:crypto';
import { AppError } from '@lab/contract';
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { collection, type Transaction, transact } from '../../core/data/firestore.ts';
import { hashOfSecret, isSameSecret, newSecret } from '../../core/data/secret.ts';
import type { Caller } from '../../core/http/caller.ts';

const shape = { secret: '' };

type Secret = 'answers' | 'messageIds';

const document = (of: Secret) => collection<typeof shape>('mailSecrets', shape).doc(of);

/** Empty until it is made. That of answers is made when an admin makes the address for the mail server. */
export async function readSecret(of: Secret): Promise<string> {
  return (await document(of).get()).data()?.secret ?? '';
}

async function makeSecret(tx: Transaction, of: Secret): Promise<string> {
  const there = (await tx.get(document(of))).data()?.secret;
  if (there) return there;
  const made = newSecret();
  tx.set(document(of), { secret: made });
  return made;
}

/**
 * The first part of a Message-ID: always the same for one mail, so that mail programs show one that arrives
 * twice once. Ids of mails follow from what is public, such as an address, so it is made with a secret of the
 * lab, which one of many senders makes with the first mail.
 */
export async function messageKeyOf(id: string): Promise<string> {
  const secret = (await readSecret('messageIds')) || (await transact((tx) => makeSecret(tx, 'messageIds')));
  return createHmac('sha256', secret).update(`message\n${id}`).digest('hex').slice(0, 32);
}

const hashShape = { keyHash: '' };

type Webhook = 'bounces' | 'answers';

const keyDocument = (of: Webhook) => collection<typeof hashShape>('mailSettings', hashShape).doc(of);

export function writeNewKey(tx: Transaction, of: Webhook): string {
  const key = newSecret();
  tx.set(keyDocument(of), { keyHash: hashOfSecret(key) });
  return key;
}

/** The handler that makes a key. Only its reply shows it. */
export const makingKey =
  (of: Webhook) =>
  ({ caller }: { caller: Caller }) =>
    transact(async (tx) => {
      if (of === 'answers') await makeSecret(tx, of);
      const key = writeNewKey(tx, of);
      logActivity(tx, caller, 'edited', { kind: 'settings', id: of, name: mailDeskTexts[of].title });
      return { key };
    });

export async function requireKey(of: Webhook, key: string): Promise<void> {
  const stored = (await keyDocument(of).get()).data()?.keyHash ?? '';
  if (!isSameSecret(hashOfSecret(key), stored)) throw new AppError('forbidden', errorTexts.forbidden);
}
