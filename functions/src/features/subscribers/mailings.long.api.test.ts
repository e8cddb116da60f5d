import { describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { timeAt } from '../../core/data/time.ts';
import { call } from '../../test/call.ts';
import { makeMember, makeUnverified } from '../../test/people.ts';
import { newsBody } from '../../test/records.ts';
import { ask, newAddress, openSubscriptions, stored } from '../../test/subscriptions.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { deleteUnconfirmed, idOfAddress, subscriberDocument } from './subscriber-store.ts';

const day = 24 * 60 * 60_000;

const { mailer, admin, linksTo, subscribe, publish, queue } = await openSubscriptions();

describe('news', () => {
  const newsTo = async (email: string) => {
    await linksTo(email);
    return (await mailer.mailsTo({ email })).filter(({ subject }) => subject?.endsWith(': news'));
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
    await deleteUnconfirmed(new Date());
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
