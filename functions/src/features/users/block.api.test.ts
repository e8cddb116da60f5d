/** An admin blocks an account, and lets it be used again. */
import { beforeAll, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { call } from '../../test/call.ts';
import { makeAccount, makeAdmin, makeMember, type Person, renewToken, signIn } from '../../test/people.ts';
import { memberBody, sendMessage } from '../../test/records.ts';
import { twoAdmins } from '../../test/two-admins.ts';
import { mailDocument } from '../mail/mail-store.ts';

let { admin, byAdmin } = {} as Awaited<ReturnType<typeof twoAdmins>>;

beforeAll(async () => {
  ({ admin, byAdmin } = await twoAdmins());
});

const block = ({ uid }: { uid: string }) => byAdmin(`PATCH /users/blocked/${uid}`);
const unblock = ({ uid }: { uid: string }) => byAdmin(`DELETE /users/blocked/${uid}`);
const shown = async ({ email }: Person) => (await byAdmin(`GET /user?email=${email}`)).body;

test('nobody can sign in with a blocked account, its tokens end, and what was sent stays', async () => {
  const person = await makeMember('Max Much');
  await sendMessage(person);
  expect((await block(person)).body).toEqual({ modifiedCount: 1 });
  expect((await block(person)).body).toEqual({ modifiedCount: 0 });
  expect((await shown(person)).blocked).toBe(true);
  await expect(signIn(person.email)).rejects.toThrow();
  for (const what of ['POST /jwt', 'POST /users', 'DELETE /myAccount']) {
    const body = { email: person.email, name: 'Max', photoUrl: '' };
    const answer = await call(what, { token: person.idToken, body });
    expect([answer.status, answer.body.message]).toEqual([403, 'This account has been disabled.']);
  }
  expect((await byAdmin(`GET /contacts/${person.email}`)).body).toHaveLength(1);
  expect((await mailDocument(`blocked-${person.uid}`).get()).data()?.template.name).toBe('accountDisabled');

  expect((await unblock(person)).body).toEqual({ modifiedCount: 1 });
  expect((await unblock(person)).body).toEqual({ modifiedCount: 0 });
  expect((await shown(person)).blocked).toBeUndefined();
  expect((await call('GET /myData', { token: await renewToken(person) })).status).toBe(200);
  expect((await mailDocument(`blocked-${person.uid}`).get()).exists).toBe(false);
  const { body: log } = await byAdmin(`GET /activity?target=${person.uid}`);
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['unblocked', 'blocked']);
});

test('an admin blocks another one, whose invitations end, but not themselves', async () => {
  const other = await makeAdmin('Olga Other');
  const email = `invited-${other.email}`;
  const body = { role: '', people: [{ email }] };
  const [{ key }] = (await call('POST /invitations', { token: other.token, body })).body;
  const own = await byAdmin(`PATCH /users/blocked/${admin.uid}`);
  expect([own.status, own.body.message]).toEqual([409, 'You cannot block your own account']);
  expect((await block(other)).body).toEqual({ modifiedCount: 1 });
  expect((await call('POST /invitation', { body: { key } })).status).toBe(404);
  await unblock(other);
  expect(await shown(other)).toMatchObject({ role: 'admin' });
  expect((await call('POST /invitation', { body: { key } })).status).toBe(404);
});

test('who is not known is 404, also an account without a record, and nothing is disabled', async () => {
  const person = await makeAccount('Nora Norecord');
  for (const uid of ['nobody', person.uid]) {
    const answers = [await block({ uid }), await unblock({ uid })];
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([404, 'User data not found.']);
  }
  expect((await identity().getUser(person.uid)).disabled).toBe(false);
});

test('who comes back to the team stays blocked', async () => {
  const person = await makeMember('Rex Returns');
  const { insertedId: id } = (await byAdmin('POST /team', memberBody({ email: person.email }))).body;
  const until = new Date().toISOString().slice(0, 10);
  expect((await byAdmin(`POST /team/${id}/leaving`, { until, account: 'disable' })).status).toBe(200);
  await block(person);
  expect((await byAdmin(`POST /alumni/${id}/return`, {})).status).toBe(200);
  expect((await identity().getUser(person.uid)).disabled).toBe(true);
  await unblock(person);
  expect((await identity().getUser(person.uid)).disabled).toBe(false);
});
