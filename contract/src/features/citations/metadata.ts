/** The names of a paper's fields in the formats that machines read, in the order of a citation. */
import { eachField } from '../papers/each-field.ts';
import { type FieldName, isOptional, type ManuscriptReply, namesOf } from '../papers/fields.ts';
import { type WorkType, workTypeOf } from '../papers/types.ts';

interface Metadata {
  /** CSL-JSON, which pasted citations are converted to as well. Fields without a name in CSL begin with `custom.`. */
  csl?: string;
  bibtex?: string;
  /** `N1 Word`: a note that begins with the word, for fields without a tag in RIS. */
  ris?: string;
  /** The meta tags that Google Scholar reads ("Highwire Press"). */
  highwire?: string;
  dublinCore?: string;
  schemaOrg?: keyof SchemaOrgTexts;
}

/** Properties of schema.org's CreativeWork that are texts. */
export interface SchemaOrgTexts {
  headline?: string;
  about?: string;
  abstract?: string;
  keywords?: string;
  pagination?: string;
  version?: string;
  license?: string;
  description?: string;
}

/** Types, people, dates and lists are empty here, because each format writes them in its own way. */
const metadata: Record<FieldName, Metadata> = {
  type: {},
  title: {
    csl: 'title',
    bibtex: 'title',
    ris: 'TI',
    highwire: 'citation_title',
    dublinCore: 'DC.title',
    schemaOrg: 'headline',
  },
  authors: {},
  editors: {},
  publisher: {
    csl: 'publisher',
    bibtex: 'publisher',
    ris: 'PB',
    highwire: 'citation_publisher',
    dublinCore: 'DC.publisher',
  },
  bookTitle: {
    csl: 'container-title',
    bibtex: 'booktitle',
    ris: 'T2',
    highwire: 'citation_inbook_title',
  },
  event: {
    csl: 'event-title',
    bibtex: 'eventtitle',
    ris: 'N1 Event',
    highwire: 'citation_conference_title',
  },
  series: { csl: 'collection-title', bibtex: 'series', ris: 'T3' },
  volume: { csl: 'volume', bibtex: 'volume', ris: 'VL', highwire: 'citation_volume' },
  issue: { csl: 'issue', bibtex: 'number', ris: 'IS', highwire: 'citation_issue' },
  pages: { csl: 'page', bibtex: 'pages', schemaOrg: 'pagination' },
  articleNumber: { csl: 'custom.articleNumber', bibtex: 'eid', ris: 'C7' },
  school: {
    csl: 'custom.school',
    bibtex: 'school',
    ris: 'N1 University',
    highwire: 'citation_dissertation_institution',
  },
  institution: {
    csl: 'custom.institution',
    bibtex: 'institution',
    ris: 'N1 Institution',
    highwire: 'citation_technical_report_institution',
  },
  edition: { csl: 'edition', bibtex: 'edition', ris: 'ET' },
  isbn: { csl: 'ISBN', bibtex: 'isbn', ris: 'SN', highwire: 'citation_isbn' },
  issn: { csl: 'ISSN', bibtex: 'issn', ris: 'SN', highwire: 'citation_issn' },
  version: { csl: 'version', bibtex: 'version', ris: 'N1 Version', schemaOrg: 'version' },
  licence: { csl: 'license', bibtex: 'license', ris: 'N1 Licence', schemaOrg: 'license' },
  publicationDate: {},
  doi: { csl: 'DOI', bibtex: 'doi', ris: 'DO', highwire: 'citation_doi' },
  arxiv: { csl: 'custom.arxiv', bibtex: 'eprint', ris: 'N1 arXiv', highwire: 'citation_arxiv_id' },
  pubmed: { csl: 'PMID', bibtex: 'pmid', ris: 'AN', highwire: 'citation_pmid' },
  handle: { csl: 'custom.handle', bibtex: 'handle', ris: 'N1 Handle' },
  url: { csl: 'URL', bibtex: 'url', ris: 'UR' },
  note: { csl: 'note', bibtex: 'note', ris: 'N1 Note', schemaOrg: 'description' },
  category: {
    csl: 'custom.area',
    bibtex: 'area',
    ris: 'N1 Area',
    dublinCore: 'DC.subject',
    schemaOrg: 'about',
  },
  details: {
    csl: 'abstract',
    bibtex: 'abstract',
    ris: 'AB',
    dublinCore: 'DC.description',
    schemaOrg: 'abstract',
  },
  keywords: {
    csl: 'keyword',
    bibtex: 'keywords',
    ris: 'KW',
    highwire: 'citation_keywords',
    dublinCore: 'DC.subject',
    schemaOrg: 'keywords',
  },
  moreAreas: {},
  corresponding: {},
  equalContribution: {},
  otherVersions: {},
  notices: {},
  image: { csl: 'custom.image', bibtex: 'image', ris: 'N1 Picture' },
  imageAlt: { csl: 'custom.imageAlt', bibtex: 'imagealt', ris: 'N1 Alternative' },
  pdf: { csl: 'custom.pdf', bibtex: 'pdf', ris: 'L1' },
  links: {},
  moreLinks: {},
  selected: {},
};

type OwnNames = { [Name in FieldName]?: Metadata };

/** Citations print the institution in place of a publisher. */
const thesis: OwnNames = {
  publisher: { csl: 'custom.publisher', ris: 'N1 Publisher' },
  school: { csl: 'publisher', ris: 'PB' },
};
const ofInstitution: OwnNames = {
  publisher: { csl: 'custom.publisher', ris: 'N1 Publisher' },
  institution: { csl: 'publisher', ris: 'PB' },
};
const withVersion: OwnNames = {
  version: { ris: 'ET' },
  edition: { ris: 'N1 Edition' },
};
const shownToPeople: OwnNames = { event: { bibtex: 'howpublished', ris: 'T2' }, bookTitle: { ris: 'N1 In' } };

/** Other names of a field for some types of works. For example, the `publisher` of an article is its journal. */
const ownNames: { [Type in WorkType]?: OwnNames } = {
  article: {
    publisher: {
      csl: 'container-title',
      bibtex: 'journal',
      ris: 'T2',
      highwire: 'citation_journal_title',
    },
    bookTitle: { csl: 'custom.bookTitle', ris: 'N1 In' },
    articleNumber: { csl: 'number' },
  },
  conference: { bookTitle: { highwire: 'citation_conference_title' } },
  preprint: { arxiv: { csl: 'number' } },
  bachelor: thesis,
  master: thesis,
  doctoral: thesis,
  report: {
    ...ofInstitution,
    issue: { csl: 'number', highwire: 'citation_technical_report_number' },
  },
  dataset: withVersion,
  software: withVersion,
  talk: shownToPeople,
  poster: shownToPeople,
  patent: { ...ofInstitution, issue: { csl: 'number', highwire: 'citation_patent_number' } },
};

const names = Object.keys(metadata) as FieldName[];

const citedTexts = namesOf('title', 'text', 'doi', 'prose', 'url');

/** The fields of citations and of pasted citations. */
export const citedNames = [...citedTexts, ...namesOf('people', 'date', 'type')];

export type CitedName = (typeof citedNames)[number];

/** Cited fields that CSL does not have, with their names in `custom`, in BibTeX and in RIS, so that imports read them again. */
export const fieldsWithoutCsl = citedNames.flatMap((field) => {
  const { csl = '', bibtex = '', ris = '' } = metadata[field];
  if (!csl.startsWith('custom.')) return [];
  return {
    field,
    custom: csl.replace('custom.', ''),
    bibtex,
    risNote: ris.startsWith('N1 ') ? ris.slice(3) : '',
  };
});

/** The names under CSL's `custom`, by which this site's own files are read. */
export const customNames = [
  ...new Set(
    [metadata, ...Object.values(ownNames)]
      .flatMap((fields) => Object.values<Metadata>(fields))
      .flatMap(({ csl = '' }) => (csl.startsWith('custom.') ? csl.replace('custom.', '') : [])),
  ),
];

/** The name of a field in a format, for a work of this type. */
function nameIn(format: keyof Metadata, field: FieldName, type: WorkType): string | undefined {
  return ownNames[type]?.[field]?.[format] ?? metadata[field][format];
}

/** Writes each field that has a value and a name in the format; `own` replaces what is written for a field. */
export function fieldsInFormat<Said>(
  format: keyof Metadata,
  record: { [Of in FieldName]?: unknown },
  say: (name: string, text: string) => Said[],
  own: { [Of in FieldName]?: Said[] } = {},
): Said[] {
  const type = workTypeOf(record.type);
  return names.flatMap((field) => {
    const name = nameIn(format, field, type);
    const text = record[field];
    return own[field] ?? (name && text && typeof text === 'string' ? say(name, text) : []);
  });
}

/** Reads each field by its name in the format. A missing one becomes empty, or undefined if it is optional. */
export function fieldsFromFormat(
  format: keyof Metadata,
  type: WorkType,
  read: (name: string) => string,
): Pick<ManuscriptReply, (typeof citedTexts)[number]> {
  return eachField<ManuscriptReply>((field) => {
    const name = nameIn(format, field, type);
    return (name && read(name)) || (isOptional(field) ? undefined : '');
  }, citedTexts);
}
