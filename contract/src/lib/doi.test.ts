import { expect, it } from 'vitest';
import { doiAddress, findDoi, isDoi, withoutDoiPrefix } from './doi.ts';

it.each(['10.1000/182', '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O', '10.1234/a..b/...'])(
  '%s is a DOI',
  (text) => {
    expect(isDoi(text)).toBe(true);
  },
);

it.each([
  '10.1000/../../login',
  '10.1000/..',
  '10.1000/a/./b',
  '10.1000/a\\..\\b',
  '10.1000/{a',
  '10.1000/a}',
  '10.1000/a b',
  '10.100/a',
  '10.1000/',
  'x10.1000/a',
])('%s is none', (text) => {
  expect(isDoi(text)).toBe(false);
});

it.each([
  'https://doi.org/10.1/a',
  'http://dx.doi.org/10.1/a',
  'https://www.doi.org/10.1/a',
  'doi.org/10.1/a',
  'doi:https://doi.org/10.1/a',
  'DOI: 10.1/a',
  '10.1/a',
])('%s is 10.1/a', (text) => {
  expect(withoutDoiPrefix(text)).toBe('10.1/a');
});

it('no DOI changes the host or other parts of its address', () => {
  const { pathname } = new URL(doiAddress('10.1234/a?b#c/%2e%2e/%2E./d'));
  expect(pathname.split('/')).toHaveLength(6);
  expect(doiAddress('10.1234/a#b?c')).toBe('https://doi.org/10.1234/a%23b%3Fc');
  expect(doiAddress('10.1234/a/b')).toBe('https://doi.org/10.1234/a/b');
});

const sici = '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O';
it.each([
  ['10.1000/182', '10.1000/182'],
  ['https://doi.org/10.1000/182', '10.1000/182'],
  ['HTTP://DX.DOI.ORG/10.1000/ABC', '10.1000/ABC'],
  ['www.doi.org/10.1000/182', '10.1000/182'],
  ['doi:10.1000/182.', '10.1000/182'],
  ['(https://doi.org/10.1000/182)', '10.1000/182'],
  ['10.1016/S0140-6736(05)1', '10.1016/S0140-6736(05)1'],
  [doiAddress(sici), sici],
  ['https://doi.org/10.1000%2F182', '10.1000/182'],
  ['10.1000/100%', '10.1000/100%'],
  ['%E0%A410.1000/182', '10.1000/182'],
  ['10.1000/../../login', undefined],
  ['10.1000', undefined],
  ['version 10.1/2', undefined],
])('in %s the DOI %s is found', (text, doi) => {
  expect(findDoi(text)).toBe(doi);
});

it('a DOI taken out of its own address leads there again', () => {
  expect(withoutDoiPrefix(doiAddress(sici))).toBe(sici);
  expect(withoutDoiPrefix('10.1234/a%3Cb')).toBe('10.1234/a%3Cb');
});
