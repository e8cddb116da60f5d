/** `mailSettings`: `main` is the lab's choice, `sent` counts the mails of this hour, `server` says whether there is a mail server. */
import { mailLimits } from '@lab/contract/mail/limits';
import type { MailSettings } from '@lab/contract/mail/schemas';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../data/firestore.ts';
import { fill, pickShape } from '../data/shape.ts';

const shape: MailSettings = { on: true, perHour: mailLimits.perHour, from: '' };
const serverShape = { isSetUp: false };
const sentShape = { hour: 0, count: 0 };

const main = () => collection<MailSettings>('mailSettings', shape).doc('main');
const sent = () => collection<typeof sentShape>('mailSettings', sentShape).doc('sent');

export async function readMailSettings(tx?: Transaction): Promise<MailSettings> {
  const stored = tx ? await tx.get(main()) : await main().get();
  return pickShape(shape, fill<MailSettings>(shape, stored.data()));
}

export function writeMailSettings(tx: Transaction, settings: MailSettings): void {
  tx.set(main(), settings);
}

const server = () => collection<typeof serverShape>('mailSettings', serverShape).doc('server');

export const readIsSetUp = async () => (await server().get()).data()?.isSetUp === true;

/** Only the functions that send mail know the server's address, so they say that there is one. */
export async function noteIsSetUp(isSetUp: boolean): Promise<void> {
  if ((await readIsSetUp()) !== isSetUp) await server().set({ isSetUp });
}

export const hourMs = 60 * 60_000;
const hourOf = (now: number) => Math.floor(now / hourMs);

/** How many have been sent in this hour; the returned function counts one more. */
export async function countSent(tx: Transaction, now: number) {
  const stored = fill<typeof sentShape>(sentShape, (await tx.get(sent())).data());
  const hour = hourOf(now);
  const count = stored.hour === hour ? stored.count : 0;
  return { count, add: () => void tx.set(sent(), { hour, count: count + 1 }) };
}

export const nextHour = (now: number) => (hourOf(now) + 1) * hourMs;
