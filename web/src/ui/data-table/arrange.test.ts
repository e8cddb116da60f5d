import { expect, test } from 'vitest';
import { arrange, type Column, type Filter } from './arrange.ts';
import type { TableState } from './table-state.ts';

interface Person {
  name: string;
  papers: number;
  role: string;
}

const people: Person[] = [
  { name: 'Émile', papers: 10, role: 'writer' },
  { name: 'ada', papers: 9, role: '' },
  { name: 'Zoë Ng', papers: 100, role: 'writer' },
  { name: 'person 10', papers: 1, role: '' },
  { name: 'person 9', papers: 1, role: '' },
];
const columns: Column<Person>[] = [
  { name: 'name', label: 'Name', value: ({ name }) => name },
  { name: 'papers', label: 'Papers', value: ({ papers }) => papers },
];
const filters: Filter<Person>[] = [
  {
    name: 'role',
    label: 'Role',
    options: [{ value: 'writer', label: 'Writer' }],
    matches: ({ role }, value) => role === value,
  },
];
const all: TableState = { search: '', sort: '', descending: false, page: 1, filters: {} };
const names = (state: Partial<TableState>, size = 25) =>
  arrange(people, columns, filters, { ...all, ...state }, size).shown.map(({ name }) => name);

test('without sorting the rows keep their order', () => {
  expect(names({})).toEqual(people.map(({ name }) => name));
});

test('text is sorted alphabetically, numbers by value', () => {
  expect(names({ sort: 'name' })).toEqual(['ada', 'Émile', 'person 9', 'person 10', 'Zoë Ng']);
  expect(names({ sort: 'papers', descending: true }).slice(0, 3)).toEqual(['Zoë Ng', 'Émile', 'ada']);
});

test('a search ignores case and accents', () => {
  expect(names({ search: 'emile' })).toEqual(['Émile']);
  expect(names({ search: '  NG   zoe ' })).toEqual(['Zoë Ng']);
  expect(names({ search: 'zoe ada' })).toEqual([]);
});

test('a search finds special letters by their usual replacements', () => {
  const row: Person = { name: 'Łukasz Sørensen', papers: 1, role: '' };
  expect(arrange([row], columns, filters, { ...all, search: 'lukasz sorensen' }, 25).shown).toEqual([row]);
});

test('a filter and a search can be combined', () => {
  expect(names({ filters: { role: 'writer' }, search: 'ng' })).toEqual(['Zoë Ng']);
});

test('the matching rows are split into pages, and a page number that is too large gives the last page', () => {
  const last = arrange(people, columns, filters, { ...all, page: 9 }, 2);
  expect(last).toMatchObject({ page: 3, pages: 3 });
  expect(last.shown.map(({ name }) => name)).toEqual(['person 9']);
  expect(last.matching).toHaveLength(5);
});

test('no rows give one empty page, and the given array is not changed', () => {
  expect(arrange([], columns, filters, all, 2)).toEqual({ matching: [], shown: [], page: 1, pages: 1 });
  arrange(people, columns, filters, { ...all, sort: 'name' }, 2);
  expect(people[0]?.name).toBe('Émile');
});
