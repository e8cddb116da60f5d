/**
 * The first part of a Message-ID: always the same for one mail, so that mail programs show one that arrives
 * twice once. Ids of mails follow from what is public, such as an address, so it is made with a secret of the
 * lab (`mailSecrets`), which archives leave out.
 */
import { createHmac } from 'node:crypto';
import { collection, transact } from '../../core/data/firestore.ts';
import { newSecret } from '../../core/data/secret.ts';

const shape = { secret: '' };
const document = () => collection<typeof shape>('mailSecrets', shape).doc('messageIds');

export async function messageKeyOf(id: string): Promise<string> {
  return createHmac('sha256', await secret())
    .update(`message\n${id}`)
    .digest('hex')
    .slice(0, 32);
}

/** Made with the first mail, by one of many senders. */
async function secret(): Promise<string> {
  const stored = (await document().get()).data()?.secret;
  if (stored) return stored;
  return transact(async (tx) => {
    const there = (await tx.get(document())).data()?.secret;
    if (there) return there;
    const made = newSecret();
    tx.set(document(), { secret: made });
    return made;
  });
}
