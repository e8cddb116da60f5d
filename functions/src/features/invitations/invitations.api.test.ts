/**
 * Invited people get their account, role and profile, and nobody else does. Longer than 300 lines, because
 * all tests invite people.
 */
import { randomUUID } from 'node:crypto';
import { Transaction } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { timeAt } from '../../core/data/time.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person, renewToken, signIn } from '../../test/people.ts';
import { memberBody, newsBody } from '../../test/records.ts';
import { twoAdmins } from '../../test/two-admins.ts';
import { verifiedEmail } from '../accounts/remove-account.ts';
import { mailDocument } from '../mail/mail-store.ts';
import { acceptInvitation } from './accept.ts';
import { deleteInvitationsOf } from './delete-store.ts';
import { invitationDocument } from './invitation-store.ts';

const password = 'Secret#1';
let { admin, byAdmin } = {} as Awaited<ReturnType<typeof twoAdmins>>;

beforeAll(async () => {
  ({ admin, byAdmin } = await twoAdmins());
});

const someEmail = () => `jane-${randomUUID().slice(0, 8)}@example.org`;
const accept = (key: string, over: object = {}) =>
  call('POST /acceptInvitation', { body: { key, name: 'Jane Doe', password, ...over } });
const open = (key: string) => call('POST /invitation', { body: { key } });
const gone = 'This invitation is not valid any more. Please ask the lab for a new one.';

async function invite(email: string, role = ''): Promise<string> {
  const { status, body } = await byAdmin('POST /invitations', { role, people: [{ email, name: 'Jane' }] });
  expect([status, body[0].problem]).toEqual([200, '']);
  return body[0].key;
}
const listed = async (email: string) =>
  (await byAdmin('GET /invitations?limit=100')).body.find((one: { email: string }) => one.email === email);

/** The process ends between the account and the commit, so nothing takes the account back. */
async function breakOff(key: string): Promise<void> {
  vi.spyOn(Transaction.prototype, 'create').mockImplementation(() => {
    throw new Error('broken off');
  });
  vi.spyOn(identity(), 'deleteUser').mockResolvedValue();
  await expect(acceptInvitation({ key, name: 'Jane Doe', password })).rejects.toThrow('broken off');
  vi.restoreAllMocks();
}

describe('an invited person', () => {
  test('has a verified account with the invited email and role, once', async () => {
    const email = someEmail();
    const key = await invite(email, 'writer');
    expect((await open(key)).body).toEqual({ email, name: 'Jane', hasProfile: false });
    expect((await accept(key, { email: 'else@example.org', role: 'admin' })).body).toEqual({ email });
    const account = await identity().getUserByEmail(email);
    expect(account).toMatchObject({ emailVerified: true, displayName: 'Jane Doe' });
    expect(account.customClaims).toBeUndefined();
    const token = await renewToken({ email });
    const { body } = await call(`GET /user?email=${email}`, { token });
    expect(body).toMatchObject({ _id: account.uid, name: 'Jane Doe', email, role: 'writer', admin: false });
    for (const again of [await accept(key), await open(key)])
      expect([again.status, again.body.message]).toEqual([404, gone]);
    expect((await listed(email)).acceptedAt).not.toBe('');
    const { body: log } = await byAdmin(`GET /activity?actor=${email}`);
    expect(log).toMatchObject([{ action: 'joined', targetName: 'Jane Doe' }]);
  });

  test('finds the profile that the lab has made, under any spelling of the email', async () => {
    const email = someEmail();
    const entry = memberBody({ name: 'Dr. Jane Doe', email, university: 'Example University' });
    const id = (await byAdmin('POST /team', entry)).body.insertedId;
    const key = await invite(email.toUpperCase());
    expect((await open(key)).body).toMatchObject({ email, hasProfile: true });
    await accept(key);
    const token = await renewToken({ email });
    const profile = (await call('GET /userInfoInTeam', { token })).body;
    expect(profile).toMatchObject({ name: 'Dr. Jane Doe', university: 'Example University' });
    await call('PATCH /updateUserAndTeam', { token, body: { name: 'Jane Roe', details: 'New.' } });
    expect((await call(`GET /team/${id}`)).body).toMatchObject({ name: 'Jane Roe', details: 'New.' });
  });

  test('keeps hidden what an admin has hidden in that profile', async () => {
    const email = someEmail();
    const image = '/images/profile/admin/jane.webp';
    const id = (await byAdmin('POST /team', memberBody({ email, image }))).body.insertedId;
    await byAdmin(`PATCH /members/${id}/profile`, { hidden: ['email', 'image'] });
    await accept(await invite(email, 'admin'));
    const token = await renewToken({ email });
    const item = (await call('POST /News', { token, body: newsBody() })).body.insertedId;
    const { authorEmail } = (await call(`GET /news/${item}`)).body;
    const author = (address: string) => call(`GET /post/${address}?item=${item}`);
    expect((await author(authorEmail)).body).toEqual({ name: 'Jane Doe', photoUrl: '' });
    expect((await author(email)).status).toBe(404);
  });

  test('is an admin only where the invitation says so', async () => {
    const email = someEmail();
    await accept(await invite(email, 'admin'));
    const token = await renewToken({ email });
    expect((await call('GET /users', { token })).status).toBe(200);
  });

  test('leaves no trace of the invitation when they delete their account', async () => {
    const email = someEmail();
    await accept(await invite(email));
    const { _id } = await listed(email);
    const idToken = await signIn(email);
    await call('POST /jwt', { token: idToken, body: { email } });
    expect((await call('DELETE /myAccount', { token: idToken })).body).toEqual({ deletedCount: 1 });
    expect(await listed(email)).toBeUndefined();
    const { body: log } = await byAdmin(`GET /activity?target=${_id}`);
    expect(log).toMatchObject([{ action: 'invited', targetName: '' }]);
    expect((await mailDocument(`invitation-${_id}`).get()).exists).toBe(false);
  });

  test('leaves none either when they have registered by themselves', async () => {
    const email = someEmail();
    await invite(email);
    const { _id } = await listed(email);
    await identity().createUser({ email, password, emailVerified: true });
    await call('POST /users', { token: await signIn(email), body: { email, name: 'Jane', photoUrl: '' } });
    expect((await call('DELETE /myAccount', { token: await signIn(email) })).status).toBe(200);
    expect(await listed(email)).toBeUndefined();
    expect((await byAdmin(`GET /activity?target=${_id}`)).body).toMatchObject([{ targetName: '' }]);
    expect((await mailDocument(`invitation-${_id}`).get()).exists).toBe(false);
  });

  test('does not lose it to somebody who only says that the email is theirs', async () => {
    const email = someEmail();
    await invite(email);
    const { uid } = await identity().createUser({ email, password });
    await deleteInvitationsOf(uid, await verifiedEmail(uid));
    expect(await listed(email)).toBeDefined();
  });

  test('leaves no trace of earlier invitations that were replaced', async () => {
    const email = someEmail();
    await invite(email);
    const { _id: first } = await listed(email);
    await accept(await invite(email, 'writer'));
    const { _id: second } = await listed(email);
    const log = async () =>
      (await Promise.all([...new Set([first, second])].map((id) => byAdmin(`GET /activity?target=${id}`))))
        .flatMap(({ body }) => body)
        .map(({ action, targetName }: { action: string; targetName: string }) => `${action} ${targetName}`);
    expect(await log()).toEqual(['invited Jane', 'invited Jane']);
    await call('DELETE /myAccount', { token: await signIn(email) });
    expect(await log()).toEqual(['invited ', 'invited ']);
  });

  test('is not told any more who has invited them when that account is deleted, and gets no right from it', async () => {
    const leaving = await makeAdmin('Lia Leaving');
    const email = someEmail();
    const body = { role: 'writer', people: [{ email }] };
    const [{ key }] = (await call('POST /invitations', { token: leaving.token, body })).body;
    expect((await listed(email)).by).toBe(leaving.email);
    await call('DELETE /myAccount', { token: leaving.idToken });
    expect(await listed(email)).toMatchObject({ by: '', acceptedAt: '', ended: true });
    expect((await accept(key)).body.message).toBe(gone);
  });

  test('gets no right from somebody who is no admin any more, until another admin has renewed it', async () => {
    const former = await makeAdmin('Fay Former');
    const email = someEmail();
    const invited = await call('POST /invitations', {
      token: former.token,
      body: { role: 'admin', people: [{ email }] },
    });
    const [{ key }] = invited.body;
    expect((await byAdmin(`DELETE /users/admin/${former.uid}`)).body).toEqual({ modifiedCount: 1 });
    for (const refused of [await open(key), await accept(key)])
      expect([refused.status, refused.body.message]).toEqual([404, gone]);
    await expect(identity().getUserByEmail(email)).rejects.toThrow();
    const { _id, ended } = await listed(email);
    expect(ended).toBe(true);
    expect((await mailDocument(`invitation-${_id}`).get()).exists).toBe(false);
    const renewed = (await byAdmin(`POST /invitations/${_id}/renew`)).body;
    expect(await listed(email)).toMatchObject({ by: admin.email, ended: false });
    expect((await accept(renewed.key)).body).toEqual({ email });
    expect((await call('GET /users', { token: await renewToken({ email }) })).status).toBe(200);
  });

  test.each([
    ['lost the right', (former: Person) => byAdmin(`DELETE /users/admin/${former.uid}`)],
    ['was made a plain member by hand', (former: Person) => identity().setCustomUserClaims(former.uid, {})],
    ['was disabled', (former: Person) => identity().updateUser(former.uid, { disabled: true })],
    ['deleted their account', (former: Person) => call('DELETE /myAccount', { token: former.idToken })],
  ])('gets no profile from an inviter who %s', async (_, end) => {
    const former = await makeAdmin('Fay Former');
    const email = someEmail();
    const id = (await byAdmin('POST /team', memberBody({ email }))).body.insertedId;
    const body = { role: '', people: [{ email }] };
    const [{ key }] = (await call('POST /invitations', { token: former.token, body })).body;
    await end(former);
    for (const refused of [await open(key), await accept(key)])
      expect([refused.status, refused.body.message]).toEqual([404, gone]);
    await expect(identity().getUser(id)).rejects.toThrow();
  });

  test('may come with an invitation of an earlier version, which names only the email of its inviter', async () => {
    const email = someEmail();
    const key = await invite(email);
    const { _id } = await listed(email);
    await invitationDocument(_id).update({ byUid: '' });
    expect((await open(key)).status).toBe(200);
    await invitationDocument(_id).update({ by: '' });
    expect((await accept(key)).status).toBe(404);
  });

  test.each(['with', 'without'])(
    'gets the right also when the first try broke off after the account was made, %s a profile',
    async (profile) => {
      const email = someEmail();
      const entry =
        profile === 'with' && (await byAdmin('POST /team', memberBody({ email }))).body.insertedId;
      const key = await invite(email, 'writer');
      await breakOff(key);
      const { uid } = await identity().getUserByEmail(email);
      expect((await accept(key, { name: 'Jane Roe', password: 'Other#12' })).body).toEqual({ email });
      expect(await identity().getUserByEmail(email)).toMatchObject({ uid, displayName: 'Jane Roe' });
      if (entry) expect(uid).toBe(entry);
      await expect(signIn(email)).rejects.toThrow();
      const { body } = await call(`GET /user?email=${email}`, { token: admin.token });
      expect(body).toMatchObject({ _id: uid, name: 'Jane Roe', role: 'writer' });
      expect((await accept(key)).body.message).toBe(gone);
    },
  );

  test('logs in when somebody has been in that account meanwhile', async () => {
    const email = someEmail();
    const key = await invite(email, 'admin');
    await breakOff(key);
    await signIn(email);
    expect((await accept(key, { password: 'Other#12' })).status).toBe(409);
    await expect(signIn(email)).resolves.toEqual(expect.any(String));
    expect((await identity().getUserByEmail(email)).customClaims).toBeUndefined();
  });

  test('may come without a password, for Google', async () => {
    const email = someEmail();
    await accept(await invite(email), { password: undefined });
    const { providerData, emailVerified } = await identity().getUserByEmail(email);
    expect([providerData, emailVerified]).toEqual([[], true]);
    await expect(signIn(email)).rejects.toThrow();
  });

  test('is one person, even if two accept at the same moment', async () => {
    const email = someEmail();
    const key = await invite(email);
    const answers = await Promise.all([accept(key), accept(key, { password: 'Other#12' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { uid } = await identity().getUserByEmail(email);
    const user = (await call(`GET /user?email=${email}`, { token: admin.token })).body;
    expect(user._id).toBe(uid);
  });

  test('loses the invitation with the account', async () => {
    const email = someEmail();
    await accept(await invite(email));
    expect(await listed(email)).toBeDefined();
    await call('DELETE /myAccount', { token: await signIn(email) });
    expect(await listed(email)).toBeUndefined();
  });
});

describe('an invitation', () => {
  test.each([
    [{ password: 'short' }, { password: expect.any(String) }],
    [{ password: 'nospecial1A' }, { password: expect.any(String) }],
    [{ name: '  ' }, { name: expect.any(String) }],
  ])('stays open when the form is wrong: %o', async (over, fields) => {
    const key = await invite(someEmail());
    const { status, body } = await accept(key, over);
    expect([status, body.fields]).toEqual([400, fields]);
    expect((await open(key)).status).toBe(200);
  });

  test('is no longer valid when it was renewed, replaced, withdrawn or has expired', async () => {
    const email = someEmail();
    const first = await invite(email);
    const second = await invite(email);
    expect((await open(first)).status).toBe(404);
    const { _id: id } = await listed(email);
    const third = (await byAdmin(`POST /invitations/${id}/renew`)).body;
    expect(third).toEqual({ email, key: expect.stringMatching(/^[\w-]{43}$/), problem: '' });
    expect((await open(second)).status).toBe(404);
    expect((await open(third.key)).status).toBe(200);

    await invitationDocument(id).update({ endsAt: timeAt(Date.now() - 1) });
    expect((await accept(third.key)).status).toBe(404);
    const { key } = (await byAdmin(`POST /invitations/${id}/renew`)).body;
    expect((await byAdmin(`DELETE /invitations/${id}`)).body).toEqual({ deletedCount: 1 });
    expect((await accept(key)).status).toBe(404);
    expect((await byAdmin(`POST /invitations/${id}/renew`)).status).toBe(404);
    await expect(identity().getUserByEmail(email)).rejects.toThrow();
  });

  test('is not made for who has an account, and does not take that account over', async () => {
    const member = await makeMember();
    const people = [{ email: member.email }, { email: someEmail() }];
    const { body } = await byAdmin('POST /invitations', { role: 'admin', people });
    expect(body).toMatchObject([
      { email: member.email, key: '', problem: 'Has an account already. Give a role under All Users.' },
      { key: expect.any(String), problem: '' },
    ]);

    const email = someEmail();
    const key = await invite(email, 'admin');
    // Somebody registers with this email, which is not theirs, before the invited person comes.
    const { uid } = await identity().createUser({ email, password: 'Other#12' });
    const answer = await accept(key);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'There is already an account with this email. Please log in.',
    ]);
    expect((await identity().getUser(uid)).customClaims).toBeUndefined();
  });

  test('says its secret to nobody, and has none that can be guessed', async () => {
    const email = someEmail();
    const key = await invite(email);
    const stored = (await invitationDocument((await listed(email))._id).get()).data();
    expect(JSON.stringify([await listed(email), stored])).not.toContain(key);
    for (const wrong of [
      '',
      'x',
      String(stored?.keyHash),
      key.slice(0, -1),
      key.toLowerCase(),
      `${key} `.repeat(9),
    ]) {
      expect((await open(wrong)).status, wrong).toBeGreaterThanOrEqual(400);
    }
  });

  test.each([
    [{ people: [] }, { people: 'Please enter at least one email' }],
    [{ people: [{ email: 'jane' }] }, { 'people[0].email': 'Please provide a valid email' }],
    [{ people: [{ email: 'a@example.org' }], role: 'owner' }, { role: 'Please choose a role' }],
    [
      { people: Array.from({ length: 101 }, (_, at) => ({ email: `a${at}@example.org` })) },
      { people: 'Please invite at most 100 people at once' },
    ],
  ])('%# is refused', async (body, fields) => {
    const answer = await byAdmin('POST /invitations', body);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
  });
});
