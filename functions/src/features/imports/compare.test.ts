import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const work = (over: object = {}) => ({
  title: 'Tidal waves in narrow channels: a survey',
  doi: '',
  authors: ['Jane Doe', 'Li Wei'],
  publicationDate: '2019',
  ...over,
});

test.each([
  ['the same work', {}, 'here', 'The same title, year and first author.'],
  [
    'other case, accents and marks',
    { title: 'TIDAL WAVES in narrow channels - a súrvey.' },
    'here',
    /first author/,
  ],
  ['marks', { title: 'Tidal <i>waves</i> in narrow channels: a survey' }, 'here', /first author/],
  ['the name in another order', { authors: ['Doe, Jane'] }, 'here', /first author/],
  ['a date that is more precise', { publicationDate: '2019-05-01' }, 'here', /first author/],
  ['another year', { publicationDate: '2020' }, 'similar', 'The same title, but another year.'],
  ['another first author', { authors: ['Li Wei'] }, 'similar', 'The same title, but another first author.'],
  ['no subtitle', { title: 'Tidal waves in narrow channels' }, 'similar', 'A similar title.'],
  ['a slip', { title: 'Tidal wave in narrow channels: a survey' }, 'similar', 'A similar title.'],
])('%s', (_, over, kind, why) => {
  expect(compare(work(over), work())).toEqual({ kind, why: expect.stringMatching(why) });
  expect(compare(work(), work(over))?.kind).toBe(kind);
});

test.each([
  ['another title', { title: 'Tidal forests in wide valleys: a report' }],
  ['a similar title by somebody else', { title: 'Tidal waves in narrow channels', authors: ['Rita Roe'] }],
])('%s is another work', (_, over) => {
  expect(compare(work(over), work())).toBeUndefined();
});

test('the parts of a series are different works', () => {
  const part = (number: string) => work({ title: `Tidal waves in narrow channels, part ${number}` });
  expect(compare(part('1'), part('2'))).toBeUndefined();
  expect(compare(part('II'), part('III'))).toBeUndefined();
});

test('a DOI decides, whatever its case', () => {
  const one = work({ doi: '10.1234/ABC' });
  expect(compare(one, work({ doi: '10.1234/abc', publicationDate: '2001' }))).toMatchObject({ kind: 'here' });
  expect(compare(one, work({ doi: '10.1234/abc', title: 'Something else' }))).toEqual({
    kind: 'similar',
    why: 'The same DOI, but another title.',
  });
  expect(compare(one, work({ doi: '10.9999/x' }))).toEqual({
    kind: 'similar',
    why: 'The same title, but another DOI.',
  });
  const near = work({ doi: '10.9999/x', title: 'Tidal wave in narrow channels: a survey' });
  expect(compare(one, near)).toBeUndefined();
});

test('titles without letters are not taken for the same', () => {
  expect(compare(work({ title: '???' }), work({ title: '!!!' }))).toBeUndefined();
});

test('editions of a lecture are works of their own, and a report and its paper are for a person', () => {
  const lecture = (year: string, over = {}) => work({ type: 'talk', publicationDate: year, ...over });
  expect(compare(lecture('2019'), lecture('2020'))).toBeUndefined();
  expect(compare(lecture('2019'), lecture('2019'))?.kind).toBe('here');
  const named = (year: string) =>
    work({ title: 'Lecture notes on sand', type: 'other', publicationDate: year });
  expect(compare(named('2019'), named('2020'))).toBeUndefined();
  expect(compare(lecture('2019'), work({ type: 'article', publicationDate: '2020' }))?.kind).toBe('similar');
  const why = 'The same title, year and first author, but another type of work.';
  for (const [one, other] of [
    ['report', 'article'],
    ['conference', 'talk'],
    ['master', 'article'],
  ])
    expect(compare(work({ type: one }), work({ type: other }))).toEqual({ kind: 'similar', why });
  for (const [one, other] of [
    ['article', 'conference'],
    ['report', 'other'],
    ['master', 'doctoral'],
  ])
    expect(compare(work({ type: one }), work({ type: other }))?.kind).toBe('here');
});
