/** News by mail without an account: over HTTP as a visitor does it, and with a real mail server. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { timeAt } from '../../core/data/time.ts';
import {
  ask,
  newAddress,
  openSubscriptions,
  pathOf,
  post,
  site,
  stateOf,
  stored,
} from '../../test/subscriptions.ts';
import { twentyAtOnce } from '../../test/twenty-at-once.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { idOfAddress, subscriberDocument } from './subscriber-store.ts';

const day = 24 * 60 * 60_000;

/** As the form of the page sends it, so that it is in no address. */
const secretIn = (link = '') => Object.fromEntries(new URL(link).searchParams);

const { mailer, set, linksTo, subscribe, publish, queue, subjectsTo } = await openSubscriptions();

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
    expect(stateOf(await post('/subscription', secretIn(link)))).toBe('confirmed');
    expect(stateOf(await post('/subscription', secretIn(link)))).toBe('gone');
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
    const [mail] = (await mailer.mailsTo({ email })).slice(-1);
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
    expect(stateOf(await post('/subscription', secretIn(link)))).toBe('left');
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
