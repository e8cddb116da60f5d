import { describe, expect, test } from 'vitest';
import { isItem, listIn } from '../../../../features/imports/entries/item.ts';
import { referenceIn } from './reference.ts';

function said(lines: string | string[], { title = '', year = '' } = {}): string | undefined {
  const item = referenceIn({ lines: [lines].flat(), title, hrefs: [], year });
  if (!item) return undefined;
  const names = listIn(item.author).flatMap((name) =>
    isItem(name) ? [name.given, name['non-dropping-particle'], name.family].filter(Boolean).join(' ') : [],
  );
  const custom = isItem(item.custom) ? item.custom : {};
  const numbers = [item.volume, item.issue, item.page || custom.articleNumber].map((part) => part || '-');
  const authors = `${names.join(', ')}${custom.moreAuthors ? ' and more' : ''}`;
  return [authors, item.title, item['container-title'], item.issued, numbers.join(' '), item.type].join(
    ' | ',
  );
}

const moss = 'Moss growth on the north side of walls';
const article = `A. Mossop, B. Lichen | ${moss} | Annals of Moss | 2019 | 12 3 45-67 | article-journal`;

describe('a reference is taken apart', () => {
  test.each([
    [`Mossop, A., & Lichen, B. (2019). ${moss}. Annals of Moss, 12(3), 45-67.`, article],
    [`Mossop, A. and Lichen, B., 2019. ${moss}. Annals of Moss, 12(3), pp.45-67.`, article],
    [`[12] A. Mossop and B. Lichen, "${moss}," Annals of Moss, vol. 12, no. 3, pp. 45-67, 2019.`, article],
    [`3. A. Mossop, B. Lichen (2019) “${moss}”. Annals of Moss 12(3):45-67 [PDF] [code]`, article],
    [
      `Mossop A, Lichen B. ${moss}. Annals of Moss. 2019;12(3):45-67. doi:10.5555/moss`,
      article.replace('A. Mossop, B. Lichen', 'A Mossop, B Lichen'),
    ],
    [
      `Ada Mossop, Ben Lichen, and Cora Fern. “${moss}.” In Proceedings of the Workshop on Walls, 2020.`,
      `Ada Mossop, Ben Lichen, Cora Fern | ${moss} | Proceedings of the Workshop on Walls | 2020 | - - - | paper-conference`,
    ],
    [
      `Ada Mossop, Ben Lichen et al. ${moss}. bioRxiv, May 2021. PDF | Code`,
      `Ada Mossop, Ben Lichen and more | ${moss} | bioRxiv | 2021 | - - - | article`,
    ],
    [
      `van der Moos, J., Mossop, A. (2018) ${moss}? eLife 7, e12345.`,
      `J. van der Moos, A. Mossop | ${moss}? | eLife | 2018 | 7 - e12345 | article-journal`,
    ],
  ])('%j', (line, parts) => {
    expect(said(line)).toBe(parts);
  });

  test('by the lines of an entry, and by what the page marks as its title', () => {
    const parts = `Ada Mossop, Ben Lichen | ${moss} | Annals of Moss | 2019 | 12 - 4-9 | article-journal`;
    expect(said(['Ada Mossop, Ben Lichen', moss, 'Annals of Moss 12, 4-9, 2019'])).toBe(parts);
    expect(said([moss, 'Ada Mossop, Ben Lichen', 'Annals of Moss 12, 4-9, 2019'])).toBe(parts);
    const line = `Ada Mossop, Ben Lichen. ${moss}. Annals of Moss 12, 4-9.`;
    expect(said(line, { title: moss, year: '2019' })).toBe(parts);
  });
});

describe('what is not certain is no work', () => {
  test.each([
    ['no year', `Mossop, A., & Lichen, B. ${moss}. Annals of Moss, 12(3), 45-67.`],
    [
      'a volume in Roman numerals',
      `Ada Mossop, Ben Lichen (2019). ${moss}. Annals of Moss, Vol. XV(3), 45-67.`,
    ],
    ['a season', `Ada Mossop, Ben Lichen (2019). ${moss}. Annals of Moss, Fall, 45-67.`],
    [
      'a publisher behind the conference',
      `Ada Mossop, Ben Lichen (2019). ${moss}. First Workshop on Walls, MOSS. Citeseer.`,
    ],
    ['a day before the title', `Ada Mossop, Ben Lichen (2019). 2 March ${moss}. Annals of Moss, 12, 45-67.`],
    ['two years', `Ada Mossop, Ben Lichen. ${moss}. Annals of Moss, 2019. Reprinted in Walls, 2020.`],
    ['a year to come', `Mossop, A., & Lichen, B. (2999). ${moss}. Annals of Moss, 12(3), 45-67.`],
    ['names in two orders', `Mossop, Ada, Ben Lichen, and Cora Fern. 2019. ${moss}. Annals of Moss, 1-2.`],
    ['no authors', `${moss}. Annals of Moss, 12(3), 45-67, 2019.`],
    ['a group', `The Moss Consortium (2019). ${moss}. Annals of Moss, 12(3), 45-67.`],
    [
      'an abbreviation in the title',
      'Mossop, A., Lichen, B. (2019). Moss of the E. coli wall. Acta, 1(2), 3-4.',
    ],
    ['no venue', `Mossop, A., & Lichen, B. (2019). ${moss}.`],
    ['a venue in small letters', `Mossop, A., & Lichen, B. (2019). ${moss}. available from the authors.`],
    ['a book', `Mossop, A., & Lichen, B. (2019). ${moss}. Cambridge, MA: MIT Press.`],
    ['what may be a publisher', `Mossop, A., & Lichen, B. (2019). ${moss}. Praeger.`],
    ['a chapter', `Mossop, A. (2019). ${moss}. In B. Lichen (Ed.), Walls, 4-9.`],
    ['a thesis', `Mossop, A. (2019). ${moss}. PhD thesis, University of Walls.`],
    ['not published', `Mossop, A., & Lichen, B. (2019). ${moss}. Submitted to Annals of Moss, 12.`],
    ['a sentence', 'In 2019, Ada Mossop and Ben Lichen opened the lab. It studies moss and ferns.'],
    ['news', '12 May 2019: Ada Mossop wins the prize of the Journal of Moss, congratulations!'],
  ])('%s', (_, line) => {
    expect(said(line)).toBeUndefined();
  });

  test.each(['A. ', 'Mossop, A., ', '“', '(2019) ', 'Moss. ', ', ', '[pdf] ', 'a b. C '])(
    '%j ten thousand times costs little',
    (piece) => {
      const start = performance.now();
      said(piece.repeat(10_000).slice(0, 3_000));
      expect(performance.now() - start).toBeLessThan(3_000);
    },
  );
});
