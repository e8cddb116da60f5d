/** Does the trigger's work in a test's own process, with a real mail server. */
import { simpleParser } from 'mailparser';
import { expect } from 'vitest';
import { accounts } from '../app/mails.ts';
import { firestore } from '../core/data/firestore.ts';
import { closeServers, mailServer } from '../features/mail/mail-server.testing.ts';
import { mailCollection } from '../features/mail/mail-store.ts';
import { sendNotice } from '../features/mail/send.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

export async function startMails() {
  const { got, address: smtp } = await mailServer();
  await firestore().doc('mailSettings/main').set({ on: true, perHour: 10_000, from: 'noreply@lab.test' });
  const sendNow = (id: string) => sendNotice(id, { accounts, smtp });

  /** Does the trigger's work for what was written for a person, or for an admin because of them. */
  async function sendAllTo({ uid }: Person, admin: Person): Promise<void> {
    const byThem = await mailCollection().where('byUid', '==', uid).get();
    for (const { id } of byThem.docs.filter((doc) => doc.data().toAdmins)) {
      await sendNow(id);
      await sendNow(`${id}-${admin.uid}`);
    }
    const toThem = await mailCollection().where('toUids', 'array-contains', uid).get();
    for (const { id } of toThem.docs) await sendNow(id);
  }

  async function mailsTo({ email }: Pick<Person, 'email'>) {
    const theirs = got.filter(({ to }) => to.includes(email));
    for (const { to } of theirs) expect(to).toEqual([email]);
    return Promise.all(theirs.map(({ raw }) => simpleParser(raw)));
  }

  return {
    sendNow,
    sendAllTo,
    mailsTo,
    /** Without the lab's name. */
    subjectsTo: async (person: Pick<Person, 'email'>) =>
      (await mailsTo(person)).map(({ subject = '' }) => subject.slice(subject.indexOf(': ') + 2)),
    async stop() {
      closeServers();
      await firestore().doc('mailSettings/main').delete();
      // Other tests have smaller limits.
      await firestore().doc('mailSettings/sent').delete();
    },
  };
}

export async function eventsOf({ token }: Person): Promise<string[]> {
  const { body } = await call('GET /notices', { token });
  return body.map(({ event }: { event: string }) => event);
}
