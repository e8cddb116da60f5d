/** *Download my data*: what is kept of a person is in it, and nothing of others. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person, renewToken } from '../../test/people.ts';
import { apply, sendMessage } from '../../test/records.ts';
import { mailCollection, mailShape } from '../mail/mail-store.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin('Ada Admin');
});

const byAdmin = (endpoint: string, body?: object) => call(endpoint, { token: admin.token, body });
const myData = async ({ token }: Pick<Person, 'token'>) => (await call('GET /myData', { token })).body;

test('of who left it has the profile that is kept', async () => {
  const person = await makeMember('Lou Left');
  await apply(person, admin);
  await byAdmin(`POST /team/${person.uid}`, { role: 'Researcher' });
  const token = await renewToken(person);
  await call('PATCH /profile', { token, body: { pronouns: 'she/her', hidden: ['email'] } });
  const before = (await myData({ token })).publicProfile;
  expect(before).toMatchObject({ pronouns: 'she/her' });
  const { status } = await byAdmin(`POST /team/${person.uid}/leaving`, {
    until: new Date().toISOString().slice(0, 10),
  });
  expect(status).toBe(200);
  const data = await myData({ token });
  expect(data.teamMember).toBeNull();
  expect(data.publicProfile).toEqual(before);
});

test('it has what was logged of the person, without who did it', async () => {
  const person = await makeMember('Nia Named');
  await apply(person, admin);
  await byAdmin(`POST /team/${person.uid}`, { role: 'Researcher' });
  const data = await myData(person);
  expect(data.activity).toContainEqual(expect.objectContaining({ byYou: false, kind: 'application' }));
  expect(JSON.stringify(data.activity)).not.toContain(admin.email);
  expect(JSON.stringify(data.mails)).not.toContain(admin.email);
});

test('an admin’s has what they did, without the names and texts of others', async () => {
  const other = await makeMember('Otto Other');
  await apply(other, admin);
  await byAdmin(`POST /team/${other.uid}`, { role: 'Researcher' });
  await sendMessage(other);
  await mailCollection().add({
    ...mailShape,
    toUids: [admin.uid],
    template: {
      name: 'messageReceived',
      data: { name: 'Otto Other', about: 'Otto asks', detail: 'Otto’s text', path: '/manageContacts' },
    },
  });
  const { activity, mails } = await myData(admin);
  expect(activity).toContainEqual(expect.objectContaining({ byYou: true, kind: 'application' }));
  expect(mails).toContainEqual(expect.objectContaining({ event: 'messageReceived' }));
  expect(JSON.stringify([activity, mails])).not.toContain('Otto');
});

test('it has the invitation and its mail, without the secret and who invited', async () => {
  const email = `ina-${randomUUID()}@example.org`;
  const [{ key }] = (await byAdmin('POST /invitations', { role: '', people: [{ email, name: 'Ina' }] })).body;
  const password = 'Secret#1';
  await call('POST /acceptInvitation', { body: { key, name: 'Ina Invited', password } });
  const { invitations, mails } = await myData({ token: await renewToken({ email }) });
  expect(invitations).toEqual([expect.objectContaining({ email, name: 'Ina', role: '' })]);
  expect(mails).toContainEqual(expect.objectContaining({ event: 'invitation' }));
  const text = JSON.stringify([invitations, mails]);
  expect(text).not.toContain(key);
  expect(text).not.toContain(admin.email);
});
