import { bibtex } from '@lab/contract/features/citations/bibtex';
import { citationOf } from '@lab/contract/features/citations/csl';
import { inReadingOrder } from '@lab/contract/features/citations/names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOfTex } from './bibtex-names.ts';
import { readEntries } from './read-entries.ts';

describe('a name', () => {
  const particle = 'non-dropping-particle';
  it.each([
    ['Kurohane, Isamu', { family: 'Kurohane', given: 'Isamu' }],
    ['Isamu Kurohane', { family: 'Kurohane', given: 'Isamu' }],
    ['J.~R.~R. Tolkien', { family: 'Tolkien', given: 'J. R. R.' }],
    ['van der Berg, Ann', { family: 'Berg', given: 'Ann', [particle]: 'van der' }],
    ['Ann van der Berg', { family: 'Berg', given: 'Ann', [particle]: 'van der' }],
    ['de la Tour, Ann', { family: 'Tour', given: 'Ann', [particle]: 'de la' }],
    ['Ann {van der Berg}', { family: 'van der Berg', given: 'Ann' }],
    ['King, Jr., Martin Luther', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['King Jr., Martin Luther', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['Martin Luther {King, Jr.}', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['Martin Luther King Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['Maud Le Roux', { family: 'Le Roux', given: 'Maud' }],
    ['Ma{\\"e}lle {Le} Roux', { family: 'Le Roux', given: 'Maëlle' }],
    ['Sand Roux, Maud Le', { family: 'Sand Roux', given: 'Maud Le' }],
    ['De Gloria A.', { family: 'De Gloria', given: 'A.' }],
    ['Henry Ford III', { family: 'Ford', given: 'Henry', suffix: 'III' }],
    ["Jean-Luc {\\'E}loi", { family: 'Éloi', given: 'Jean-Luc' }],
    ['{\\"O}zg{\\"u}r, {\\.I}nci', { family: 'Özgür', given: 'İnci' }],
    ["Garc{\\'\\i}a M{\\'a}rquez, Gabriel", { family: 'García Márquez', given: 'Gabriel' }],
    ['{CERN}', { literal: 'CERN' }],
    ['{Ministry of Sand and Sea}', { literal: 'Ministry of Sand and Sea' }],
    ['The Sand {and} Sea Collaboration', { literal: 'The Sand and Sea Collaboration' }],
    ['The ATLAS Collaboration', { literal: 'The ATLAS Collaboration' }],
    ['Plato', { family: 'Plato' }],
    ['One, Two, Three, Four', { literal: 'One, Two, Three, Four' }],
    ['王小明', { literal: '王小明' }],
  ])('%s', (tex, name) => {
    expect(namesOfTex(tex).names).toEqual([name]);
  });

  it('lists in both orders, with `and others` and stars', () => {
    expect(namesOfTex('Doe*, Jane and\n John  Roe$^*$ AND {Sand and Sea} and Ann Lee and others')).toEqual({
      names: [
        { family: 'Doe', given: 'Jane' },
        { family: 'Roe', given: 'John' },
        { literal: 'Sand and Sea' },
        { family: 'Lee', given: 'Ann' },
      ],
      others: true,
      starred: [0, 1],
    });
    expect(namesOfTex('')).toEqual({ names: [], others: false, starred: [] });
    expect(namesOfTex('Doe, J. and et al.')).toMatchObject({ others: true, names: [{ family: 'Doe' }] });
  });
});

describe('a list with other dividers than `and`', () => {
  const written = (tex: string) => namesOfTex(tex).names.map(inReadingOrder);

  it.each([
    ['Ada Roe, Bo Doe, Ann Lee, Li Wei', ['Ada Roe', 'Bo Doe', 'Ann Lee', 'Li Wei']],
    ['Ada Roe, Bo Doe, Ann Lee and Li Wei', ['Ada Roe', 'Bo Doe', 'Ann Lee', 'Li Wei']],
    ['Roe, Ada; M{\\"u}ller, Karl', ['Ada Roe', 'Karl Müller']],
    ['Ada Roe \\& Karl M{\\"u}ller', ['Ada Roe', 'Karl Müller']],
    ['Roe A, M{\\"u}ller KH', ['A Roe', 'KH Müller']],
    ['Roe A and Doe KH', ['A Roe', 'KH Doe']],
  ])('%s', (tex, names) => {
    expect(written(tex)).toEqual(names);
  });

  it.each(['{Roe, Doe & Lee, Sea and Sand}', 'Roe, Jr., Ada', 'Smith \\& Sons'])('but %s is one', (tex) => {
    expect(namesOfTex(tex).names).toHaveLength(1);
  });

  it.each([
    'Roe, Ada\\textsuperscript{1,*} and Wei, Li\\textsuperscript{2}',
    'Roe$^{1}$, Ada* and Wei, Li$^{\\dagger}$',
    'Ada Roe†* and Li Wei‡',
  ])('marks of affiliations are no part of a name: %s', (tex) => {
    expect(namesOfTex(tex)).toEqual({
      names: [
        { family: 'Roe', given: 'Ada' },
        { family: 'Wei', given: 'Li' },
      ],
      others: false,
      starred: [0],
    });
  });

  it('HTML of a page is no part of a name', async () => {
    const [entry] = await readEntries(
      '@misc{a, title={T}, author={<b>Ada Roe</b> and Karl M&uuml;ller}}',
      '',
    );
    expect(entry?.item?.author).toEqual([
      { family: 'Roe', given: 'Ada' },
      { family: 'Müller', given: 'Karl' },
    ]);
  });

  it('a note in brackets is a mark, and no name', () => {
    expect(namesOfTex('Roe, Ada* and Li Wei (* equal contribution)')).toMatchObject({
      names: [{ family: 'Roe' }, { family: 'Wei', given: 'Li' }],
      starred: [0, 1],
    });
  });
});

describe('what the site writes is read back', () => {
  const paper = {
    _id: 'p1',
    title: 'T',
    publisher: 'J',
    doi: '10.1000/x',
    publicationDate: '2015-09-22',
    authors: ['Ann Lee'],
    details: 'D',
  };
  const back = async (changed: Partial<typeof paper>) => {
    const citation = citationOf({ ...paper, ...changed }, 'https://lab.test/p1');
    const [entry] = await readEntries(bibtex(citation), 'one.bib');
    return { citation, item: entry?.item, problem: entry?.problem };
  };

  const anyText = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 8 }),
        fc.constantFrom(
          '{',
          '}',
          '\\',
          '$',
          '%',
          '#',
          '&',
          '_',
          '^',
          '~',
          '@',
          '"',
          'DNA',
          'a{b}',
          '\\alpha',
          '<b>',
          "O'Neil",
          ',',
        ),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((words) => words.join(' '));
  // What a form would also remove, and what TeX itself takes together: `--` and quotes.
  const typed = anyText
    .map((text) =>
      text
        .replace(/[\p{C}]|--+|''+|``+/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /[\p{L}\p{N}]/u.test(text));

  it('titles of any letters and braces', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (title) => {
        const { item, problem } = await back({ title });
        expect(problem).toBeUndefined();
        expect(item?.title).toBe(title);
      }),
      { numRuns: 300 },
    );
  });

  const word = fc.stringMatching(/^[A-ZÄÖÅØŁ][a-zäöåøłßéñç]{1,8}$/);
  const name = fc
    .record({
      given: fc.array(word, { minLength: 1, maxLength: 2 }),
      particle: fc.constantFrom('', 'van der', 'de la', 'von'),
      family: word,
      suffix: fc.constantFrom('', 'Jr.', 'III'),
      hyphen: fc.boolean(),
    })
    .map(({ given, particle, family, suffix, hyphen }) =>
      [given.join(hyphen ? '-' : ' '), particle, family, suffix].filter(Boolean).join(' '),
    );

  it('lists of names', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(name, fc.constant('The Sand and Sea Collaboration')), {
          minLength: 1,
          maxLength: 5,
        }),
        async (authors) => {
          const { citation, item } = await back({ authors });
          const read = item?.author?.map(({ 'non-dropping-particle': particle, ...parts }) =>
            inReadingOrder({ ...parts, particle }),
          );
          expect(read).toEqual(citation.authors.map(inReadingOrder));
        },
      ),
      { numRuns: 200 },
    );
  });
});
