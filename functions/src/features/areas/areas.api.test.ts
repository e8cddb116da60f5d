import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, type Person } from '../../test/people.ts';
import { areaBody } from '../../test/records.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const add = (body: object) => call('POST /researchArea', { token: admin.token, body });

test('is added, changed and deleted', async () => {
  const area = areaBody();
  const { body } = await add(area);
  const id = body.insertedId;
  expect((await call(`GET /researchArea/${id}`)).body).toEqual({
    _id: id,
    ...area,
    formatted: '',
    imageAlt: '',
    parent: [],
    people: [],
    memberIds: [],
    references: [],
  });
  const changed = areaBody({ departmentName: 'Rovers', subDepartments: [] });
  expect((await call(`PATCH /researchArea/${id}`, { token: admin.token, body: changed })).body).toEqual({
    modifiedCount: 1,
  });
  const list = (await call('GET /researchArea')).body as { _id: string }[];
  expect(list.find(({ _id }) => _id === id)).toEqual({
    ...{ _id: id, ...changed, formatted: '', imageAlt: '' },
    ...{ parent: [], people: [], references: [] },
  });
  expect((await call(`DELETE /researchArea/${id}`, { token: admin.token })).body).toEqual({
    deletedCount: 1,
  });
  for (const what of [`GET /researchArea/${id}`, `DELETE /researchArea/${id}`]) {
    const gone = await call(what, { token: admin.token });
    expect(gone.status).toBe(404);
    expect(gone.body.message).toBe('Research area not found.');
  }
  expect((await call(`PATCH /researchArea/${id}`, { token: admin.token, body: areaBody() })).status).toBe(
    404,
  );
});

test.each([
  [{ departmentName: '' }, 'departmentName', 'Department name is required'],
  [{ details: '' }, 'details', 'Description is required'],
  [
    { subDepartments: [{ name: '', description: 'a' }] },
    'subDepartments[0].name',
    'Sub-department name is required',
  ],
  [
    { subDepartments: [{ name: 'a', description: 'b' }, { name: 'c' }] },
    'subDepartments[1].description',
    'Sub-department description is required',
  ],
  [{ subDepartments: 'none' }, 'subDepartments', 'Topics is not valid'],
])('%o: %s says %s', async (over, field, text) => {
  const { status, body } = await add(areaBody(over));
  expect(status).toBe(400);
  expect(body.fields).toEqual({ [field]: text });
});
