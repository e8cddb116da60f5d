/** A person's account and their entry in the team find each other by verified email, whichever came first. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, makeUnverified, type Person, renewToken, signIn } from '../../test/people.ts';
import { apply, memberBody, publishPaper } from '../../test/records.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { team } from './team.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const add = async (over: object): Promise<string> =>
  (await byAdmin('POST /team', memberBody(over))).body.insertedId;
const row = async (id: string) =>
  (await byAdmin('GET /members')).body.find(({ _id }: { _id: string }) => _id === id);
const own = async (token: string) => (await call('GET /profile', { token })).body;
const someEmail = () => `ada-${randomUUID().slice(0, 8)}@example.org`;

async function register(email: string, emailVerified = true): Promise<string> {
  const { uid } = await identity().createUser({ email, password: 'Secret#1', emailVerified });
  const token = await signIn(email);
  await call('POST /users', { token, body: { email, name: 'Ada', photoUrl: '' } });
  return uid;
}

test('an entry that was here first becomes that of the account, at its first sign-in', async () => {
  const email = someEmail();
  const id = await add({ name: 'Ada Entry', email });
  expect(await row(id)).toMatchObject({ account: 'none', accountUid: '' });
  const uid = await register(email);
  const token = await renewToken({ email });
  expect(await row(id)).toMatchObject({ account: 'own', accountUid: uid });
  expect(await own(token)).toMatchObject({ memberId: id });
  expect((await call('GET /userInfoInTeam', { token })).body).toMatchObject({
    name: 'Ada Entry',
    role: 'Researcher',
  });
  const body = { name: 'Ada Own', phone: '7' };
  expect((await call('PATCH /updateUserAndTeam', { token, body })).status).toBe(200);
  expect((await call(`GET /team/${id}`)).body).toMatchObject({ name: 'Ada Own', phone: '7' });
  expect((await call('PATCH /profile', { token, body: { pronouns: 'she/her' } })).status).toBe(200);
  expect((await call(`GET /people/${id}`)).body.profile).toMatchObject({ pronouns: 'she/her' });
  // Links to the entry stay.
  expect((await call(`GET /team/${uid}`)).status).toBe(404);
  const data = (await call('GET /myData', { token })).body;
  expect(data.teamMember).toMatchObject({ _id: id, name: 'Ada Own' });
});

test('an account that was here first gets the entry that an admin adds, or corrects', async () => {
  const [first, second] = [await makeMember('Ada First'), await makeMember('Ada Second')];
  const id = await add({ email: first.email.toUpperCase() });
  expect(await row(id)).toMatchObject({ account: 'own', accountUid: first.uid });
  expect(await own(first.token)).toMatchObject({ memberId: id });
  // The address was wrong, so the entry is given to nobody by mistake for long.
  await byAdmin(`PATCH /team/${id}`, memberBody({ email: second.email }));
  expect(await row(id)).toMatchObject({ accountUid: second.uid });
  expect(await own(first.token)).toMatchObject({ memberId: '' });
  await byAdmin(`PATCH /team/${id}`, memberBody({ email: 'office@example.org' }));
  expect(await row(id)).toMatchObject({ account: 'none', accountUid: '' });
  await byAdmin(`PATCH /team/${id}`, memberBody({ email: second.email, phone: '1' }));
  await byAdmin(`PATCH /team/${id}`, memberBody({ email: second.email, phone: '2' }));
  expect(await row(id)).toMatchObject({ accountUid: second.uid, phone: '2' });
});

test('a corrected email takes the entry from the wrong account at once, even if nothing follows the edit', async () => {
  const wrong = await makeMember('Ada Wrong');
  const id = await add({ email: wrong.email });
  expect(await row(id)).toMatchObject({ accountUid: wrong.uid });
  const caller = { ...admin, role: 'admin' as const, verified: true, signedInAt: 0 };
  await team.edit({ params: { id }, query: undefined, body: { email: someEmail() }, caller });
  expect(await row(id)).toMatchObject({ account: 'none', accountUid: '' });
  expect(await own(wrong.token)).toMatchObject({ memberId: '' });
});

test('nobody gets an entry by an email that is not verified, or by what a record says', async () => {
  const unverified = await makeUnverified();
  const id = await add({ email: unverified.email });
  expect(await row(id)).toMatchObject({ account: 'none' });
  await call('POST /users', {
    token: unverified.idToken,
    body: { email: unverified.email, name: 'Una', photoUrl: '' },
  });
  expect(
    (await call('POST /jwt', { token: unverified.idToken, body: { email: unverified.email } })).status,
  ).toBe(403);
  expect(await row(id)).toMatchObject({ account: 'none' });

  const victim = await add({ email: someEmail() });
  const mallory = await makeMember('Mallory');
  const { email } = await row(victim);
  for (const body of [
    { name: 'Mallory', email },
    { name: 'Mallory', email, accountUid: victim, memberId: victim },
  ]) {
    await call('PATCH /updateUserAndTeam', { token: mallory.token, body });
    await call('POST /users', { token: await signIn(mallory.email), body: { ...body, photoUrl: '' } });
    await call('POST /jwt', { token: await signIn(mallory.email), body });
  }
  await renewToken(mallory);
  expect(await row(victim)).toMatchObject({ account: 'none' });
  // An account whose address is no longer verified gets nothing, although its record still has it.
  const changed = await makeMember('Chana');
  await identity().updateUser(changed.uid, { emailVerified: false });
  expect(await row(await add({ email: changed.email }))).toMatchObject({ account: 'none' });
  const disabled = await makeMember('Dora');
  await identity().updateUser(disabled.uid, { disabled: true });
  expect(await row(await add({ email: disabled.email }))).toMatchObject({ account: 'none' });
});

test('of two entries with one email none is given away, and the desk says so', async () => {
  const email = someEmail();
  const ids = [await add({ email }), await add({ email })];
  await register(email);
  await renewToken({ email });
  for (const id of ids) expect(await row(id)).toMatchObject({ account: 'shared', accountUid: '' });
  await byAdmin(`DELETE /team/${ids[1]}`);
  await renewToken({ email });
  expect(await row(ids[0] ?? '')).toMatchObject({ account: 'own' });
});

test('a person has one entry: who has one gets no other, and an entry has one account', async () => {
  const person = await makeMember('Ada Accepted');
  await apply(person, admin);
  await byAdmin(`POST /team/${person.uid}`, { role: 'Researcher' });
  await byAdmin(`PATCH /team/${person.uid}`, memberBody({ email: 'elsewhere@example.org' }));
  const id = await add({ email: person.email });
  expect(await row(id)).toMatchObject({ account: 'none' });
  expect(await own(person.token)).toMatchObject({ memberId: person.uid });

  const email = someEmail();
  const joined = await add({ email });
  const uid = await register(email);
  await renewToken({ email });
  // The address goes to another account, as when somebody leaves a university.
  await identity().updateUser(uid, { email: someEmail() });
  await register(email);
  await renewToken({ email });
  expect(await row(joined)).toMatchObject({ accountUid: uid });
});

test('two sign-ins at the same moment make one owner', async () => {
  const email = someEmail();
  const id = await add({ email });
  const uid = await register(email);
  const tokens = await Promise.all([1, 2, 3, 4].map(() => signIn(email)));
  const answers = await Promise.all(tokens.map((token) => call('POST /jwt', { token, body: { email } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await row(id)).toMatchObject({ accountUid: uid });
  const log = (await byAdmin(`GET /activity?target=${id}`)).body;
  expect(log.filter(({ action }: { action: string }) => action === 'joined')).toHaveLength(1);
});

test('an accepted application of the person changes the joined entry and makes no second one', async () => {
  const person = await makeMember('Ada Applied');
  const id = await add({ name: 'Ada Applied', email: person.email });
  const paper = await publishPaper(person, admin, { authors: [`Nobody ${randomUUID()}`] });
  expect(paper).toBeTruthy();
  await call('PATCH /profile', { token: person.token, body: { pronouns: 'she/her', hidden: ['phone'] } });
  await apply(person, admin);
  const refused = await byAdmin(`POST /team/${person.uid}`, { role: 'Advisor' });
  expect(refused.status).toBe(409);
  const { hidden, account, accountUid, ...before } = await row(id);
  const body = { role: 'Advisor', entry: 'replace', before };
  expect((await byAdmin(`POST /team/${person.uid}`, body)).status).toBe(200);
  expect(await row(id)).toMatchObject({ role: 'Advisor', accountUid: person.uid, hidden: ['phone'] });
  expect(await row(person.uid)).toBeUndefined();
  expect((await call(`GET /people/${id}`)).body.profile).toMatchObject({ pronouns: 'she/her' });
});

test('an account that is deleted takes its joined entry along, also one that an admin has just deleted', async () => {
  const first = await makeMember('Ada Leaves');
  const id = await add({ email: first.email });
  await call('PATCH /profile', { token: first.token, body: { pronouns: 'she/her' } });
  expect((await call('DELETE /myAccount', { token: first.idToken })).status).toBe(200);
  expect((await call(`GET /team/${id}`)).status).toBe(404);

  const second = await makeMember('Bo Leaves');
  const removed = await add({ email: second.email });
  await byAdmin(`DELETE /team/${removed}`);
  expect((await call('DELETE /myAccount', { token: second.idToken })).status).toBe(200);
  expect((await byAdmin(`POST /removed/member/${removed}`)).status).toBe(404);
});

test('a restored entry does not take the account back from the one that has it now', async () => {
  const person = await makeMember('Ada Restored');
  const id = await add({ email: person.email });
  await byAdmin(`DELETE /team/${id}`);
  const other = await add({ email: person.email });
  expect(await row(other)).toMatchObject({ accountUid: person.uid });
  expect((await byAdmin(`POST /removed/member/${id}`)).status).toBe(200);
  expect(await row(id)).toMatchObject({ account: 'shared', accountUid: '' });
  expect(await own(person.token)).toMatchObject({ memberId: other });
});

test('an admin is told of a member who takes the name of a colleague', async () => {
  const [member, colleague] = [
    await makeMember(`Mia ${randomUUID()}`),
    await makeMember(`Noa ${randomUUID()}`),
  ];
  for (const { name, email } of [member, colleague]) await add({ name, email });
  const rename = (name: string) => call('PATCH /updateUserAndTeam', { token: member.token, body: { name } });
  const notified = async () =>
    (await mailCollection().where('byUid', '==', member.uid).get()).docs.map((doc) => doc.data().template);
  await rename(`${member.name} Lee`);
  expect(await notified()).toEqual([]);
  const taken = colleague.name.toUpperCase();
  await rename(taken);
  // A second save of the same name is no news.
  await rename(taken);
  const data = { name: taken, about: `${member.name} Lee`, detail: '', path: '' };
  expect(await notified()).toEqual([{ name: 'nameTaken', data }]);
});
