import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../app/mails.ts';
import { firestore } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import { call, nextPath } from '../../test/call.ts';
import { readMailSettings } from '../../test/mail-settings.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { closeServers, mailServer, refusal } from './mail-server.testing.ts';
import { mailCollection, mailShape } from './mail-store.ts';
import { sendNotice } from './send.ts';

let admin: Person;
let person: Person;
/** Refuses everything until it is told otherwise. */
let takes = false;
let smtp = '';
let id = '';

beforeAll(async () => {
  admin = await makeAdmin('Ada Admin');
  const server = await mailServer({
    onRcptTo: (_address, _session, done) => done(takes ? null : refusal(550, 'No <b>such</b> user')),
  });
  smtp = server.address;
});

beforeEach(async () => {
  takes = false;
  person = await makeMember('Jane Doe');
  await byAdmin(`PATCH /users/role/${person.uid}`, { role: 'writer' });
  const { docs } = await mailCollection().where('toUids', 'array-contains', person.uid).get();
  id = docs[0]?.id ?? '';
});

afterAll(async () => {
  closeServers();
  await firestore().doc('mailSettings/main').delete();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const sendNow = (one = id) => sendNotice(one, { accounts, smtp });

async function row(one = id) {
  const { status, body } = await byAdmin('GET /mails?limit=100');
  expect(status, JSON.stringify(body)).toBe(200);
  return body.find(({ _id }: { _id: string }) => _id === one);
}

test('a mail waits, is refused, is sent again, and is sent', async () => {
  expect(await row()).toMatchObject({ to: 'Jane Doe', state: 'PENDING', error: '', sentAt: '' });
  expect((await byAdmin(`POST /mails/${id}/again`)).status).toBe(409);
  await sendNow();
  const failed = await row();
  expect(failed).toMatchObject({
    state: 'ERROR',
    dueAt: '',
    subject: expect.stringContaining(': your account'),
  });
  expect(failed.error).toContain('No <b>such</b> user');
  expect((await byAdmin(`POST /mails/${id}/stop`)).status).toBe(409);

  takes = true;
  const both = await Promise.all([byAdmin(`POST /mails/${id}/again`), byAdmin(`POST /mails/${id}/again`)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await sendNow();
  expect(await row()).toMatchObject({ state: 'SUCCESS', error: '', sentAt: expect.stringMatching(/Z$/) });
  expect((await byAdmin(`POST /mails/${id}/again`)).status).toBe(409);
});

test('a failure is told to admins under the bell once a day, and not by mail', async () => {
  await sendNow();
  const { docs } = await mailCollection().where('toAdmins', '==', true).get();
  for (const { id: one } of docs.filter((doc) => doc.id.startsWith('mailFailed-'))) {
    await sendNow(one);
    await sendNow(`${one}-${admin.uid}`);
  }
  const notified = (await byAdmin('GET /notices?limit=100')).body;
  const failures = notified.filter(({ event }: { event: string }) => event === 'mailFailed');
  expect(failures).toMatchObject([{ path: '/dashboard/outbox', read: false }]);
});

test('a mail that is stopped is not sent', async () => {
  takes = true;
  expect((await byAdmin(`POST /mails/${id}/stop`)).body).toEqual({ modifiedCount: 1 });
  await sendNow();
  expect(await row()).toMatchObject({ state: 'STOPPED', error: 'Stopped by an admin.', sentAt: '' });
});

test('looks as the reader sees it', async () => {
  const { body } = await byAdmin(`GET /mails/${id}`);
  expect(body.text).toMatch(/^Hello Jane Doe,\n\nYou now have this right: writer\./);
  expect(body.html).toContain('You now have this right: writer.');
});

test('of an invitation the outbox shows the address, and no secret', async () => {
  const email = `outbox-${person.uid.slice(0, 8).toLowerCase()}@example.org`;
  const { body: invited } = await byAdmin('POST /invitations', { people: [{ email }] });
  const [mail] = (await mailCollection().where('to', '==', email).get()).docs;
  expect(await row(mail?.id)).toMatchObject({ to: email, event: 'invitation' });
  const { body } = await byAdmin(`GET /mails/${mail?.id}`);
  expect(body.text).toContain('/invitation\n');
  expect(JSON.stringify(body)).not.toContain(invited[0].key);
  await sendNow(mail?.id);
  expect((await byAdmin(`POST /mails/${mail?.id}/again`)).body.message).toContain('Invitations');
});

test('is paged, and filtered by state', async () => {
  const first = await byAdmin('GET /mails?limit=1&state=PENDING');
  expect(first.body).toMatchObject([{ state: 'PENDING' }]);
  const next = await byAdmin(`GET ${nextPath(first)}`);
  expect(next.body).toMatchObject([{ state: 'PENDING' }]);
  expect(next.body[0]._id).not.toBe(first.body[0]._id);
  expect((await byAdmin('GET /mails?state=NONE')).status).toBe(400);
});

test('two admins change the settings: the second is refused until they have seen the first’s change', async () => {
  const seen = await readMailSettings(admin);
  expect(seen).toEqual({
    on: true,
    perHour: 300,
    from: '',
    answers: '',
    remindAfter: [3, 7, 14],
    subscriptions: false,
  });
  const change = (over: object) => byAdmin('PATCH /mailSettings', { ...seen, ...over, before: seen });
  expect((await change({ perHour: 50 })).body).toEqual({ success: true });
  expect((await change({ perHour: 60 })).status).toBe(409);
  expect((await byAdmin('GET /activity?kind=settings&target=mail')).body[0]).toMatchObject({
    action: 'edited',
    changes: [{ field: 'perHour', before: '300', after: '50' }],
  });
  for (const over of [{ perHour: 0 }, { perHour: 1.5 }, { from: 'a@b.org\r\nBcc: c@d.org' }, { on: 'maybe' }])
    expect((await byAdmin('PATCH /mailSettings', { ...seen, ...over })).status).toBe(400);
});

test.each([
  { remindAfter: [3, 3] },
  { remindAfter: [7, 3] },
  { remindAfter: [0] },
  { remindAfter: [91] },
  { remindAfter: [1.5] },
  { remindAfter: [1, 2, 3, 4, 5, 6] },
  { remindAfter: 'soon' },
  { remindAfter: [null] },
  { answers: 'answers' },
  { answers: 'answers+x@lab.example' },
  { answers: `${'a'.repeat(16)}@lab.example` },
  { answers: 'a@lab.example\r\nBcc: c@d.org' },
])('%j is refused', async (over) => {
  const seen = await readMailSettings(admin);
  expect((await byAdmin('PATCH /mailSettings', { ...seen, ...over })).status).toBe(400);
  expect((await byAdmin('GET /mailSettings')).body).toMatchObject(seen);
});

test('days and the address for answers are kept, also by a tab of an earlier version that does not know them', async () => {
  const seen = await readMailSettings(admin);
  const chosen = { remindAfter: [1, 30, 90], answers: 'Answers@lab.example' };
  expect((await byAdmin('PATCH /mailSettings', { ...seen, ...chosen, before: seen })).status).toBe(200);
  const { remindAfter: _days, answers: _to, ...earlier } = seen;
  const given = { ...earlier, perHour: 77, before: earlier };
  expect((await byAdmin('PATCH /mailSettings', given)).body).toEqual({ success: true });
  expect((await byAdmin('GET /mailSettings')).body).toMatchObject({
    perHour: 77,
    remindAfter: [1, 30, 90],
    answers: 'answers@lab.example',
  });
  const none = { ...seen, perHour: 77, remindAfter: [], answers: '' };
  expect((await byAdmin('PATCH /mailSettings', none)).status).toBe(200);
  expect((await byAdmin('GET /mailSettings')).body).toMatchObject({ remindAfter: [], answers: '' });
});

test.each([
  [undefined, [3, 7, 14]],
  ['3', [3, 7, 14]],
  [
    [14, 3, 0, 'x'],
    [3, 14],
  ],
  [[], []],
])('stored days that are %j read as %j', async (remindAfter, expected) => {
  const main = firestore().doc('mailSettings/main');
  const before = (await main.get()).data() ?? {};
  await main.set({ ...before, ...(remindAfter !== undefined ? { remindAfter } : { remindAfter: null }) });
  expect((await byAdmin('GET /mailSettings')).body).toMatchObject({ remindAfter: expected });
  await main.set(before);
});

test('a test goes to the admin who asks for it', async () => {
  takes = true;
  const { body } = await byAdmin('POST /testMail');
  await sendNow(body.insertedId);
  expect(await row(body.insertedId)).toMatchObject({ to: 'Ada Admin', event: 'testMail', state: 'SUCCESS' });
});

test('a receiver that cannot exist does not keep the others from being listed', async () => {
  const mail = await mailCollection().add({ ...mailShape, toUids: ['a/b'], createdAt: now() });
  expect(await row(mail.id)).toMatchObject({ to: '' });
  await mail.delete();
});

test('admins see whether the mail server has an address to which it forwards answers', async () => {
  const takesAnswers = async () => (await byAdmin('GET /mailSettings')).body.takesAnswers;
  await firestore().doc('mailSecrets/answers').delete();
  expect(await takesAnswers()).toBe(false);
  await byAdmin('POST /answerKey');
  expect(await takesAnswers()).toBe(true);
});
