/** What programs and people call the columns of a table of works, in lower case. */

export const titleNames = ['title', 'article title', 'document title', 'titel'];
export const authorNames = ['author', 'authors', 'autor', 'autoren', 'autor:innen', 'autorinnen und autoren'];

/**
 * By CSL's names; the first column that is filled counts. Those of Zotero come first, then those of Scopus,
 * Web of Science, PubMed.
 */
export const columnNames: Record<string, string[]> = {
  title: titleNames,
  'container-title': [
    'publication title',
    'publication',
    'source title',
    'journal/book',
    'journal',
    'venue',
    'book title',
    'zeitschrift',
  ],
  'collection-title': ['series', 'series title', 'book series title', 'reihe'],
  'collection-number': ['series number'],
  volume: ['volume', 'band', 'jahrgang'],
  issue: ['issue', 'heft'],
  page: ['pages', 'seiten'],
  publisher: ['publisher', 'verlag'],
  'publisher-place': ['place', 'publisher city'],
  edition: ['edition', 'auflage'],
  version: ['version'],
  DOI: ['doi'],
  ISBN: ['isbn'],
  ISSN: ['issn', 'eissn'],
  URL: ['url', 'link', 'doi link'],
  PMID: ['pubmed id', 'pmid'],
  PMCID: ['pmcid'],
  abstract: ['abstract note', 'abstract', 'zusammenfassung'],
  genre: ['type', 'typ'],
  medium: ['medium'],
  language: ['language', 'language of original document', 'sprache'],
  'event-title': ['conference name', 'meeting name', 'conference title'],
  'number-of-pages': ['num pages'],
};

/** What a column of types says, in any program's words. */
const types: [RegExp, string][] = [
  [/chapter|book ?section|buchkapitel/, 'chapter'],
  [/^article; proceedings/, 'article-journal'],
  [/conference|proceedings|workshop|meeting abstract|konferenz/, 'paper-conference'],
  [/thesis|dissertation|arbeit\b/, 'thesis'],
  [/preprint/, 'article'],
  [/patent/, 'patent'],
  [/data ?set|datensatz/, 'dataset'],
  [/software|program/, 'software'],
  [/report|bericht/, 'report'],
  [/poster|talk|presentation|keynote|vortrag/, 'speech'],
  [/^(?:edited )?(?:book|buch)$/, 'book'],
  [/article|artikel|review|letter|note|editorial|erratum|short survey|data paper/, 'article-journal'],
];

export const typeNamed = (name: string) => types.find(([words]) => words.test(name.toLowerCase()))?.[1];
