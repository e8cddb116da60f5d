/** The plan of a table of members, without a database. */
import { limits } from '@lab/contract/api/limits';
import { readTable } from '@lab/contract/core/tables/read-table';
import { defaultRoles, type TeamRole } from '@lab/contract/features/team/roles';
import type { TableOfMembers } from '@lab/contract/features/team/table/schemas';
import { memberTable } from '@lab/contract/features/team/table/table';
import { expect, test } from 'vitest';
import { compareEach } from '../../../core/content/operations/import.ts';
import { fullSocialMedia } from '../../users/social-media.ts';
import { compareMembers } from './compare-members.ts';
import { ownWords } from './own-words.ts';
import { tableRoles } from './table-roles.ts';

type Here = Partial<Parameters<typeof compareMembers>[0]>;

function rowsOf(text: string) {
  const read = readTable(memberTable, text);
  if (typeof read === 'string') throw new Error(read);
  return read.rows;
}

const plan = (text: string, here: Here = {}) =>
  compareEach(
    rowsOf(text),
    'name',
    compareMembers({
      team: [],
      alumni: [],
      roles: tableRoles(defaultRoles, []),
      own: ownWords([]),
      ...here,
    }),
  );

const statesOf = async (text: string, here?: Here) =>
  (await plan(text, here)).compared.map(({ line, state }) => `${line} ${state}`);

test('right rows are new beside wrong ones, and each wrong one says its reasons', async () => {
  const text = [
    'Name,Role,Email,From,ORCID,LinkedIn,Biography',
    'Ann,Researcher,ann@a.bc,2019,,,',
    'Bob,Wizard,,,,,',
    'Cid,Researcher,cid@,yesterday,,,',
    'Dan,Researcher,,,0000-0002-1825-0098,,',
    'Eve,Researcher,,,,javascript:alert(1),',
    `Fay,Researcher,,,,,${'x'.repeat(10_001)}`,
    ',Researcher,,,,,',
    'Gus,,,,,,',
    'Hal,Researcher,,,0000-0002-1825-0097,in/hal,Likes tides',
    'Ida,Researcher,,,,ida-lee,',
  ].join('\n');
  const { compared, fresh } = await plan(text);
  expect(compared.map(({ line, state, reason }) => [line, state, reason])).toEqual([
    [2, 'new', ''],
    [3, 'wrong', expect.stringContaining('“Wizard”')],
    [4, 'wrong', expect.stringMatching(/email.*date/is)],
    [5, 'wrong', 'This ORCID iD has a wrong digit'],
    [6, 'wrong', expect.stringMatching(/address|URL/i)],
    [7, 'wrong', expect.stringContaining('Biography')],
    [8, 'wrong', 'Name is required'],
    [9, 'wrong', expect.stringContaining('There is no role')],
    [10, 'wrong', expect.stringMatching(/address|URL/i)],
    [11, 'new', ''],
  ]);
  expect(fresh.map(({ name, linkedin }) => [name, linkedin])).toEqual([
    ['Ann', ''],
    ['Ida', 'https://www.linkedin.com/in/ida-lee'],
  ]);
});

test('an email or a name that stands twice comes in once, and a wrong row takes neither from a right one', async () => {
  const text = [
    'Name,Role,Email',
    'Ann,Wizard,ann@a.bc',
    'Ann,Researcher,ann@a.bc',
    'Ann B,Researcher,ANN@a.bc',
    'ann,Researcher,other@a.bc',
    'Bob,Researcher,bob@a.bc',
  ].join('\n');
  expect(await statesOf(text)).toEqual(['2 wrong', '3 new', '4 here', '5 here', '6 new']);
});

test('500 rows are more than a table may have, and as many as it may have are compared', async () => {
  const table = (count: number) =>
    `Name,Role,Email\n${Array.from({ length: count }, (_, at) => `P${at},${at % 2 ? 'Wizard' : 'Researcher'},p${at}@a.bc`).join('\n')}`;
  expect(readTable(memberTable, table(500))).toBe(
    `There can be ${limits.importPeople} records at most in one table`,
  );
  const { compared, fresh } = await plan(table(limits.importPeople));
  expect(compared).toHaveLength(limits.importPeople);
  expect(fresh).toHaveLength(limits.importPeople / 2);
});

test.each([
  ['a row of markup', 'Name,Role\n"<script>alert(1)</script>",Researcher'],
  ['a formula', 'Name,Role\n"\'=HYPERLINK(""x"")",Researcher'],
  ['names of fields of every object', 'Name,Role,__proto__,constructor\nAnn,Researcher,x,y'],
])('%s is only text', async (_, text) => {
  const { fresh } = await plan(text);
  expect(fresh).toHaveLength(1);
  expect(Object.keys(fresh[0] ?? {})).not.toContain('constructor');
});

test.each(['__proto__', 'constructor', 'toString', 'x'.repeat(limits.role + 1), '='])(
  'a role called %j is one that the lab does not have',
  async (role) => {
    const roles = tableRoles(defaultRoles, []);
    const { compared } = await plan(`Name,Role\nAnn,${role}`, { roles });
    expect(compared).toMatchObject([{ state: 'wrong' }]);
    expect(roles.lacking()).toEqual(role.length > limits.role ? [] : [{ name: role, rows: 1 }]);
  },
);

const managers = 'Name,Role\nAnn,Lab Manager\nBob,lab manager\nCid,Researcher\nDan,Nurse';

test.each<[string, TableOfMembers['roles'], string[], string[]]>([
  ['nothing', [], ['2 wrong', '3 wrong', '4 new', '5 wrong'], []],
  [
    'the new role',
    [{ name: 'LAB MANAGER', role: '' }],
    ['2 new', '3 new', '4 new', '5 wrong'],
    ['LAB MANAGER'],
  ],
  [
    'one of the lab',
    [{ name: 'Lab Manager', role: 'Researcher' }],
    ['2 new', '3 new', '4 new', '5 wrong'],
    [],
  ],
  [
    'one that was removed meanwhile',
    [{ name: 'Lab Manager', role: 'Gone' }],
    ['2 wrong', '3 wrong', '4 new', '5 wrong'],
    [],
  ],
  [
    'a new role that nobody has',
    [{ name: 'Astronaut', role: '' }],
    ['2 wrong', '3 wrong', '4 new', '5 wrong'],
    [],
  ],
])('for a role that the lab lacks somebody chose %s', async (_, choices, states, added) => {
  const roles = tableRoles(defaultRoles, choices);
  const { compared, fresh } = await plan(managers, { roles });
  expect(compared.map(({ line, state }) => `${line} ${state}`)).toEqual(states);
  expect(roles.lacking()).toEqual([
    { name: 'Lab Manager', rows: 2 },
    { name: 'Nurse', rows: 1 },
  ]);
  const next = roles.withThose(new Set(fresh.map(({ role }) => role)));
  expect(next.slice(defaultRoles.length).map(({ heading }) => heading)).toEqual(added);
});

test('a lab that has as many roles as it may have gets no other one', async () => {
  const full = Array.from({ length: limits.teamRoles }, (_, at): TeamRole => {
    return { id: `r${at}`, heading: `Role ${at}`, one: '', shape: 'grid', onHome: false };
  });
  const roles = tableRoles(full, [{ name: 'Lab Manager', role: '' }]);
  const { compared } = await plan('Name,Role\nAnn,Lab Manager', { roles });
  expect(compared).toMatchObject([{ state: 'wrong', reason: expect.stringContaining('20 roles at most') }]);
});

test('what a person has written in their account stays, and the plan says so', async () => {
  const account = {
    email: 'ann@a.bc',
    phone: '',
    university: 'TU',
    details: 'I study tides.',
    photoUrl: '/images/profile/u/a.webp',
    socialMedia: fullSocialMedia({ github: 'https://github.com/ann' }),
  };
  const text =
    'Name,Role,Email,Phone,University,Details,Picture,LinkedIn,Biography\nAnn,Researcher,ANN@a.bc,1,FU,Other,ann.jpg,ann,Long\nBob,Researcher,bob@a.bc,1,FU,Other,bob.jpg,bob,Long';
  const { compared, fresh } = await plan(text, { own: ownWords([account]) });
  expect(compared).toEqual([
    {
      line: 2,
      title: 'Ann',
      state: 'new',
      reason: expect.stringContaining('University, Details, Image, LinkedIn, Twitter, Facebook, GitHub'),
    },
    { line: 3, title: 'Bob', state: 'new', reason: '', picture: 'bob.jpg' },
  ]);
  expect(fresh[0]).toMatchObject({
    phone: '1',
    university: '',
    details: '',
    picture: '',
    linkedin: '',
    biography: 'Long',
  });
  expect(fresh[1]).toMatchObject({ university: 'FU', picture: 'bob.jpg' });
});

test('the portrait of a Google account is not what somebody chose for this site', async () => {
  const account = {
    email: 'ann@a.bc',
    phone: '',
    university: '',
    details: '',
    photoUrl: 'https://lh3.googleusercontent.com/a',
    socialMedia: fullSocialMedia(),
  };
  const { compared } = await plan('Name,Role,Email,Foto\nAnn,Researcher,ann@a.bc,ann.jpg', {
    own: ownWords([account]),
  });
  expect(compared).toMatchObject([{ state: 'new', reason: '', picture: 'ann.jpg' }]);
});
