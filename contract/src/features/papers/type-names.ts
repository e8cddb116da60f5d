/** The names of the types of works in each format, apart because few pages need them. */
import type { WorkType } from './types.ts';

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
