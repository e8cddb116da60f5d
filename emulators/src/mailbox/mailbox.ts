/**
 * A mail server that delivers nothing: it shows what it is given on a page, like a mailbox. It listens on
 * this machine only.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { accountMails } from './account-mails.ts';
import type { CaughtMail } from './caught-mail.ts';
import { answer } from './pages.ts';

interface MailboxPorts {
  smtp: number;
  web: number;
}

/** Older ones are forgotten. */
const kept = 2_000;
const thisMachine = '127.0.0.1';

/** `auth`: host and port of the Auth emulator, whose links for people appear here too. */
export async function startMailbox(ports: MailboxPorts, auth: string, project: string) {
  const mails: CaughtMail[] = [];
  let count = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData(stream, { envelope }, done) {
      simpleParser(stream).then(
        (parsed) => {
          count += 1;
          mails.unshift(
            caught(String(count), parsed, envelope.rcptTo.map(({ address }) => address).join(', ')),
          );
          mails.splice(kept);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  smtp.on('error', (error: Error) => console.error(`The mailbox: ${error.message}`));
  const web = createServer((request, response) => {
    answer(request, response, {
      mails: async () =>
        [...mails, ...(await accountMails(auth, project))].sort((a, b) => b.at.localeCompare(a.at)),
      clear: () => void mails.splice(0),
    }).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await once(web.listen(ports.web, thisMachine), 'listening');
  try {
    await once(smtp.listen(ports.smtp, thisMachine), 'listening');
  } catch (error) {
    web.close();
    throw error;
  }
  return {
    async stop() {
      web.closeAllConnections();
      web.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

function caught(id: string, mail: ParsedMail, to: string): CaughtMail {
  const headers = mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]);
  return {
    id,
    to,
    from: mail.from?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    headers: Object.fromEntries(headers),
    at: new Date().toISOString(),
  };
}
