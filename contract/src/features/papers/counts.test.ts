import { expect, test } from 'vitest';
import { type CountedYear, countOf, groupOf } from './counts.ts';
import type { GivenPaperFilter } from './filter.ts';
import { flagsOf } from './flags.ts';
import { noYear } from './no-year.ts';

const link = 'https://example.org/x';

test.each([
  [{}, []],
  [{ links: { code: link } }, ['code']],
  [{ links: { video: link, data: link } }, []],
  [{ pdf: '/files/papers/u1/a.pdf' }, ['pdf']],
  [{ url: `${link}.pdf` }, ['pdf']],
  [{ url: link }, []],
  [{ links: { preprint: link } }, ['pdf']],
  [{ arxiv: 'arXiv:2401.00001v2' }, ['pdf']],
  [{ arxiv: 'somewhere else' }, []],
  [{ otherVersions: [{ kind: 'accepted', server: '', date: '2024', link }] }, ['pdf']],
  [{ otherVersions: [{ kind: 'accepted', server: '', date: '2024', link: '' }] }, []],
  [{ selected: true, links: { code: link }, pdf: link }, ['code', 'pdf', 'selected']],
] as const)('%j has %j', (work, flags) => {
  expect(
    flagsOf({ ...work, otherVersions: [...(('otherVersions' in work && work.otherVersions) || [])] }),
  ).toEqual(flags);
});

test('a work of an earlier version is an article, one of a later version another work', () => {
  expect(groupOf({})).toBe('article');
  expect(groupOf({ type: 'hologram' as 'other', selected: true })).toBe('other selected');
});

const years: CountedYear[] = [
  {
    year: '2025',
    count: 6,
    groups: [
      { of: 'article', count: 3 },
      { of: 'article code pdf', count: 2 },
      { of: 'talk pdf selected', count: 1 },
    ],
  },
  { year: '2024', count: 2, groups: [{ of: 'article code', count: 2 }] },
  { year: noYear, count: 1, groups: [{ of: 'talk', count: 1 }] },
];

test.each<[GivenPaperFilter, number | undefined]>([
  [{}, 9],
  [{ year: '2024' }, 2],
  [{ year: noYear, type: 'talk' }, 1],
  [{ year: '1999' }, 0],
  [{ code: 'true' }, 4],
  [{ code: 'true', pdf: 'true' }, 2],
  [{ pdf: 'true', year: '2025' }, 3],
  [{ type: 'article', pdf: 'true' }, 2],
  [{ type: 'talk', code: 'true' }, 0],
  [{ type: 'talk', selected: 'true', pdf: 'true', year: '2025' }, 1],
  [{ q: 'tea', code: 'true' }, undefined],
  [{ area: 'Waves' }, undefined],
  [{ person: 'm1', year: '2025' }, undefined],
])('%j leaves %s works', (filter, count) => {
  expect(countOf(years, filter)).toBe(count);
});

test('where works are not counted, only years are known', () => {
  const [first] = years as [CountedYear];
  const some = [first, { year: '2024', count: 2 }];
  expect(countOf(some, { year: '2024' })).toBe(2);
  expect(countOf(some, { code: 'true' })).toBeUndefined();
  expect(countOf(some, { code: 'true', year: '2025' })).toBeUndefined();
});
