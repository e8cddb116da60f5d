/** The names of a paper's fields in the formats that machines read, in the order of a citation. */
import {
  eachField,
  type FieldName,
  isOptional,
  type ManuscriptReply,
  paperFieldNames,
  paperFieldsOf,
} from '../papers/fields.ts';
import { type WorkType, workTypeOf } from '../papers/types.ts';

interface Metadata {
  /**
   * CSL-JSON, which pasted citations are converted to as well. A text without a name in it is in `custom`.
   */
  csl?: string;
  bibtex?: string;
  /** `N1 Word`: a note that begins with the word, for fields without a tag in RIS. */
  ris?: string;
  /** The meta tags that Google Scholar reads ("Highwire Press"), without `citation_`. */
  highwire?: string;
  /** Without `DC.`. */
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

/**
 * Types, people, dates and lists are empty here, because each format writes them in its own way. A name is
 * also missing where a format writes a text in its own way, such as the title in BibTeX.
 */
const metadata: OwnNames = {
  type: {},
  title: { csl: 'title', ris: 'TI', highwire: 'title', dublinCore: 'title', schemaOrg: 'headline' },
  authors: {},
  editors: {},
  publisher: {
    csl: 'publisher',
    bibtex: 'publisher',
    ris: 'PB',
    highwire: 'publisher',
    dublinCore: 'publisher',
  },
  bookTitle: { csl: 'container-title', bibtex: 'booktitle', ris: 'T2', highwire: 'inbook_title' },
  event: { csl: 'event-title', bibtex: 'eventtitle', ris: 'N1 Event' },
  series: { csl: 'collection-title', bibtex: 'series', ris: 'T3' },
  volume: { csl: 'volume', bibtex: 'volume', ris: 'VL', highwire: 'volume' },
  issue: { csl: 'issue', bibtex: 'number', ris: 'IS', highwire: 'issue' },
  pages: { csl: 'page', schemaOrg: 'pagination' },
  articleNumber: { bibtex: 'eid', ris: 'C7' },
  school: { bibtex: 'school', ris: 'N1 University', highwire: 'dissertation_institution' },
  institution: { bibtex: 'institution', ris: 'N1 Institution', highwire: 'technical_report_institution' },
  edition: { csl: 'edition', bibtex: 'edition', ris: 'ET' },
  isbn: { csl: 'ISBN', bibtex: 'isbn', ris: 'SN', highwire: 'isbn' },
  issn: { csl: 'ISSN', bibtex: 'issn', ris: 'SN', highwire: 'issn' },
  version: { csl: 'version', bibtex: 'version', ris: 'N1 Version', schemaOrg: 'version' },
  licence: { csl: 'license', bibtex: 'license', ris: 'N1 Licence', schemaOrg: 'license' },
  publicationDate: {},
  doi: { csl: 'DOI', ris: 'DO', highwire: 'doi' },
  arxiv: { bibtex: 'eprint', ris: 'N1 arXiv' },
  pubmed: { csl: 'PMID', bibtex: 'pmid' },
  handle: { bibtex: 'handle', ris: 'N1 Handle' },
  url: { csl: 'URL', ris: 'UR' },
  note: { csl: 'note', bibtex: 'note', ris: 'N1 Note', schemaOrg: 'description' },
  category: { csl: 'custom.area', bibtex: 'area', ris: 'N1 Area', dublinCore: 'subject', schemaOrg: 'about' },
  details: {
    csl: 'abstract',
    bibtex: 'abstract',
    ris: 'AB',
    highwire: 'abstract',
    dublinCore: 'description',
    schemaOrg: 'abstract',
  },
  keywords: {
    csl: 'keyword',
    bibtex: 'keywords',
    highwire: 'keywords',
    dublinCore: 'subject',
    schemaOrg: 'keywords',
  },
  moreAreas: {},
  corresponding: {},
  equalContribution: {},
  otherVersions: {},
  notices: {},
  image: { csl: 'custom.image', ris: 'N1 Picture' },
  imageAlt: { csl: 'custom.imageAlt', bibtex: 'imagealt', ris: 'N1 Alternative' },
  pdf: { csl: 'custom.pdf', ris: 'L1' },
};

type OwnNames = { [Name in FieldName]?: Metadata };

const citedTexts = paperFieldsOf('title', 'text', 'doi', 'prose', 'url');

/**
 * A text without a row above is named after its field. In the head of its page it is a description, because
 * that is true of any text.
 */
const byName = (field: FieldName): Metadata => ({
  bibtex: field.toLowerCase(),
  ris: `N1 ${field.slice(0, 1).toUpperCase()}${field.slice(1)}`,
  dublinCore: 'description',
});

for (const field of paperFieldNames) {
  const isText = (citedTexts as FieldName[]).includes(field);
  metadata[field] = {
    ...(isText && { csl: `custom.${field}` }),
    ...(metadata[field] ?? (isText && byName(field))),
  };
}

const names = Object.keys(metadata) as FieldName[];

/** Citations print the institution in place of a publisher. */
const thesis: OwnNames = {
  publisher: { csl: 'custom.publisher', ris: 'N1 Publisher' },
  school: { csl: 'publisher', ris: 'PB' },
};
const ofInstitution: OwnNames = {
  publisher: { csl: 'custom.publisher', ris: 'N1 Publisher' },
  institution: { csl: 'publisher', ris: 'PB' },
};
const withVersion: OwnNames = { version: { ris: 'ET' }, edition: { ris: 'N1 Edition' } };
const shownToPeople: OwnNames = { event: { bibtex: 'howpublished', ris: 'T2' }, bookTitle: { ris: 'N1 In' } };

/**
 * Other names of a field for some types of works. For example, the `publisher` of an article is its journal.
 */
const ownNames: { [Type in WorkType]?: OwnNames } = {
  article: {
    publisher: {
      csl: 'container-title',
      bibtex: 'journal',
      ris: 'T2',
      highwire: 'journal_title',
    },
    bookTitle: { csl: 'custom.bookTitle', ris: 'N1 In' },
    articleNumber: { csl: 'number' },
  },
  conference: { bookTitle: { highwire: 'conference_title' } },
  preprint: { arxiv: { csl: 'number' } },
  bachelor: thesis,
  master: thesis,
  doctoral: thesis,
  report: {
    ...ofInstitution,
    issue: { csl: 'number', highwire: 'technical_report_number' },
  },
  dataset: withVersion,
  software: withVersion,
  talk: shownToPeople,
  poster: shownToPeople,
  patent: { ...ofInstitution, issue: { csl: 'number', highwire: 'patent_number' } },
};

/** The fields of citations and of pasted citations. */
export const citedNames = [...citedTexts, ...paperFieldsOf('people', 'date', 'type')];

export type CitedName = (typeof citedNames)[number];

/**
 * Cited fields that CSL does not have, with their names in `custom`, in BibTeX and in RIS, so that imports
 * read them again.
 */
export const fieldsWithoutCsl = () =>
  citedNames.flatMap((field) => {
    const { csl = '', bibtex = '', ris = '' } = metadata[field] ?? {};
    if (!csl.startsWith('custom.')) return [];
    return {
      field,
      custom: csl.replace('custom.', ''),
      bibtex,
      risNote: ris.startsWith('N1 ') ? ris.slice(3) : '',
    };
  });

/** The names under CSL's `custom`, by which this site's own files are read. */
export const customNames = () => [
  ...new Set(
    [metadata, ...Object.values(ownNames)]
      .flatMap((fields) => Object.values<Metadata>(fields))
      .flatMap(({ csl = '' }) => (csl.startsWith('custom.') ? csl.replace('custom.', '') : [])),
  ),
];

const prefixes: Metadata = { highwire: 'citation_', dublinCore: 'DC.' };

/** The name of a field in a format, for a work of this type. */
function nameIn(format: keyof Metadata, field: FieldName, type: WorkType): string | undefined {
  const name = ownNames[type]?.[field]?.[format] ?? metadata[field]?.[format];
  return name && (prefixes[format] ?? '') + name;
}

/**
 * Writes each field that has a value and a name in the format; `own` replaces what is written for a field.
 */
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

/**
 * Reads each field by its name in the format. A missing one becomes empty, or undefined if it is optional.
 */
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
