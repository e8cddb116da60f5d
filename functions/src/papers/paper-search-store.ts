/** The list of papers by area, year, author and words, one page at a time. */
import { limits } from '@lab/contract';
import type { PapersQuery } from '@lab/contract/papers/schemas';
import { type DocumentSnapshot, Filter, type Query } from 'firebase-admin/firestore';
import { areaCalled, type NamedArea } from '../areas/area-names.ts';
import { comparedIn, inArea } from '../areas/in-area-store.ts';
import { cursorAfter, readPage } from '../data/page.ts';
import { searchReadLimit } from '../data/read-limit.ts';
import { Page } from '../http/handler.ts';
import { asCards, papersCollection, type StoredPaper } from './paper-store.ts';
import { authorKeys, wordKey, wordsOf } from './search-keys.ts';

/**
 * A query may look for one entry of a list only; the other words are compared here. That may leave a page short or
 * empty while there is a next one, but no call with several words reads more papers than this.
 */
const mostCompared = 60;

/** To find the rarest word, this many words are counted, each up to this many papers. */
const mostCounted = 3;
const countedTo = 1_000;

/** The limit of Firestore for the values of one query. */
const mostValues = 30;

interface WhereArea {
  filter: Filter;
  /** How many values the filter compares with. */
  compared: number;
}

/** If no area has or had this name, papers that store the name itself are found. */
export function whereArea(areas: readonly NamedArea[], name: string): WhereArea {
  const area = areaCalled(areas, name);
  return area
    ? { filter: inArea(area, 'category'), compared: comparedIn(area) }
    : { filter: Filter.where('category', '==', name), compared: 1 };
}

type Found = Page<DocumentSnapshot<StoredPaper>[]>;

export async function findPapers(
  { year, author, q, ...paging }: Omit<PapersQuery, 'area'>,
  area?: WhereArea,
): Promise<Found> {
  let papers: Query<StoredPaper> = papersCollection();
  if (area) papers = papers.where(area.filter);
  if (year) papers = papers.where('year', '==', year);
  const { limit = limits.page, cursor } = paging;
  const words = [...new Set(wordsOf(q ?? '').map(wordKey))];
  const mostPeople = Math.floor(mostValues / (area?.compared ?? 1));
  const people = author ? authorKeys(author).slice(0, mostPeople) : [];
  const entries = [...(people.length > 0 ? [people] : []), ...words.map((word) => [word])];

  if (entries.length <= 1) {
    const { records, next } = await readPage(asCards(withEntry(papers, entries[0])), { limit, cursor });
    return new Page(records, next);
  }
  searchReadLimit(mostCompared + mostCounted);
  const rarest = people.length > 0 ? people : await rarestOf(papers, words);
  const others = words.filter((word) => !rarest.includes(word));
  return compare(asCards(withEntry(papers, rarest), 'keys'), others, { limit, cursor });
}

const withEntry = (papers: Query<StoredPaper>, entry: string[] | undefined) =>
  entry ? papers.where('keys', 'array-contains-any', entry) : papers;

/** The word in the fewest papers, so that few are read in vain. Only the longest words are counted: they are usually rare. */
async function rarestOf(papers: Query<StoredPaper>, words: string[]): Promise<string[]> {
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, mostCounted);
  const counts = await Promise.all(
    longest.map(async (word) => {
      const holding = withEntry(papers, [word]).orderBy('createdAt', 'desc').limit(countedTo);
      return (await holding.count().get()).data().count;
    }),
  );
  return longest.slice(counts.indexOf(Math.min(...counts))).slice(0, 1);
}

async function compare(
  query: Query<StoredPaper>,
  words: string[],
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<Found> {
  const found: DocumentSnapshot<StoredPaper>[] = [];
  let after = cursor;
  // The first half is usually enough.
  for (const size of [Math.min(limit, mostCompared / 2), mostCompared / 2]) {
    const { records, next } = await readPage(query, { limit: size, cursor: after });
    for (const record of records) {
      if (!words.every((word) => record.data().keys.includes(word))) continue;
      found.push(record);
      if (found.length === limit) {
        const moreFollow = record !== records.at(-1) || next !== undefined;
        return new Page(found, moreFollow ? cursorAfter(record.data().createdAt, record.id) : undefined);
      }
    }
    after = next;
    if (!next) break;
  }
  return new Page(found, after);
}
