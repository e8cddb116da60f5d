/**
 * Who may send a mail, and what has become of it. A sender takes a mail for some minutes before it connects
 * to the mail server, and another one takes it over only after that. So a mail goes out twice only if its
 * sender ends after the server has accepted it and before that is noted, which SMTP cannot tell; both then
 * have the same Message-ID.
 */

import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { mailEventOf } from '@lab/contract/features/mail/events';
import { minute } from '@lab/contract/lib/durations';
import { transact } from '../../core/data/firestore.ts';
import { noTime, timeAt } from '../../core/data/time.ts';
import { mailCollection, type StoredMail } from './mail-store.ts';
import { countHourly, nextHour, readMailSettings } from './settings-store.ts';

/** Longer than a function may run (index.ts), so that nobody takes a mail whose sender still works. */
export const leaseMs = 5 * minute;

/** The last one is repeated until a day has passed. */
const waits = [1, 5, 15, 30, 60, 120].map((minutes) => minutes * minute);

const { reasons } = mailDeskTexts;

export interface Lease {
  id: string;
  mail: StoredMail;
  /** Says whose lease it is, as every one has the next number. */
  attempts: number;
}

/** Mails that somebody waits for at the screen come first: a quarter of each hour's is only for them. */
const most = (perHour: number, { template }: StoredMail) =>
  mailEventOf(template.name).awaited ? perHour : perHour - Math.floor(perHour / 4);

const isDue = ({ dueAt }: StoredMail, now: number) => dueAt.toMillis() > 0 && dueAt.toMillis() <= now;

/** Undefined when there is nothing to send now: another sender has it, it has ended, or it must wait. */
export function takeLease(id: string, now: number): Promise<Lease | 'given up' | undefined> {
  return transact(async (tx) => {
    const document = mailCollection().doc(id);
    const mail = (await tx.get(document)).data();
    if (!mail || mail.toAdmins || !isDue(mail, now)) return undefined;
    const { on, perHour } = await readMailSettings(tx);
    const { delivery } = mail;
    if (mail.giveUpAt.toMillis() < now) {
      const error = [reasons.tooOld, delivery.error].filter(Boolean).join(' ');
      tx.update(document, ended(mail, 'ERROR', now, { error }));
      return 'given up';
    }
    if (!on) return undefined;
    const sent = await countHourly(tx, 'sent', now);
    if (sent.count >= most(perHour, mail)) {
      const waiting = { ...delivery, state: 'PENDING' as const, error: reasons.overLimit };
      tx.update(document, { dueAt: timeAt(nextHour(now)), delivery: waiting });
      return undefined;
    }
    sent.add();
    const attempts = delivery.attempts + 1;
    const end = timeAt(now + leaseMs);
    const taken = { state: 'PROCESSING' as const, attempts, startTime: timeAt(now), leaseExpireTime: end };
    tx.update(document, { dueAt: end, delivery: { ...delivery, ...taken } });
    return { id, mail, attempts };
  });
}

export interface Result {
  state: 'SUCCESS' | 'RETRY' | 'ERROR' | 'STOPPED';
  error?: string;
  info?: StoredMail['delivery']['info'];
}

/**
 * Notes what became of it, unless the lease has gone to another sender, or the mail was replaced, or deleted
 * with its account.
 */
export function endLease({ id, attempts, mail: taken }: Lease, result: Result, now: number): Promise<void> {
  return transact(async (tx) => {
    const document = mailCollection().doc(id);
    const mail = (await tx.get(document)).data();
    if (mail?.delivery.state !== 'PROCESSING' || mail.delivery.attempts !== attempts) return;
    if (!mail.createdAt.isEqual(taken.createdAt)) return;
    if (result.state !== 'RETRY') return void tx.update(document, ended(mail, result.state, now, result));
    const wait = waits[attempts - 1] ?? waits.at(-1) ?? minute;
    const delivery = { ...mail.delivery, state: 'RETRY' as const, error: result.error ?? '' };
    tx.update(document, { dueAt: timeAt(now + wait), delivery: { ...delivery, leaseExpireTime: noTime } });
  });
}

/** What is written when a mail has ended. A secret in its link does not stay. */
export function ended(
  { template, delivery }: StoredMail,
  state: Result['state'],
  now: number,
  { error = '', info = delivery.info }: Pick<Result, 'error' | 'info'>,
) {
  const path = mailEventOf(template.name).secret ? '' : template.data.path;
  return {
    dueAt: noTime,
    template: { ...template, data: { ...template.data, path } },
    delivery: { ...delivery, state, error, info, endTime: timeAt(now), leaseExpireTime: noTime },
  };
}
