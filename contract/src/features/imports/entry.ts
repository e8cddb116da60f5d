/** The result of reading a bibliography file of any format: entries in the form of CSL-JSON. */

export type EntryFormat = 'bibtex' | 'ris' | 'csl' | 'nbib' | 'wos' | 'endnote' | 'csv';

/** One entry of a file. It has an `item`, or a `problem` that says why it could not be read. */
export interface ReadEntry {
  /** The line of the file on which the entry begins, counted from 1. */
  line: number;
  /** Its name, where several were chosen. */
  file?: string;
  /** The entry's own key, number or identifier; empty where it has none. */
  key: string;
  /** The original text of the entry, which also contains fields that this site does not store. */
  original: string;
  format: EntryFormat;
  item?: CslItem;
  problem?: string;
}

export interface CslName {
  family?: string;
  given?: string;
  'non-dropping-particle'?: string;
  'dropping-particle'?: string;
  suffix?: string;
  /** An organisation, or a name that must not be taken apart. */
  literal?: string;
}

/** A date as year, month, day; month and day may be missing. Two dates are a range. */
export interface CslDate {
  'date-parts': number[][];
}

/** Texts are plain, without tags; mathematics stays TeX between dollars. */
export interface CslItem extends CslTexts, CslNames {
  /** CSL's name of the type, such as `article-journal` or `thesis`. */
  type: string;
  issued?: CslDate;
  accessed?: CslDate;
  'event-date'?: CslDate;
  custom?: CslCustom;
}

export const cslNameFields = ['author', 'editor', 'translator'] as const;

type CslNames = Partial<Record<(typeof cslNameFields)[number], CslName[]>>;

export const cslTextFields = [
  'title',
  'container-title',
  'collection-title',
  'collection-number',
  'publisher',
  'publisher-place',
  'volume',
  'issue',
  'page',
  'number',
  'number-of-pages',
  'edition',
  'DOI',
  'ISBN',
  'ISSN',
  'PMID',
  'PMCID',
  'URL',
  'abstract',
  'keyword',
  'note',
  'annote',
  'genre',
  'medium',
  'status',
  'version',
  'event-title',
  'event-place',
  'language',
] as const;

type CslTexts = Partial<Record<(typeof cslTextFields)[number], string>>;

/** Fields that CSL does not have. */
export interface CslCustom {
  /** The archive of a preprint in lower case, such as `arxiv`, and its number there. */
  archive?: string;
  eprint?: string;
  thesis?: 'bachelor' | 'master' | 'doctoral';
  /** What the entry says elsewhere, if that is another year. */
  otherDate?: CslDate;
  licence?: string;
  handle?: string;
  /** The number of an article that has no pages. */
  articleNumber?: string;
  pdf?: string;
  /** The name or address of its picture. */
  picture?: string;
  /** The line of a page that was taken apart, so that a person compares the two. */
  fromLine?: string;
  /** The name of an area of the lab. */
  area?: string;
  /** The names of its further areas. */
  moreAreas?: string[];
  /**
   * Fields of this site's own CSL files. They are in `custom`, because CSL uses these names for something
   * else.
   */
  arxiv?: string;
  bookTitle?: string;
  school?: string;
  institution?: string;
  publisher?: string;
  links?: { name: string; url: string }[];
  /** Positions in `author`, counted from 0. */
  equalContribution?: number[];
  corresponding?: number[];
  /**
   * What the entry names as its preprint, its published version or a related entry: DOIs, arXiv numbers, keys
   * of the file.
   */
  related?: string[];
  /**
   * Fields of this site's own files, which are lists of several parts. They are checked when they become a
   * work.
   */
  otherVersions?: unknown[];
  notices?: unknown[];
  /** The list of authors ended in `and others`. */
  moreAuthors?: true;
  selected?: true;
}
