import { beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { call } from '../../test/call.ts';
import {
  makeAccount,
  makeAdmin,
  makeMember,
  makeUnverified,
  type Person,
  renewToken,
} from '../../test/people.ts';
import { apply, sendMessage } from '../../test/records.ts';
import { twentyAtOnce } from '../../test/twenty-at-once.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const record = async (person: Person) =>
  (await call(`GET /user?email=${person.email}`, { token: admin.token })).body;

describe('registering', () => {
  const register = (person: Person, over: object = {}) =>
    call('POST /users', {
      token: person.idToken,
      body: { email: person.email, name: 'First', photoUrl: '', ...over },
    });

  test('creates one record without rights, however often it is called', async () => {
    const person = await makeAccount('First');
    const first = await register(person, { role: 'admin', admin: true });
    expect(first.body).toEqual({ insertedId: person.uid });
    const made = await record(person);
    expect(made).toEqual({
      _id: person.uid,
      name: 'First',
      email: person.email,
      photoUrl: '',
      phone: '',
      role: '',
      admin: false,
      createdAt: expect.any(String),
    });
    expect((await register(person, { name: 'Second', role: 'admin' })).body).toEqual({ insertedId: null });
    expect(await record(person)).toEqual(made);
  });

  test('fills in a photo that is missing, and leaves one that is there', async () => {
    const person = await makeAccount('First');
    await register(person);
    await register(person, { photoUrl: '/images/profile/a/1.webp' });
    await register(person, { photoUrl: '/images/profile/a/2.webp' });
    expect((await record(person)).photoUrl).toBe('/images/profile/a/1.webp');
  });

  test.each([
    ['verified', () => makeAccount('Tess Twenty')],
    ['unverified', () => makeUnverified()],
  ])('twenty at the same instant of one %s account count as one', async (_kind, make) => {
    const person = await make();
    const answers = await twentyAtOnce(() => register(person));
    expect(answers.filter(({ body }) => body.insertedId === person.uid)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.insertedId === null)).toHaveLength(19);
  });

  test('creates no record before the email is verified, and then one from the registration', async () => {
    const person = await makeUnverified('Una Later');
    await register(person, { photoUrl: '/images/profile/a/1.webp' });
    expect((await register(person, { name: 'Other' })).body).toEqual({ insertedId: null });
    expect((await call(`GET /user?email=${person.email}`, { token: admin.token })).status).toBe(404);
    const { body: listed } = await call('GET /users?limit=100', { token: admin.token });
    expect(listed.map(({ _id }: { _id: string }) => _id)).not.toContain(person.uid);

    await identity().updateUser(person.uid, { emailVerified: true });
    await renewToken(person);
    expect(await record(person)).toMatchObject({
      _id: person.uid,
      name: 'First',
      photoUrl: '/images/profile/a/1.webp',
      role: '',
    });
  });

  test('says what is missing', async () => {
    const { status, body } = await call('POST /users', { token: (await makeUnverified()).idToken, body: {} });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ email: 'Email is required', name: 'Name is required' });
  });
});

const promoteTo = ({ uid }: Person, role: string) =>
  call(`PATCH /users/role/${uid}`, { token: admin.token, body: { role } });

describe('looking up', () => {
  test('admin and role of oneself, and of others for an admin', async () => {
    const member = await makeMember();
    for (const token of [member.token, admin.token]) {
      expect((await call(`GET /user/admin/${member.email}`, { token })).body).toEqual({ admin: false });
      expect((await call(`GET /user/role/${member.email}`, { token })).body).toEqual({ role: '' });
    }
    expect((await call(`GET /user/admin/${admin.email}`, { token: admin.token })).body).toEqual({
      admin: true,
    });
    expect((await call(`GET /user/role/${admin.email}`, { token: admin.token })).body).toEqual({
      role: 'admin',
    });
    expect((await call(`GET /user/role/${member.email.toUpperCase()}`, { token: member.token })).status).toBe(
      200,
    );
  });

  test('a person who changed the email keeps role, messages and application, and its next owner gets none of them', async () => {
    const person = await makeMember();
    await promoteTo(person, 'writer');
    await sendMessage(person);
    await apply(person, admin);
    const email = `new-${person.email}`;
    await identity().updateUser(person.uid, { email, emailVerified: true });
    const token = await renewToken({ email });
    expect((await call(`GET /user/role/${email}`, { token })).body).toEqual({ role: 'writer' });
    expect((await call(`GET /user?email=${email}`, { token })).body._id).toBe(person.uid);
    expect((await call(`GET /contacts/${email}`, { token })).body).toHaveLength(1);
    expect((await call(`GET /applications/${email}`, { token })).body).toHaveLength(1);

    await identity().createUser({ email: person.email, password: 'Secret#1', emailVerified: true });
    const next = await renewToken(person);
    expect((await call(`GET /user/role/${person.email}`, { token: next })).body).toEqual({ role: '' });
    expect((await call(`GET /user?email=${person.email}`, { token: next })).status).toBe(404);
    expect((await call(`GET /contacts/${person.email}`, { token: next })).body).toEqual([]);
    expect((await call(`GET /applications/${person.email}`, { token: next })).body).toEqual([]);
  });

  test('an email that nobody has, that is missing or that is given twice', async () => {
    const { token } = admin;
    expect(await call('GET /user?email=nobody@example.org', { token })).toMatchObject({
      status: 404,
      body: { message: 'User data not found.' },
    });
    expect(await call('GET /user', { token })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Email is required' } },
    });
    const member = await makeMember();
    const twice = `GET /user?email=${member.email}&email=${admin.email}`;
    expect((await call(twice, { token: member.token })).status).toBe(400);
  });
});

describe('making admins', () => {
  const promote = (id: string) => call(`PATCH /users/admin/${id}`, { token: admin.token });

  test('sets role and claim, once, with effect from the next sign-in', async () => {
    const person = await makeMember();
    expect((await promote(person.uid)).body).toEqual({ modifiedCount: 1 });
    expect(await record(person)).toMatchObject({ role: 'admin', admin: true });
    expect((await identity().getUser(person.uid)).customClaims).toEqual({ admin: true });
    expect((await promote(person.uid)).body).toEqual({ modifiedCount: 0 });
    expect((await call('GET /users', { token: person.token })).status).toBe(403);
    expect((await call('GET /users', { token: await renewToken(person) })).status).toBe(200);
  });

  test('five at the same moment make one promotion and one log entry', async () => {
    const person = await makeMember();
    const answers = await Promise.all(Array.from({ length: 5 }, () => promote(person.uid)));
    expect(answers.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 0, 0, 0, 1]);
    const log = await call(`GET /activity?target=${person.uid}`, { token: admin.token });
    expect(log.body.map(({ action }: { action: string }) => action)).toEqual(['madeAdmin']);
  });

  test('keeps other claims', async () => {
    const person = await makeMember();
    await identity().setCustomUserClaims(person.uid, { tenant: 'x' });
    await promote(person.uid);
    expect((await identity().getUser(person.uid)).customClaims).toEqual({ tenant: 'x', admin: true });
  });

  test('completes a promotion of which only half was stored', async () => {
    const person = await makeMember();
    await identity().setCustomUserClaims(person.uid, { admin: true });
    expect((await promote(person.uid)).body).toEqual({ modifiedCount: 1 });
    expect((await record(person)).role).toBe('admin');
  });

  test('of an account without a record is 404 and sets no claim, because no list would show this admin', async () => {
    const person = await makeAccount('Nora Norecord');
    const { status, body } = await promote(person.uid);
    expect([status, body.message]).toEqual([404, 'User data not found.']);
    expect((await identity().getUser(person.uid)).customClaims).toBeUndefined();
  });

  test('an account that an earlier version has made an admin without a record has no right, and can lose the claim', async () => {
    const person = await makeAccount('Nora Norecord');
    await identity().setCustomUserClaims(person.uid, { admin: true });
    const token = await renewToken(person);
    expect((await call('GET /users', { token })).status).toBe(403);
    const removed = await call(`DELETE /users/admin/${person.uid}`, { token: admin.token });
    expect(removed.body).toEqual({ modifiedCount: 1 });
    expect((await identity().getUser(person.uid)).customClaims).toEqual({});
  });

  test('of a missing account is 404', async () => {
    const { status, body } = await promote('nobody');
    expect(status).toBe(404);
    expect(body.message).toBe('User data not found.');
    expect((await promote('x'.repeat(200))).status).toBe(404);
  });
});

describe('removing admins', () => {
  const remove = (id: string, by = admin) => call(`DELETE /users/admin/${id}`, { token: by.token });

  test('takes role and claim, once, with one log entry', async () => {
    const person = await makeAdmin('Ari Admin');
    expect((await remove(person.uid)).body).toEqual({ modifiedCount: 1 });
    expect(await record(person)).toMatchObject({ role: '', admin: false });
    expect((await identity().getUser(person.uid)).customClaims).toEqual({});
    expect((await remove(person.uid)).body).toEqual({ modifiedCount: 0 });
    expect((await call('GET /users', { token: await renewToken(person) })).status).toBe(403);
    const log = await call(`GET /activity?target=${person.uid}`, { token: admin.token });
    expect(log.body.map(({ action }: { action: string }) => action)).toEqual(['tookAdmin']);
  });

  test('of a missing account is 404', async () => {
    const { status, body } = await remove('nobody');
    expect(status).toBe(404);
    expect(body.message).toBe('User data not found.');
  });
});

describe('giving and taking the writer role', () => {
  const change = (id: string, role: unknown) =>
    call(`PATCH /users/role/${id}`, { token: admin.token, body: { role } });

  test('counts what changed', async () => {
    const person = await makeMember();
    expect((await change(person.uid, 'writer')).body).toEqual({ modifiedCount: 1 });
    expect((await change(person.uid, 'writer')).body).toEqual({ modifiedCount: 0 });
    expect((await record(person)).role).toBe('writer');
    expect((await change(person.uid, '')).body).toEqual({ modifiedCount: 1 });
    expect((await record(person)).role).toBe('');
  });

  test.each(['admin', 'Writer', undefined, null, 7, ['writer']])('refuses %o', async (role) => {
    const { status, body } = await change((await makeMember()).uid, role);
    expect(status).toBe(400);
    expect(body.message).toBe('The role must be writer or empty');
  });

  test('cannot change an admin or a missing account', async () => {
    const { status, body } = await change(admin.uid, '');
    expect(status).toBe(409);
    expect(body.message).toBe('The role of an admin cannot be changed here');
    expect((await change('nobody', 'writer')).status).toBe(404);
  });
});
