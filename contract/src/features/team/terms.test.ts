import { describe, expect, it } from 'vitest';
import { defaultRoles } from './roles.ts';
import {
  namedTerms,
  type Term,
  termName,
  termsOf,
  withRole,
  withTitle,
  yearOfLeaving,
  yearsOf,
} from './terms.ts';

const term = (role: string, from: string, until = '', title = ''): Term => ({ role, title, from, until });

it('a person without a history has one term since they joined', () => {
  expect(termsOf({ role: 'Researcher', createdAt: '2019-03-04T10:00:00.000Z' })).toEqual([
    term('Researcher', '2019-03-04'),
  ]);
});

it('a title is that of the present term', () => {
  const since = { role: 'Researcher', createdAt: '2019-03-04T10:00:00.000Z' };
  expect(termsOf({ ...since, title: 'Dr.' })).toEqual([term('Researcher', '2019-03-04', '', 'Dr.')]);
  const [ended, present] = [term('Advisor', '2017', '2019', 'Prof.'), term('Researcher', '2019')];
  expect(withTitle([ended, present], 'Dr.')).toEqual([ended, { ...present, title: 'Dr.' }]);
  const student = term('Research Assistant', '2019', '', 'PhD student');
  expect(withRole([student], 'Researcher', '2023', 'Postdoc')).toEqual([
    { ...student, until: '2023' },
    term('Researcher', '2023', '', 'Postdoc'),
  ]);
});

describe('a new role', () => {
  const student = term('Research Assistant', '2019');

  it('ends the one before and begins on that day', () => {
    expect(withRole([student], 'Researcher', '2023-10-01')).toEqual([
      { ...student, until: '2023-10-01' },
      term('Researcher', '2023-10-01'),
    ]);
  });

  it('that is corrected on the same day leaves no trace', () => {
    const wrong = withRole([student], 'Advisor', '2023-10-01');
    expect(withRole(wrong, 'Researcher', '2023-10-01')).toEqual([
      { ...student, until: '2023-10-01' },
      term('Researcher', '2023-10-01'),
    ]);
    expect(withRole(wrong, 'Research Assistant', '2023-10-01')).toEqual([student]);
  });

  it('of somebody who joined today replaces the first', () => {
    expect(withRole([term('Advisor', '2026-01-02')], 'Researcher', '2026-01-02')).toEqual([
      term('Researcher', '2026-01-02'),
    ]);
  });

  it('does not touch terms that have ended', () => {
    const earlier = term('Research Assistant', '2010', '2012');
    expect(withRole([earlier, student], 'Researcher', '2023')[0]).toEqual(earlier);
  });
});

describe('the name of a term', () => {
  const roles = [
    ...defaultRoles,
    {
      id: 'phd',
      heading: 'Doctoral students',
      one: 'Doctoral student',
      shape: 'grid' as const,
      onHome: false,
    },
  ];

  it('stays when the lab renames or removes the role', () => {
    const [kept] = namedTerms([term('phd', '2019', '2023')], roles);
    expect(termName(kept ?? term('', ''), defaultRoles)).toBe('Doctoral student');
  });

  it('is that of the usual role, in the language of the site', () => {
    const [kept] = namedTerms([term('Researcher', '2019', '2023')], roles);
    expect(kept?.title).toBe('');
    expect(termName(term('Researcher', '2019'), roles)).toBe('Researcher');
  });

  it('is what somebody wrote, also without a role', () => {
    expect(termName(term('', '2019', '', 'Visiting student'), roles)).toBe('Visiting student');
    expect(termName(term('', '2019'), roles)).toBe('');
  });
});

describe('the years', () => {
  it.each([
    [[term('a', '2019-03', '2021'), term('b', '2021', '2024-02-03')], '2019–2024'],
    [[term('a', '2019', '2019-12')], '2019'],
    [[term('a', '2019')], '2019–'],
    [[term('a', '', '2024')], '–2024'],
    [[], ''],
  ])('of %o are %s', (terms, years) => {
    expect(yearsOf(terms)).toBe(years);
  });

  it('the last one is that of leaving', () => {
    expect(yearOfLeaving([term('b', '2021', '2024-02'), term('a', '2019', '2021')])).toBe('2024');
  });
});
