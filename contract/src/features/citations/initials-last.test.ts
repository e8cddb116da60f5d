import { describe, expect, it } from 'vitest';
import { areInitialsLast, withFamilyFirst } from './initials-last.ts';

describe('initials at the end of a name get a comma before them', () => {
  it.each([
    ['Müller K.', 'Müller, K.'],
    ['Müller K.-H.', 'Müller, K.-H.'],
    ['Müller K.-', 'Müller, K.-'],
    ['Roe A. B.', 'Roe, A. B.'],
    ['Roe A.B. C.-D.', 'Roe, A.B. C.-D.'],
    ['de Oliveira Filho A.', 'de Oliveira Filho, A.'],
    [' Müller K. ', 'Müller, K.'],
  ])('with full stops, whatever the other names are: %s', (written, ordered) => {
    expect(withFamilyFirst(['Ada Byron', written])).toEqual(['Ada Byron', ordered]);
  });

  it.each([
    ['Roe K', 'Roe, K'],
    ['Roe KLM', 'Roe, KLM'],
    ['Roe K-H', 'Roe, K-H'],
    ['de Oliveira Filho AB', 'de Oliveira Filho, AB'],
    ['St. John K', 'St. John, K'],
    ['van A. Roe K', 'van A. Roe, K'],
    ['King ML Jr', 'King, ML, Jr'],
    ['King ML Jr.', 'King, ML, Jr'],
    ['King ML Sr', 'King, ML, Sr'],
    ['King ML III', 'King, ML, III'],
    ['King ML IV', 'King, ML, IV'],
    ['Roe II', 'Roe, II'],
  ])('without full stops, if all names are such: %s', (written, ordered) => {
    expect(withFamilyFirst(['Müller T', written])).toEqual(['Müller, T', ordered]);
  });

  it.each([
    'Ada Byron',
    'Byron, A',
    'Byron, A.',
    'A. B. C.',
    'J. Roe K.',
    'J. Roe K',
    'ROE K.',
    'ROE K',
    'Roe KLMN',
    'Roe Ka',
    'Roe aK',
    'Roe K-ha',
    'Roe Ak.',
    'Roe K.m',
    'Roe k.',
    'King ML Jra',
    'King ML VIII',
    'K',
    '',
  ])('but %j stays as it is, and so do its neighbours without full stops', (written) => {
    expect(withFamilyFirst(['Müller T', written])).toEqual(['Müller T', written]);
    expect(areInitialsLast(['Müller T', written])).toBe(false);
  });
});

describe('two capital letters may also be a name in capitals', () => {
  it.each(['Wei LI', 'Bo XU', 'Ho YÜ', 'King AE III', 'Roe OI.', 'Roe II'])('as in %s', (name) => {
    expect(areInitialsLast([name])).toBe(false);
    expect(withFamilyFirst([name])).toEqual([name]);
  });

  it.each([
    'Roe A',
    'Roe JT',
    'Roe JTK',
    'Roe A-E',
    'King A Jr',
    'King AE Jr',
    'King A Sr',
    'King A III',
    'King A II',
    'King A IV',
    'King A Jr.',
    'Roe A.',
  ])('but not in %s, and then not in its neighbours', (name) => {
    expect(areInitialsLast([name])).toBe(true);
    expect(withFamilyFirst([name, 'Wei LI'])[1]).toBe('Wei, LI');
  });
});
