/** News by mail without an account: over HTTP as a visitor does it, and with a real mail server. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../data/firestore.ts';
import { timeAt } from '../data/time.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { readNews } from '../mails.ts';
import { call } from '../test/call.ts';
import { makeAdmin, makeMember, makeUnverified, type Person } from '../test/people.ts';
import { newsBody } from '../test/records.ts';
import { startTelling } from '../test/told.ts';
import { twentyAtOnce } from '../test/twenty-at-once.ts';
import { queueNews } from './mailing-store.ts';
import { forgetUnconfirmed, idOfAddress, subscriberDocument } from './subscriber-store.ts';

let admin: Person;
let telling: Awaited<ReturnType<typeof startTelling>>;
const day = 24 * 60 * 60_000;

const site = (path: string, init?: RequestInit) =>
  fetch(`${process.env.LAB_ADDRESS}${path}`, { redirect: 'manual', ...init });
const post = (path: string, form: Record<string, string> = {}) =>
  site(path, { method: 'POST', body: new URLSearchParams(form) });
const ask = (email: string) => post('/subscription', { email });
const stateOf = ({ headers }: Response) =>
  new URL(headers.get('location') ?? '', 'http://x').searchParams.get('state');
const newAddress = () => `reader-${randomUUID().slice(0, 8)}@example.org`;
const stored = async (email: string) => (await subscriberDocument(idOfAddress(email)).get()).data();

async function set(subscriptions: boolean): Promise<void> {
  const {
    isSetUp: _set,
    subscribers: _count,
    ...seen
  } = (await call('GET /mailSettings', { token: admin.token })).body;
  const body = { ...seen, subscriptions };
  expect((await call('PATCH /mailSettings', { token: admin.token, body })).status).toBe(200);
}

beforeAll(async () => {
  telling = await startTelling();
  admin = await makeAdmin('Ada Admin');
});

beforeEach(async () => {
  await set(true);
  await firestore().doc('mailSettings/asked').delete();
  await firestore().doc('mailSettings/news').delete();
});

afterAll(async () => {
  await set(false);
  await telling.stop();
});

/** Sends what waits for this address, and returns the links of all mails to it. */
async function linksTo(email: string): Promise<string[]> {
  const asked = await mailCollection().where('to', '==', email).get();
  const news = await mailCollection().where('subscriber', '==', idOfAddress(email)).get();
  for (const { id } of [...asked.docs, ...news.docs]) await telling.tellNow(id);
  const mails = await telling.mailsTo({ email });
  return mails.flatMap(({ text = '' }) =>
    [...text.matchAll(/https?:\/\/\S+\/subscription\?\S+/g)].map(([link]) => link),
  );
}

const pathOf = (link = '') => link.slice(new URL(link).origin.length);

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
const subjectsTo = async (email: string) =>
  (await telling.mailsTo({ email })).map(({ subject = '' }) => subject.slice(subject.indexOf(': ') + 2));

describe('subscribing', () => {
  test('is a question to the address, an answer to it, and only then a subscription', async () => {
    const email = newAddress();
    expect(stateOf(await ask(email.toUpperCase()))).toBe('asked');
    const [link, ...more] = await linksTo(email);
    expect(more).toEqual([]);
    const id = await publish();
    await queue();
    expect((await mailCollection().where('recordId', '==', id).get()).size).toBe(0);

    // Mail programs open links by themselves.
    const page = await site(pathOf(link));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('method="post"')]);
    expect((await stored(email))?.confirmed).toBe(false);
    expect(stateOf(await post(pathOf(link)))).toBe('confirmed');
    expect(stateOf(await post(pathOf(link)))).toBe('gone');
    expect(await stored(email)).toMatchObject({ confirmed: true, keyHash: '' });
  });

  test('answers alike for every address, and a second request writes no second mail', async () => {
    const known = await subscribe();
    const asked = newAddress();
    await ask(asked);
    const answers = [await ask(known), await ask(asked), await ask(newAddress())];
    const seen = answers.map(({ status, headers }) => [status, headers.get('location')]);
    expect(seen).toEqual(Array(3).fill([303, '/subscription?state=asked']));
    expect(await linksTo(asked)).toHaveLength(1);
    expect(await linksTo(known)).toHaveLength(1);
  });

  test('asks again after an hour, three times at most, and only the last link counts', async () => {
    const email = newAddress();
    for (let times = 0; times < 5; times++) {
      await ask(email);
      await subscriberDocument(idOfAddress(email)).update({ askedAt: timeAt(Date.now() - day / 2) });
    }
    const links = await linksTo(email);
    expect(links).toHaveLength(3);
    const states = [];
    for (const link of links) states.push(stateOf(await post(pathOf(link))));
    expect(states).toEqual(['gone', 'gone', 'confirmed']);
  });

  test('of twenty requests at the same moment one asks', async () => {
    const email = newAddress();
    const answers = await twentyAtOnce(() => ask(email));
    expect(new Set(answers.map(stateOf))).toEqual(new Set(['asked']));
    expect(await linksTo(email)).toHaveLength(1);
  });

  test('refuses what is no address, and more than a lab can expect in an hour', async () => {
    for (const email of [
      '',
      'x',
      'a@b',
      'a@b.org\r\nBcc: c@d.org',
      'a@b.org, c@d.org',
      `${'x'.repeat(400)}@example.org`,
    ])
      expect(stateOf(await ask(email))).toBe('again');
    const hour = Math.floor(Date.now() / 3_600_000);
    const known = await subscribe();
    for (const full of [hour, hour + 1]) {
      await firestore().doc('mailSettings/asked').set({ hour: full, count: 60 });
      if (full === Math.floor(Date.now() / 3_600_000)) {
        expect([stateOf(await ask(newAddress())), stateOf(await ask(known))]).toEqual(['busy', 'busy']);
      }
    }
  });

  test('is not possible when the lab has switched it off, and the page of news shows the form only when it is', async () => {
    const news = async () => (await site(`/news?at=${randomUUID()}`)).text();
    expect(await news()).toContain('action="/subscription"');
    await set(false);
    expect(stateOf(await ask(newAddress()))).toBe('closed');
    expect(await news()).not.toContain('action="/subscription"');
  });

  test('a link that is older than two days, or made up, confirms nothing', async () => {
    const email = newAddress();
    await ask(email);
    const [link] = await linksTo(email);
    await subscriberDocument(idOfAddress(email)).update({ keyEndsAt: timeAt(Date.now() - 1) });
    const id = idOfAddress(email);
    for (const key of ['', '.', `${id}.`, `${id}.x`, '../x.y', `${id}.${'é'.repeat(500)}`, '__x__.y'])
      expect(stateOf(await post(`/subscription?confirm=${encodeURIComponent(key)}`))).toBe('gone');
    expect(stateOf(await post(pathOf(link)))).toBe('gone');
    expect((await stored(email))?.confirmed).toBe(false);
  });
});

describe('leaving', () => {
  const leaveLink = async (email: string) => {
    const id = await publish();
    await queue();
    const links = await linksTo(email);
    const [mail] = (await telling.mailsTo({ email })).slice(-1);
    return {
      id,
      link: links.at(-1) ?? '',
      headers: mail?.headerLines.map(({ line }) => line.replace(/\r?\n /g, ' ')) ?? [],
    };
  };

  test('is one press on a page, without an account, also again', async () => {
    const email = await subscribe();
    const { link } = await leaveLink(email);
    expect(link).toContain('leave=');
    const page = await site(pathOf(link));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('method="post"')]);
    expect(await stored(email)).toBeDefined();
    expect(stateOf(await post(pathOf(link), { from: 'page' }))).toBe('left');
    expect(await stored(email)).toBeUndefined();
    expect(stateOf(await post(pathOf(link)))).toBe('left');
    // The mails that asked held the address.
    expect((await mailCollection().where('to', '==', email).get()).size).toBe(0);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
    'is one press in a mail program that sends %s, without a redirect',
    async (type) => {
      const email = await subscribe();
      const { link, headers } = await leaveLink(email);
      expect(headers).toContainEqual(`List-Unsubscribe: <${link}>`);
      expect(headers).toContainEqual('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const body = type.startsWith('multipart') ? new FormData() : new URLSearchParams();
      body.set('List-Unsubscribe', 'One-Click');
      expect((await site(pathOf(link), { method: 'POST', body })).status).toBe(200);
      expect(await stored(email)).toBeUndefined();
    },
  );

  test('no link serves for anything else, nor for anybody else', async () => {
    const [one, other] = [await subscribe(), await subscribe()];
    const { link } = await leaveLink(one);
    const secret = new URL(link).searchParams.get('leave')?.split('.')[1];
    await post(`/subscription?leave=${idOfAddress(other)}.${secret}`);
    expect(await stored(other)).toBeDefined();
    const asked = newAddress();
    await ask(asked);
    const [confirm = ''] = await linksTo(asked);
    const key = new URL(confirm).searchParams.get('confirm');
    await post(`/subscription?leave=${key}`);
    expect(await stored(asked)).toBeDefined();
    const leaveKey = (await stored(asked))?.leaveKey;
    expect(stateOf(await post(`/subscription?confirm=${idOfAddress(asked)}.${leaveKey}`))).toBe('gone');
    // What is stored of the secret is of no use either.
    const hash = (await stored(asked))?.keyHash;
    expect(stateOf(await post(`/subscription?confirm=${idOfAddress(asked)}.${hash}`))).toBe('gone');
  });

  test('is possible when the lab sends no more news', async () => {
    const email = await subscribe();
    const { link } = await leaveLink(email);
    await set(false);
    expect(stateOf(await post(pathOf(link)))).toBe('left');
    expect(await stored(email)).toBeUndefined();
  });

  test('stops what waits', async () => {
    const email = await subscribe();
    const { link } = await leaveLink(email);
    await publish();
    await queue();
    await post(pathOf(link));
    await linksTo(email);
    expect((await subjectsTo(email)).filter((subject) => subject === 'news')).toHaveLength(1);
    expect(
      (await mailCollection().where('subscriber', '==', idOfAddress(email)).get()).docs.map(
        (doc) => doc.data().delivery.state,
      ),
    ).toEqual(['SUCCESS']);
  });
});

describe('news', () => {
  const newsTo = async (email: string) => {
    await linksTo(email);
    return (await telling.mailsTo({ email })).filter(({ subject }) => subject?.endsWith(': news'));
  };

  test('that is published reaches each subscriber once, with its title and link, and nothing of others', async () => {
    const emails = [await subscribe(), await subscribe()];
    const id = await publish();
    await Promise.all([queue(), queue(), queue()]);
    await queue();
    for (const email of emails) {
      const [mail, ...more] = await newsTo(email);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`/news/${id}`);
      expect(mail?.text).toContain('We moved');
      for (const other of emails.filter((one) => one !== email)) expect(mail?.text).not.toContain(other);
    }
    expect((await firestore().doc(`mailings/${id}`).get()).exists).toBe(false);
  });

  test.each([
    ['the admin says so', () => publish('?mail=no')],
    [
      'it was deleted before',
      async () => {
        const id = await publish();
        await call(`DELETE /news/${id}`, { token: admin.token });
      },
    ],
    [
      'it was deleted after the mails were written',
      async () => {
        const id = await publish();
        await queue();
        await call(`DELETE /news/${id}`, { token: admin.token });
      },
    ],
    [
      'it is changed, or put back after a deletion',
      async () => {
        const id = await publish('?mail=no');
        await call(`PATCH /news/${id}`, { token: admin.token, body: newsBody({ title: 'Anew' }) });
        await call(`DELETE /news/${id}`, { token: admin.token });
        await call(`POST /removed/news/${id}`, { token: admin.token });
      },
    ],
  ])('is not mailed when %s', async (_, act) => {
    const email = await subscribe();
    await act();
    await queue();
    expect(await newsTo(email)).toEqual([]);
  });

  test('from before a subscription is not mailed', async () => {
    await publish();
    const email = await subscribe();
    await queue();
    expect(await newsTo(email)).toEqual([]);
  });

  test('takes half of what may be sent in an hour, and goes on in the next one', async () => {
    for (let count = 0; count < 3; count++) await subscribe();
    await firestore().doc('mailSettings/main').update({ perHour: 4 });
    const id = await publish();
    await queue();
    const written = async () => (await mailCollection().where('recordId', '==', id).get()).size;
    expect(await written()).toBe(2);
    await queue();
    expect(await written()).toBe(2);
    const { subscribers: confirmed } = (await call('GET /mailSettings', { token: admin.token })).body;
    for (let hours = 0; hours < confirmed; hours++) {
      await firestore().doc('mailSettings/news').delete();
      await queue();
    }
    expect(await written()).toBe(confirmed);
    await firestore().doc('mailSettings/main').update({ perHour: 10_000 });
  });

  test('only says to mail or not to, and only to admins', async () => {
    expect((await call('POST /News?mail=maybe', { token: admin.token, body: newsBody() })).status).toBe(400);
  });
});

describe('what is kept', () => {
  test('an address that nobody confirms is deleted after a week, with the mail that asked', async () => {
    const [fresh, old, confirmed] = [newAddress(), newAddress(), await subscribe()];
    await ask(fresh);
    await ask(old);
    const weekAgo = timeAt(Date.now() - 8 * day);
    for (const email of [old, confirmed])
      await subscriberDocument(idOfAddress(email)).update({ createdAt: weekAgo });
    await forgetUnconfirmed(new Date());
    expect([await stored(fresh), await stored(old), await stored(confirmed)].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
    expect((await mailCollection().where('to', '==', old).get()).size).toBe(0);
  });

  test('admins see and remove an address; the log does not keep it', async () => {
    const email = await subscribe();
    const id = idOfAddress(email);
    const list = async () => (await call('GET /subscribers?limit=100', { token: admin.token })).body;
    const row = (await list()).find((one: { _id: string }) => one._id === id);
    expect(row).toEqual({
      _id: id,
      email,
      confirmed: true,
      createdAt: expect.any(String),
      confirmedAt: expect.any(String),
    });
    expect((await call(`DELETE /subscribers/${id}`, { token: admin.token })).body).toEqual({
      deletedCount: 1,
    });
    expect((await call(`DELETE /subscribers/${id}`, { token: admin.token })).status).toBe(404);
    expect(await stored(email)).toBeUndefined();
    const log = await call('GET /activity?kind=settings&target=subscribers', { token: admin.token });
    expect(log.body[0]).toMatchObject({ action: 'deleted' });
    expect(JSON.stringify(log.body)).not.toContain(email);
  });

  test('somebody with an account finds it in their data, and it goes with the account', async () => {
    const person = await makeMember('Jane Doe');
    const mine = async () => (await call('GET /myData', { token: person.token })).body.subscription;
    expect(await mine()).toBeNull();
    await subscribe(person.email);
    expect(await mine()).toMatchObject({ email: person.email, confirmed: true });
    expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
    expect(await stored(person.email)).toBeUndefined();
  });

  test('an account with an address that was not verified ends nobody’s subscription', async () => {
    const person = await makeUnverified();
    await subscribe(person.email);
    expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
    expect(await stored(person.email)).toBeDefined();
  });
});
