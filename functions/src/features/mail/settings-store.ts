/**
 * `mailSettings`: `main` is the lab's choice, `sent`, `asked`, `news` and `notTaken` count those of this
 * hour, `server` says whether there is a mail server.
 */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { type MailSettings, mailFields } from '@lab/contract/features/mail/fields';
import { hour } from '@lab/contract/lib/durations';
import type { Transaction } from 'firebase-admin/firestore';
import { collection, transact } from '../../core/data/firestore.ts';
import { fill, pickShape } from '../../core/data/shape.ts';
import { globalStore } from '../../core/globals/global-store.ts';
import type { Global } from '../../core/globals/save-global.ts';
import { isLocal } from '../../core/http/token-secret.ts';
import { writeHome } from '../../core/summaries/home-store.ts';
import { openSubscriptions } from '../settings/settings-store.ts';
import { smtpAddress } from './smtp-address.ts';

/** Earlier versions have stored no days. */
const { remindAfter: defaultDays, ...shape } = emptyValues(mailFields);
type Stored = typeof shape & Partial<MailSettings>;
const serverShape = { isSetUp: false };
const countShape = { hour: 0, count: 0 };

const main = globalStore<Stored>('mailSettings', 'main', shape);

/**
 * `sent`: mails; `asked`: subscriptions; `news`: mails to subscribers; `notTaken`: answers of which somebody
 * is told that.
 */
type Counted = 'sent' | 'asked' | 'news' | 'notTaken';

const counted = (of: Counted) => collection<typeof countShape>('mailSettings', countShape).doc(of);

/** Earlier versions have stored no choice; an empty one is a choice too. */
function remindAfter(stored: { remindAfter?: unknown } | undefined): number[] {
  const chosen = stored?.remindAfter;
  if (!Array.isArray(chosen)) return defaultDays;
  return chosen.filter((days) => Number.isInteger(days) && days > 0).sort((one, other) => one - other);
}

export async function readMailSettings(tx?: Transaction): Promise<MailSettings> {
  const stored = await main.read(tx);
  return { ...pickShape<typeof shape>(shape, stored), remindAfter: remindAfter(stored) };
}

export const mailSettings = (isSetUp: boolean): Global<MailSettings> => ({
  open: async (tx) => ({
    present: await readMailSettings(tx),
    write(next) {
      main.write(tx, next);
      writeHome(tx, openSubscriptions.of(next.subscriptions && isSetUp));
    },
  }),
  targets: [{ kind: 'settings', id: 'mail', name: mailDeskTexts.settings.title }],
});

const server = () => collection<typeof serverShape>('mailSettings', serverShape).doc('server');

/**
 * Only the functions that send mail know the server's address in a project, so they say that there is one.
 */
export async function readIsSetUp(): Promise<boolean> {
  return isLocal ? smtpAddress() !== undefined : (await server().get()).data()?.isSetUp === true;
}

export async function noteIsSetUp(isSetUp: boolean): Promise<void> {
  if ((await server().get()).data()?.isSetUp === isSetUp) return;
  await transact(async (tx) => {
    const { subscriptions } = await readMailSettings(tx);
    tx.set(server(), { isSetUp });
    writeHome(tx, openSubscriptions.of(subscriptions && isSetUp));
  });
}

/** Whether visitors can subscribe to news. */
export async function readIsOpen(tx?: Transaction): Promise<boolean> {
  return (await readMailSettings(tx)).subscriptions && (await readIsSetUp());
}

const hourOf = (now: number) => Math.floor(now / hour);

/** How many there were in this hour; the returned function counts more. */
export async function countHourly(tx: Transaction, of: Counted, now: number) {
  const stored = fill<typeof countShape>(countShape, (await tx.get(counted(of))).data());
  const thisHour = hourOf(now);
  const count = stored.hour === thisHour ? stored.count : 0;
  return { count, add: (more = 1) => void tx.set(counted(of), { hour: thisHour, count: count + more }) };
}

export const nextHour = (now: number) => (hourOf(now) + 1) * hour;
