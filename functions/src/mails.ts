/** What is sent, and to whom: combines the mail with the accounts and with what waits. */
import { isLocal } from './http/token-secret.ts';
import { type Sender, sendDue, tellPeople } from './mail/send.ts';
import { noteIsSetUp } from './mail/settings-store.ts';
import { smtpAddress } from './mail/smtp-address.ts';
import type { Accounts } from './mail/spread-store.ts';
import { admins, readUser } from './users/user-store.ts';

export const accounts: Accounts = {
  admins: (tx) => admins(tx),
  isThere: async (tx, uid) => (await readUser(tx, uid)) !== undefined,
};

const sender = (): Sender => ({ accounts, smtp: smtpAddress() });

/** Tests of other things make dozens of admins, who would all be told everything. */
const isOff = isLocal && process.env.LAB_MAIL === 'off';

export async function tellNow(id: string): Promise<void> {
  if (!isOff) await tellPeople(id, sender());
}

/** Less than the function may run (index.ts), so that the last mail ends in time. */
const runsFor = 200_000;

export async function sendWaiting(): Promise<void> {
  await noteIsSetUp(smtpAddress() !== undefined);
  await sendDue(sender(), Date.now() + runsFor);
}
