/** What visitors and admins do with subscriptions, for tests with a real mail server. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect } from 'vitest';
import { readNews } from '../app/mails.ts';
import { firestore } from '../core/data/firestore.ts';
import { mailCollection } from '../features/mail/mail-store.ts';
import { queueNews } from '../features/subscribers/mailing-store.ts';
import { idOfAddress, subscriberDocument } from '../features/subscribers/subscriber-store.ts';
import { call } from './call.ts';
import { readMailSettings } from './mail-settings.ts';
import { startMails } from './mails-sent.ts';
import { makeAdmin } from './people.ts';
import { newsBody } from './records.ts';

export const site = (path: string, init?: RequestInit) =>
  fetch(`${process.env.LAB_ADDRESS}${path}`, { redirect: 'manual', ...init });
export const post = (path: string, form: Record<string, string> = {}) =>
  site(path, { method: 'POST', body: new URLSearchParams(form) });
export const ask = (email: string) => post('/subscription', { email });
export const stateOf = ({ headers }: Response) =>
  new URL(headers.get('location') ?? '', 'http://x').searchParams.get('state');
export const newAddress = () => `reader-${randomUUID().slice(0, 8)}@example.org`;
export const stored = async (email: string) => (await subscriberDocument(idOfAddress(email)).get()).data();

export const pathOf = (link = '') => link.slice(new URL(link).origin.length);

/** Subscriptions are open in each test of the file. */
export async function openSubscriptions() {
  const mailer = await startMails();
  const admin = await makeAdmin('Ada Admin');

  async function set(subscriptions: boolean): Promise<void> {
    const body = { ...(await readMailSettings(admin)), subscriptions };
    expect((await call('PATCH /mailSettings', { token: admin.token, body })).status).toBe(200);
  }

  beforeEach(async () => {
    await set(true);
    await firestore().doc('mailSettings/asked').delete();
    await firestore().doc('mailSettings/news').delete();
  });

  afterAll(async () => {
    await set(false);
    await mailer.stop();
  });

  /** Sends what waits for this address, and returns the links of all mails to it. */
  async function linksTo(email: string): Promise<string[]> {
    const asked = await mailCollection().where('to', '==', email).get();
    const news = await mailCollection().where('subscriber', '==', idOfAddress(email)).get();
    for (const { id } of [...asked.docs, ...news.docs]) await mailer.sendNow(id);
    const mails = await mailer.mailsTo({ email });
    return mails.flatMap(({ text = '' }) =>
      [...text.matchAll(/https?:\/\/\S+\/subscription\?\S+/g)].map(([link]) => link),
    );
  }

  async function subscribe(email = newAddress()): Promise<string> {
    await ask(email);
    const [link] = await linksTo(email);
    expect(stateOf(await post(pathOf(link)))).toBe('confirmed');
    return email;
  }

  async function publish(query = ''): Promise<string> {
    const { status, body } = await call(`POST /News${query}`, { token: admin.token, body: newsBody() });
    expect(status).toBe(200);
    return body.insertedId;
  }

  const queue = () => queueNews(readNews, Date.now() + 60_000);
  const subjectsTo = (email: string) => mailer.subjectsTo({ email });

  return { mailer, admin, set, linksTo, subscribe, publish, queue, subjectsTo };
}
