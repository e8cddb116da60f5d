/** The columns of Google Scholar and of Zotero as the fields of an item. */
import { withFamilyFirst } from '@lab/contract/citations/initials-last';
import { pastedNames } from '@lab/contract/citations/pasted-names';
import type { CslCustom, CslItem, CslName } from '@lab/contract/imports/entry';
import { paperTexts } from '@lab/contract/papers/texts';
import { arxivIn } from './archives.ts';
import { cslName } from './csl-name.ts';
import { plainItem } from './plain-item.ts';

const others = /^(?:et\.?\s?al|others)\.?$/i;
const endsInOthers = /[\s,;](?:et\.?\s?al|others)\.?$/i;

/** By the names of the header in lower case. */
export type Row = ReadonlyMap<string, string>;

/** Zotero's types of items that CSL calls otherwise. */
const types: Record<string, string> = {
  journalarticle: 'article-journal',
  magazinearticle: 'article-magazine',
  newspaperarticle: 'article-newspaper',
  conferencepaper: 'paper-conference',
  booksection: 'chapter',
  encyclopediaarticle: 'entry-encyclopedia',
  dictionaryentry: 'entry-dictionary',
  preprint: 'article',
  computerprogram: 'software',
  presentation: 'speech',
  standard: 'standard',
  book: 'book',
  thesis: 'thesis',
  report: 'report',
  dataset: 'dataset',
  patent: 'patent',
};

/** The first column that is filled counts. */
const columns: Record<string, string[]> = {
  title: ['title'],
  'container-title': ['publication title', 'publication'],
  'collection-title': ['series', 'series title'],
  'collection-number': ['series number'],
  volume: ['volume'],
  issue: ['issue'],
  page: ['pages'],
  publisher: ['publisher'],
  'publisher-place': ['place'],
  edition: ['edition'],
  version: ['version'],
  DOI: ['doi'],
  ISBN: ['isbn'],
  ISSN: ['issn'],
  URL: ['url'],
  abstract: ['abstract note', 'abstract'],
  genre: ['type'],
  medium: ['medium'],
  language: ['language'],
  'event-title': ['conference name', 'meeting name'],
  'number-of-pages': ['num pages'],
};

export function itemOfRow(row: Row): CslItem {
  const cell = (...names: string[]) => names.map((name) => row.get(name)).find(Boolean) ?? '';
  const type = typeOf(row);
  const number = cell('number');
  const extra = cell('extra');
  const arxiv =
    arxivIn(/^arxiv\s*:.*$/im.exec(extra)?.[0] ?? '') ?? (type === 'article' ? arxivIn(number) : '');
  const numbered = type === 'article-journal' || type === 'paper-conference' ? 'issue' : 'number';
  const texts = Object.fromEntries(
    Object.entries(columns).flatMap(([field, names]) => (cell(...names) ? [[field, cell(...names)]] : [])),
  );
  return plainItem({
    ...(number && !arxiv && { [numbered]: number }),
    ...texts,
    type,
    author: namesOf(cell('author', 'authors')),
    editor: namesOf(cell('editor')),
    translator: namesOf(cell('translator')),
    issued: cell('date') || cell('publication year', 'year'),
    keyword: [cell('manual tags'), cell('automatic tags')].filter(Boolean).join('; '),
    PMID: /^pmid:\s*(\d+)/im.exec(extra)?.[1],
    custom: {
      licence: cell('rights'),
      ...areasIn(cell),
      ...(endsInOthers.test(cell('author', 'authors')) && { moreAuthors: true }),
      // The publisher of an article is its journal, so its own is kept beside it.
      ...(type === 'article-journal' && { publisher: cell('publisher') }),
      ...(arxiv && { archive: 'arxiv', eprint: arxiv }),
    },
  });
}

/** By the names that this site's own tables give to the columns. */
function areasIn(cell: (...names: string[]) => string): Pick<CslCustom, 'area' | 'moreAreas'> {
  const { category, moreAreas } = paperTexts.fields;
  return {
    area: cell(category.toLowerCase()),
    moreAreas: cell(moreAreas.toLowerCase()).split(';'),
  };
}

/** Google Scholar names no type. */
function typeOf(row: Row): string {
  const told = row.get('item type')?.toLowerCase();
  if (told) return types[told] ?? 'document';
  const publication = row.get('publication') ?? row.get('publication title') ?? '';
  if (/\b(?:proceedings|conference|symposium|workshop)\b/i.test(publication)) return 'paper-conference';
  if (publication) return 'article-journal';
  return row.get('publisher') ? 'book' : 'document';
}

/** Both write `Family, Given; Family, Given`. In a table that somebody typed, names may stand otherwise. */
function namesOf(cell: string): CslName[] {
  const parts = cell.includes(';') ? cell.split(';') : pastedNames(cell);
  const names = (parts.length > 0 ? parts : [cell]).map((name) => name.trim());
  return withFamilyFirst(names.filter((name) => name && !others.test(name))).map(cslName);
}
