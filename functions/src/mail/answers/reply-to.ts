import { mailEventOf } from '@lab/contract/mail/events';
import type { StoredMail } from '../mail-store.ts';
import { messageKeyOf } from '../message-id.ts';
import { answerAddress } from './address.ts';
import { signingSecret } from './signing-store.ts';

/** The address to which this mail can be answered; empty if the lab takes no answers to it. `box`: the lab's address for answers. */
export async function replyToOf(
  id: string,
  { template, recordId }: StoredMail,
  box: string,
): Promise<string> {
  if (!box || !recordId || !mailEventOf(template.name).answer) return '';
  const secret = await signingSecret();
  return secret && answerAddress(box, messageKeyOf(id), secret, Date.now());
}
