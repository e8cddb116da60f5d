import type { Barrier } from '@lab/contract/features/legal/barriers/schemas';
import { legalLimits } from '@lab/contract/features/legal/limits';
import { beforeAll, expect, test } from 'vitest';
import { now } from '../../../core/data/time.ts';
import { writeMany } from '../../../core/data/write-many.ts';
import { call } from '../../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/people.ts';
import { barriersCollection } from './barrier-store.ts';

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const report = (body: object, asked: object = {}) => call('POST /barriers', { body, ...asked });
const listed = async (state = 'open'): Promise<Barrier[]> =>
  (await byAdmin(`GET /barriers?state=${state}&limit=100`)).body;

async function readBack(body: object): Promise<Barrier | undefined> {
  const { insertedId } = (await report(body)).body;
  return (await listed()).find(({ _id }) => _id === insertedId);
}

test('a visitor reports a barrier, and an admin settles, reopens and deletes it', async () => {
  const { status, body } = await report({ message: 'The menu has no names.', page: '/team' });
  expect(status).toBe(200);
  const id: string = body.insertedId;
  expect((await listed()).find(({ _id }) => _id === id)).toMatchObject({
    message: 'The menu has no names.',
    page: '/team',
    email: '',
    state: 'open',
  });
  expect((await byAdmin(`PATCH /barriers/${id}`, { state: 'settled' })).body).toEqual({ modifiedCount: 1 });
  expect((await byAdmin(`PATCH /barriers/${id}`, { state: 'settled' })).body).toEqual({ modifiedCount: 1 });
  expect((await listed('settled')).map(({ _id }) => _id)).toContain(id);
  expect((await listed()).map(({ _id }) => _id)).not.toContain(id);
  expect((await byAdmin(`PATCH /barriers/${id}`, { state: 'gone' })).status).toBe(400);
  await byAdmin(`PATCH /barriers/${id}`, { state: 'open' });
  expect((await byAdmin(`DELETE /barriers/${id}`)).body).toEqual({ deletedCount: 1 });
  expect((await byAdmin(`DELETE /barriers/${id}`)).status).toBe(404);
  const log = (await byAdmin(`GET /activity?target=${id}`)).body;
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['deleted', 'edited', 'edited']);
  expect(JSON.stringify(log)).not.toContain('menu');
});

test('the overview counts the open ones', async () => {
  const before = (await byAdmin('GET /adminOverview')).body.barriers.count;
  await report({ message: 'Too small.' });
  expect((await byAdmin('GET /adminOverview')).body.barriers.count).toBe(before + 1);
});

test('a report stays anonymous when somebody with an account sends it', async () => {
  const member = await makeMember('Nils Nobody');
  const { insertedId } = (await report({ message: 'Nameless' }, { token: member.token })).body;
  const stored = (await barriersCollection().doc(insertedId).get()).data();
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${member.uid}|${member.email}|Nils`));
});

test('what is sent again with the same key is one report', async () => {
  const headers = { 'Idempotency-Key': 'barrier-key-1' };
  const [first, second] = await Promise.all([1, 2].map(() => report({ message: 'Once' }, { headers })));
  expect(first?.body).toEqual(second?.body);
});

test.each([
  [{}, 'message'],
  [{ message: '   ' }, 'message'],
  [{ message: 'x'.repeat(5_001) }, 'message'],
  [{ message: ['a'] }, 'message'],
  [{ message: 'a', email: 'nobody' }, 'email'],
  [{ message: 'a', email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
  [{ message: 'a', email: 'a@b.example, c@d.example' }, 'email'],
  [{ message: 'a', page: 'x'.repeat(2_001) }, 'page'],
])('%j is refused', async (body, field) => {
  const refused = await report(body);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual([field]);
});

test('control characters are dropped, and a report cannot set what the server decides', async () => {
  const kept = await readBack({
    message: 'a\u0000\u001b[31mb\nc',
    page: '/x\r\ny',
    state: 'settled',
    createdAt: '2001-01-01T00:00:00.000Z',
    uid: admin.uid,
  });
  expect(kept).toMatchObject({ message: 'a[31mb\nc', page: '/x y', state: 'open' });
  expect(Date.parse(kept?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('a flood from many addresses ends after a day’s number of reports', async () => {
  const made = Array.from({ length: legalLimits.barriersPerDay }, () => barriersCollection().doc());
  const createdAt = now();
  const flood = {
    message: 'x',
    page: '',
    email: '',
    state: 'open' as const,
    createdAt,
    changedAt: createdAt,
  };
  await writeMany((writer) => made.map((document) => writer.create(document, flood)));
  const refused = await report({ message: 'One more' });
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('by email') } });
  await writeMany((writer) => made.map((document) => writer.delete(document)));
  expect((await report({ message: 'The next' })).status).toBe(200);
});
