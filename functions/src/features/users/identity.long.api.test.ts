/** Checks that a person is identified by what Authentication has verified, never by what a record says. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person, renewToken, signIn } from '../../test/people.ts';
import { apply } from '../../test/records.ts';

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const record = async (person: Pick<Person, 'email'>) =>
  (await call(`GET /user?email=${person.email}`, { token: admin.token })).body;

describe('the owner of a record', () => {
  /** An attack: register with somebody else's email, and change it later to one's own. */
  async function impostor() {
    const victim = `prof.victim-${randomUUID()}@example.org`;
    const own = `attacker-${randomUUID()}@example.org`;
    const { uid } = await identity().createUser({ email: victim, password: 'Secret#1' });
    const token = await signIn(victim);
    await call('POST /users', { token, body: { email: victim, name: 'Professor Victim', photoUrl: '' } });
    return { uid, victim, own };
  }

  test('an unverified email finds no record, and its account cannot become an admin', async () => {
    const { uid, victim } = await impostor();
    expect((await call(`GET /user?email=${victim}`, { token: admin.token })).status).toBe(404);
    const refused = await call(`PATCH /users/admin/${uid}`, { token: admin.token });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This account has no verified email yet, so nobody knows whose it is.' },
    });
    expect((await identity().getUser(uid)).customClaims?.admin).toBeUndefined();
  });

  test('the record shows the email that was verified, not the one that was registered with', async () => {
    const { uid, victim, own } = await impostor();
    await identity().updateUser(uid, { email: own, emailVerified: true });
    await renewToken({ email: own });
    expect((await call(`GET /user?email=${victim}`, { token: admin.token })).status).toBe(404);
    expect(await record({ email: own })).toMatchObject({ _id: uid, email: own });
  });

  test('an admin is told of an email changed since the last sign-in before a right is given', async () => {
    const person = await makeMember();
    const email = `new-${person.email}`;
    await identity().updateUser(person.uid, { email, emailVerified: true });
    for (const [what, body] of [
      [`PATCH /users/role/${person.uid}`, { role: 'writer' }],
      [`PATCH /users/role/${person.uid}`, { role: 'writer' }],
    ] as const) {
      const answer = await call(what, { token: admin.token, body });
      if (answer.status === 200) return expect(await record({ email })).toMatchObject({ role: 'writer' });
      expect(answer).toMatchObject({
        status: 409,
        body: {
          message: `The email of this account is ${email} now, no longer ${person.email}. Please check who it is and try again.`,
        },
      });
      expect(await record({ email })).toMatchObject({ _id: person.uid, email, role: '' });
    }
    expect.unreachable('the second attempt knows the email');
  });

  test('an admin sees an applicant’s changed email before accepting', async () => {
    const person = await makeMember();
    await apply(person, admin);
    const email = `new-${person.email}`;
    await identity().updateUser(person.uid, { email, emailVerified: true });
    const accept = () =>
      call(`POST /team/${person.uid}`, {
        token: admin.token,
        body: { role: 'Researcher', shows: ['email'] },
      });
    expect((await accept()).status).toBe(409);
    const [application] = (await call(`GET /applications/${email}`, { token: admin.token })).body;
    expect(application.email).toBe(email);
    expect((await accept()).status).toBe(200);
    expect((await call(`GET /team/${person.uid}`)).body.email).toBe(email);
    // Authors in other tests have the same name, and pages would link them to this member.
    await call(`DELETE /team/${person.uid}`, { token: admin.token });
  });

  test('two records never have the same email', async () => {
    const first = await makeMember('Fay First');
    await identity().updateUser(first.uid, { email: `moved-${first.email}`, emailVerified: true });
    const { uid } = await identity().createUser({
      email: first.email,
      password: 'Secret#1',
      emailVerified: true,
    });
    const token = await signIn(first.email);
    await call('POST /users', { token, body: { email: first.email, name: 'Sam Second', photoUrl: '' } });
    expect(await record(first)).toMatchObject({ _id: uid, name: 'Sam Second' });
    const { body } = await call('GET /users?limit=100', { token: admin.token });
    const carrying = body.filter(({ email }: { email: string }) => email === first.email);
    expect(carrying).toHaveLength(1);
    await renewToken({ email: `moved-${first.email}` });
    expect(await record({ email: `moved-${first.email}` })).toMatchObject({
      _id: first.uid,
      name: 'Fay First',
    });
  });
});
