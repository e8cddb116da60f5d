import { mailEventOf } from '@lab/contract/features/mail/events';
import type { StoredMail } from '../mail-store.ts';
import { readSecret } from '../secrets-store.ts';
import { answerAddress } from './address.ts';

/**
 * The address to which this mail can be answered; empty if the lab takes no answers to it. `key`: that of its
 * Message-ID; `box`: the lab's address for answers.
 */
export async function replyToOf(
  key: string,
  { template, recordId }: StoredMail,
  box: string,
): Promise<string> {
  if (!box || !recordId || !mailEventOf(template.name).answer) return '';
  const secret = await readSecret('answers');
  return secret && answerAddress(box, key, secret, Date.now());
}
