/** What acceptances of an earlier version have published is listed once for an admin, who hides it. */
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply } from '../../test/records.ts';
import { memberStore } from '../team/member-store.ts';
import { earlierAcceptances, findEarlier } from './earlier.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });

/** As earlier versions did: everything is shown, and nobody has chosen that. */
async function acceptedBefore(name: string): Promise<Person> {
  const person = await makeMember(name);
  await apply(person, admin);
  const shows = ['email', 'phone', 'university', 'details'];
  expect((await byAdmin(`POST /team/${person.uid}`, { role: 'Researcher', shows })).status).toBe(200);
  await memberStore.document(person.uid).update({ hidden: FieldValue.delete() });
  return person;
}

/** As the upgrade does. */
const list = async () => earlierAcceptances().set({ ids: await findEarlier() });
const listed = async (): Promise<{ _id: string }[]> => (await byAdmin('GET /earlierAcceptances')).body;
const row = async ({ uid }: Person) => (await listed()).find(({ _id }) => _id === uid);
const shown = async ({ uid }: Person) => (await call(`GET /team/${uid}`)).body;
const said = { phone: '+49 30 1234', details: 'I like robots.' };
const today = () => new Date().toISOString().slice(0, 10);

beforeEach(async () => {
  await earlierAcceptances().delete();
});

describe('the list', () => {
  test('names who shows what an acceptance wrote, and nobody who has chosen', async () => {
    const [before, own, chose, now] = await Promise.all([
      acceptedBefore('Bea Before'),
      acceptedBefore('Owen Own'),
      acceptedBefore('Cho Chose'),
      acceptedBefore('Nia Now'),
    ]);
    const saved = { name: own.name, phone: '7', details: 'Waves.' };
    await call('PATCH /updateUserAndTeam', { token: own.token, body: saved });
    await call('PATCH /profile', { token: chose.token, body: { hidden: [] } });
    await memberStore.document(now.uid).update({ hidden: ['email'] });
    await list();
    expect(await row(before)).toEqual({
      _id: before.uid,
      name: 'Jane Doe',
      onTeam: true,
      email: before.email,
      ...said,
    });
    for (const other of [own, chose, now]) expect(await row(other)).toBeUndefined();
  });

  test('is empty in a lab that began with this version, and for who has chosen meanwhile', async () => {
    expect(await listed()).toEqual([]);
    const person = await acceptedBefore('Mia Meanwhile');
    await list();
    expect(await row(person)).toBeDefined();
    await call('PATCH /profile', { token: person.token, body: { hidden: ['phone'] } });
    expect(await row(person)).toBeUndefined();
  });
});

describe('one press', () => {
  test('hides it of the chosen, leaves the others, and closes the list', async () => {
    const [hidden, left] = [await acceptedBefore('Hana Hide'), await acceptedBefore('Lea Left')];
    await list();
    expect(await byAdmin('PATCH /earlierAcceptances', { hide: [hidden.uid, 'nobody'] })).toMatchObject({
      status: 200,
      body: { modifiedCount: 1 },
    });
    expect(await shown(hidden)).toMatchObject({ email: '', phone: '', details: '', name: 'Jane Doe' });
    expect(await shown(left)).toMatchObject({ email: left.email, ...said });
    expect((await call('GET /userInfoInTeam', { token: hidden.token })).body).toMatchObject(said);
    expect(await listed()).toEqual([]);
    // Another admin who has the list open is told.
    expect((await byAdmin('PATCH /earlierAcceptances', { hide: [left.uid] })).status).toBe(409);
    expect(await shown(left)).toMatchObject(said);
  });

  test('hides it of who has left too, also for the case that they come back', async () => {
    const person = await acceptedBefore('Al Alumnus');
    const leaving = { until: today(), keepsDetails: true };
    expect((await byAdmin(`POST /team/${person.uid}/leaving`, leaving)).status).toBe(200);
    await list();
    expect(await row(person)).toMatchObject({ onTeam: false, ...said });
    expect((await byAdmin('PATCH /earlierAcceptances', { hide: [person.uid] })).status).toBe(200);
    expect((await call(`GET /alumni/${person.uid}`)).body.details).toBe('');
    expect((await byAdmin(`POST /alumni/${person.uid}/return`)).status).toBe(200);
    expect(await shown(person)).toMatchObject({ email: '', phone: '', details: '' });
  });

  test.each([{}, { hide: 'all' }, { hide: [7, {}] }, { hide: Array(1001).fill('a') }])(
    'refuses %o',
    async (body) => {
      await list();
      expect((await byAdmin('PATCH /earlierAcceptances', body)).status).toBe(400);
      expect((await earlierAcceptances().get()).exists).toBe(true);
    },
  );
});
