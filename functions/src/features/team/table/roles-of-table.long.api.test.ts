/** Roles that a table names and the lab does not have: who adds them, and two people at once. */
import { randomUUID } from 'node:crypto';
import { limits } from '@lab/contract/api/limits';
import { defaultRoles, type TeamRole } from '@lab/contract/features/team/roles';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { makeAdmin, type Person } from '../../../test/people.ts';
import { memberTables } from './import-members.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const rolesOfLab = async (): Promise<TeamRole[]> => (await byAdmin('GET /allSettings')).body.team.roles;
const setRoles = (roles: readonly TeamRole[]) => byAdmin('PATCH /settings/team', { order: 'joined', roles });

async function removeMembers(): Promise<void> {
  const members: Record<string, string>[] = (await byAdmin('GET /members')).body;
  const added = members.filter(({ name }) => name?.startsWith('Roles '));
  for (const { _id } of added) await byAdmin(`DELETE /team/${_id}`);
}

afterEach(async () => {
  await removeMembers();
  expect((await setRoles(defaultRoles)).status).toBe(200);
});

const unique = () => randomUUID().slice(0, 8);
const table = (mark: string) =>
  `Name,Role\nRoles Ann ${mark},Lab Manager\nRoles Bob ${mark},lab manager\nRoles Cid ${mark},Researcher`;
const toAdd = [{ name: 'Lab Manager', role: '' }];

test('are planned once with their rows, and added in the same act', async () => {
  const mark = unique();
  const planned = (await byAdmin('POST /members/import/plan', { table: table(mark) })).body;
  expect(planned.roles).toEqual([{ name: 'Lab Manager', rows: 2 }]);
  const body = { table: table(mark), roles: toAdd };
  const chosen = (await byAdmin('POST /members/import/plan', body)).body;
  expect(chosen.rows).toMatchObject([{ state: 'new' }, { state: 'new' }, { state: 'new' }]);
  expect(await rolesOfLab()).toHaveLength(defaultRoles.length);

  expect((await byAdmin('POST /members/import', body)).body).toEqual({ made: 3, wrong: 0 });
  const added = (await rolesOfLab()).slice(defaultRoles.length);
  expect(added).toMatchObject([{ heading: 'Lab Manager', shape: 'grid', onHome: false }]);
  const team: Record<string, string>[] = (await call('GET /team')).body;
  const theirs = team.filter(({ name }) => name?.includes(mark)).map(({ role }) => role);
  expect(theirs.toSorted()).toEqual([added[0]?.id, added[0]?.id, 'Researcher'].toSorted());
  const [log] = (await byAdmin('GET /activity?target=team')).body;
  expect(log).toMatchObject({ action: 'edited', kind: 'settings' });
});

test('another role of the lab may be chosen instead', async () => {
  const mark = unique();
  const roles = [{ name: 'Lab Manager', role: 'Advisor' }];
  expect((await byAdmin('POST /members/import', { table: table(mark), roles })).body.made).toBe(3);
  expect(await rolesOfLab()).toHaveLength(defaultRoles.length);
});

test('are not added for rows that are here or wrong', async () => {
  const mark = unique();
  await byAdmin('POST /members/import', { table: `Name,Role\nRoles Ann ${mark},Researcher` });
  const body = { table: `Name,Role,Email\nRoles Ann ${mark},Lab Manager,\nRoles Bob ${mark},Lab Manager,a@` };
  expect((await byAdmin('POST /members/import', { ...body, roles: toAdd })).body).toEqual({
    made: 0,
    wrong: 1,
  });
  expect(await rolesOfLab()).toHaveLength(defaultRoles.length);
});

test('need the right to change settings, also for a plan', async () => {
  const caller = { ...admin, role: '' as const, verified: true, signedInAt: 0 };
  const given = { params: {}, query: undefined, caller };
  const body = { table: table(unique()), pictures: [], roles: toAdd };
  await expect(memberTables.plan({ ...given, body })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(memberTables.import({ ...given, body })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await rolesOfLab()).toHaveLength(defaultRoles.length);
});

test('two admins at the same moment add a role once', async () => {
  const others = [admin, await makeAdmin()];
  const answers = await Promise.all(
    others.map(({ token }) =>
      call('POST /members/import', { token, body: { table: table(unique()), roles: toAdd } }),
    ),
  );
  expect(answers.map(({ body }) => body.made)).toEqual([3, 3]);
  expect((await rolesOfLab()).slice(defaultRoles.length)).toHaveLength(1);
});

test('a role that is removed while the table is imported leaves nobody without one', async () => {
  const mark = unique();
  const extra: TeamRole = { id: 'nurse', heading: 'Nurse', one: '', shape: 'grid', onHome: false };
  await setRoles([...defaultRoles, extra]);
  const roles = [{ name: 'Lab Manager', role: 'nurse' }];
  const [imported, removed] = await Promise.all([
    byAdmin('POST /members/import', { table: table(mark), roles }),
    setRoles(defaultRoles),
  ]);
  const known = new Set((await rolesOfLab()).map(({ id }) => id));
  const team: Record<string, string>[] = (await call('GET /team')).body;
  const theirs = team.filter(({ name }) => name?.includes(mark));
  expect(theirs.every(({ role = '' }) => known.has(role))).toBe(true);
  // Either they came first, and the role stays, or it was gone, and their rows stay out.
  expect([imported.body, removed.status]).toEqual(
    removed.status === 200 ? [{ made: 1, wrong: 2 }, 200] : [{ made: 3, wrong: 0 }, 409],
  );
});

test('a lab with as many roles as it may have keeps them, and the row says so', async () => {
  const more = Array.from({ length: limits.teamRoles - defaultRoles.length }, (_, at): TeamRole => {
    return { id: `r${at}`, heading: `Role ${at}`, one: '', shape: 'grid', onHome: false };
  });
  await setRoles([...defaultRoles, ...more]);
  const body = { table: table(unique()), roles: toAdd };
  const { rows } = (await byAdmin('POST /members/import/plan', body)).body;
  expect(rows[0]).toMatchObject({ state: 'wrong', reason: expect.stringContaining('20 roles at most') });
  expect((await byAdmin('POST /members/import', body)).body).toEqual({ made: 1, wrong: 2 });
});
