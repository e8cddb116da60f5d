/** The names of a paper's fields in the formats that machines read, in the order of a citation. */
import { type FieldName, isOptional, type ManuscriptReply, namesOf } from '../papers/fields.ts';
import { eachField } from '../papers/manuscript.ts';

interface Metadata {
  /** CSL-JSON, which pasted citations are converted to as well. */
  csl?: string;
  bibtex?: string;
  ris?: string;
  /** The meta tags that Google Scholar reads ("Highwire Press"). */
  highwire?: string;
  dublinCore?: string;
  schemaOrg?: keyof SchemaOrgTexts;
}

/** Properties of a schema.org ScholarlyArticle that are texts. */
export interface SchemaOrgTexts {
  headline?: string;
  about?: string;
  abstract?: string;
  keywords?: string;
}

type Name = FieldName | 'url';

/** Authors, dates and files have no single name: the writer of each format adds them. `url` is the paper's page on this site. */
const metadata: Record<Name, Metadata> = {
  title: {
    csl: 'title',
    bibtex: 'title',
    ris: 'TI',
    highwire: 'citation_title',
    dublinCore: 'DC.title',
    schemaOrg: 'headline',
  },
  authors: {},
  publisher: {
    csl: 'container-title',
    bibtex: 'journal',
    ris: 'T2',
    highwire: 'citation_journal_title',
    dublinCore: 'DC.publisher',
  },
  publicationDate: {},
  doi: { csl: 'DOI', bibtex: 'doi', ris: 'DO', highwire: 'citation_doi' },
  url: { csl: 'URL', bibtex: 'url', ris: 'UR', highwire: 'citation_abstract_html_url' },
  category: { dublinCore: 'DC.subject', schemaOrg: 'about' },
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
  image: {},
  pdf: {},
  links: {},
};

const names = Object.keys(metadata) as Name[];

/** Writes each field that has a value and a name in the format; `own` replaces what is written for a field. */
export function fieldsInFormat<Said>(
  format: keyof Metadata,
  record: { [Of in Name]?: unknown },
  say: (name: string, text: string) => Said[],
  own: { [Of in Name]?: Said[] } = {},
): Said[] {
  return names.flatMap((field) => {
    const { [format]: name } = metadata[field];
    const text = record[field];
    return own[field] ?? (name && text && typeof text === 'string' ? say(name, text) : []);
  });
}

const citedTexts = namesOf('title', 'text', 'doi', 'prose');

/** The fields in citation files and in pasted citations. */
export const citedNames = [...citedTexts, ...namesOf('people', 'day')];

export type CitedName = (typeof citedNames)[number];

/** Reads each field by its name in the format. A missing one becomes empty, or undefined if it is optional. */
export function fieldsFromFormat(
  format: keyof Metadata,
  read: (name: string) => string,
): Pick<ManuscriptReply, (typeof citedTexts)[number]> {
  return eachField<ManuscriptReply>((field) => {
    const { [format]: name } = metadata[field];
    return (name && read(name)) || (isOptional(field) ? undefined : '');
  }, citedTexts);
}
