import type { CslItem } from '@lab/contract/features/imports/entry';
import { describe, expect, test } from 'vitest';
import { workFromItem } from './work-from-item.ts';

const item = (over: Partial<CslItem> = {}): CslItem => ({
  type: 'article-journal',
  title: 'Tides',
  author: [{ family: 'Doe', given: 'Jane' }],
  issued: { 'date-parts': [[2019]] },
  ...over,
});

test.each([
  ['article-journal', {}, 'article'],
  ['article-journal', { custom: { archive: 'arxiv', eprint: '1234.56789' } }, 'preprint'],
  ['article', {}, 'preprint'],
  ['article', { 'container-title': 'Acta' }, 'article'],
  ['paper-conference', {}, 'conference'],
  ['thesis', {}, 'doctoral'],
  ['thesis', { genre: "Master's thesis" }, 'master'],
  ['thesis', { genre: 'Diplomarbeit' }, 'master'],
  ['thesis', { genre: 'B.Sc. thesis' }, 'bachelor'],
  ['thesis', { genre: 'Master', custom: { thesis: 'bachelor' as const } }, 'bachelor'],
  ['speech', { genre: 'Poster' }, 'poster'],
  ['speech', {}, 'talk'],
  ['motion_picture', {}, 'other'],
])('an entry of the type %s with %j is a work of the type %s', (type, over, expected) => {
  expect(workFromItem(item({ type, ...over })).type).toBe(expected);
});

describe('where it came out', () => {
  test.each([
    ['article-journal', { 'container-title': 'Acta', publisher: 'Press' }, { publisher: 'Acta' }],
    [
      'paper-conference',
      { 'container-title': 'Proc.', publisher: 'ACM' },
      { bookTitle: 'Proc.', publisher: 'ACM' },
    ],
    ['thesis', { publisher: 'University of Sand' }, { school: 'University of Sand', publisher: '' }],
    ['report', { publisher: 'Institute', number: '7' }, { institution: 'Institute', issue: '7' }],
    ['article', { custom: { archive: 'biorxiv' } }, { publisher: 'bioRxiv' }],
  ])('of the type %s', (type, over, expected) => {
    expect(workFromItem(item({ type, ...over }))).toMatchObject(expected);
  });
});

test.each([
  [[2019], '2019'],
  [[2019, 5], '2019-05'],
  [[2019, 5, 7], '2019-05-07'],
  [[2019, 13, 7], '2019'],
  [[-44], ''],
])('the date %j is written %s', (parts, date) => {
  expect(workFromItem(item({ issued: { 'date-parts': [parts] } })).publicationDate).toBe(date);
});

test.each([
  [{ family: 'Doe', given: 'Jane' }, 'Jane Doe'],
  [{ family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van der' }, 'Anna van der Berg'],
  [{ family: 'King', given: 'Martin', suffix: 'Jr.' }, 'Martin King Jr.'],
  [{ family: 'García Márquez', given: 'Gabriel' }, 'Gabriel García Márquez'],
  [{ family: '苏', given: '砚舟' }, '苏砚舟'],
  [{ literal: 'Inst. of Sand, Bergen' }, 'Inst. of Sand, Bergen'],
  [{ literal: 'The Lantern Collaboration' }, 'The Lantern Collaboration'],
])('the name %j is written %s', (name, written) => {
  expect(workFromItem(item({ author: [name] })).authors).toEqual([written]);
});

test('parts that a name does not say are kept beside it', () => {
  const { nameParts } = workFromItem(
    item({
      author: [
        { family: 'García Márquez', given: 'Gabriel' },
        { family: 'Roe', given: 'Rita' },
      ],
      editor: [{ literal: 'Inst. of Sand, Bergen' }],
    }),
  );
  expect(nameParts).toEqual([
    { family: 'García Márquez', given: 'Gabriel' },
    { literal: 'Inst. of Sand, Bergen' },
  ]);
});

test('a work of editors is by them', () => {
  const { authors, editors } = workFromItem(item({ author: [], editor: [{ family: 'Roe', given: 'Rita' }] }));
  expect([authors, editors]).toEqual([['Rita Roe'], ['Rita Roe']]);
});

test('what no field accepts is left out, and what is too long is cut', () => {
  const work = workFromItem(
    item({
      title: `a\u0000${'b'.repeat(1_000)}`,
      DOI: 'no doi',
      URL: 'javascript:alert(1)',
      volume: 'x'.repeat(900),
      custom: { pdf: 'http://example.org/x.pdf', links: [{ name: 'Code', url: 'javascript:alert(1)' }] },
    }),
  );
  expect([work.title.length, work.title.includes('\u0000')]).toEqual([300, false]);
  expect([work.doi, work.url, work.volume.length, work.pdf, work.moreLinks]).toEqual(['', '', 200, '', []]);
});

test('an address that only repeats the DOI is left out', () => {
  const { url } = workFromItem(item({ DOI: '10.1234/ab', URL: 'https://doi.org/10.1234/ab' }));
  expect(url).toBe('');
});
