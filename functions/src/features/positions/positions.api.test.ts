import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { applicationBody, positionBody } from '../../test/records.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const open = (body: object) => call('POST /openPositions', { token: admin.token, body });
const find = async (id: string) =>
  ((await call('GET /openPositions')).body as { _id: string; createdAt: string }[]).find(
    ({ _id }) => _id === id,
  );

test('is opened, changed and closed', async () => {
  const position = positionBody();
  const id = (await open(position)).body.insertedId;
  const opened = await find(id);
  // A body without a state, as older clients send it, opens the position.
  const unsaid = {
    about: '',
    formatted: '',
    areas: [],
    references: [],
    deadline: '',
    start: '',
    duration: '',
    workload: '',
    pay: '',
    place: '',
    openings: null,
    supervisors: [],
    steps: '',
    contact: '',
    state: 'open',
  };
  expect(opened).toEqual({ _id: id, ...position, ...unsaid, createdAt: expect.any(String) });
  expect(Math.abs(Date.now() - Date.parse(opened?.createdAt ?? ''))).toBeLessThan(600_000);
  const changed = { ...position, experience: 'Three years.' };
  expect((await call(`PATCH /openPositions/${id}`, { token: admin.token, body: changed })).status).toBe(200);
  expect(await find(id)).toEqual({ ...opened, ...changed });
  expect((await call(`DELETE /openPositions/${id}`, { token: admin.token })).body).toEqual({
    deletedCount: 1,
  });
  expect(await find(id)).toBeUndefined();
  const gone = await call(`PATCH /openPositions/${id}`, { token: admin.token, body: changed });
  expect(gone.status).toBe(404);
  expect(gone.body.message).toBe('Position not found.');
});

test('a role is open once, also when two are opened at the same instant', async () => {
  const position = positionBody();
  const answers = await Promise.all([open(position), open(position)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const other = (await open(positionBody())).body.insertedId;
  const renamed = await call(`PATCH /openPositions/${other}`, { token: admin.token, body: position });
  expect(renamed.status).toBe(409);
  expect(renamed.body.fields).toEqual({ role: 'There is already an open position with this role' });
});

test('a closed position is only on the admins’ list, and can be opened again', async () => {
  const position = positionBody();
  const id = (await open(position)).body.insertedId;
  const change = (state: string) =>
    call(`PATCH /openPositions/${id}`, { token: admin.token, body: { ...position, state } });
  expect((await change('closed')).status).toBe(200);
  expect(await find(id)).toBeUndefined();
  const all = (await call('GET /openPositions?closed=true')).body as { _id: string; state: string }[];
  expect(all.find(({ _id }) => _id === id)?.state).toBe('closed');
  expect((await change('open')).status).toBe(200);
  expect((await find(id))?._id).toBe(id);
  expect((await change('shut')).status).toBe(400);
});

test('nobody can apply for a closed position', async () => {
  const position = positionBody();
  const id = (await open(position)).body.insertedId;
  await call(`PATCH /openPositions/${id}`, { token: admin.token, body: { ...position, state: 'closed' } });
  const applicant = await makeMember();
  const apply = () =>
    call('POST /submitApplication', {
      token: applicant.token,
      body: applicationBody({ role: position.role }),
    });
  const refused = await apply();
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual(['role']);
  await call(`PATCH /openPositions/${id}`, { token: admin.token, body: { ...position, state: 'open' } });
  expect((await apply()).status).toBe(200);
});

test('takes applications until its deadline is over everywhere, and has a page of its own', async () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  const position = positionBody({ deadline: day(0), contact: 'waves@lab.test' });
  const id = (await open(position)).body.insertedId;
  const read = await call(`GET /openPositions/${id}`);
  expect(read.body).toMatchObject({ role: position.role, deadline: day(0), contact: 'waves@lab.test' });
  const apply = async () => {
    const { token } = await makeMember();
    const body = applicationBody({ role: position.role });
    return (await call('POST /submitApplication', { token, body })).status;
  };
  expect(await apply()).toBe(200);
  const passed = { ...position, deadline: day(-3) };
  await call(`PATCH /openPositions/${id}`, { token: admin.token, body: passed });
  expect(await apply()).toBe(400);
});

test('an unknown area, a wrong deadline and a wrong contact are refused, each with a sentence', async () => {
  const { status, body } = await open(
    positionBody({ areas: ['nowhere'], deadline: 'soon', contact: 'somebody' }),
  );
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(['contact', 'deadline']);
  expect((await open(positionBody({ areas: ['nowhere'] }))).body.fields).toEqual({
    areas: 'There is no such research area. Please select one from the list',
  });
});

test('only the state, areas, deadline and contact may be left out', async () => {
  const { status, body } = await open({});
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    role: 'Role is required',
    qualifications: 'Qualifications is required',
    experience: 'Experience is required',
    internationalExposure: 'International exposure is required',
  });
});
