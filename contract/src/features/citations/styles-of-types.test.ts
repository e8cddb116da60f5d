import { describe, expect, it } from 'vitest';
import { type Citable, citationOf } from './csl.ts';
import { formatCitation, plainText } from './styles.ts';

const cite = (over: Partial<Citable>) =>
  citationOf(
    {
      _id: 'a',
      title: 'On sand',
      publisher: '',
      doi: '',
      publicationDate: '2015',
      authors: ['Isamu Kurohane'],
      details: '',
      ...over,
    },
    'https://lab.test/paper/a',
  );
const citedIn = (style: 'apa' | 'mla' | 'chicago' | 'ieee' | 'vancouver', over: Partial<Citable>) =>
  plainText(formatCitation(style, cite(over)));

const article = { publisher: 'Sand', volume: '12', issue: '3', pages: '45-67' };
const chapter = {
  type: 'chapter',
  bookTitle: 'Handbook',
  publisher: 'Springer',
  pages: '4--6',
  editors: ['Ada Byron', 'Bo Li'],
  edition: '2',
} as const;

describe('a citation says', () => {
  it.each([
    ['apa', article, 'Kurohane, I. (2015). On sand. Sand, 12(3), 45–67.'],
    ['mla', article, 'Kurohane, Isamu. “On Sand.” Sand, vol. 12, no. 3, 2015, pp. 45–67.'],
    ['chicago', article, 'Kurohane, Isamu. 2015. “On Sand.” Sand 12 (3): 45–67.'],
    ['ieee', article, 'I. Kurohane, “On sand,” Sand, vol. 12, no. 3, pp. 45–67, 2015.'],
    ['vancouver', article, 'Kurohane I. On sand. Sand. 2015;12(3):45–67.'],
    ['mla', { type: 'book', title: 'Who owns the sea?' }, 'Kurohane, Isamu. Who Owns the Sea? 2015.'],
    ['chicago', { type: 'book', title: 'Who owns it?' }, 'Kurohane, Isamu. 2015. Who Owns It?'],
    [
      'apa',
      chapter,
      'Kurohane, I. (2015). On sand. In A. Byron & B. Li (Eds.), Handbook (2nd ed., pp. 4–6). Springer.',
    ],
    [
      'chicago',
      chapter,
      'Kurohane, Isamu. 2015. “On Sand.” In Handbook, edited by Ada Byron and Bo Li, 4–6. 2nd ed. Springer.',
    ],
    ['vancouver', chapter, 'Kurohane I. On sand. In: Handbook. 2nd ed. Springer. 2015. p. 4–6.'],
    [
      'apa',
      { type: 'doctoral', school: 'Sand U' },
      'Kurohane, I. (2015). On sand [Doctoral thesis]. Sand U.',
    ],
    [
      'ieee',
      { type: 'report', institution: 'NIST', issue: '7' },
      'I. Kurohane, “On sand,” No. 7, Report, NIST, 2015.',
    ],
    [
      'apa',
      { type: 'preprint', arxiv: '2301.00001' },
      'Kurohane, I. (2015). On sand [Preprint]. arXiv:2301.00001.',
    ],
    [
      'apa',
      { type: 'dataset', version: 'v1.2', publisher: 'Zenodo', url: 'https://x.test/' },
      'Kurohane, I. (2015). On sand (Version 1.2) [Data set]. Zenodo. https://x.test/',
    ],
    ['apa', { type: 'book', title: 'Why sand?', publisher: 'Sand' }, 'Kurohane, I. (2015). Why sand? Sand.'],
    ['apa', { type: 'book', title: 'On E. coli', publisher: 'S' }, 'Kurohane, I. (2015). On E. coli. S.'],
    ['apa', { type: 'talk', bookTitle: 'Sand days' }, 'Kurohane, I. (2015). On sand [Talk]. In Sand days.'],
    ['mla', { type: 'book', pages: '5', publicationDate: '' }, 'Kurohane, Isamu. On Sand. P. 5.'],
    ['mla', { type: 'book', pages: '5', publisher: 'S' }, 'Kurohane, Isamu. On Sand. S, 2015, p. 5.'],
  ] as const)('in %s of %o: %s', (style, over, expected) => {
    expect(citedIn(style, over as Partial<Citable>)).toBe(expected);
  });
});
