/** The types of works and their names in each format. forms/asked.ts lists the fields of each type. */
export const workTypes = [
  'article',
  'conference',
  'preprint',
  'chapter',
  'book',
  'bachelor',
  'master',
  'doctoral',
  'report',
  'dataset',
  'software',
  'talk',
  'poster',
  'patent',
  'other',
] as const;

export type WorkType = (typeof workTypes)[number];

const isWorkType = (type: unknown): type is WorkType => (workTypes as readonly unknown[]).includes(type);

/** Papers of earlier versions have no type: they are articles. A type of a later version is shown as another work. */
export function workTypeOf(stored: unknown): WorkType {
  if (!stored) return 'article';
  return isWorkType(stored) ? stored : 'other';
}

interface TypeNames {
  csl: string;
  /** CSL's `genre`, for works that share one type in CSL. */
  genre?: string;
  schemaOrg: string;
  bibtex: string;
  /** BibTeX's field `type`. */
  bibtexType?: string;
  ris: string;
}

/** The same for all theses; the degree is written as their genre. */
const thesis = { csl: 'thesis', schemaOrg: 'Thesis', ris: 'THES' } as const;

/** BibTeX has no type for it. @__NO_SIDE_EFFECTS__ */
function misc(genre: string) {
  return { genre, bibtex: 'misc', bibtexType: genre };
}

export const typeNames: Readonly<Record<WorkType, TypeNames>> = {
  article: { csl: 'article-journal', schemaOrg: 'ScholarlyArticle', bibtex: 'article', ris: 'JOUR' },
  conference: {
    csl: 'paper-conference',
    schemaOrg: 'ScholarlyArticle',
    bibtex: 'inproceedings',
    ris: 'CONF',
  },
  preprint: { ...misc('Preprint'), csl: 'article', schemaOrg: 'ScholarlyArticle', ris: 'UNPB' },
  chapter: { csl: 'chapter', schemaOrg: 'Chapter', bibtex: 'incollection', ris: 'CHAP' },
  book: { csl: 'book', schemaOrg: 'Book', bibtex: 'book', ris: 'BOOK' },
  bachelor: { ...thesis, genre: "Bachelor's thesis", bibtex: 'thesis', bibtexType: "Bachelor's thesis" },
  master: { ...thesis, genre: "Master's thesis", bibtex: 'mastersthesis' },
  doctoral: { ...thesis, genre: 'Doctoral thesis', bibtex: 'phdthesis' },
  report: { csl: 'report', schemaOrg: 'Report', bibtex: 'techreport', ris: 'RPRT' },
  dataset: { csl: 'dataset', schemaOrg: 'Dataset', bibtex: 'dataset', ris: 'DATA' },
  software: { csl: 'software', schemaOrg: 'SoftwareSourceCode', bibtex: 'software', ris: 'COMP' },
  talk: { ...misc('Talk'), csl: 'speech', schemaOrg: 'PresentationDigitalDocument', ris: 'SLIDE' },
  poster: { ...misc('Poster'), csl: 'speech', schemaOrg: 'Poster', ris: 'GEN' },
  patent: { csl: 'patent', schemaOrg: 'CreativeWork', bibtex: 'patent', ris: 'PAT' },
  other: { csl: 'document', schemaOrg: 'CreativeWork', bibtex: 'misc', ris: 'GEN' },
};
