import { expect, it } from 'vitest';
import { type GivenRole, givenRoles, mayOf, writingOf } from './given-roles.ts';
import { rights } from './right-sentences.ts';
import { can, hasRights, type Right } from './rights.ts';

const now = new Date('2027-03-01T12:00:00Z');
const all = Object.keys(rights) as Right[];
const having = (role: GivenRole, only: string[] = [], until = '') => ({
  role: '' as const,
  may: mayOf([{ role, only, until }], now),
});
const rightsOf = (role: GivenRole) => all.filter((right) => can(having(role), right));

const writing = ['news.write', 'events.write', 'positions.write', 'outputs.write', 'site.write'];

// By hand, so that a right that slips into a row is seen.
it.each([
  [
    'editor',
    [
      ...['desk.use', 'papers.correct', ...writing, 'news.edit', 'events.edit', 'positions.edit'],
      ...['outputs.edit', 'site.edit'],
    ],
  ],
  ['contributor', ['desk.use', ...writing]],
  ['reviewer', ['desk.use', 'papers.publish']],
  ['recruiter', ['desk.use', 'applications.decide', 'positions.write', 'positions.edit']],
] as const)('%s has exactly these rights', (role, own) => {
  expect(rightsOf(role).sort()).toEqual([...own].sort());
  expect(hasRights(having(role))).toBe(true);
});

it('no given role reaches people, their rights, settings, mail, the log, what was deleted or everything', () => {
  const never =
    /^(users|people|settings|legal|mail|subscribers|messages|barriers|activity|removed|archives)\./;
  for (const role of givenRoles) expect(rightsOf(role).filter((right) => never.test(right))).toEqual([]);
});

it('one for some kinds is a right for these, and none where no kind is named', () => {
  const editor = having('editor', ['news', 'talk']);
  expect(can(editor, 'news.edit', 'news')).toBe(true);
  expect(can(editor, 'outputs.edit', 'talk')).toBe(true);
  for (const of of ['software', '', undefined, 'news/1', 'new'])
    expect(can(editor, 'outputs.edit', of)).toBe(false);
  expect(can(editor, 'papers.correct')).toBe(false);
  expect(can(editor, 'desk.use')).toBe(true);
});

it('one for some positions is a right for these records only', () => {
  const recruiter = having('recruiter', ['p1']);
  expect(can(recruiter, 'applications.decide', 'position/p1')).toBe(true);
  for (const of of ['position/p2', 'position', 'position/', 'p1', '', undefined]) {
    expect(can(recruiter, 'applications.decide', of)).toBe(false);
  }
});

it.each([
  ['2027-03-01T12:00:00.001Z', true],
  ['2027-03-01T12:00:00.000Z', false],
  ['2027-03-01T11:59:59.999Z', false],
  ['', true],
])('one until %s counts at that moment: %s', (until, counts) => {
  expect(can(having('editor', [], until), 'news.edit')).toBe(counts);
  expect(hasRights(having('editor', [], until))).toBe(counts);
});

it('several add up, and what is no role adds nothing', () => {
  const both = {
    role: '' as const,
    may: mayOf(
      [
        { role: 'contributor', only: ['event'], until: '' },
        { role: 'editor', only: ['news'], until: '' },
        { role: 'toString' as GivenRole, only: [], until: '' },
      ],
      now,
    ),
  };
  expect(can(both, 'events.write', 'event')).toBe(true);
  expect(can(both, 'events.edit', 'event')).toBe(false);
  expect(can(both, 'news.edit', 'news')).toBe(true);
});

it('each right to publish content has one to write it, except for people', () => {
  const published = all.filter((right) => right.endsWith('.edit'));
  expect(published.filter((right) => writingOf(right) === right)).toEqual([
    'people.edit',
    'legal.edit',
    'settings.edit',
  ]);
  expect(writingOf('news.edit')).toBe('news.write');
});
