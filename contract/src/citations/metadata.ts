/** What machines call what a paper says, in the order in which citations say it. */
import { type FieldName, isOptional, namesOf, type ShownManuscript } from '../papers/fields.ts';
import { eachField } from '../papers/manuscript.ts';

interface Metadata {
  /** In CSL-JSON, in which citations are also read. */
  csl?: string;
  bibtex?: string;
  ris?: string;
  /** In the tags that Google Scholar asks for ("Highwire Press"). */
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

/** People, days and files need more than a name: what writes a format says how it has them. `url` is the paper's page here. */
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

/** What a record says in the words of a format, without what is empty; `own` has what needs more than a name. */
export function inWordsOf<Said>(
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

/** The fields that citations have, in files and in what people paste. */
export const citedNames = [...citedTexts, ...namesOf('people', 'day')];

export type CitedName = (typeof citedNames)[number];

/** The other way round: what is called so in a format. What it does not say is empty, or missing where it may be. */
export function readFrom(
  format: keyof Metadata,
  read: (name: string) => string,
): Pick<ShownManuscript, (typeof citedTexts)[number]> {
  return eachField<ShownManuscript>((field) => {
    const { [format]: name } = metadata[field];
    return (name && read(name)) || (isOptional(field) ? undefined : '');
  }, citedTexts);
}
