/**
 * A mail server forwards answers: they count only if address, secret, sender, and the sender's present rights
 * agree. Longer than 300 lines, because all tests answer mails of the same people.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { identity } from '../../../core/data/firebase.ts';
import { firestore } from '../../../core/data/firestore.ts';
import { call } from '../../../test/call.ts';
import { startMails } from '../../../test/mails-sent.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/people.ts';
import { sendMessage } from '../../../test/records.ts';
import { mailCollection } from '../mail-store.ts';

let admin: Person;
let sender: Person;
let mailer: Awaited<ReturnType<typeof startMails>>;
let key = '';
let id = '';
/** The address to which the admin answers. */
let to = '';

const settings = { on: true, perHour: 10_000, from: 'noreply@lab.test', answers: 'answers@lab.test' };

beforeAll(async () => {
  mailer = await startMails();
  admin = await makeAdmin('Ada Admin');
  key = (await call('POST /answerKey', { token: admin.token })).body.key;
});

beforeEach(async () => {
  await firestore().doc('mailSettings/main').set(settings);
  await firestore().doc('mailSettings/notTaken').delete();
  admin = await makeAdmin('Ada Admin');
  sender = await makeMember('Jane Doe');
  id = await sendMessage(sender);
  await mailer.sendAllTo(sender, admin);
  to = await replyToOf(admin);
});

afterAll(() => mailer.stop());

async function replyToOf(person: Person, at = -1): Promise<string> {
  return (await mailer.mailsTo(person)).at(at)?.replyTo?.text ?? '';
}

const answer = (over: object = {}, secret = key) =>
  call(`POST /mailAnswers/${secret}`, {
    body: { from: `Ada Admin <${admin.email}>`, to, text: 'At nine.', ...over },
  });
const messages = async () => (await call(`GET /contacts/${sender.email}`, { token: sender.token })).body;
const message = async () => (await messages())[0];

/** What a person is told of answers that were not taken, as the mail that they get. */
async function notified(person: Person): Promise<string[]> {
  const { docs } = await mailCollection().where('toUids', 'array-contains', person.uid).get();
  const ids = docs.filter((doc) => doc.data().template.name === 'answerNotTaken').map((doc) => doc.id);
  for (const one of ids) await mailer.sendNow(one);
  const texts = (await mailer.mailsTo(person)).filter(({ subject }) =>
    subject?.endsWith('your answer by mail'),
  );
  return texts.map(({ text = '' }) => text);
}

async function expectNotTaken(
  given: Promise<{ status: number; body: unknown }>,
  person: Person,
  reason: RegExp,
) {
  expect(await given).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
  expect(await notified(person)).toEqual([expect.stringMatching(reason)]);
}

describe('an answer to the mail about a message', () => {
  test('becomes its reply, by that admin, and is told to the correspondent', async () => {
    const text = `At nine.\n\nOn Tue, Feb 3, 2026 at 10:15 AM Lab <noreply@lab.test> wrote:\n> When do you open?\n> ${to}`;
    expect((await answer({ text })).body).toEqual({ modifiedCount: 1 });
    expect(await message()).toMatchObject({ _id: id, replay: 'At nine.' });
    const [entry] = (await call(`GET /activity?kind=message&target=${id}`, { token: admin.token })).body;
    expect(entry).toMatchObject({ action: 'replied', actor: admin.email, targetId: id });
    await mailer.sendAllTo(sender, admin);
    expect((await mailer.mailsTo(sender)).map(({ text }) => text)).toEqual([
      expect.stringContaining('> At nine.'),
    ]);
    expect(await notified(admin)).toEqual([]);
  });

  test('may be HTML only', async () => {
    const html =
      '<div>At <b>nine</b>.<br>Bring a coat &amp; shoes.</div><script>x</script><div class="gmail_quote"><div>On Tue, Feb 3, 2026 at 10:15 AM Lab &lt;<a href="mailto:noreply@lab.test">noreply@lab.test</a>&gt; wrote:</div><blockquote>When do you open?</blockquote></div>';
    expect((await answer({ text: '', html })).body).toEqual({ modifiedCount: 1 });
    expect((await message()).replay).toBe('At nine.\nBring a coat & shoes.');
  });

  test('may be the whole mail', async () => {
    const body = `From: Ada Admin <${admin.email}>\r\nTo: ${to}\r\nSubject: Re: a new message\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nGr=FC=DFe\r\n\r\n-- \r\nAda`;
    const sent = await call(`POST /mailAnswers/${key}`, {
      body,
      headers: { 'Content-Type': 'message/rfc822' },
    });
    expect(sent.body).toEqual({ modifiedCount: 1 });
    expect((await message()).replay).toBe('Grüße');
  });

  test('counts once when the mail server calls again', async () => {
    expect((await answer()).body).toEqual({ modifiedCount: 1 });
    expect((await answer()).status).toBe(200);
    expect(await notified(admin)).toEqual([]);
  });

  test('five at the same moment: one is stored, and the others come back', async () => {
    const all = await Promise.all([0, 1, 2, 3, 4].map((at) => answer({ text: `Reply ${at}` })));
    const taken = all.filter(({ body }) => body.modifiedCount === 1);
    expect(taken).toHaveLength(1);
    const winner = all.findIndex(({ body }) => body.modifiedCount === 1);
    expect((await message()).replay).toBe(`Reply ${winner}`);
    const texts = (await notified(admin)).join('\n');
    for (const at of all.keys()) if (at !== winner) expect(texts).toContain(`> Reply ${at}\n`);
  });
});

describe('an answer that is not taken comes back, with what was written', () => {
  test('somebody else has answered at the desk', async () => {
    const other = await makeAdmin('Otto Other');
    await call('PATCH /contactReplay', { token: other.token, body: { _id: id, replay: 'At ten.' } });
    await expectNotTaken(answer(), admin, /already been answered\.[\s\S]*> At nine\./);
    expect((await message()).replay).toBe('At ten.');
  });

  test('a second answer', async () => {
    await answer();
    await expectNotTaken(
      answer({ text: 'At eleven.' }),
      admin,
      /already been answered\.[\s\S]*> At eleven\./,
    );
    expect((await message()).replay).toBe('At nine.');
  });

  test('nothing but the quotation', async () => {
    await expectNotTaken(answer({ text: '> When do you open?' }), admin, /nothing in it/);
  });

  test('longer than a message', async () => {
    await expectNotTaken(answer({ text: 'x'.repeat(5_001) }), admin, /too long[\s\S]*> x{5001}/);
  });

  test('the message was deleted', async () => {
    await firestore().doc(`contacts/${id}`).delete();
    await expectNotTaken(answer(), admin, /no longer exists[\s\S]*> At nine\./);
  });

  test('the correspondent has deleted their account', async () => {
    expect((await call('DELETE /myAccount', { token: sender.idToken })).status).toBe(200);
    await expectNotTaken(answer(), admin, /no longer exists[\s\S]*> At nine\./);
  });

  test('the sender is no admin any more', async () => {
    await identity().setCustomUserClaims(admin.uid, {});
    await expectNotTaken(answer(), admin, /Only admins[\s\S]*> At nine\./);
  });

  test('it came from another address', async () => {
    await expectNotTaken(answer({ from: 'ada@private.example' }), admin, /another address/);
  });

  test('it went to an address that is no longer, or never was, one of the lab', async () => {
    const madeUp = to.replace(/\+.{4}/, '+0000');
    await expectNotTaken(answer({ to: madeUp }), admin, /not given to you[\s\S]*> At nine\./);
  });

  test('is told once, however often the mail server calls, and counted', async () => {
    await answer();
    for (let times = 0; times < 3; times++) await answer({ text: 'At eleven.' });
    expect(await notified(admin)).toHaveLength(1);
    const hour = Math.floor(Date.now() / 3_600_000);
    await firestore().doc('mailSettings/notTaken').set({ hour, count: 30 });
    // The mail server keeps it, and tells its sender.
    expect((await answer({ text: 'At twelve.' })).status).toBe(429);
    expect(await notified(admin)).toHaveLength(1);
  });
});

describe('nobody answers for an admin', () => {
  const untouched = async () => expect((await message()).replay).toBe('');

  test('without the secret, with an earlier one, or with that of bounces', async () => {
    for (const wrong of ['x', 'undefined', '%00', `${key}x`])
      expect((await answer({}, wrong)).status).toBe(403);
    const old = key;
    key = (await call('POST /answerKey', { token: admin.token })).body.key;
    expect((await answer({}, old)).status).toBe(403);
    const stored = (await firestore().doc('mailSettings/answers').get()).data();
    expect(JSON.stringify(stored)).not.toContain(key);
    expect((await answer({}, stored?.keyHash)).status).toBe(403);
    const bounces = (await call('POST /bounceKey', { token: admin.token })).body.key;
    expect((await answer({}, bounces)).status).toBe(403);
    await untouched();
    // Mails that were sent before can still be answered.
    expect((await answer()).body).toEqual({ modifiedCount: 1 });
  });

  test('with a sender who is nobody, or somebody else too', async () => {
    const two = `Eve <eve@else.example>, Ada <${admin.email}>`;
    for (const from of ['', 'Ada Admin', two, `"${admin.email}" <eve@else.example>`])
      expect((await answer({ from })).body).toEqual({ modifiedCount: 0 });
    await untouched();
  });

  test('another admin with this one’s address, or this one with another’s', async () => {
    const other = await makeAdmin('Otto Other');
    expect((await answer({ from: other.email })).body).toEqual({ modifiedCount: 0 });
    await untouched();
    expect(await notified(other)).toEqual([]);
  });

  test('a disabled account, or an address that is not verified, which are told nothing', async () => {
    for (const state of [{ disabled: true }, { disabled: false, emailVerified: false }]) {
      await identity().updateUser(admin.uid, state);
      expect((await answer()).body).toEqual({ modifiedCount: 0 });
    }
    await untouched();
    await identity().updateUser(admin.uid, { disabled: false, emailVerified: true });
    expect(await notified(admin)).toEqual([]);
  });

  test('a program', async () => {
    for (const headers of [
      'Auto-Submitted: auto-replied',
      'Precedence: bulk',
      'X-Auto-Response-Suppress: All',
    ])
      expect((await answer({ headers: `Subject: x\n${headers}` })).body).toEqual({ modifiedCount: 0 });
    await untouched();
    expect(await notified(admin)).toEqual([]);
  });

  test('a member who makes an address up is told nothing, so nobody can be written to in this way', async () => {
    const body = { from: sender.email, to: `answers+${'0'.repeat(48)}@lab.test`, text: 'Buy!' };
    expect((await answer(body)).body).toEqual({ modifiedCount: 0 });
    expect(await notified(sender)).toEqual([]);
  });

  test('with what is no answer', async () => {
    for (const body of [{ text: { a: 1 } }, { to: ['x'] }, { text: 'x'.repeat(100_001) }, { from: {} }])
      expect((await answer(body)).status).toBe(400);
  });
});

describe('an answer to the reply of the lab', () => {
  let back = '';

  beforeEach(async () => {
    await answer();
    await mailer.sendAllTo(sender, admin);
    back = await replyToOf(sender);
  });

  const write = (text: string, over: object = {}) => answer({ from: sender.email, to: back, text, ...over });

  test('becomes a new message, with what they have written about themselves', async () => {
    expect((await write('And on Sundays?\n\n> At nine.')).body).toEqual({ modifiedCount: 1 });
    const [newest, first] = await messages();
    expect(newest).toMatchObject({ message: 'And on Sundays?', replay: '', email: sender.email });
    expect([newest.name, newest.phone]).toEqual([first.name, first.phone]);
    await mailer.sendAllTo(sender, admin);
    expect((await mailer.mailsTo(admin)).at(-1)?.text).toContain('> And on Sundays?');
    expect((await answer({ to: await replyToOf(admin), text: 'Closed.' })).body).toEqual({
      modifiedCount: 1,
    });
  });

  test('counts once, and another one comes back', async () => {
    await Promise.all([write('And on Sundays?'), write('And on Sundays?')]);
    await expectNotTaken(
      write('And on Mondays?'),
      sender,
      /already answered this mail[\s\S]*> And on Mondays\?/,
    );
    expect(await messages()).toHaveLength(2);
  });

  test('needs the address of the account, which must be enabled', async () => {
    await expectNotTaken(write('x', { from: admin.email }), sender, /another address/);
    await identity().updateUser(sender.uid, { disabled: true });
    expect((await write('x')).body).toEqual({ modifiedCount: 0 });
    await identity().updateUser(sender.uid, { disabled: false });
    expect(await messages()).toHaveLength(1);
  });
});

test('the mail says that it can be answered, if it can', async () => {
  expect((await mailer.mailsTo(admin))[0]?.text).toContain('You can answer this mail.');
  await firestore()
    .doc('mailSettings/main')
    .set({ ...settings, answers: '' });
  const other = await makeMember('Otto Other');
  await sendMessage(other);
  await mailer.sendAllTo(other, admin);
  const mail = (await mailer.mailsTo(admin)).at(-1);
  expect(mail?.text).not.toContain('You can answer this mail.');
  expect(mail?.replyTo?.text ?? '').not.toContain('+');
});
