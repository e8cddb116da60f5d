import { expect, test } from 'vitest';
import { readTableState, writeTableState } from './table-state.ts';

const names = { sorts: ['name', 'date'], filters: ['role'] };
const read = (search: string) => readTableState(new URLSearchParams(search), names);
const write = (before: string, change: Parameters<typeof writeTableState>[1]) =>
  writeTableState(new URLSearchParams(before), change).toString();

test('an empty URL means the first page in the original order', () => {
  expect(read('')).toEqual({ search: '', sort: '', descending: false, page: 1, filters: {} });
});

test('the whole state is read from the URL', () => {
  expect(read('q=ada&sort=name&page=3&role=writer')).toEqual({
    search: 'ada',
    sort: 'name',
    descending: false,
    page: 3,
    filters: { role: 'writer' },
  });
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=1e99', 'sort=password', 'sort=-'])(
  'invalid URL parameters are ignored: %s',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);

test('a search or a filter goes back to the first page and keeps all other parameters', () => {
  expect(write('record=7&page=4&sort=name', { search: 'ada' })).toBe('record=7&sort=name&q=ada');
  expect(write('q=ada&page=4', { filters: { role: 'writer' } })).toBe('q=ada&role=writer');
});

test('clearing a search or a filter removes its parameter', () => {
  expect(write('q=ada&role=writer', { search: '', filters: { role: '' } })).toBe('');
});

test('a change of the page keeps search and order', () => {
  expect(write('q=ada&sort=-name', { page: 2 })).toBe('q=ada&sort=-name&page=2');
});

test('the written state is read again unchanged', () => {
  const address = writeTableState(new URLSearchParams(), {
    search: 'a&b =c',
    sort: 'name',
    descending: true,
  });
  expect(read(address.toString())).toMatchObject({ search: 'a&b =c', sort: 'name', descending: true });
});
