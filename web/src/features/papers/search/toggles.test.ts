import type { CountedYear } from '@lab/contract/features/papers/counts';
import { expect, test } from 'vitest';
import type { PaperFilter } from '../queries.ts';
import { togglesOf } from './toggles.ts';

const years: CountedYear[] = [
  {
    year: '2025',
    count: 4,
    groups: [
      { of: 'article code', count: 3 },
      { of: 'talk pdf', count: 1 },
    ],
  },
  { year: '2024', count: 1, groups: [{ of: 'article', count: 1 }] },
];

/** `+` is pressed, `?` is not counted. */
const shown = (filter: PaperFilter, of = years) =>
  togglesOf(filter, of).map(({ word, isOn, count, leadsTo }) => [
    `${isOn ? '+' : ''}${word} ${count ?? '?'}`,
    String(new URLSearchParams(leadsTo)),
  ]);

test('what no work has is not offered', () => {
  expect(shown({})).toEqual([
    ['code 3', 'code=true'],
    ['pdf 1', 'pdf=true'],
    ['article 4', 'type=article'],
    ['talk 1', 'type=talk'],
  ]);
});

test('counts are those beside the other filters, and a press on the same takes it back', () => {
  expect(shown({ year: '2025', pdf: 'true', type: 'talk', cursor: 'two' })).toEqual([
    ['+pdf 1', 'year=2025&type=talk'],
    ['+talk 1', 'year=2025&pdf=true'],
  ]);
});

test('another type takes the place of the present one', () => {
  expect(shown({ type: 'talk', q: '' })).toEqual([
    ['pdf 1', 'type=talk&pdf=true'],
    ['article 4', 'type=article'],
    ['+talk 1', ''],
  ]);
});

test('one that is pressed stays, also where it leaves nothing', () => {
  expect(shown({ year: '2024', selected: 'true', type: 'poster' })).toEqual([
    ['+selected 0', 'year=2024&type=poster'],
    ['+poster 0', 'year=2024&selected=true'],
  ]);
});

test('a search is not counted', () => {
  expect(shown({ q: 'tea' })).toEqual([
    ['code ?', 'code=true&q=tea'],
    ['pdf ?', 'pdf=true&q=tea'],
    ['article ?', 'type=article&q=tea'],
    ['talk ?', 'type=talk&q=tea'],
  ]);
});

test('before works are counted, only what is pressed is there', () => {
  const uncounted = years.map(({ year, count }) => ({ year, count }));
  expect(shown({ pdf: 'true' }, uncounted)).toEqual([['+pdf ?', '']]);
  expect(shown({ q: 'tea' }, uncounted)).toEqual([]);
});

test('in a lab with works of one type, the type is no choice', () => {
  const articles = [{ year: '2024', count: 1, groups: [{ of: 'article', count: 1 }] }];
  expect(shown({}, articles)).toEqual([]);
});
