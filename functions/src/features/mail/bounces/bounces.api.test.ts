/** A mail provider reports mail that did not arrive. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOfAddress } from '../../../core/data/address.ts';
import { digestOf } from '../../../core/data/digest.ts';
import { identity } from '../../../core/data/firebase.ts';
import { firestore } from '../../../core/data/firestore.ts';
import { noTime, now } from '../../../core/data/time.ts';
import { call } from '../../../test/call.ts';
import { startMails } from '../../../test/mails-sent.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/people.ts';
import { subscriberDocument } from '../../subscribers/subscriber-store.ts';
import { mailCollection, mailShape } from '../mail-store.ts';
import { messageKeyOf } from '../secrets-store.ts';

let admin: Person;
let person: Person;
let mailer: Awaited<ReturnType<typeof startMails>>;
let key = '';

beforeAll(async () => {
  mailer = await startMails();
  admin = await makeAdmin('Ada Admin');
});

beforeEach(async () => {
  person = await makeMember('Jane Doe');
  key = (await call('POST /bounceKey', { token: admin.token })).body.key;
});

afterAll(() => mailer.stop());

const give = (role: string) =>
  call(`PATCH /users/role/${person.uid}`, { token: admin.token, body: { role } });

/** Notifies the person by mail; returns the mails to them. */
async function notifyThem(role: string) {
  await give(role);
  await mailer.sendAllTo(person, admin);
  return mails();
}

async function mails() {
  const { docs } = await mailCollection().where('toUids', 'array-contains', person.uid).get();
  return docs
    .map((doc) => doc.data())
    .sort((one, other) => one.createdAt.toMillis() - other.createdAt.toMillis());
}

const bounce = (given: object[], secret = key) =>
  call(`POST /bounces/${secret}`, { body: { bounces: given } });
const messageIdOf = (mail?: { delivery: { info: { messageId: string } } }) =>
  mail?.delivery.info.messageId ?? '';
const choices = async () => (await call('GET /mailChoices', { token: person.token })).body;

async function bounced(reason = '550 No\r\nsuch user') {
  const [mail] = await notifyThem('writer');
  return bounce([{ messageId: messageIdOf(mail), email: person.email, reason }]);
}

describe('a bounce', () => {
  test('marks the mail, stops mail to the address, and is told once', async () => {
    expect((await bounced()).body).toEqual({ modifiedCount: 1 });
    const [mail] = await mails();
    expect(mail?.delivery).toMatchObject({
      state: 'ERROR',
      error: expect.stringContaining('550 No such user'),
    });
    const again = await bounce([{ messageId: messageIdOf(mail), email: person.email }]);
    expect(again.body).toEqual({ modifiedCount: 0 });
    const [, second] = await notifyThem('');
    expect(second?.delivery).toMatchObject({ state: 'STOPPED', error: expect.stringMatching(/^Came back/) });
    expect(await mailer.mailsTo(person)).toHaveLength(1);
    const { body } = await call('GET /myData', { token: person.token });
    const mailChoices = { off: [], bounced: true, reason: '550 No such user' };
    expect(body).toMatchObject({ mailChoices });
  });

  test('ends when the person says that mail arrives, whatever they have chosen', async () => {
    await bounced();
    await call('PATCH /mailChoices', { token: person.token, body: { off: ['paperFeedback'] } });
    expect(await choices()).toMatchObject({ off: ['paperFeedback'], bounced: true });
    const body = { off: ['paperFeedback'], arrives: true };
    expect((await call('PATCH /mailChoices', { token: person.token, body })).body).toEqual({ success: true });
    expect(await choices()).toEqual({ off: ['paperFeedback'], bounced: false, reason: '' });
    await notifyThem('');
    expect(await mailer.mailsTo(person)).toHaveLength(2);
  });

  test('says nothing about another address of the person', async () => {
    await bounced();
    const email = `new-${person.email}`;
    await identity().updateUser(person.uid, { email, emailVerified: true });
    await notifyThem('');
    expect(await mailer.mailsTo({ email })).toHaveLength(1);
  });

  test('goes with the account', async () => {
    await bounced();
    expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
    expect((await firestore().doc(`mailChoices/${person.uid}`).get()).exists).toBe(false);
  });

  test('ends a subscription', async () => {
    const id = hashOfAddress(person.email);
    await firestore().doc(`subscribers/${id}`).set({ email: person.email, confirmed: true, asks: 1 });
    const mail = mailCollection().doc();
    const messageId = await sentToSubscriber(mail, await messageKeyOf(mail.id));
    const notified = await bounce([{ messageId, email: person.email.toUpperCase() }]);
    expect(notified.body).toEqual({ modifiedCount: 1 });
    expect((await subscriberDocument(id).get()).exists).toBe(false);
  });
});

async function sentToSubscriber({ id }: { id: string }, messageKey: string): Promise<string> {
  const info = { messageId: `<${messageKey}@lab.test>`, response: '250' };
  await mailCollection()
    .doc(id)
    .set({
      ...mailShape,
      toUids: [],
      subscriber: hashOfAddress(person.email),
      delivery: { ...mailShape.delivery, state: 'SUCCESS', info },
      dueAt: noTime,
      createdAt: now(),
    });
  return info.messageId;
}

describe('nobody can stop the mail of others', () => {
  test('without the secret, or with an earlier one', async () => {
    const old = key;
    const [mail] = await notifyThem('writer');
    const given = [{ messageId: messageIdOf(mail), email: person.email }];
    for (const wrong of ['x', 'undefined', '%00', `${old}x`])
      expect((await bounce(given, wrong)).status).toBe(403);
    await call('POST /bounceKey', { token: admin.token });
    expect((await bounce(given, old)).status).toBe(403);
    expect(await choices()).toMatchObject({ bounced: false });
    const stored = (await firestore().doc('mailSettings/bounces').get()).data();
    expect(JSON.stringify(stored)).not.toContain(old);
    // What is stored of the secret is of no use.
    expect((await bounce(given, stored?.keyHash)).status).toBe(403);
  });

  test('with the secret, but an address to which the mail did not go, or a mail that was not sent', async () => {
    const other = await makeMember('Otto Other');
    const [mail] = await notifyThem('writer');
    const messageId = messageIdOf(mail);
    const notified = await bounce([
      { messageId, email: other.email },
      { messageId: '<none@lab.test>', email: person.email },
      { messageId: '<>', email: person.email },
    ]);
    expect(notified.body).toEqual({ modifiedCount: 0 });
    expect(await choices()).toMatchObject({ bounced: false });
    expect((await call('GET /mailChoices', { token: other.token })).body).toMatchObject({ bounced: false });
  });

  test('with the secret, and an id that is computed from what is public', async () => {
    const subscriber = hashOfAddress(person.email);
    await firestore().doc(`subscribers/${subscriber}`).set({ email: person.email, confirmed: true, asks: 1 });
    const mail = { id: `subscriptionAsked-${subscriber}-1` };
    const computed = digestOf(mail.id);
    expect(await messageKeyOf(mail.id)).not.toBe(computed);
    await sentToSubscriber(mail, await messageKeyOf(mail.id));
    const given = [{ messageId: `<${computed}@lab.test>`, email: person.email }];
    expect((await bounce(given)).body).toEqual({ modifiedCount: 0 });
    // Nor if an earlier version has sent the mail with this id.
    await sentToSubscriber(mail, computed);
    expect((await bounce(given)).body).toEqual({ modifiedCount: 0 });
    expect((await subscriberDocument(subscriber).get()).exists).toBe(true);
  });

  test('with what is no list of bounces', async () => {
    for (const body of [
      {},
      { bounces: 'x' },
      { bounces: [{}] },
      { bounces: Array(101).fill({ messageId: 'x', email: 'a@b.org' }) },
    ])
      expect((await call(`POST /bounces/${key}`, { body })).status).toBe(400);
  });
});
