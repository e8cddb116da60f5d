/** What a deletion of an account takes with it, and what of others it must not take. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { call } from '../../test/call.ts';
import { isThere, upload } from '../../test/files.ts';
import { makeAdmin, makeMember, type Person, signIn } from '../../test/people.ts';
import { memberBody, newsBody } from '../../test/records.ts';
import { userDocument } from '../users/user-store.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const remove = ({ idToken }: Person) => call('DELETE /myAccount', { token: idToken });
const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });

test('takes the name out of the log, also of an entry on the team that was there before the account', async () => {
  const person = await makeMember('Ed Earlier');
  const { name, email } = person;
  const id = (await byAdmin('POST /team', memberBody({ name, email: '' }))).body.insertedId;
  await byAdmin(`PATCH /team/${id}`, { phone: '7' });
  await byAdmin(`PATCH /team/${id}`, { email });
  const terms = [{ role: 'Researcher', title: '', from: '2019', until: '' }];
  await byAdmin(`PATCH /team/${id}/terms`, { terms });
  const log = async () => (await byAdmin(`GET /activity?target=${id}`)).body;
  const before = await log();
  expect(before.length).toBeGreaterThan(4);
  expect((await remove(person)).body).toEqual({ deletedCount: 1 });
  const after = await log();
  expect(after).toHaveLength(before.length);
  expect(JSON.stringify(after)).not.toMatch(/Ed Earlier|ed-earlier/);
});

test('takes the name out of the log of an invitation that was withdrawn before', async () => {
  const email = `will-${randomUUID().slice(0, 8)}@example.org`;
  const log = async () =>
    (await byAdmin('GET /activity?kind=user&limit=100')).body
      .filter(({ targetId }: { targetId: string }) => targetId === id)
      .map(({ action, targetName }: { action: string; targetName: string }) => `${action} ${targetName}`);
  await byAdmin('POST /invitations', { people: [{ email, name: 'Will Withdrawn' }] });
  const { body: all } = await byAdmin('GET /invitations');
  const id: string = all.find((one: { email: string }) => one.email === email)._id;
  await byAdmin(`DELETE /invitations/${id}`);
  expect(await log()).toEqual(['withdrew Will Withdrawn', 'invited Will Withdrawn']);
  // By themselves, without any invitation.
  await identity().createUser({ email, password: 'Secret#1', emailVerified: true });
  const idToken = await signIn(email);
  await call('POST /users', { token: idToken, body: { email, name: 'Will', photoUrl: '' } });
  expect((await call('DELETE /myAccount', { token: idToken })).status).toBe(200);
  expect(await log()).toEqual(['withdrew ', 'invited ']);
});

test('of an admin keeps the portraits of people who come back, or whose deletion is undone', async () => {
  const leaving = await makeAdmin('Lou Leaving');
  const image = (name: string) => `/images/profile/${leaving.uid}/${name}.webp`;
  await upload(image('former'), image('deleted'));
  const add = async (name: string): Promise<string> =>
    (await byAdmin('POST /team', memberBody({ name, image: image(name) }))).body.insertedId;
  const [former, deleted] = [await add('former'), await add('deleted')];
  const until = new Date().toISOString().slice(0, 10);
  await byAdmin(`POST /team/${former}/leaving`, { until, keepsPicture: false });
  expect((await byAdmin(`DELETE /team/${deleted}`)).status).toBe(200);
  expect((await remove(leaving)).status).toBe(200);
  expect((await byAdmin(`POST /alumni/${former}/return`)).status).toBe(200);
  expect((await call(`GET /team/${former}`)).body.image).toBe(image('former'));
  expect(await Promise.all([isThere(image('former')), isThere(image('deleted'))])).toEqual([true, true]);
});

test('leaves no news from another tab, whose token still holds', async () => {
  const leaving = await makeAdmin('Nia News');
  // The state that another tab finds while the deletion is under way.
  await userDocument(leaving.uid).delete();
  const { status } = await call('POST /News', { token: leaving.token, body: newsBody() });
  expect(status).toBe(401);
  expect(JSON.stringify((await call('GET /news')).body)).not.toContain(leaving.email);
});
