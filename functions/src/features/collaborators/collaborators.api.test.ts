import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, type Person } from '../../test/people.ts';
import { collaboratorBody } from '../../test/records.ts';
import { twentyAtOnce } from '../../test/twenty-at-once.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const find = async (id: string) =>
  ((await call('GET /collaborations')).body as { _id: string }[]).find(({ _id }) => _id === id);

test('is added, changed and deleted, and the list shows it at once', async () => {
  const added = await call('POST /collaborations', { token: admin.token, body: collaboratorBody() });
  const id = added.body.insertedId;
  expect(await find(id)).toEqual({ _id: id, ...collaboratorBody() });
  const body = collaboratorBody({ name: 'Sample Institute' });
  expect((await call(`PATCH /collaborations/${id}`, { token: admin.token, body })).body).toEqual({
    modifiedCount: 1,
  });
  expect(await find(id)).toMatchObject({ name: 'Sample Institute' });
  expect((await call(`DELETE /collaborations/${id}`, { token: admin.token })).body).toEqual({
    deletedCount: 1,
  });
  expect(await find(id)).toBeUndefined();
  expect((await call(`DELETE /collaborations/${id}`, { token: admin.token })).status).toBe(404);
  expect((await call(`PATCH /collaborations/${id}`, { token: admin.token, body })).status).toBe(404);
});

test('twenty added at once are all in the list', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Partner ${index} of ${admin.uid}`);
  const answers = await twentyAtOnce((index) =>
    call('POST /collaborations', { token: admin.token, body: collaboratorBody({ name: names[index] }) }),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const listed = ((await call('GET /collaborations')).body as { name: string }[]).map(({ name }) => name);
  expect(listed.filter((name) => names.includes(name)).sort()).toEqual(names.sort());
});

test.each([
  ['name', 'Name is required'],
  ['logo', 'Please upload a logo image'],
])('without %s: %s', async (field, text) => {
  const { status, body } = await call('POST /collaborations', {
    token: admin.token,
    body: collaboratorBody({ [field]: '' }),
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ [field]: text });
});
