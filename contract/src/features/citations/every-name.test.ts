/**
 * The names under which each field of a work is found in files and in the head of its page. Longer than 300
 * lines, because all formats write the same work.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ManuscriptReply } from '../papers/fields.ts';
import { type WorkType, workTypes } from '../papers/types.ts';
import { citationFormats } from './formats.ts';
import { citedNames, customNames, fieldsFromFormat, fieldsInFormat, fieldsWithoutCsl } from './metadata.ts';
import { wholeCitationOf } from './whole-work.ts';

const whole: ManuscriptReply & { _id: string } = {
  _id: 'fog',
  type: 'article',
  title: 'On fog in harbours',
  publisher: 'Annals of Fog',
  doi: '10.1000/fog',
  publicationDate: '2015-09-02',
  category: 'Waves and Flows',
  moreAreas: ['Complex Networks'],
  authors: ['Ada Byron', 'Bo Lee'],
  corresponding: ['Bo Lee'],
  equalContribution: ['Ada Byron', 'Bo Lee'],
  details: 'Fog is slow.',
  keywords: 'fog, harbour',
  volume: '12',
  issue: '3',
  pages: '45-67',
  articleNumber: 'e5',
  bookTitle: 'Proceedings of Fog',
  event: 'Fog 2015',
  series: 'Notes on Fog',
  editors: ['Cy Poe'],
  school: 'University of Fog',
  institution: 'Institute of Fog',
  edition: '2',
  isbn: '978-3-16-148410-0',
  issn: '2049-3630',
  version: '1.2',
  licence: 'CC BY 4.0',
  arxiv: '2311.01234',
  pubmed: '123',
  handle: '20.500.1/7',
  url: 'https://fog.test/work',
  note: 'In memory of a pier',
  image: '/files/fog.jpg',
  imageAlt: 'A pier in fog',
  pdf: '/files/fog.pdf',
  links: { code: 'https://fog.test/code' },
  moreLinks: [{ name: 'Recording', url: 'https://fog.test/sound' }],
  otherVersions: [{ kind: 'preprint', server: 'FogRxiv', date: '2014', link: 'https://fog.test/draft' }],
  notices: [{ kind: 'correction', date: '2016', link: 'https://fog.test/notice', text: 'A unit was wrong.' }],
  selected: true,
};

const written = (format: keyof typeof citationFormats) =>
  citationFormats[format].write([wholeCitationOf(whole, 'https://lab.test/paper/fog')]);

describe('the file of an article with every field', () => {
  it('in BibTeX', () => {
    expect(written('bib')).toBe(`@article{byron2015fog-ol6n,
  title = {On fog in harbours},
  author = {Byron, Ada and Lee, Bo},
  editor = {Poe, Cy},
  journal = {Annals of Fog},
  booktitle = {Proceedings of Fog},
  eventtitle = {Fog 2015},
  series = {Notes on Fog},
  volume = {12},
  number = {3},
  pages = {45--67},
  eid = {e5},
  school = {University of Fog},
  institution = {Institute of Fog},
  edition = {2},
  isbn = {978-3-16-148410-0},
  issn = {2049-3630},
  version = {1.2},
  license = {CC BY 4.0},
  year = {2015},
  month = {9},
  day = {2},
  doi = {10.1000/fog},
  eprint = {2311.01234},
  archiveprefix = {arXiv},
  pmid = {123},
  handle = {20.500.1/7},
  url = {https://fog.test/work},
  note = {In memory of a pier; Correction (2016): A unit was wrong. https://fog.test/notice},
  area = {Waves and Flows},
  abstract = {Fog is slow.},
  keywords = {fog, harbour},
  moreareas = {Complex Networks},
  author+an = {1=equal; 2=corresponding,equal},
  otherversions = {preprint | FogRxiv | 2014 | https://fog.test/draft},
  notices = {correction | 2016 | https://fog.test/notice | A unit was wrong.},
  image = {https://lab.test/files/fog.jpg},
  imagealt = {A pier in fog},
  pdf = {https://lab.test/files/fog.pdf},
  links = {code | https://fog.test/code || Recording | https://fog.test/sound},
  selected = {true},
}
`);
  });

  it('in RIS', () => {
    expect(written('ris').split('\r\n')).toEqual([
      'TY  - JOUR',
      'ID  - byron2015fog-ol6n',
      'TI  - On fog in harbours',
      'AU  - Byron, Ada',
      'AU  - Lee, Bo',
      'ED  - Poe, Cy',
      'T2  - Annals of Fog',
      'N1  - In: Proceedings of Fog',
      'N1  - Event: Fog 2015',
      'T3  - Notes on Fog',
      'VL  - 12',
      'IS  - 3',
      'SP  - 45',
      'EP  - 67',
      'C7  - e5',
      'N1  - University: University of Fog',
      'N1  - Institution: Institute of Fog',
      'ET  - 2',
      'SN  - 978-3-16-148410-0',
      'SN  - 2049-3630',
      'N1  - Version: 1.2',
      'N1  - Licence: CC BY 4.0',
      'PY  - 2015',
      'DA  - 2015/09/02/',
      'DO  - 10.1000/fog',
      'N1  - arXiv: 2311.01234',
      'DB  - PubMed',
      'AN  - 123',
      'N1  - Handle: 20.500.1/7',
      'UR  - https://fog.test/work',
      'N1  - Note: In memory of a pier; Correction (2016): A unit was wrong. https://fog.test/notice',
      'N1  - Area: Waves and Flows',
      'AB  - Fog is slow.',
      'KW  - fog',
      'KW  - harbour',
      'N1  - Further area: Complex Networks',
      'N1  - Corresponding author: Lee, Bo',
      'N1  - Equal contribution: Byron, Ada',
      'N1  - Equal contribution: Lee, Bo',
      'N1  - Other version: preprint | FogRxiv | 2014 | https://fog.test/draft',
      'N1  - Notice: correction | 2016 | https://fog.test/notice | A unit was wrong.',
      'N1  - Picture: https://lab.test/files/fog.jpg',
      'N1  - Alternative: A pier in fog',
      'L1  - https://lab.test/files/fog.pdf',
      'N1  - Link: code | https://fog.test/code',
      'N1  - Link: Recording | https://fog.test/sound',
      'N1  - Selected: yes',
      'ER  - ',
      '',
    ]);
  });

  it('in CSL-JSON', () => {
    expect(JSON.parse(written('csl.json'))).toEqual([
      {
        id: 'byron2015fog-ol6n',
        'citation-key': 'byron2015fog-ol6n',
        type: 'article-journal',
        title: 'On fog in harbours',
        author: [
          { family: 'Byron', given: 'Ada' },
          { family: 'Lee', given: 'Bo' },
        ],
        editor: [{ family: 'Poe', given: 'Cy' }],
        'container-title': 'Annals of Fog',
        'event-title': 'Fog 2015',
        'collection-title': 'Notes on Fog',
        volume: '12',
        issue: '3',
        page: '45-67',
        number: 'e5',
        edition: '2',
        ISBN: '978-3-16-148410-0',
        ISSN: '2049-3630',
        version: '1.2',
        license: 'CC BY 4.0',
        issued: { 'date-parts': [[2015, 9, 2]] },
        DOI: '10.1000/fog',
        PMID: '123',
        URL: 'https://fog.test/work',
        note: 'In memory of a pier; Correction (2016): A unit was wrong. https://fog.test/notice',
        abstract: 'Fog is slow.',
        keyword: 'fog, harbour',
        custom: {
          bookTitle: 'Proceedings of Fog',
          school: 'University of Fog',
          institution: 'Institute of Fog',
          arxiv: '2311.01234',
          handle: '20.500.1/7',
          area: 'Waves and Flows',
          moreAreas: ['Complex Networks'],
          corresponding: [1],
          equalContribution: [0, 1],
          otherVersions: [
            { kind: 'preprint', server: 'FogRxiv', date: '2014', link: 'https://fog.test/draft' },
          ],
          notices: [
            { kind: 'correction', date: '2016', link: 'https://fog.test/notice', text: 'A unit was wrong.' },
          ],
          image: 'https://lab.test/files/fog.jpg',
          imageAlt: 'A pier in fog',
          pdf: 'https://lab.test/files/fog.pdf',
          links: [
            { name: 'code', url: 'https://fog.test/code' },
            { name: 'Recording', url: 'https://fog.test/sound' },
          ],
          selected: true,
          page: 'https://lab.test/paper/fog',
        },
      },
    ]);
  });
});

const namesIn = (format: Parameters<typeof fieldsInFormat>[0], work: object) =>
  Object.fromEntries(fieldsInFormat(format, work, (name, text) => [[name, text]]));

describe('the head of the page of an article with every field', () => {
  it('has the tags of Google Scholar', () => {
    expect(namesIn('highwire', whole)).toMatchObject({
      citation_title: 'On fog in harbours',
      citation_journal_title: 'Annals of Fog',
      citation_inbook_title: 'Proceedings of Fog',
      citation_volume: '12',
      citation_issue: '3',
      citation_dissertation_institution: 'University of Fog',
      citation_technical_report_institution: 'Institute of Fog',
      citation_isbn: '978-3-16-148410-0',
      citation_issn: '2049-3630',
      citation_doi: '10.1000/fog',
      citation_keywords: 'fog, harbour',
    });
  });

  it('has the tags of library catalogues', () => {
    expect(fieldsInFormat('dublinCore', whole, (name, text) => [`${name}: ${text}`])).toEqual([
      'DC.title: On fog in harbours',
      'DC.publisher: Annals of Fog',
      'DC.subject: Waves and Flows',
      'DC.description: Fog is slow.',
      'DC.subject: fog, harbour',
    ]);
  });

  it('has the texts of schema.org', () => {
    expect(namesIn('schemaOrg', whole)).toEqual({
      headline: 'On fog in harbours',
      pagination: '45-67',
      version: '1.2',
      license: 'CC BY 4.0',
      description: 'In memory of a pier',
      about: 'Waves and Flows',
      abstract: 'Fog is slow.',
      keywords: 'fog, harbour',
    });
  });
});

describe('the names differ between types of works', () => {
  const usual = { publisher: 'publisher', 'container-title': 'bookTitle', issue: 'issue' };
  const ofInstitution = {
    publisher: 'institution',
    'custom.publisher': 'publisher',
    'custom.school': 'school',
    number: 'issue',
  };
  const thesis = {
    publisher: 'school',
    'custom.publisher': 'publisher',
    'custom.institution': 'institution',
  };
  /** Each value is the name of its field. */
  const work = Object.fromEntries(Object.keys(whole).map((name) => [name, name]));
  const of = (type: WorkType) => ({ ...work, type });

  it.each<[WorkType, Record<string, string>]>([
    ['article', { 'container-title': 'publisher', 'custom.bookTitle': 'bookTitle', number: 'articleNumber' }],
    ['conference', usual],
    ['preprint', { ...usual, number: 'arxiv' }],
    ['chapter', usual],
    ['book', usual],
    ['bachelor', thesis],
    ['master', thesis],
    ['doctoral', thesis],
    ['report', ofInstitution],
    ['patent', ofInstitution],
    ['talk', { ...usual, 'event-title': 'event' }],
    ['other', usual],
  ])('in CSL, of type %s: %o', (type, names) => {
    expect(namesIn('csl', of(type))).toMatchObject(names);
  });

  it.each<[WorkType, Record<string, string>]>([
    ['article', { T2: 'publisher', 'N1 In': 'bookTitle' }],
    ['conference', { PB: 'publisher', T2: 'bookTitle', 'N1 Event': 'event' }],
    ['chapter', { PB: 'publisher', T2: 'bookTitle', ET: 'edition', 'N1 Version': 'version' }],
    ['bachelor', { PB: 'school', 'N1 Publisher': 'publisher', 'N1 Institution': 'institution' }],
    ['doctoral', { PB: 'school', 'N1 Publisher': 'publisher', 'N1 Institution': 'institution' }],
    ['report', { PB: 'institution', 'N1 Publisher': 'publisher', 'N1 University': 'school' }],
    ['patent', { PB: 'institution', 'N1 Publisher': 'publisher', 'N1 University': 'school' }],
    ['dataset', { PB: 'publisher', ET: 'version', 'N1 Edition': 'edition' }],
    ['software', { PB: 'publisher', ET: 'version', 'N1 Edition': 'edition' }],
    ['talk', { PB: 'publisher', T2: 'event', 'N1 In': 'bookTitle' }],
    ['poster', { PB: 'publisher', T2: 'event', 'N1 In': 'bookTitle' }],
  ])('in RIS, of type %s: %o', (type, names) => {
    expect(namesIn('ris', of(type))).toMatchObject(names);
  });

  it.each<[WorkType, Record<string, string>]>([
    ['article', { journal: 'publisher', eventtitle: 'event' }],
    ['book', { publisher: 'publisher', eventtitle: 'event' }],
    ['talk', { publisher: 'publisher', howpublished: 'event' }],
    ['poster', { publisher: 'publisher', howpublished: 'event' }],
  ])('in BibTeX, of type %s: %o', (type, names) => {
    expect(namesIn('bibtex', of(type))).toMatchObject(names);
  });

  it.each<[WorkType, Record<string, string>]>([
    ['book', { citation_publisher: 'publisher', citation_inbook_title: 'bookTitle' }],
    ['conference', { citation_publisher: 'publisher', citation_conference_title: 'bookTitle' }],
    ['report', { citation_technical_report_number: 'issue' }],
    ['patent', { citation_patent_number: 'issue' }],
  ])('for Google Scholar, of type %s: %o', (type, names) => {
    expect(namesIn('highwire', of(type))).toMatchObject(names);
  });
});

describe('the site’s own files are read again', () => {
  it('by their names in CSL', () => {
    const texts = citedNames.filter(
      (name) => !['type', 'authors', 'editors', 'publicationDate'].includes(name),
    );
    const anyWork = fc.record(Object.fromEntries(texts.map((name) => [name, fc.string({ minLength: 1 })])));
    fc.assert(
      fc.property(fc.constantFrom(...workTypes), anyWork, (type, work) => {
        const names = namesIn('csl', { ...work, type });
        expect(fieldsFromFormat('csl', type, (name) => names[name] ?? '')).toEqual(work);
      }),
    );
  });

  it('and what is missing is empty, or undefined where a field is optional', () => {
    const read = fieldsFromFormat('csl', 'article', () => '');
    expect(read).toMatchObject({ title: '', doi: '', publisher: '', details: '' });
    expect(read.url).toBeUndefined();
    expect(read.volume).toBeUndefined();
  });

  it('with the fields that CSL does not have', () => {
    const known = [
      { field: 'articleNumber', custom: 'articleNumber', bibtex: 'eid', risNote: '' },
      { field: 'school', custom: 'school', bibtex: 'school', risNote: 'University' },
      { field: 'institution', custom: 'institution', bibtex: 'institution', risNote: 'Institution' },
      { field: 'arxiv', custom: 'arxiv', bibtex: 'eprint', risNote: 'arXiv' },
      { field: 'handle', custom: 'handle', bibtex: 'handle', risNote: 'Handle' },
    ];
    expect(fieldsWithoutCsl()).toEqual(expect.arrayContaining(known));
    const customs =
      'area articleNumber arxiv bookTitle handle image imageAlt institution pdf publisher school';
    expect(customNames()).toEqual(expect.arrayContaining(customs.split(' ')));
  });
});

it('a field without a value or with another value than a text has no line', () => {
  expect(namesIn('csl', { title: 'Fog', doi: '', volume: 12, details: undefined })).toEqual({ title: 'Fog' });
});
