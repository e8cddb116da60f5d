/**
 * To whom a mail goes, asked when it is sent: the address may have changed since, and the account may be
 * gone.
 */
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { mailEventOf } from '@lab/contract/features/mail/events';
import { identity } from '../../core/data/firebase.ts';
import type { StoredMail } from './mail-store.ts';
import { isBounced, readChoices } from './notices/choices-store.ts';
import type { Accounts } from './send-to-each-store.ts';

const { reasons } = mailDeskTexts;

/** Without spaces, quotes, lists and comments, so that one address is never read as two. */
const oneAddress = /^[^\s@<>()[\]",;:\\\p{Cc}]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/iu;

export interface Reached {
  address: string;
  name: string;
  /** The path with which a subscriber leaves. */
  leave?: string;
}

type Recipient = Reached | { refusal: string } | 'gone';

const receiver = (reached: Reached): Recipient =>
  oneAddress.test(reached.address) ? reached : { refusal: reasons.badAddress };

export async function recipientOf(mail: StoredMail, accounts: Accounts): Promise<Recipient> {
  const { toUids, to, subscriber, recordId, template } = mail;
  const [uid = ''] = toUids;
  if (to) return receiver({ address: to, name: '' });
  if (subscriber) {
    const known = await accounts.subscriber(subscriber, recordId);
    return known ? receiver({ ...known, name: '' }) : 'gone';
  }
  const [account] = uid ? (await identity().getUsers([{ uid }])).users : [];
  if (!account) return 'gone';
  const { optional, evenDisabled } = mailEventOf(template.name);
  if (account.disabled && !evenDisabled) return { refusal: reasons.disabled };
  if (!account.email || !account.emailVerified) return { refusal: reasons.noAddress };
  const choices = await readChoices(uid);
  if (optional && choices.off.includes(template.name)) return { refusal: reasons.notWanted };
  if (isBounced(choices, account.email)) return { refusal: reasons.bounced };
  return receiver({ address: account.email, name: account.displayName ?? '' });
}
