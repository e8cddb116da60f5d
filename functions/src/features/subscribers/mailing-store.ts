/**
 * `mailings`: published news whose mails are not all written yet, by the id of the item. Each step writes
 * some mails and how far it came in one transaction, so whatever is killed, each subscriber gets each item
 * once.
 */

import { paths } from '@lab/contract/features/pages/paths';
import { day } from '@lab/contract/lib/durations';
import type { Transaction } from 'firebase-admin/firestore';
import { collection, transact } from '../../core/data/firestore.ts';
import { noTime, now, type Time } from '../../core/data/time.ts';
import { notify } from '../mail/notify.ts';
import { countHourly, readMailSettings } from '../mail/settings-store.ts';
import { confirmedAfter } from './subscriber-store.ts';

const shape = {
  /** The last subscriber for whom a mail was written. */
  after: '',
  createdAt: noTime,
};

const mailingsCollection = () => collection<typeof shape>('mailings', shape);
const mailingDocument = (id: string) => mailingsCollection().doc(id);

/** News of this long ago, also because mail was off, are none any more. */
const isOld = (time: Time) => time.toMillis() < Date.now() - 7 * day;

/** In the transaction that publishes an item of this time. */
export async function noteMailing(tx: Transaction, id: string, published: Time): Promise<void> {
  if (isOld(published)) return;
  if (!(await readMailSettings(tx)).subscriptions) return;
  const mailing = await tx.get(mailingDocument(id));
  // It was deleted and is published again before all of its mails were written.
  if (!mailing.exists) tx.create(mailing.ref, { ...shape, createdAt: now() });
}

interface Announced {
  title: string;
  summary: string;
}

/** The item as it is now; undefined if it was deleted. */
export type ReadItem = (tx: Transaction, id: string) => Promise<Announced | undefined>;

export async function queueNews(readItem: ReadItem, until: number): Promise<void> {
  const { on, subscriptions } = await readMailSettings();
  if (!on || !subscriptions) return;
  const { docs } = await mailingsCollection().orderBy('createdAt').get();
  for (const { id } of docs) {
    while (Date.now() < until && (await queueSome(id, readItem)));
  }
}

/** As many as a transaction writes quickly. */
const atOnce = 50;

/**
 * Half of what may be sent in an hour stays for what happens to people. Returns whether there is more to do
 * now.
 */
function queueSome(id: string, readItem: ReadItem): Promise<boolean> {
  return transact(async (tx) => {
    const mailing = (await tx.get(mailingDocument(id))).data();
    if (!mailing) return false;
    const item = await readItem(tx, id);
    const { perHour } = await readMailSettings(tx);
    const sent = await countHourly(tx, 'news', Date.now());
    const most = Math.min(atOnce, Math.max(1, Math.floor(perHour / 2)) - sent.count);
    if (!item || isOld(mailing.createdAt)) {
      tx.delete(mailingDocument(id));
      return false;
    }
    if (most <= 0) return false;
    const { docs } = await tx.get(confirmedAfter(mailing.after, most));
    // Who came after it was published reads it on the site.
    const readers = docs.filter((doc) => doc.data().confirmedAt.toMillis() <= mailing.createdAt.toMillis());
    for (const reader of readers) {
      const { title, summary } = item;
      const more = { path: paths.newsItem(id), recordId: id, id: `newsPublished-${id}-${reader.id}` };
      notify(tx, 'newsPublished', { title, summary }, { subscriber: reader.id }, more);
    }
    sent.add(readers.length);
    const isLast = docs.length < most;
    if (isLast) tx.delete(mailingDocument(id));
    else tx.update(mailingDocument(id), { after: docs.at(-1)?.id ?? '' });
    return !isLast;
  });
}
