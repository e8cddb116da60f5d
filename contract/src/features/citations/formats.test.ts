import { describe, expect, it } from 'vitest';
import { type Citable, citationOf } from './csl.ts';
import { citationFormats } from './formats.ts';

const { bib, ris, 'csl.json': csl } = citationFormats;
const paper: Citable = {
  _id: 'basement',
  title: 'A basement stable to a hundredth of a degree',
  publisher: 'Annals of Quiet Physics',
  doi: '10.1000/aqp.2015',
  publicationDate: '2015-09-02',
  authors: ['Isamu Kurohane', 'Gisèle Montbrun-Adé'],
  details: 'Good cavities are usually put into expensive boxes.',
};
const cite = (changes: Partial<Citable> = {}) =>
  citationOf({ ...paper, ...changes }, 'https://lab.test/paper/basement');
const emptyWork = cite({
  authors: [],
  publisher: '',
  doi: '',
  publicationDate: '',
  details: '',
  title: 'Why?',
});

describe('a BibTeX file', () => {
  it('has an entry with all known fields', () => {
    expect(bib.contentType).toBe('application/x-bibtex; charset=utf-8');
    expect(bib.write([cite()])).toBe(`@article{kurohane2015basement-btfw,
  title = {A basement stable to a hundredth of a degree},
  author = {Kurohane, Isamu and Montbrun-Adé, Gisèle},
  journal = {Annals of Quiet Physics},
  year = {2015},
  month = {9},
  day = {2},
  doi = {10.1000/aqp.2015},
  url = {https://lab.test/paper/basement},
  abstract = {Good cavities are usually put into expensive boxes.},
}
`);
  });

  it('has no line for unknown fields', () => {
    expect(bib.write([emptyWork])).toBe(
      '@article{paperwhy-btfw,\n  title = {Why?},\n  url = {https://lab.test/paper/basement},\n}\n',
    );
  });

  it('has an empty line between two entries', () => {
    expect(bib.write([emptyWork, cite()])).toContain('},\n}\n\n@article{kurohane');
  });

  it.each([
    ['Martin Luther King Jr.', 'King, Jr., Martin Luther'],
    ['Lee, Ann and Bob', 'Lee, {Ann and Bob}'],
    ['Smith and Jones, Ann', '{Smith and Jones}, Ann'],
    ['Ministry of Health and Welfare', '{and Welfare}, Ministry of Health'],
    ['Lee, Andy', 'Lee, Andy'],
    ['Plato', '{Plato}'],
    ['Smith & Sons Group', '{Smith \\& Sons Group}'],
  ])('names %s in a way that BibTeX takes apart again', (author, written) => {
    expect(bib.write([cite({ authors: [author] })])).toContain(`author = {${written}},`);
  });

  it('has one space for a line break or many spaces', () => {
    const entry = bib.write([cite({ title: '  Two \n words ', details: 'One.\n\n  Two.' })]);
    expect(entry).toContain('title = {Two words}');
    expect(entry).toContain('abstract = {One. Two.}');
  });

  it('leaves the first word of a title as it is, also in quotes', () => {
    expect(bib.write([cite({ title: '“Fog” hides much' })])).toContain('title = {“Fog” hides much}');
  });
});

describe('a RIS file', () => {
  const lines = (text: string) => text.split('\r\n');

  it('has an entry with all known fields', () => {
    expect(ris.contentType).toBe('application/x-research-info-systems; charset=utf-8');
    expect(lines(ris.write([cite()]))).toEqual([
      'TY  - JOUR',
      'ID  - kurohane2015basement-btfw',
      'TI  - A basement stable to a hundredth of a degree',
      'AU  - Kurohane, Isamu',
      'AU  - Montbrun-Adé, Gisèle',
      'T2  - Annals of Quiet Physics',
      'PY  - 2015',
      'DA  - 2015/09/02/',
      'DO  - 10.1000/aqp.2015',
      'UR  - https://lab.test/paper/basement',
      'AB  - Good cavities are usually put into expensive boxes.',
      'ER  - ',
      '',
    ]);
  });

  it('has no line for unknown fields', () => {
    expect(lines(ris.write([emptyWork]))).toEqual([
      'TY  - JOUR',
      'ID  - paperwhy-btfw',
      'TI  - Why?',
      'UR  - https://lab.test/paper/basement',
      'ER  - ',
      '',
    ]);
  });

  it.each([
    ['2015', '2015///'],
    ['2015-11', '2015/11//'],
  ])('says %s with its missing parts empty', (publicationDate, written) => {
    expect(lines(ris.write([cite({ publicationDate })]))).toContain(`DA  - ${written}`);
  });

  it('has one space for a line break or many spaces', () => {
    expect(lines(ris.write([cite({ details: ' One.\n\n  Two. ' })]))).toContain('AB  - One. Two.');
  });

  it('has a line for each keyword', () => {
    const written = lines(ris.write([cite({ keywords: 'sand, wet sand; sea' })]));
    expect(written.filter((line) => line.startsWith('KW'))).toEqual([
      'KW  - sand',
      'KW  - wet sand',
      'KW  - sea',
    ]);
  });

  it('has an empty line between two entries', () => {
    expect(ris.write([cite(), cite()])).toContain('ER  - \r\n\r\nTY  - JOUR');
  });
});

describe('a CSL-JSON file', () => {
  it('has an entry with all known fields', () => {
    expect(csl.contentType).toBe('application/vnd.citationstyles.csl+json; charset=utf-8');
    expect(JSON.parse(csl.write([cite()]))).toEqual([
      {
        id: 'kurohane2015basement-btfw',
        'citation-key': 'kurohane2015basement-btfw',
        type: 'article-journal',
        title: 'A basement stable to a hundredth of a degree',
        author: [
          { family: 'Kurohane', given: 'Isamu' },
          { family: 'Montbrun-Adé', given: 'Gisèle' },
        ],
        issued: { 'date-parts': [[2015, 9, 2]] },
        'container-title': 'Annals of Quiet Physics',
        DOI: '10.1000/aqp.2015',
        URL: 'https://lab.test/paper/basement',
        abstract: 'Good cavities are usually put into expensive boxes.',
      },
    ]);
  });

  it('has no field for unknown values', () => {
    expect(JSON.parse(csl.write([emptyWork]))).toEqual([
      {
        id: 'paperwhy-btfw',
        'citation-key': 'paperwhy-btfw',
        type: 'article-journal',
        title: 'Why?',
        URL: 'https://lab.test/paper/basement',
      },
    ]);
  });

  it('does not take digits in a text for a date', () => {
    expect(cite({ publicationDate: 'spring 2015' }).issued).toEqual([]);
  });
});
