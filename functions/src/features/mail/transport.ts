/** One connection for each mail, so that a connection which breaks in the middle concerns one mail only. */
import { createTransport } from 'nodemailer';
import { codeOf } from '../../core/data/error-code.ts';
import type { Lab } from './lab.ts';
import type { Result } from './lease.ts';
import { oneLine, type Rendered } from './render.ts';

export interface Outgoing extends Rendered {
  /** The first part of its Message-ID. */
  key: string;
  to: { address: string; name: string };
  from: string;
  /** Where answers go; empty for the lab's address. */
  replyTo: string;
}

const seconds = 1_000;
/** Together less than a function may run (index.ts). */
const limits = {
  connectionTimeout: 15 * seconds,
  greetingTimeout: 15 * seconds,
  dnsTimeout: 10 * seconds,
  socketTimeout: 30 * seconds,
};

export const messageIdOf = (key: string, origin: string) => `<${key}@${new URL(origin).hostname}>`;

/** Without a sender of its own the lab sends as the user of the mail server, which often is an address. */
export function senderOf(smtp: string, from: string, lab: Lab): string {
  const user = decodeURIComponent(new URL(smtp).username);
  return from || (user.includes('@') ? user : lab.email);
}

const thisMachine = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * `smtps://user:password@host:465`, or `smtp://` for a server that begins unencrypted; a password never goes
 * out in the clear.
 */
function serverOf(smtp: string) {
  const { protocol, hostname, port, username, password } = new URL(smtp);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !thisMachine.includes(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

export async function sendThrough(smtp: string, mail: Outgoing, lab: Lab, times = limits): Promise<Result> {
  const transport = createTransport({
    ...serverOf(smtp),
    ...times,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { response, messageId } = await transport.sendMail({
      messageId: messageIdOf(mail.key, lab.origin),
      from: { address: mail.from, name: oneLine(lab.name) },
      to: { address: mail.to.address, name: oneLine(mail.to.name) },
      ...((mail.replyTo || lab.email) && { replyTo: mail.replyTo || lab.email }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // Absence notices do not answer mails that say so.
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(mail.leave && oneClick(mail.leave)),
      },
    });
    return { state: 'SUCCESS', info: { messageId, response: oneLine(response) } };
  } catch (error) {
    return { state: isFinal(error) ? 'ERROR' : 'RETRY', error: sentenceOf(error) };
  } finally {
    transport.close();
  }
}

/** RFC 8058: the mail program's own button leaves with one press. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * The server refuses this reader or this text. What it says about the lab's own login may be mended within a
 * day.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || codeOf(error) === 'EMESSAGE');
}

const longestError = 300;

const sentenceOf = (error: unknown) =>
  oneLine(error instanceof Error ? error.message : String(error), longestError);
