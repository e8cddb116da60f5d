import { describe, expect, it } from 'vitest';
import { type Citable, citationOf } from './csl.ts';
import { type CitationStyle, citationStyles, formatCitation, plainText } from './styles.ts';

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

const inAllStyles = (over: Partial<Citable>) =>
  Object.fromEntries(citationStyles.map((style) => [style, plainText(formatCitation(style, cite(over)))]));

describe('in the five styles', () => {
  it.each<[string, Partial<Citable>, Record<CitationStyle, string>]>([
    [
      'a journal with volumes',
      { publisher: 'Sand', volume: '12' },
      {
        apa: 'Kurohane, I. (2015). On sand. Sand, 12.',
        mla: 'Kurohane, Isamu. “On Sand.” Sand, vol. 12, 2015.',
        chicago: 'Kurohane, Isamu. 2015. “On Sand.” Sand 12.',
        ieee: 'I. Kurohane, “On sand,” Sand, vol. 12, 2015.',
        vancouver: 'Kurohane I. On sand. Sand. 2015;12.',
      },
    ],
    [
      'a journal with numbers only',
      { publisher: 'Sand', issue: '3', pages: '5' },
      {
        apa: 'Kurohane, I. (2015). On sand. Sand(3), 5.',
        mla: 'Kurohane, Isamu. “On Sand.” Sand, no. 3, 2015, p. 5.',
        chicago: 'Kurohane, Isamu. 2015. “On Sand.” Sand (3): 5.',
        ieee: 'I. Kurohane, “On sand,” Sand, no. 3, p. 5, 2015.',
        vancouver: 'Kurohane I. On sand. Sand. 2015;(3):5.',
      },
    ],
    [
      'an article’s number in place of pages',
      { publisher: 'Sand', volume: '12', articleNumber: 'e7', publicationDate: '2015-05-04' },
      {
        apa: 'Kurohane, I. (2015). On sand. Sand, 12, e7.',
        mla: 'Kurohane, Isamu. “On Sand.” Sand, vol. 12, May 2015, Art. no. e7.',
        chicago: 'Kurohane, Isamu. 2015. “On Sand.” Sand 12: e7.',
        ieee: 'I. Kurohane, “On sand,” Sand, vol. 12, Art. no. e7, May 2015.',
        vancouver: 'Kurohane I. On sand. Sand. 2015 May 4;12:e7.',
      },
    ],
    [
      'an article whose journal is not known',
      { volume: '12', issue: '3', pages: '5' },
      {
        apa: 'Kurohane, I. (2015). On sand.',
        mla: 'Kurohane, Isamu. “On Sand.” Vol. 12, no. 3, 2015, p. 5.',
        chicago: 'Kurohane, Isamu. 2015. “On Sand.”',
        ieee: 'I. Kurohane, “On sand,” vol. 12, no. 3, p. 5, 2015.',
        vancouver: 'Kurohane I. On sand. 2015;12(3):5.',
      },
    ],
    [
      'a chapter of a volume with one editor',
      {
        type: 'chapter',
        bookTitle: 'Handbook',
        publisher: 'Springer',
        volume: '2',
        editors: ['Ada Maria Byron'],
        publicationDate: '2015-05-04',
      },
      {
        apa: 'Kurohane, I. (2015). On sand. In A. M. Byron (Ed.), Handbook (Vol. 2). Springer.',
        mla: 'Kurohane, Isamu. “On Sand.” Handbook, edited by Ada Maria Byron, vol. 2, Springer, May 2015.',
        chicago:
          'Kurohane, Isamu. 2015. “On Sand.” In Handbook, edited by Ada Maria Byron, vol. 2. Springer.',
        ieee: 'I. Kurohane, “On sand,” in Handbook, edited by Ada Maria Byron, vol. 2, Springer, May 2015.',
        vancouver: 'Kurohane I. On sand. In: Handbook. Springer. 2015 May 4.',
      },
    ],
    [
      'a chapter with three editors',
      {
        type: 'chapter',
        bookTitle: 'Handbook',
        editors: ['Ada Byron', 'Bo Li', 'The Sand Team'],
        pages: '4',
      },
      {
        apa: 'Kurohane, I. (2015). On sand. In A. Byron, B. Li, & The Sand Team (Eds.), Handbook (p. 4).',
        mla: 'Kurohane, Isamu. “On Sand.” Handbook, edited by Ada Byron, Bo Li, and The Sand Team, 2015, p. 4.',
        chicago:
          'Kurohane, Isamu. 2015. “On Sand.” In Handbook, edited by Ada Byron, Bo Li, and The Sand Team, 4.',
        ieee: 'I. Kurohane, “On sand,” in Handbook, edited by Ada Byron, Bo Li, and The Sand Team, p. 4, 2015.',
        vancouver: 'Kurohane I. On sand. In: Handbook. 2015. p. 4.',
      },
    ],
    [
      'proceedings without pages',
      { type: 'conference', bookTitle: 'Proc. of Sand', publisher: 'Sand Society', doi: '10.1000/s' },
      {
        apa: 'Kurohane, I. (2015). On sand. In Proc. of Sand. Sand Society. https://doi.org/10.1000/s',
        mla: 'Kurohane, Isamu. “On Sand.” Proc. of Sand, Sand Society, 2015, https://doi.org/10.1000/s.',
        chicago:
          'Kurohane, Isamu. 2015. “On Sand.” In Proc. of Sand. Sand Society. https://doi.org/10.1000/s.',
        ieee: 'I. Kurohane, “On sand,” in Proc. of Sand, Sand Society, 2015, doi: 10.1000/s.',
        vancouver: 'Kurohane I. On sand. In: Proc of Sand. Sand Society. 2015. doi:10.1000/s',
      },
    ],
    [
      'an edited book of several volumes',
      { type: 'book', edition: '2', volume: '3', publisher: 'Springer', editors: ['Ada Byron'] },
      {
        apa: 'Kurohane, I. (2015). On sand (2nd ed.). Springer.',
        mla: 'Kurohane, Isamu. On Sand. Edited by Ada Byron, 2nd ed., vol. 3, Springer, 2015.',
        chicago: 'Kurohane, Isamu. 2015. On Sand. 2nd ed. Springer.',
        ieee: 'I. Kurohane, “On sand,” edited by Ada Byron, 2nd ed., vol. 3, Springer, 2015.',
        vancouver: 'Kurohane I. On sand. 2nd ed. Springer. 2015;3.',
      },
    ],
    [
      'a thesis with an address of its own',
      { type: 'doctoral', school: 'Sand U', url: 'https://x.test/t' },
      {
        apa: 'Kurohane, I. (2015). On sand [Doctoral thesis]. Sand U. https://x.test/t',
        mla: 'Kurohane, Isamu. On Sand. Sand U, 2015, Doctoral thesis, https://x.test/t.',
        chicago: 'Kurohane, Isamu. 2015. On Sand. Doctoral thesis. Sand U. https://x.test/t.',
        ieee: 'I. Kurohane, “On sand,” Doctoral thesis, Sand U, 2015, https://x.test/t.',
        vancouver: 'Kurohane I. On sand. Doctoral thesis. Sand U. 2015. https://x.test/t',
      },
    ],
    [
      'a version of software',
      { type: 'software', version: '1.2', publisher: 'Zenodo', publicationDate: '2015-05-04' },
      {
        apa: 'Kurohane, I. (2015). On sand (Version 1.2) [Computer software]. Zenodo.',
        mla: 'Kurohane, Isamu. On Sand. Version 1.2, Zenodo, May 2015, Computer software.',
        chicago: 'Kurohane, Isamu. 2015. On Sand. Computer software, Version 1.2. Zenodo.',
        ieee: 'I. Kurohane, “On sand,” Version 1.2, Computer software, Zenodo, May 2015.',
        vancouver: 'Kurohane I. On sand. Version 1.2, Computer software. Zenodo. 2015 May 4.',
      },
    ],
    [
      'a title and a journal that end with marks of their own',
      { title: 'On “sand…”', publisher: 'Why?', authors: ['Martin King Jr.', 'Plato'] },
      {
        apa: 'King, M., Jr., & Plato. (2015). On “sand…” Why?',
        mla: 'King, Martin, Jr., and Plato. “On ‘Sand…’” Why?, 2015.',
        chicago: 'King, Martin, Jr., and Plato. 2015. “On ‘Sand…’” Why?',
        ieee: 'M. King Jr. and Plato, “On ‘sand…’” Why?, 2015.',
        vancouver: 'King M Jr, Plato. On “sand…” Why? 2015.',
      },
    ],
    [
      'a book without authors',
      { type: 'book', authors: [], title: 'On sand!', publisher: 'S.' },
      {
        apa: 'On sand! (2015). S.',
        mla: 'On Sand! S., 2015.',
        chicago: 'On Sand! 2015. S.',
        ieee: '“On sand!” S., 2015.',
        vancouver: 'On sand! S. 2015.',
      },
    ],
  ])('%s', (_, over, cited) => {
    expect(inAllStyles(over)).toEqual(cited);
  });
});

const italicIn = (style: CitationStyle, over: Partial<Citable>) =>
  formatCitation(style, cite(over)).flatMap(({ italic, text }) => (italic ? [text] : []));

it.each<[Partial<Citable>, CitationStyle, string]>([
  [{ publisher: 'Sand', volume: '12', issue: '3' }, 'apa', 'Sand, 12'],
  [{ publisher: 'Sand', volume: '12', issue: '3' }, 'mla', 'Sand'],
  [{ publisher: 'Sand', volume: '12', issue: '3' }, 'chicago', 'Sand'],
  [{ publisher: 'Sand', volume: '12', issue: '3' }, 'ieee', 'Sand'],
  [{ type: 'chapter', bookTitle: 'Handbook' }, 'apa', 'Handbook'],
  [{ type: 'chapter', bookTitle: 'Handbook' }, 'ieee', 'Handbook'],
  [{ type: 'book' }, 'apa', 'On sand'],
  [{ type: 'book' }, 'mla', 'On Sand'],
  [{ type: 'book' }, 'chicago', 'On Sand'],
])('of %o, %s has in italics: %s', (over, style, italic) => {
  expect(italicIn(style, over)).toEqual([italic]);
});

it('neighbours that look alike are one part', () => {
  expect(formatCitation('apa', cite({ publisher: 'Sand' }), new Set([0]))).toEqual([
    { text: 'Kurohane, I.', bold: true },
    { text: ' (2015). On sand. ' },
    { text: 'Sand', italic: true },
    { text: '.' },
  ]);
});
