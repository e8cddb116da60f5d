// A day on which two people hear of each other: who acts, who gets which mails, and where their links lead.
import type { MailEventName } from '@lab/contract/features/mail/events';
import { mailTexts } from '@lab/contract/features/mail/texts';
import type { Page } from 'playwright-core';
import { runScheduled } from '../../scripts/schedules.mjs';
import { account, expect, type Open, story } from '../fixtures.ts';
import type { SignIn } from '../lab.ts';
import { type Caught, mailbox, waitForMail } from '../mailbox.ts';

interface Expected {
  /** A sentence of the mail. */
  says: string;
  /** The path to which its link leads. */
  leads: string;
}

interface Hands {
  open: Open;
  /** Waits for the mail about this event, reads it in the mailbox, and follows its link. */
  read(page: Page, to: { email: string }, event: MailEventName, expected: Expected): Promise<void>;
  /** For an event that somebody saw in another way. */
  saw(event: MailEventName): void;
}

export interface MailDay {
  title: string;
  /** The rows of the table that it covers. */
  events: readonly MailEventName[];
  live(hands: Hands): Promise<void>;
}

export const admin = account('admin');

/** A page on which somebody is signed in, where the links of their mails lead. */
export const pageOf = (open: Open, person: SignIn): Promise<Page> => open({ as: person });

/** Some days ago, as a record has it. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

/** What runs at night or in the morning. */
export async function runNow(name: string): Promise<void> {
  await runScheduled(name);
}

/** Mail is sent by a function of its own, some moments after what happened. */
function mailTo(email: string, event: MailEventName, says: string): Promise<Caught> {
  const subject = mailTexts.subjects[event]('');
  return waitForMail(
    `about ${event} to ${email} with: ${says}`,
    (one) => one.to === email && one.subject.endsWith(subject) && one.text.includes(says),
  );
}

async function read(page: Page, { email }: { email: string }, event: MailEventName, expected: Expected) {
  const { id, text } = await mailTo(email, event, expected.says);
  await page.goto(`${mailbox}/mails/${id}`);
  await page.frameLocator('iframe').getByText(expected.says).first().waitFor();
  const [, address = ''] = /^Open: (\S+)$/m.exec(text) ?? [];
  await page.getByRole('link', { name: address, exact: true }).click();
  await page.waitForURL((url) => url.pathname === expected.leads);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** A story for each day; it fails if an event that it is about was not seen. */
export function mailStories(days: readonly MailDay[]): void {
  for (const { title, events, live } of days) {
    story(title, async ({ open }) => {
      const seen = new Set<MailEventName>();
      await live({
        open,
        async read(page, to, event, expected) {
          await read(page, to, event, expected);
          seen.add(event);
        },
        saw: (event) => void seen.add(event),
      });
      expect([...seen].sort()).toEqual([...events].sort());
    });
  }
}
