import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { makeAccount, makeAdmin, makeMember, makeUnverified, type Person } from '../../../test/people.ts';
import { applicationBody, openPosition } from '../../../test/records.ts';

let admin: Person;
let early: Person;

const change = (body: object) => call('PATCH /consent', { token: admin.token, body });
const current = async () => (await call('GET /consent')).body;
const all = async () => (await call('GET /consentVersions', { token: admin.token })).body;
const apply = (person: Person, over: object = {}) =>
  call('POST /submitApplication', { token: person.token, body: applicationBody({ role, ...over }) });
const register = ({ idToken, email, name }: Person, over: object = {}) =>
  call('POST /users', { token: idToken, body: { email, name, photoUrl: '', ...over } });
const myData = async ({ token }: Person) => {
  const { status, body } = await call('GET /myData', { token });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};

let role = '';

beforeAll(async () => {
  admin = await makeAdmin();
  early = await makeMember('Erna Early');
  role = await openPosition(admin);
});

/** Other tests register people who are not asked. */
afterAll(async () => {
  await change({ text: '' });
});

test('a lab without a text asks nobody, and records look as before', async () => {
  expect((await current()).text).toBe('');
  const member = await makeMember();
  expect((await apply(member)).status).toBe(200);
  const { user, applications } = await myData(member);
  expect(user).not.toHaveProperty('consent');
  expect(applications[0]).not.toHaveProperty('consent');
});

describe('while a text is set', () => {
  let version = 0;
  beforeAll(async () => {
    await change({ text: 'First text' });
    version = (await current()).version;
  });

  test('an application without the current version is refused, and with it keeps the version', async () => {
    for (const consent of [undefined, version - 1, version + 1]) {
      const refused = await apply(early, { consent });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.fields)).toEqual(['consent']);
    }
    expect((await apply(early, { consent: 'yes' })).status).toBe(400);
    expect((await apply(early, { consent: version })).status).toBe(200);
    const { applications } = await myData(early);
    expect(applications[0].consent.version).toBe(version);
    expect(Date.parse(applications[0].consent.agreedAt)).toBeGreaterThan(Date.now() - 60_000);
    const seen = await call(`GET /applications/${early.email}`, { token: admin.token });
    expect(seen.body[0].consent.version).toBe(version);
  });

  test('a verified person without consent gets no record, and with it the record keeps the version', async () => {
    const person = await makeAccount('Vera Verified');
    expect((await register(person)).body).toMatchObject({ code: 'invalid', fields: { consent: /./ } });
    // A token alone makes no records, because there is no account of the product.
    const { token } = (await call('POST /jwt', { token: person.idToken, body: { email: person.email } }))
      .body;
    expect((await apply({ ...person, token }, { consent: version })).status).toBe(401);
    expect((await register(person, { consent: version })).status).toBe(200);
    const users = (await call('GET /users?limit=100', { token: admin.token })).body;
    const stored = users.find(({ _id }: { _id: string }) => _id === person.uid);
    expect(stored.consent.version).toBe(version);
  });

  test('an unverified registration without consent is refused too', async () => {
    const person = await makeUnverified();
    expect((await register(person)).status).toBe(400);
    expect((await register(person, { consent: version })).status).toBe(200);
    expect((await register(person)).status).toBe(200);
  });

  test('an account from before is not asked again when it signs in', async () => {
    expect((await register(early)).status).toBe(200);
    expect((await myData(early)).user).not.toHaveProperty('consent');
  });

  test('an invitation is accepted only with consent', async () => {
    const email = `ivy-${Date.now()}@example.org`;
    const body = { role: '', people: [{ email, name: 'Ivy' }] };
    const [{ key }] = (await call('POST /invitations', { token: admin.token, body })).body;
    const accept = (over: object) =>
      call('POST /acceptInvitation', { body: { key, name: 'Ivy', password: 'Secret#1', ...over } });
    expect((await accept({})).body.fields).toHaveProperty('consent');
    expect((await accept({ consent: version })).status).toBe(200);
  });

  test('a changed text is a new version, what it said is kept, and the old one no longer counts', async () => {
    const seen = await current();
    expect((await change({ text: 'Second text', before: { text: seen.text } })).status).toBe(200);
    expect((await change({ text: 'Second text', before: { text: seen.text } })).status).toBe(200);
    expect((await change({ text: 'Third text', before: { text: seen.text } })).status).toBe(409);
    expect(await current()).toEqual({ text: 'Second text', version: version + 1 });
    expect((await all()).versions.slice(0, 2)).toMatchObject([
      { version: version + 1, text: 'Second text' },
      { version, text: 'First text' },
    ]);
    const late = await makeAccount('Lea Late');
    const refused = await register(late, { consent: version });
    expect(refused.body.message).toBe('The text has changed. Please read it again and agree to it');
    expect((await myData(early)).applications[0].consent.version).toBe(version);
  });

  test('a text that is taken away asks nobody, and the same text again is a new version', async () => {
    const before = (await current()).version;
    await change({ text: '' });
    expect((await register(await makeAccount('Nora New'))).status).toBe(200);
    await change({ text: 'Second text' });
    expect((await current()).version).toBe(before + 1);
  });
});
