/**
 * What the mail provider reports. Who holds the secret can only mark mail that the lab has sent, at the
 * address to which it went, so a leaked secret stops nobody else's mail.
 */
import type { api } from '@lab/contract';
import type { Bounce } from '@lab/contract/features/mail/schemas';
import { hashOfAddress } from '../../../core/data/address.ts';
import { identity } from '../../../core/data/firebase.ts';
import { type Transaction, transact } from '../../../core/data/firestore.ts';
import { forHolder, type HandlersOf } from '../../../core/http/handler.ts';
import { findSent, markBounced, type Sent, type StoredMail } from '../mail-store.ts';
import { writeBounced } from '../notices/choices-store.ts';
import { reportFailure } from '../notify.ts';
import { oneLine } from '../render.ts';
import { makingKey, messageKeyOf, requireKey } from '../secrets-store.ts';

/**
 * Passed in, because subscribers are told by mail themselves. It reads, and the function that it returns
 * writes.
 */
type DeleteSubscriber = (tx: Transaction, email: string) => Promise<() => void>;

export const bounceHandlers = (deleteSubscriber: DeleteSubscriber): HandlersOf<typeof api.bounces> => ({
  makeKey: makingKey('bounces'),

  report: forHolder(
    ({ key }) => requireKey('bounces', key),
    async ({ body }) => {
      let modifiedCount = 0;
      for (const bounce of body.bounces) if (await noteBounce(bounce, deleteSubscriber)) modifiedCount++;
      if (modifiedCount > 0) await reportFailure();
      return { modifiedCount };
    },
  ),
});

async function noteBounce(bounce: Bounce, deleteSubscriber: DeleteSubscriber): Promise<boolean> {
  const { messageId, email } = bounce;
  const reason = oneLine(bounce.reason ?? '');
  const sent = await findSent(messageId);
  if (!sent || !(await wentTo(sent.mail, email)) || !(await isOurs(sent))) return false;
  const [uid] = sent.mail.toUids;
  return transact(async (tx) => {
    const forget = uid ? undefined : await deleteSubscriber(tx, email);
    if (!(await markBounced(tx, sent.id, reason))) return false;
    if (uid) writeBounced(tx, uid, { address: hashOfAddress(email), reason });
    // Somebody who wants the news can subscribe again; people with an account say so in their profile.
    forget?.();
    return true;
  });
}

/**
 * Whoever holds the webhook's secret could compute the Message-IDs of earlier versions, so bounces of those
 * mails are ignored.
 */
async function isOurs({ id, mail }: Sent): Promise<boolean> {
  return mail.delivery.info.messageId.startsWith(`<${await messageKeyOf(id)}@`);
}

async function wentTo({ to, toUids: [uid], subscriber }: StoredMail, email: string): Promise<boolean> {
  if (to) return to.toLowerCase() === email;
  if (subscriber) return subscriber === hashOfAddress(email);
  if (!uid) return false;
  const { users } = await identity().getUsers([{ uid }]);
  return users[0]?.email?.toLowerCase() === email;
}
