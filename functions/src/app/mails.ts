/** What is sent, and to whom: combines the mail with the accounts and with what waits. */
import { plainMath } from '@lab/contract/core/math/plain';
import { isLocal } from '../core/http/token-secret.ts';
import { type Sender, sendDue, sendNotice } from '../features/mail/send.ts';
import type { Accounts } from '../features/mail/send-to-each-store.ts';
import { noteIsSetUp } from '../features/mail/settings-store.ts';
import { smtpAddress } from '../features/mail/smtp-address.ts';
import { newsStore } from '../features/news/news-store.ts';
import { queueNews, type ReadItem } from '../features/subscribers/mailing-store.ts';
import { readerOf } from '../features/subscribers/subscribe.ts';
import { readUser, usersWithRight } from '../features/users/user-store.ts';

export const accounts: Accounts = {
  withRight: usersWithRight,
  nameOf: async (tx, uid) => (await readUser(tx, uid))?.name,
  subscriber: async (id, recordId) =>
    (await newsStore.document(recordId).get()).exists ? readerOf(id) : undefined,
};

const sender = (): Sender => ({ accounts, smtp: smtpAddress() });

/** Tests of other things make dozens of admins, who would all be told everything. */
const isOff = isLocal && process.env.LAB_MAIL === 'off';

export async function sendNow(id: string): Promise<void> {
  if (!isOff) await sendNotice(id, sender());
}

/** Less than the function may run (index.ts), so that the last mail ends in time. */
const runsFor = 200_000;

/** News that was published, and not deleted since. */
export const readNews: ReadItem = async (tx, id) => {
  const item = (await tx.get(newsStore.document(id))).data();
  return item && { title: newsStore.nameOf(item), summary: plainMath(item.summary) };
};

export async function sendWaiting(): Promise<void> {
  const until = Date.now() + runsFor;
  const isSetUp = smtpAddress() !== undefined;
  await noteIsSetUp(isSetUp);
  if (isSetUp) await queueNews(readNews, until);
  await sendDue(sender(), until);
}
