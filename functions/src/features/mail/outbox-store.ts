import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { isMailEvent } from '@lab/contract/features/mail/events';
import type { MailRow, mailQuery } from '@lab/contract/features/mail/schemas';
import { mailTexts } from '@lab/contract/features/mail/texts';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts/texts';
import type { Query } from 'firebase-admin/firestore';
import type { InferType } from 'yup';
import type { NamesOfUsers } from '../../core/activity/activity-store.ts';
import { readPage } from '../../core/data/page.ts';
import { iso, type Time } from '../../core/data/time.ts';
import { Page } from '../../core/http/handler.ts';
import type { Lab } from './lab.ts';
import { mailCollection, type StoredMail } from './mail-store.ts';

const when = (time: Time) => (time.toMillis() > 0 ? iso(time) : '');

export async function listMails(
  { state, ...page }: InferType<typeof mailQuery>,
  namesOfUsers: NamesOfUsers,
  lab: Lab,
): Promise<Page<MailRow[]>> {
  let wanted: Query<StoredMail> = mailCollection();
  if (state) wanted = wanted.where('delivery.state', '==', state);
  const { records, next } = await readPage(wanted, page);
  const known = records.filter((one) => isMailEvent(one.data().template.name));
  const names = await namesOfUsers([...new Set(known.flatMap((one) => one.data().toUids))]);
  const shown = withWords(lab.words, () => known.map((one) => toRow(one.id, one.data(), names, lab)));
  return new Page(shown, next);
}

function toRow(id: string, mail: StoredMail, names: ReadonlyMap<string, string>, lab: Lab): MailRow {
  const { template, delivery, toUids, to, subscriber, createdAt, dueAt } = mail;
  const [uid = ''] = toUids;
  const event = template.name;
  return {
    _id: id,
    event,
    to: to || (subscriber ? mailDeskTexts.subscriber : (names.get(uid) ?? '')),
    subject: mailTexts.subjects[event](lab.name || siteTexts.product),
    state: delivery.state,
    error: delivery.error,
    createdAt: iso(createdAt),
    sentAt: delivery.state === 'SUCCESS' ? when(delivery.endTime) : '',
    dueAt: when(dueAt),
  };
}
