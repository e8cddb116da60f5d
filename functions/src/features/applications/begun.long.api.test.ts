/** The mark on the server that a person has begun an application. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { timeAt } from '../../core/data/time.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { applicationBody, positionBody } from '../../test/records.ts';
import { twentyAtOnce } from '../../test/twenty-at-once.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { begunDocument } from './begun-store.ts';
import { remindApplicants } from './remind-applicants.ts';

let admin: Person;
let person: Person;
let role = '';

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  admin = await makeAdmin();
});

beforeEach(async () => {
  person = await makeMember('Jane Doe');
  role = await open();
});

async function open(): Promise<string> {
  const body = positionBody({ deadline: tomorrow() });
  expect((await call('POST /openPositions', { token: admin.token, body })).status).toBe(200);
  return body.role;
}

const begin = (body: object) => call('PATCH /begunApplications', { token: person.token, body });
const kept = async () => (await begunDocument(person.uid).get()).data()?.positions ?? [];
const reminders = async () =>
  (await mailCollection().where('toUids', 'array-contains', person.uid).get()).docs
    .map((doc) => doc.data().template.name)
    .filter((name) => name === 'deadlineNear');

async function remindOf(): Promise<void> {
  const [one, ...more] = await kept();
  await begunDocument(person.uid).update({
    positions: [{ ...one, begunAt: timeAt(Date.now() - day) }, ...more],
  });
  await remindApplicants(new Date());
}

test('is made once, whatever is sent how often, and says nothing but when and for what', async () => {
  const twenty = await twentyAtOnce(() => begin({ role, begun: true }));
  expect(twenty.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1);
  expect(Object.keys((await kept())[0] ?? {}).sort()).toEqual(['begunAt', 'position', 'remindedOf']);
  const { body } = await call('GET /myData', { token: person.token });
  expect(body.begunApplications).toEqual([{ position: expect.any(String), begunAt: expect.any(String) }]);
});

test('is not made for a position that is not open, nor by somebody who says nothing sensible', async () => {
  expect((await begin({ role: 'No such role', begun: true })).body).toEqual({ modifiedCount: 0 });
  for (const body of [
    {},
    { role },
    { role: '', begun: true },
    { role: ['x'], begun: true },
    { role, begun: 7 },
  ])
    expect((await begin(body)).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('goes when the draft is given up, with a reminder that was not sent', async () => {
  await begin({ role, begun: true });
  await remindOf();
  expect(await reminders()).toEqual(['deadlineNear']);
  const other = await open();
  await begin({ role: other, begun: true });
  expect((await begin({ role, begun: false })).body).toEqual({ modifiedCount: 1 });
  expect(await kept()).toHaveLength(1);
  expect(await reminders()).toEqual([]);
  await begin({ role: other, begun: false });
  expect((await begunDocument(person.uid).get()).exists).toBe(false);
});

test('goes when the person applies, with a reminder that was not sent', async () => {
  await begin({ role, begun: true });
  await remindOf();
  const body = applicationBody({ role });
  expect((await call('POST /submitApplication', { token: person.token, body })).status).toBe(200);
  expect((await begunDocument(person.uid).get()).exists).toBe(false);
  expect(await reminders()).toEqual([]);
  await remindApplicants(new Date());
  expect(await reminders()).toEqual([]);
});

test('goes with the account, after which none is made', async () => {
  await begin({ role, begun: true });
  expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
  expect((await begunDocument(person.uid).get()).exists).toBe(false);
  expect((await begin({ role, begun: true })).status).toBe(401);
  expect((await begunDocument(person.uid).get()).exists).toBe(false);
});
