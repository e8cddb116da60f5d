import { expect, it } from 'vitest';
import { everyField } from '../../papers/manuscript.testing.ts';
import type { Paper } from '../../papers/schemas.ts';
import { workTypes } from '../../papers/types.ts';
import { citationOf } from '../csl.ts';
import { citationStyles, formatCitation, plainText } from '../styles.ts';
import { listedWorks, sectionsOf } from './listed-works.ts';

const ada = { name: 'Ada Byron', alsoKnownAs: 'A. A. Byron; Lovelace, Ada' };

const work = (fields: Partial<Paper> = {}) => ({
  ...everyField('first'),
  _id: 'p1',
  title: 'Fog in harbours',
  publicationDate: '2024-03-01',
  doi: '10.1000/fog',
  authors: ['Bo Lee', 'Ada Byron'],
  ...fields,
});

const runsOf = (fields: Partial<Paper> = {}, style: (typeof citationStyles)[number] = 'apa', own = ada) =>
  listedWorks([work(fields)], { style }, own)[0]?.runs ?? [];

const boldIn = (fields: Partial<Paper>, style: (typeof citationStyles)[number]) =>
  runsOf(fields, style).flatMap(({ bold, text }) => (bold ? [text] : []));

it.each([
  ['apa', 'Byron, A.'],
  ['mla', 'Ada Byron'],
  ['chicago', 'Ada Byron'],
  ['ieee', 'A. Byron'],
  ['vancouver', 'Byron A'],
] as const)('in %s the name %s is bold for works of every type, and nothing else is', (style, name) => {
  for (const type of workTypes) expect(boldIn({ type }, style)).toEqual([name]);
});

it.each(citationStyles)('a bold name changes no letter of a citation in %s', (style) => {
  const people = Array.from({ length: 25 }, (_, at) => (at === 1 ? 'Ada Byron' : `Ann${at} Lee${at}`));
  for (let count = 0; count <= people.length; count++) {
    const authors = people.slice(0, count);
    const [plain] = listedWorks([work({ authors })], { style });
    expect(plainText(runsOf({ authors }, style))).toBe(plainText(plain?.runs ?? []));
  }
});

it('a person is known by all their names, and by no part of one', () => {
  const authors = ['A. A. Byron', 'Bo Byron', 'Lovelace, Ada', 'BYRON, Ada', 'Ada Byron Jr.', 'Ada B.'];
  expect(boldIn({ authors }, 'apa')).toEqual(['Byron, A. A.', 'Lovelace, A.', 'BYRON, A.']);
});

it('of a thousand authors a style names some, and the name in bold may be among the others', () => {
  const authors = Array.from({ length: 1_000 }, (_, at) => (at === 999 ? 'Ada Byron' : `Ann Lee${at}`));
  expect(boldIn({ authors }, 'apa')).toEqual(['Byron, A.']);
  expect(boldIn({ authors }, 'vancouver')).toEqual([]);
});

it.each([
  ['apa', 'https://doi.org/10.1000/(a)<b>;2-#'],
  ['vancouver', '10.1000/(a)<b>;2-#'],
  ['ieee', '10.1000/(a)<b>;2-#'],
] as const)('in %s the DOI is a link, whatever characters it has', (style, text) => {
  const links = runsOf({ doi: '10.1000/(a)<b>;2-#' }, style).filter(({ href }) => href);
  expect(links).toEqual([{ text, href: 'https://doi.org/10.1000/(a)%3Cb%3E%3B2-%23' }]);
});

it('without a DOI the work’s own address is the link, unless it is none of the web', () => {
  const links = (url: string) => runsOf({ doi: '', url }).flatMap(({ href = [] }) => href);
  expect(links('https://example.org/a?b=1')).toEqual(['https://example.org/a?b=1']);
  expect(links('http://example.org/a')).toEqual(['http://example.org/a']);
  expect(links('javascript:alert(1)')).toEqual([]);
  expect(links('ftp://example.org/?to=https://example.org')).toEqual([]);
  expect(links('')).toEqual([]);
});

it.each(citationStyles)(
  'a link changes no letter of a citation in %s, and no part of it is empty',
  (style) => {
    for (const address of [{}, { doi: '', url: 'https://example.org/fog' }, { doi: '', url: '' }]) {
      const runs = runsOf(address, style);
      expect(plainText(runs)).toBe(plainText(formatCitation(style, citationOf(work(address), ''))));
      expect(runs.map(({ text }) => text)).not.toContain('');
    }
  },
);

it('many spaces are one', () => {
  expect(plainText(runsOf({ title: 'Fog  in \n\n harbours' }))).toContain('Fog in harbours');
});

it('formulas are plain, and a line break in a title is a space', () => {
  const drawn = [{ source: '$x^2$', mathml: '<math></math>', plain: 'x²' }];
  const [listed] = listedWorks([{ ...work({ title: 'On $x^2$\nand more' }), drawn }], { style: 'apa' });
  expect(plainText(listed?.runs ?? [])).toContain('On x² and more');
});

it('works stand under their years, those without one last', () => {
  const dates = ['2024-03', '2024', '1999-01-02', ''];
  const papers = dates.map((publicationDate, at) => work({ _id: `p${at}`, publicationDate }));
  const listed = listedWorks(papers, { style: 'apa' });
  const shown = sectionsOf(listed, 'year').map(({ heading, works }) => [heading, works.map(({ id }) => id)]);
  expect(shown).toEqual([
    ['2024', ['p0', 'p1']],
    ['1999', ['p2']],
    ['Without a year', ['p3']],
  ]);
  expect(sectionsOf(listed, 'numbered')).toEqual([{ heading: '', works: listed }]);
});
