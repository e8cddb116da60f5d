import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { expect, test } from 'vitest';
import { linkKeys } from '../papers/match-keys.ts';
import { nearest } from './compare.ts';

type Work = Parameters<typeof manuscriptOf>[0];

function work(over: Work) {
  const common = {
    title: 'Tidal waves in narrow channels',
    authors: ['Jane Doe', 'Li Wei'],
    publicationDate: '2019',
  };
  const whole = manuscriptOf({ ...common, ...over });
  return { ...whole, linked: linkKeys(whole) };
}
const preprint = (over: Work = {}) => work({ type: 'preprint', arxiv: '2401.00001', ...over });
const published = (over: Work = {}) => work({ type: 'article', doi: '10.1000/tides', ...over });
const compared = (one: ReturnType<typeof work>, other: ReturnType<typeof work>) => {
  const { other: _, ...similarity } = nearest(one, [other]) ?? { other };
  return similarity;
};
const may = (why: string) => ({ kind: 'similar', why, mayJoin: true });

test('a preprint and its published work may become one, in both directions', () => {
  expect(compared(preprint(), published())).toEqual(may('This may be its preprint.'));
  expect(compared(published(), preprint())).toEqual(may('This may be its published version.'));
});

test.each([
  ['the arXiv number in the published work', { arxiv: 'arXiv:2401.00001v3' }],
  ['the DOI that arXiv gives', { links: { preprint: 'https://doi.org/10.48550/arXiv.2401.00001' } }],
  ['an address', { url: 'https://arxiv.org/pdf/2401.00001v2' }],
])('%s is enough under another title', (_, over) => {
  expect(compared(preprint(), published({ title: 'Waves', authors: ['Rita Roe'], ...over }))).toEqual(
    may('This may be its preprint.'),
  );
});

test.each([
  ['of somebody else', preprint({ authors: ['Rita Roe'] }), published()],
  ['with another title', preprint({ title: 'Forests in wide valleys' }), published()],
  ['with the same DOI', preprint({ doi: '10.1000/tides' }), published()],
  ['beside another preprint', preprint(), preprint({ publicationDate: '2020' })],
  ['that readers could not find', preprint({ arxiv: '' }), published()],
])('nothing is offered for a preprint %s', (_, one, other) => {
  expect(compared(one, other)).not.toHaveProperty('mayJoin');
});

test('a version that the work has already is here', () => {
  const link = 'https://arxiv.org/abs/2401.00001';
  const otherVersions = [{ kind: 'preprint' as const, server: 'arXiv', date: '2018', link }];
  expect(compared(preprint({ title: 'Waves' }), published({ otherVersions }))).toEqual({
    kind: 'here',
    why: 'It is a version of this work already.',
  });
});
