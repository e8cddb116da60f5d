/**
 * Members of the team from a table: what is planned, what is added beside rows that stay out, and what nobody
 * can bring in with it.
 */
import { randomUUID } from 'node:crypto';
import { limits } from '@lab/contract/api/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../../../core/data/error-code.ts';
import { identity } from '../../../core/data/firebase.ts';
import { call } from '../../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/people.ts';
import { memberBody, publishPaper } from '../../../test/records.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

type Row = Record<'_id' | 'name' | 'image' | 'createdAt', string>;

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const plan = async (table: string) => (await byAdmin('POST /members/import/plan', { table })).body;
const read = (table: string) => byAdmin('POST /members/import', { table });
const listed = async (mark: string): Promise<Row[]> =>
  (await call('GET /team')).body.filter(({ name }: Row) => name.includes(mark));
const unique = () => randomUUID().slice(0, 8);

describe('a table of members', () => {
  const mark = unique();
  const email = (who: string) => `${who}-${mark}@example.org`;

  test('is planned row by row, and nothing is written', async () => {
    await byAdmin(
      'POST /team',
      memberBody({ name: `Ann ${mark}`, alsoKnownAs: `A. Nother; Annie ${mark}`, email: email('ann') }),
    );
    await byAdmin('POST /alumni/import', { table: `Old ${mark}` });
    const table = [
      'E-Mail;Rolle;Name;Seit;Zimmer',
      `${email('new')};researcher;New ${mark};31.03.2020;12`,
      `${email('other')};Researcher;${mark}, ann;;`,
      `${email('ANN')};Researcher;Anna ${mark};;`,
      `;Researcher;Old ${mark};;`,
      `;Researcher;new ${mark};;`,
      `${email('new')};Researcher;Newer ${mark};;`,
      `;Wizard;Merlin ${mark};;`,
      `;;Nobody ${mark};;`,
      ';Researcher;;;',
      `nonsense;Researcher;Odd ${mark};yesterday;`,
      `;Researcher;Annie ${mark};;`,
    ].join('\n');
    const { rows, unread } = await plan(table);
    expect(unread).toEqual(['Zimmer']);
    const lab = 'The lab has: Advisor, Research Director, Researcher, Research Assistant';
    expect(rows.map((row: Record<string, unknown>) => [row.line, row.state, row.reason])).toEqual([
      [2, 'new', ''],
      [3, 'here', ''],
      [4, 'here', `Ann ${mark} has this email`],
      [5, 'here', expect.stringContaining('among the alumni')],
      [6, 'here', 'line 2 has the same name'],
      [7, 'here', `New ${mark} has this email`],
      [8, 'wrong', `There is no role called “Wizard”. ${lab}`],
      [9, 'wrong', `There is no role. ${lab}`],
      [10, 'wrong', 'Name is required'],
      [11, 'wrong', expect.stringMatching(/email.*date/is)],
      [12, 'here', `Ann ${mark} is also known by this name`],
    ]);
    expect(rows[0]).toEqual({ line: 2, title: `New ${mark}`, state: 'new', reason: '' });
    expect(await listed(mark)).toHaveLength(1);
  });
});

test('adds everybody with what the table says, as an admin would by hand', async () => {
  const mark = unique();
  const person = await makeMember(`Has ${mark}`);
  const paper = await publishPaper(admin, admin, { authors: [`Ina ${mark}`] });
  const table = [
    'ORCID\tName\tRole\tJob title\tEmail\tPhone\tUniversity\tFrom\tWebsite',
    `0000-0002-1825-0097\tIna ${mark}\tResearch Director\tAssistant Professor\tina-${mark}@example.org\t'+49 30 1\tTU\t2019-03\thttps://ina.example`,
    `\tHas ${mark}\tResearcher\t\t${person.email.toUpperCase()}\t\t\t\t`,
    `\tIvo ${mark}\tResearcher\t\t\t\t\t2015\t`,
    `\tIda ${mark}\tResearcher\t\t\t\t\t\t`,
  ].join('\r\n');
  expect((await read(table)).body).toEqual({ made: 4, wrong: 0 });

  const team = await listed(mark);
  expect(team.map(({ name }) => name)).toEqual(['Ina', 'Ivo', 'Has', 'Ida'].map((name) => `${name} ${mark}`));
  const [ina, ivo, has] = team;
  expect(ina).toMatchObject({
    role: 'Research Director',
    title: 'Assistant Professor',
    email: `ina-${mark}@example.org`,
    phone: '+49 30 1',
    university: 'TU',
    createdAt: '2019-03-01T12:00:00.000Z',
  });
  const page = (await call(`GET /people/${ina?._id}`)).body;
  expect(page.terms).toEqual([
    { role: 'Research Director', title: 'Assistant Professor', from: '2019-03', until: '' },
  ]);
  expect(page.profile).toMatchObject({ orcid: '0000-0002-1825-0097', homepage: 'https://ina.example' });
  expect((await call(`GET /team/${ivo?._id}/terms`)).body.terms[0].from).toBe('2015');
  expect((await call(`GET /researchPaper/${paper}`)).body.memberIds).toEqual([ina?._id]);

  const log = (await byAdmin(`GET /activity?target=${ina?._id}`)).body;
  expect(log).toMatchObject([{ action: 'created', kind: 'member', targetName: `Ina ${mark}` }]);
  const members: Record<string, string>[] = (await byAdmin('GET /members')).body;
  const accounts = members.filter(({ name }) => name?.includes(mark)).map((row) => [row._id, row.accountUid]);
  expect(Object.fromEntries(accounts)).toMatchObject({
    [String(has?._id)]: person.uid,
    [String(ina?._id)]: '',
  });
  const account = identity().getUserByEmail(`ina-${mark}@example.org`);
  expect(await account.catch(codeOf)).toBe('auth/user-not-found');
  const mails = JSON.stringify((await byAdmin('GET /mails')).body);
  expect(mails).not.toContain(`ina-${mark}@example.org`);

  expect((await read(table)).body).toEqual({ made: 0, wrong: 0 });
  expect(await listed(mark)).toHaveLength(4);
});

test('right rows come in beside wrong ones, and again only what was corrected', async () => {
  const mark = unique();
  const table = (role: string) =>
    `Name,Role,From\nIna ${mark},Researcher,2020\nIvo ${mark},${role},\nIda ${mark},Researcher,soon`;
  expect((await read(table('Wizard'))).body).toEqual({ made: 1, wrong: 2 });
  expect((await listed(mark)).map(({ name }) => name)).toEqual([`Ina ${mark}`]);
  expect((await read(table('Wizard'))).body).toEqual({ made: 0, wrong: 2 });
  expect((await plan(table('Advisor'))).rows).toMatchObject([
    { line: 2, state: 'here' },
    { line: 3, state: 'new' },
    { line: 4, state: 'wrong' },
  ]);
  expect((await read(table('Advisor'))).body).toEqual({ made: 1, wrong: 1 });
  expect(await listed(mark)).toHaveLength(2);
});

test('what a person says has its place, and a picture is one that was uploaded for the table', async () => {
  const mark = unique();
  const image = '/images/profile/someone/ina.webp';
  const table = [
    'Name,Role,Photo,Bio,Details,Interests,Scholar,GitHub,LinkedIn,Mastodon',
    `Ina ${mark},Researcher,ina.jpg,I study *tides*.,Tides,"Tides, waves",AbC,ina,,@ina@social.example`,
    `Ivo ${mark},Researcher,https://elsewhere.example/ivo.jpg,,,,,,,`,
    `Ida ${mark},Researcher,other.jpg,,,,,,,`,
  ].join('\n');
  const { rows } = await plan(table);
  expect(rows.map(({ picture }: { picture: string }) => picture)).toEqual([
    'ina.jpg',
    'https://elsewhere.example/ivo.jpg',
    'other.jpg',
  ]);
  const body = { table, pictures: [{ name: 'ina.jpg', image }] };
  expect((await byAdmin('POST /members/import', body)).body).toEqual({ made: 3, wrong: 0 });
  const team = await listed(mark);
  expect(team.map((member) => member.image)).toEqual([image, '', '']);
  const page = (await call(`GET /people/${team[0]?._id}`)).body;
  expect(page.member).toMatchObject({
    details: 'Tides',
    socialMedia: { github: 'https://github.com/ina', linkedin: '' },
  });
  expect(page.profile).toMatchObject({
    biography: 'I study *tides*.',
    rendered: { biography: { html: expect.stringContaining('<em>tides</em>') } },
    interests: 'Tides, waves',
    scholar: 'https://scholar.google.com/citations?user=AbC',
    mastodon: 'https://social.example/@ina',
  });
  const interests: Row[] = (await call('GET /interests')).body;
  expect(interests.find(({ _id }) => _id === team[0]?._id)).toMatchObject({ interests: ['Tides', 'waves'] });
});

test('what a person wrote in their account is kept for them, and the table does not replace it', async () => {
  const mark = unique();
  const person = await makeMember(`Own ${mark}`);
  const own = { name: person.name, details: 'In my words', university: 'Own University' };
  await call('PATCH /updateUserAndTeam', { token: person.token, body: own });
  const table = `Name,Role,Email,Details,Phone,Bio\nOwn ${mark},Researcher,${person.email},In other words,7,Long`;
  const { rows } = await plan(table);
  expect(rows).toMatchObject([{ state: 'new', reason: expect.stringContaining('Details') }]);
  expect((await read(table)).body).toEqual({ made: 1, wrong: 0 });
  expect(await listed(mark)).toMatchObject([{ details: '', university: '', phone: '7' }]);
  const seen = (await call('GET /userInfoInTeam', { token: person.token })).body;
  expect(seen).toMatchObject({ ...own, phone: '7' });
  const hidden = (await call('GET /profile', { token: person.token })).body;
  expect(hidden).toMatchObject({
    biography: 'Long',
    hidden: expect.arrayContaining(['details', 'university']),
  });
});

test('a member who is here stays as they are, whatever the table says of them', async () => {
  const mark = unique();
  await read(`Name,Role,Bio,Photo\nIna ${mark},Researcher,Mine,`);
  const [ina] = await listed(mark);
  const table = `Name,Role,Bio,Photo,Phone\nIna ${mark},Advisor,Theirs,ina.jpg,9`;
  const pictures = [{ name: 'ina.jpg', image: '/images/profile/someone/ina.webp' }];
  expect((await byAdmin('POST /members/import', { table, pictures })).body).toEqual({ made: 0, wrong: 0 });
  const page = (await call(`GET /people/${ina?._id}`)).body;
  expect(page).toMatchObject({
    member: { role: 'Researcher', image: '', phone: '' },
    profile: { biography: 'Mine' },
  });
});

test.each([
  ['no names', 'Role,Email\nResearcher,a@b.cd', 'no column called “Name”'],
  ['no roles', 'Name\nAnn', 'no column called “Role”'],
  ['a name twice', 'Name,Role,Name\nAnn,Researcher,Bo', 'Two columns'],
  ['no rows', 'Name,Role', 'paste a table'],
  [
    'too many rows',
    `Name,Role\n${Array.from({ length: limits.importPeople + 1 }, (_, at) => `N ${at},Researcher`).join('\n')}`,
    `${limits.importPeople} records at most`,
  ],
])('a table with %s is refused with a reason', async (_, table, reason) => {
  const body = { fields: { table: expect.stringContaining(reason) } };
  expect(await byAdmin('POST /members/import/plan', { table })).toMatchObject({ status: 400, body });
  expect(await read(table)).toMatchObject({ status: 400, body });
});

test.each([
  ['Website', 'javascript:alert(1)'],
  ['From', '0000-01-01'],
  ['From', '2021-02-30'],
  ['ORCID iD', '0000-0002-1825-0098'],
  ['Email', 'a@b'],
  ['Phone', '1'.repeat(limits.phone + 1)],
])('%s with %s is a row that cannot be read', async (column, cell) => {
  const table = `Name,Role,${column}\nMal ${unique()},Researcher,${cell}`;
  expect((await plan(table)).rows).toMatchObject([{ state: 'wrong' }]);
  expect((await read(table)).body).toEqual({ made: 0, wrong: 1 });
});

test.each([
  [{}],
  [{ table: '' }],
  [{ table: 7 }],
  [{ table: ['Name,Role'] }],
  [{ table: 'x'.repeat(limits.importTable + 1) }],
  [
    {
      table: 'Name,Role\nAnn,Researcher',
      pictures: [{ name: 'a', image: 'https://elsewhere.example/a.jpg' }],
    },
  ],
  [{ table: 'Name,Role\nAnn,Researcher', pictures: 'a' }],
  [{ table: 'Name,Role\nAnn,Researcher', roles: [{ name: '' }] }],
])('%# a body that is no table is refused', async (body) => {
  expect((await byAdmin('POST /members/import', body)).status).toBe(400);
  expect((await byAdmin('POST /members/import/plan', body)).status).toBe(400);
});

test('fields that no column may set stay as they are, and markup is only text', async () => {
  const mark = unique();
  const name = `<img src=x onerror=alert(1)> ${mark}`;
  const table = `Name,Role,accountUid,hidden,_id,__proto__,constructor,image\n"${name}",Researcher,${admin.uid},email,${admin.uid},x,x,https://a.example/x.png`;
  expect((await plan(table)).unread).toEqual(['accountUid', 'hidden', '_id', '__proto__', 'constructor']);
  expect((await read(table)).body).toEqual({ made: 1, wrong: 0 });
  const [made] = await listed(mark);
  expect(made).toMatchObject({ name, image: '' });
  expect(made?._id).not.toBe(admin.uid);
  const members: Record<string, unknown>[] = (await byAdmin('GET /members')).body;
  expect(members.find(({ _id }) => _id === made?._id)).toMatchObject({ accountUid: '', hidden: [] });
});

test('two admins at the same moment add nobody twice', async () => {
  const mark = unique();
  const other = await makeAdmin();
  const table = `Name,Role,Email\nTom ${mark},Researcher,tom-${mark}@example.org\nTim ${mark},Researcher,`;
  const both = await Promise.all(
    [admin, other].map(({ token }) => call('POST /members/import', { token, body: { table } })),
  );
  expect(both.map(({ body }) => body.made).sort()).toEqual([0, 2]);
  expect(await listed(mark)).toHaveLength(2);
});

test('the largest table is added in one go', async () => {
  const mark = unique();
  const rows = Array.from({ length: limits.importPeople }, (_, at) => `P${at} ${mark},Researcher,2020`);
  const table = ['Name,Role,From', ...rows].join('\n');
  expect((await read(table)).body).toEqual({ made: limits.importPeople, wrong: 0 });
  const members: Row[] = (await byAdmin('GET /members')).body;
  const made = members.filter(({ name }) => name.includes(mark));
  expect(made).toHaveLength(limits.importPeople);
});
