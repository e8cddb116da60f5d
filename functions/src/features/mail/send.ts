/** Sends what is due. Many senders may work at the same time, and each of them may end at any line. */
import { logFailure } from '../../core/http/log.ts';
import { replyToOf } from './answers/reply-to.ts';
import { deleteMail } from './delete-store.ts';
import { readLab } from './lab.ts';
import { endLease, type Lease, takeLease } from './lease.ts';
import { dueMails } from './mail-store.ts';
import { reportFailure } from './notify.ts';
import { type Reached, recipientOf } from './recipient.ts';
import { render } from './render.ts';
import { messageKeyOf } from './secrets-store.ts';
import { type Accounts, sendToEach } from './send-to-each-store.ts';
import { readMailSettings } from './settings-store.ts';
import { senderOf, sendThrough } from './transport.ts';

export interface Sender {
  accounts: Accounts;
  /** The mail server's address; undefined while none is set up. */
  smtp: string | undefined;
}

/** The trigger's work for one mail. */
export async function sendNotice(id: string, sender: Sender): Promise<void> {
  await sendToEach(id, sender.accounts);
  await sendMail(id, sender);
}

async function sendMail(id: string, { accounts, smtp }: Sender): Promise<void> {
  if (!smtp) return;
  const lease = await takeLease(id, Date.now());
  if (lease === 'given up') return reportFailure();
  if (!lease) return;
  const to = await recipientOf(lease.mail, accounts);
  // The account was deleted, or the subscriber has left, after the mail was written.
  if (to === 'gone') return deleteMail(id);
  const result =
    'refusal' in to ? { state: 'STOPPED' as const, error: to.refusal } : await post(lease, to, smtp);
  await endLease(lease, result, Date.now());
  if (result.state === 'ERROR') await reportFailure();
}

async function post({ id, mail }: Lease, to: Reached, smtp: string) {
  const [lab, { from, answers }, key] = await Promise.all([readLab(), readMailSettings(), messageKeyOf(id)]);
  const { name: event, data } = mail.template;
  const replyTo = await replyToOf(key, mail, answers);
  const written = { event, ...data, reader: to.name, leave: to.leave, canAnswer: replyTo !== '' };
  const outgoing = { key, ...render(written, lab), to, from: senderOf(smtp, from, lab), replyTo };
  return sendThrough(smtp, outgoing, lab);
}

const atOnce = 5;
const atMost = 100;

/** Takes what is due until nothing is left or the time is over. */
export async function sendDue(sender: Sender, until: number): Promise<void> {
  if (!sender.smtp || !(await readMailSettings()).on) return;
  while (Date.now() < until) {
    const due = await dueMails(atMost);
    if (due.length === 0) return;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let id = due.shift(); id !== undefined && Date.now() < until; id = due.shift()) {
          // One mail that cannot be handled does not keep the others.
          await sendNotice(id, sender).catch((error: unknown) => logFailure('', error));
        }
      }),
    );
  }
}
