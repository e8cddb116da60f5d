/**
 * People whose entry on the team was here before their account, so that both have different ids, leave and
 * come back.
 */
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person, renewToken } from '../../test/people.ts';
import { apply, memberBody, publishPaper } from '../../test/records.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const roleOf = async ({ email, token }: Person) =>
  (await call(`GET /user/role/${email}`, { token })).body.role;

/** A writer whose entry has another id than the account. */
async function joined(name: string, over: object = {}): Promise<{ person: Person; id: string }> {
  const person = await makeMember(name);
  await byAdmin(`PATCH /users/role/${person.uid}`, { role: 'writer' });
  const body = memberBody({ name, email: person.email, ...over });
  const id: string = (await byAdmin('POST /team', body)).body.insertedId;
  expect(id).not.toBe(person.uid);
  return { person: { ...person, token: await renewToken(person) }, id };
}

const leave = (id: string, over: object = {}) =>
  byAdmin(`POST /team/${id}/leaving`, { until: '2031-05', ...over });

test('what a member hid stays hidden, and what concerns the account happens to it', async () => {
  const { person, id } = await joined('Hanna Hidden', {
    details: 'Only for the lab.',
    alsoKnownAs: 'H. Secret',
  });
  const body = { pronouns: 'she/her', hidden: ['details', 'alsoKnownAs'] };
  expect((await call('PATCH /profile', { token: person.token, body })).status).toBe(200);
  expect((await leave(id, { account: 'takeWriter' })).body).toEqual({ success: true });

  const alumnus = (await call(`GET /alumni/${id}`)).body;
  expect(alumnus).toMatchObject({ name: 'Hanna Hidden', details: '', alsoKnownAs: '' });
  const people = JSON.stringify((await call('GET /people')).body);
  expect(people).toContain('Hanna Hidden');
  expect(people).not.toMatch(/H\. Secret|accountUid|linkedNames/);
  expect(await roleOf(person)).toBe('');
  const [outcome] = (await call('GET /outcomes', { token: person.token })).body;
  expect(outcome).toMatchObject({ kind: 'team', result: 'left', recordId: id });
  expect((await call('GET /myData', { token: person.token })).body.alumnus).toMatchObject({ _id: id });

  expect((await byAdmin(`POST /alumni/${id}/return`)).status).toBe(200);
  expect(await roleOf(person)).toBe('writer');
  const members: { _id: string; details: string; accountUid: string }[] = (await byAdmin('GET /members'))
    .body;
  expect(members.find(({ _id }) => _id === id)).toMatchObject({
    details: 'Only for the lab.',
    accountUid: person.uid,
    hidden: expect.arrayContaining(['details', 'alsoKnownAs']),
  });
  expect((await call(`GET /team/${id}`)).body.details).toBe('');
});

test('who comes back by an application has the same page, profile and history, and hides the email at first', async () => {
  const { person, id } = await joined('Rita Return', { alsoKnownAs: 'R. Other' });
  const hidden = ['alsoKnownAs'];
  await call('PATCH /profile', { token: person.token, body: { pronouns: 'they/them', hidden } });
  await leave(id);
  await apply(person, admin);
  expect((await byAdmin(`POST /team/${person.uid}`, { role: 'Advisor' })).status).toBe(200);
  expect((await call(`GET /alumni/${id}`)).status).toBe(404);
  expect((await call(`GET /team/${person.uid}`)).status).toBe(404);
  expect((await call(`GET /team/${id}`)).body).toMatchObject({ role: 'Advisor' });
  expect((await call(`GET /people/${id}`)).body.profile).toMatchObject({ pronouns: 'they/them' });
  expect((await call(`GET /team/${id}/terms`)).body.terms).toHaveLength(2);
  expect((await call('GET /profile', { token: person.token })).body).toMatchObject({ memberId: id });
  const members: { _id: string }[] = (await byAdmin('GET /members')).body;
  expect(members.find(({ _id }) => _id === id)).toMatchObject({
    alsoKnownAs: 'R. Other',
    hidden: ['email', ...hidden],
  });
});

test('who deletes the account is no longer among the alumni', async () => {
  const { person, id } = await joined('Gus Gone');
  await leave(id);
  expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
  expect((await call(`GET /alumni/${id}`)).status).toBe(404);
  expect(JSON.stringify((await call('GET /people')).body)).not.toContain('Gus Gone');
});

test('nor is who left twice, after being added to the team again', async () => {
  const { person, id } = await joined('Gil Again');
  await leave(id);
  const again = memberBody({ name: person.name, email: person.email });
  const other = (await byAdmin('POST /team', again)).body.insertedId;
  expect((await leave(other)).status).toBe(200);
  expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
  for (const each of [id, other]) expect((await call(`GET /alumni/${each}`)).status).toBe(404);
  expect(JSON.stringify((await call('GET /people')).body)).not.toContain('Gil Again');
});

test('who was added to the team again decides there whether the email is shown', async () => {
  const person = await makeMember('Tim Twice');
  await apply(person, admin);
  await byAdmin(`POST /team/${person.uid}`, { role: 'Researcher' });
  const paper = await publishPaper(person, admin);
  const shown = async () => (await call(`GET /researchPaper/${paper}`)).body.authorEmail;
  const hide = (hidden: string[]) => call('PATCH /profile', { token: person.token, body: { hidden } });
  await leave(person.uid);
  // A new entry, where an admin did not see that the person could come back.
  const again = memberBody({ name: person.name, email: person.email });
  const id = (await byAdmin('POST /team', again)).body.insertedId;
  expect((await call('GET /profile', { token: person.token })).body.memberId).toBe(id);
  expect(await shown()).toBe(person.email);
  await hide(['email']);
  expect(await shown()).toMatch(/^member-/);
  await hide([]);
  expect(await shown()).toBe(person.email);
  // One account has one entry on the team.
  expect((await byAdmin(`POST /alumni/${person.uid}/return`)).status).toBe(409);
  expect((await call('GET /profile', { token: person.token })).body.memberId).toBe(id);
});
