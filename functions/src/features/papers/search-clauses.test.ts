import { expect, test } from 'vitest';
import { clausesOf } from './search-clauses.ts';

const areas = [
  { _id: 'a1', departmentName: 'Waves and Flows', absorbed: ['a0'], formerNames: ['Tides'] },
  { _id: 'a2', departmentName: 'Wave Optics' },
];

test.each([
  ['Small, small things', [['word:small'], ['word:things']]],
  ['wave', [['word:wave', 'area:a1', 'area:a0', 'area:a2']]],
  ['FLOW', [['word:flow', 'area:a1', 'area:a0']]],
  ['w tides', [['word:w'], ['word:tides']]],
  ['doi: 10.1000/ABC', [['doi:10.1000/abc']]],
  ['https://doi.org/10.1000/abc tea', [['doi:10.1000/abc'], ['word:tea']]],
  ['10.1000/abc doi:10.1000/ABC.', [['doi:10.1000/abc']]],
  ['J.A. Doe', [['word:j'], ['word:a'], ['word:doe']]],
  ['the paper about ferries and fog', [['word:ferries'], ['word:fog']]],
  ['A Doe', [['word:a'], ['word:doe']]],
  ['the paper', [['word:the'], ['word:paper']]],
  ['...', []],
  ['', []],
])('%s asks for %j', (q, clauses) => {
  expect(clausesOf(q, areas)).toEqual(clauses);
});

test('a word is also met by those that may be meant', () => {
  const meant = (word: string) => (word === 'flumes' ? ['Flume'] : []);
  expect(clausesOf('small flumes', [], meant)).toEqual([['word:small'], ['word:flumes', 'word:flume']]);
});
