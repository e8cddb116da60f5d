/** The roles beside the specification's: who gives them, and when they end. */

import { beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { draftsOf } from '../../test/drafts.ts';
import {
  makeAdmin,
  makeMember,
  makeUnverified,
  makeWithRoles,
  type Person,
  renewToken,
} from '../../test/people.ts';

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, ...(body && { body }) });
const give = (uid: string, body: object) => byAdmin(`PATCH /users/givenRoles/${uid}`, body);
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

describe('giving', () => {
  test('the record and the claims say it, lists show it, and other claims stay', async () => {
    const person = await makeMember();
    await identity().setCustomUserClaims(person.uid, { tenant: 'x' });
    const grants = [
      { role: 'editor', only: ['news'], until: soon(3_600_000) },
      { role: 'reviewer', only: [], until: '' },
    ];
    expect((await give(person.uid, { grants })).body).toEqual({ modifiedCount: 1 });
    expect((await give(person.uid, { grants })).body).toEqual({ modifiedCount: 0 });
    expect((await identity().getUser(person.uid)).customClaims).toEqual({
      tenant: 'x',
      roles: ['editor', 'reviewer'],
    });
    const { body } = await byAdmin(`GET /user?email=${person.email}`);
    expect(body).toMatchObject({ role: '', admin: false, grants });
    const { body: said } = await call(`GET /user/role/${person.email}`, { token: person.token });
    expect(said).toMatchObject({
      role: '',
      may: expect.arrayContaining([{ right: 'news.edit', only: ['news'] }]),
    });
    await give(person.uid, { grants: [] });
    expect((await identity().getUser(person.uid)).customClaims).toEqual({ tenant: 'x' });
    expect((await call(`GET /user/role/${person.email}`, { token: person.token })).body).toEqual({
      role: '',
    });
  });

  test.each([
    [{}],
    [{ grants: [{ role: 'admin' }] }],
    [{ grants: [{ role: 'writer' }] }],
    [{ grants: [{ role: 'editor' }, { role: 'editor' }] }],
    [{ grants: [{ role: 'editor', only: ['member'], until: 'tomorrow' }] }],
    [{ grants: [{ role: 'editor', only: ['no-kind'] }] }],
    [{ grants: [{ role: 'reviewer', only: ['news'] }] }],
    [{ grants: [{ role: 'recruiter', only: ['a/b'] }] }],
    [{ grants: [{ role: 'recruiter', only: Array(21).fill('p') }] }],
  ])('%j is refused', async (body) => {
    const person = await makeMember();
    expect((await give(person.uid, body)).status).toBe(400);
  });

  test('one until a day ends when the day has ended everywhere', async () => {
    const person = await makeMember();
    await give(person.uid, { grants: [{ role: 'editor', until: '2036-02-29' }] });
    const { body } = await byAdmin(`GET /user?email=${person.email}`);
    expect(body.grants).toEqual([{ role: 'editor', only: [], until: '2036-03-01T12:00:00.000Z' }]);
    expect((await give(person.uid, { grants: [{ role: 'editor', until: '2037-02-29' }] })).status).toBe(400);
  });

  test('an account without a verified email, and an admin, get none', async () => {
    const unverified = await makeUnverified();
    const grants = [{ role: 'editor' }];
    expect((await give(unverified.uid, { grants })).status).toBe(409);
    expect((await give((await makeAdmin('Bo Boss')).uid, { grants })).status).toBe(409);
    expect((await give('nobody', { grants })).status).toBe(404);
  });

  test('of two admins who change the same roles the second is told', async () => {
    const person = await makeMember();
    await give(person.uid, { grants: [{ role: 'editor' }], before: [] });
    const { status } = await give(person.uid, { grants: [{ role: 'recruiter' }], before: [] });
    expect(status).toBe(409);
  });

  test('nobody gives themselves or others more', async () => {
    const all = ['editor', 'contributor', 'reviewer', 'recruiter'].map((role) => ({ role }));
    const person = await makeWithRoles(admin, all);
    for (const what of [
      `PATCH /users/givenRoles/${person.uid}`,
      `PATCH /users/admin/${person.uid}`,
      `PATCH /users/role/${person.uid}`,
      'POST /invitations',
    ]) {
      const body = { grants: all, role: 'writer', people: [{ email: 'x@example.org' }] };
      expect([what, (await call(what, { token: person.token, body })).status]).toEqual([what, 403]);
    }
  });

  test('an invitation gives them with the account', async () => {
    const email = `in-${crypto.randomUUID()}@example.org`;
    const grants = [{ role: 'contributor', only: ['event'] }];
    const { body } = await byAdmin('POST /invitations', { role: 'writer', grants, people: [{ email }] });
    const [{ key }] = body;
    const accepted = { key, name: 'In Vited', password: 'Secret#1' };
    expect((await call('POST /acceptInvitation', { body: accepted })).status).toBe(200);
    const token = await renewToken({ email });
    const events = draftsOf('events', () => token);
    expect((await events.create(contentBody('events'))).status).toBe(200);
    const { body: user } = await byAdmin(`GET /user?email=${email}`);
    expect(user).toMatchObject({ role: 'writer', grants: [{ ...grants[0], until: '' }] });
  });
});

describe('ending', () => {
  const may = async (token: string) => (await call('GET /ResearchRequest', { token })).status;

  test('a role that is taken counts no more with the next call, with the same token', async () => {
    const person = await makeWithRoles(admin, [{ role: 'reviewer' }]);
    expect(await may(person.token)).toBe(200);
    await give(person.uid, { grants: [] });
    expect(await may(person.token)).toBe(403);
    expect(await may(await renewToken(person))).toBe(403);
  });

  test('one until a moment ends then, by itself', async () => {
    const person = await makeWithRoles(admin, [{ role: 'reviewer', until: soon(4_000) }]);
    expect(await may(person.token)).toBe(200);
    await expect.poll(() => may(person.token), { timeout: 30_000 }).toBe(403);
  });

  test('each of the three places has to say it: the token, the account and the record', async () => {
    const person = await makeMember();
    await give(person.uid, { grants: [{ role: 'reviewer' }] });
    expect(await may(person.token)).toBe(403);
    const renewed = await renewToken(person);
    expect(await may(renewed)).toBe(200);
    await firestore().doc(`users/${person.uid}`).update({ blocked: true });
    expect(await may(renewed)).toBe(403);
    await firestore().doc(`users/${person.uid}`).update({ blocked: false });
    expect(await may(renewed)).toBe(200);

    const unclaimed = await makeMember();
    const stored = { grants: { reviewer: { only: [], until: null } } };
    await firestore().doc(`users/${unclaimed.uid}`).update(stored);
    expect(await may(await renewToken(unclaimed))).toBe(403);
    const claimed = await makeMember();
    await identity().setCustomUserClaims(claimed.uid, { roles: ['reviewer'] });
    expect(await may(await renewToken(claimed))).toBe(403);
  });
});
