/** The list of papers by area, year, author and words, one page at a time. */
import { limits } from '@lab/contract';
import type { PapersQuery } from '@lab/contract/papers/schemas';
import { type DocumentSnapshot, Filter, type Query } from 'firebase-admin/firestore';
import { areaCalled, type NamedArea } from '../areas/area-names.ts';
import { comparedIn, inArea } from '../areas/in-area-store.ts';
import { cursorAfter, readPage } from '../data/page.ts';
import { Page } from '../http/handler.ts';
import { asCards, papersCollection, type StoredPaper } from './paper-store.ts';
import { authorKeys, wordKey, wordsOf } from './search-keys.ts';

/**
 * A query may look for one entry of a list only; the other words are compared here. That may leave a page short or
 * empty while there is a next one, but no call reads more than this many documents for each it was asked for.
 */
const pagesScanned = 5;

/** Firestore compares with no more values at once. */
const mostCompared = 30;

interface WhereArea {
  filter: Filter;
  compared: number;
}

/** Of a name that no area has or had, the papers that still hold it. */
export function whereArea(areas: readonly NamedArea[], name: string): WhereArea {
  const area = areaCalled(areas, name);
  return area
    ? { filter: inArea(area, 'category'), compared: comparedIn(area) }
    : { filter: Filter.where('category', '==', name), compared: 1 };
}

export async function findPapers(
  { year, author, q, ...paging }: Omit<PapersQuery, 'area'>,
  area?: WhereArea,
): Promise<Page<DocumentSnapshot<StoredPaper>[]>> {
  const mostPeople = Math.floor(mostCompared / (area?.compared ?? 1));
  // A longer word is in fewer papers.
  const people = author ? authorKeys(author).slice(0, mostPeople) : [];
  const words = wordsOf(q ?? '')
    .map(wordKey)
    .sort((a, b) => b.length - a.length);
  const sought = people.length > 0 ? people : words.splice(0, 1);
  const others = words;

  let query: Query<StoredPaper> = papersCollection();
  if (area) query = query.where(area.filter);
  if (year) query = query.where('year', '==', year);
  if (sought.length > 0) query = query.where('keys', 'array-contains-any', sought);
  query = others.length > 0 ? asCards(query, 'keys') : asCards(query);

  const { limit = limits.page } = paging;
  const found: DocumentSnapshot<StoredPaper>[] = [];
  let cursor = paging.cursor;
  for (let scanned = 0; scanned < (others.length > 0 ? pagesScanned : 1); scanned++) {
    const { records, next } = await readPage(query, { limit, cursor });
    for (const record of records) {
      if (!others.every((key) => record.data().keys.includes(key))) continue;
      found.push(record);
      if (found.length === limit) {
        const moreFollow = record !== records.at(-1) || next !== undefined;
        return new Page(found, moreFollow ? cursorAfter(record.data().createdAt, record.id) : undefined);
      }
    }
    cursor = next;
    if (!next) break;
  }
  return new Page(found, cursor);
}
