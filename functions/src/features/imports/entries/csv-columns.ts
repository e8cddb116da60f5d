/**
 * The columns of Google Scholar, Zotero, Scopus, Web of Science, PubMed and of people as the fields of an
 * item.
 */
import { withFamilyFirst } from '@lab/contract/features/citations/initials-last';
import { pastedNames } from '@lab/contract/features/citations/pasted-names';
import type { CslCustom, CslItem, CslName } from '@lab/contract/features/imports/entry';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { arxivIn } from './archives.ts';
import { authorNames, columnNames, typeNamed } from './column-names.ts';
import { filled } from './item.ts';
import { cslName, fullPages, plainItem } from './plain-item.ts';

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

export function itemOfRow(row: Row): CslItem {
  const cell = (...names: string[]) => names.map((name) => row.get(name)).find(Boolean) ?? '';
  const type = typeOf(row);
  const number = cell('number', 'nummer');
  const extra = cell('extra');
  const arxiv =
    arxivIn(/^arxiv\s*:.*$/im.exec(extra)?.[0] ?? '') ?? (type === 'article' ? arxivIn(number) : '');
  const numbered = type === 'article-journal' || type === 'paper-conference' ? 'issue' : 'number';
  const texts: Record<string, string> = Object.fromEntries(
    Object.entries(columnNames).map(([field, names]) => [field, cell(...names)]),
  );
  return plainItem({
    ...(number && !arxiv && { [numbered]: number }),
    ...filled(texts),
    type,
    page: cell('pages', 'seiten') || pagesOf(cell('page start', 'start page'), cell('page end', 'end page')),
    ...citedIn(cell('citation')),
    author: peopleIn(fullNames(cell('author full names')) || cell(...authorNames, 'book author(s)')),
    editor: peopleIn(cell('editor', 'editors', 'book editors')),
    translator: peopleIn(cell('translator')),
    issued: dateOf(cell),
    keyword: [cell('manual tags', 'author keywords', 'keywords', 'schlagwörter'), cell('automatic tags')]
      .filter(Boolean)
      .join('; '),
    ...filled({ PMID: /^pmid:\s*(\d+)/im.exec(extra)?.[1] }),
    custom: {
      licence: cell('rights'),
      articleNumber: cell('art. no.', 'article number'),
      ...areasIn(cell),
      ...(endsInOthers.test(cell(...authorNames)) && { moreAuthors: true }),
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

/** Scopus writes `Roe, Ada (5719); Lee, Bo (5720)`. */
const fullNames = (cell: string) => cell.replace(/(?:(?<!\s)\s+)?\(\d+\)/g, '');

const nobody = /^\[no author name available\]$/i;

const pagesOf = (from: string, to: string) => (from && to && from !== to ? `${from}-${to}` : from);

/** PubMed's `Acta Maris. 2021 Mar;75(2):101-10. doi: ...`, the only place of volume and pages. */
function citedIn(citation: string) {
  const [, volume = '', issue = '', page = ''] =
    /^[^;]{1,300};\s*([\w ]{0,20})(?:\(([^()]{1,20})\))?:([\w-]{1,30})[.\s]/.exec(citation) ?? [];
  return filled({ volume, issue, page: fullPages(page) });
}

/** Web of Science writes `APR 1` beside the year. */
function dateOf(cell: (...names: string[]) => string): string {
  const [date, year] = [cell('date', 'publication date', 'datum'), cell('publication year', 'year', 'jahr')];
  return date && year && !/\d{4}/.test(date) ? `${year} ${date}` : date || year;
}

/** Google Scholar names no type. */
function typeOf(row: Row): string {
  const given = row.get('item type')?.toLowerCase();
  if (given) return types[given] ?? 'document';
  const named = typeNamed(row.get('document type') || row.get('type') || row.get('typ') || '');
  if (named) return named;
  const containers = columnNames['container-title'] ?? [];
  const publication = containers.map((name) => row.get(name)).find(Boolean) ?? '';
  if (/\b(?:proceedings|conference|symposium|workshop)\b/i.test(publication)) return 'paper-conference';
  if (publication) return 'article-journal';
  return row.get('publisher') ? 'book' : 'document';
}

/** Both write `Family, Given; Family, Given`. Somebody who types a table may write names otherwise. */
function peopleIn(cell: string): CslName[] {
  const parts = cell.includes(';') ? cell.split(';') : pastedNames(cell);
  const names = (parts.length > 0 ? parts : [cell]).map((name) => name.trim());
  return withFamilyFirst(names.filter((name) => name && !others.test(name) && !nobody.test(name))).map(
    cslName,
  );
}
