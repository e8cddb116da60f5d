/** Reads the mailbox in which `npm start` and the tests catch all mail. */
import { setTimeout } from 'node:timers/promises';

export const mailbox = process.env.LAB_MAILBOX ?? 'http://127.0.0.1:8025';

export interface Caught {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** By their name in small letters. */
  headers: Record<string, string>;
}

/** Waits, because mail is sent by a function of its own, some moments after what happened. */
export async function waitForMail(about: string, isWanted: (mail: Caught) => boolean): Promise<Caught> {
  for (const until = Date.now() + 120_000; Date.now() < until; ) {
    const mails: Caught[] = await (await fetch(`${mailbox}/mails.json`)).json();
    const found = mails.find(isWanted);
    if (found) return found;
    await setTimeout(300);
  }
  throw new Error(`No mail ${about}`);
}

export const mailTo = (email: string, containing: string): Promise<Caught> =>
  waitForMail(`to ${email} with: ${containing}`, ({ to, text }) => to === email && text.includes(containing));
