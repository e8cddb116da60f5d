import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply, memberBody } from '../../test/records.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const add = (over: object = {}) => call('POST /team', { token: admin.token, body: memberBody(over) });
const team = async () => (await call('GET /team')).body as { _id: string; role: string; name: string }[];
const noLinks = { linkedin: '', twitter: '', facebook: '', github: '' };

describe('members', () => {
  test('are added, changed and removed by an admin', async () => {
    const id = (await add({ socialMedia: { github: 'https://github.com/tom' } })).body.insertedId;
    expect((await call(`GET /team/${id}`)).body).toEqual({
      _id: id,
      name: 'Tom Team',
      alsoKnownAs: '',
      role: 'Researcher',
      title: '',
      email: 'tom@example.org',
      image: '',
      phone: '',
      university: '',
      details: '',
      socialMedia: { ...noLinks, github: 'https://github.com/tom' },
      createdAt: expect.any(String),
    });
    const before = (await call(`GET /team/${id}`)).body.createdAt;
    const body = memberBody({ role: 'Advisor', university: 'Example University' });
    expect((await call(`PATCH /team/${id}`, { token: admin.token, body })).body).toEqual({
      modifiedCount: 1,
    });
    expect((await call(`GET /team/${id}`)).body).toMatchObject({ role: 'Advisor', createdAt: before });
    expect((await call(`DELETE /team/${id}`, { token: admin.token })).body).toEqual({ deletedCount: 1 });
    for (const what of [`GET /team/${id}`, `DELETE /team/${id}`]) {
      const gone = await call(what, { token: admin.token });
      expect(gone.status).toBe(404);
      expect(gone.body.message).toBe('User data not found.');
    }
    expect((await call(`PATCH /team/${id}`, { token: admin.token, body })).status).toBe(404);
  });

  test('are listed by role: advisors, directors, researchers, assistants', async () => {
    const roles = ['Advisor', 'Research Director', 'Researcher', 'Research Assistant'];
    for (const role of [...roles].reverse()) expect((await add({ role })).status).toBe(200);
    const order = (await team()).map(({ role }) => roles.indexOf(role));
    expect(order).toEqual([...order].sort());
  });

  test('keep their other names when a client does not know the field, until an admin empties it', async () => {
    const alsoKnownAs = 'T. Team; Thomas Team';
    const id = (await add({ alsoKnownAs })).body.insertedId;
    const edit = (over: object) => call(`PATCH /team/${id}`, { token: admin.token, body: memberBody(over) });
    const names = async () => (await call(`GET /team/${id}`)).body.alsoKnownAs;
    const { alsoKnownAs: _unknownToIt, ...before } = (await call(`GET /team/${id}`)).body;
    expect((await edit({ phone: '1', before })).status).toBe(200);
    expect(await names()).toBe(alsoKnownAs);
    expect((await edit({ alsoKnownAs: '', before: { ...before, phone: '1' } })).status).toBe(200);
    expect(await names()).toBe('');
  });

  test.each([
    [{ alsoKnownAs: 'x'.repeat(501) }, { alsoKnownAs: expect.stringMatching(/cannot exceed 500/) }],
    [{ name: '' }, { name: 'Name is required' }],
    [
      { role: 'Boss' },
      { role: 'Please choose Advisor, Research Director, Researcher or Research Assistant' },
    ],
    [{ email: 'tom' }, { email: 'Please provide a valid email' }],
    [{ details: 'x'.repeat(501) }, { details: 'Details cannot exceed 500 characters' }],
    [{ socialMedia: { github: 'github' } }, { 'socialMedia.github': 'Please provide a valid URL' }],
  ])('%o is refused', async (over, fields) => {
    const { status, body } = await add(over);
    expect(status).toBe(400);
    expect(body.fields).toEqual(fields);
  });
});

describe('one’s own profile', () => {
  const update = (person: Person, body: object) =>
    call('PATCH /updateUserAndTeam', { token: person.token, body });
  const profile = async (person: Person) => (await call('GET /userInfoInTeam', { token: person.token })).body;

  test('of somebody outside the team comes from the account', async () => {
    const person = await makeMember('Nora New');
    expect(await profile(person)).toEqual({
      name: 'Nora New',
      email: person.email,
      role: '',
      phone: '',
      university: '',
      image: '',
      details: '',
      socialMedia: noLinks,
      createdAt: expect.any(String),
    });
  });

  test('changes account and team together, and never email or role', async () => {
    const person = await makeMember('Jane Doe');
    await apply(person, admin);
    await call(`POST /team/${person.uid}`, { token: admin.token, body: { role: 'Researcher' } });
    const { status, body } = await update(person, {
      name: 'Jane Roe',
      phone: '1',
      university: 'Sample Institute',
      details: 'New here.',
      photoUrl: '/images/profile/jane/1.webp',
      socialMedia: { linkedin: 'https://linkedin.com/in/jane' },
      email: 'root@example.org',
      alsoKnownAs: 'Ada Byron',
      role: 'Advisor',
      admin: true,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Profile updated successfully' });
    const changed = {
      name: 'Jane Roe',
      email: person.email,
      phone: '1',
      university: 'Sample Institute',
      details: 'New here.',
      image: '/images/profile/jane/1.webp',
      role: 'Researcher',
      socialMedia: { ...noLinks, linkedin: 'https://linkedin.com/in/jane' },
    };
    expect(await profile(person)).toMatchObject(changed);
    expect((await team()).find(({ _id }) => _id === person.uid)).toMatchObject({ ...changed, email: '' });
    const account = await call(`GET /user?email=${person.email}`, { token: person.token });
    expect(account.body).toMatchObject({
      name: 'Jane Roe',
      email: person.email,
      photoUrl: '/images/profile/jane/1.webp',
      role: 'writer',
      admin: false,
    });
  });

  test('what an admin has changed in the team stays where the person leaves it out', async () => {
    const person = await makeMember('Jane Doe');
    await apply(person, admin);
    await call(`POST /team/${person.uid}`, { token: admin.token, body: { role: 'Advisor' } });
    const written = memberBody({
      role: 'Advisor',
      image: '/images/profile/admin/jane.webp',
      phone: '7',
      socialMedia: { github: 'https://github.com/jane' },
    });
    await call(`PATCH /team/${person.uid}`, { token: admin.token, body: written });
    expect((await update(person, { name: 'Jane Roe', details: 'New.' })).status).toBe(200);
    expect((await call(`GET /team/${person.uid}`)).body).toMatchObject({
      name: 'Jane Roe',
      details: 'New.',
      image: '/images/profile/admin/jane.webp',
      phone: '7',
      socialMedia: { ...noLinks, github: 'https://github.com/jane' },
    });
  });

  test('that an admin has changed meanwhile is not written over unseen', async () => {
    const person = await makeMember('Jane Doe');
    await apply(person, admin);
    await call(`POST /team/${person.uid}`, { token: admin.token, body: { role: 'Advisor' } });
    const seen = await profile(person);
    const changed = memberBody({ role: 'Advisor', name: 'Dr. Jane Doe', email: person.email });
    expect((await call(`PATCH /team/${person.uid}`, { token: admin.token, body: changed })).status).toBe(200);
    const form = { name: 'Jane Roe', details: 'New.', before: seen };
    const refused = await update(person, form);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'Somebody else has changed this since you opened it. Please compare and try again.',
    );
    const now = await profile(person);
    expect(now.name).toBe('Dr. Jane Doe');
    const answers = [
      await update(person, { ...form, before: now }),
      await update(person, { ...form, before: now }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await profile(person)).toMatchObject({ name: 'Jane Roe', details: 'New.' });
  });

  test('a field that is left out stays, one that is sent empty is emptied', async () => {
    const person = await makeMember();
    await update(person, {
      name: 'A',
      phone: '1',
      details: 'x',
      socialMedia: { github: 'https://github.com/a' },
    });
    await update(person, { name: 'A', details: '' });
    expect(await profile(person)).toMatchObject({
      phone: '1',
      details: '',
      socialMedia: { ...noLinks, github: 'https://github.com/a' },
    });
  });

  test.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'A', details: 'x'.repeat(501) }, { details: 'Details cannot exceed 500 characters' }],
    [{ name: 'A', photoUrl: 'https://example.org/a.webp' }, { photoUrl: expect.any(String) }],
  ])('%o is refused', async (body, fields) => {
    const answer = await update(await makeMember(), body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(fields);
  });
});
