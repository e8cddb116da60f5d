/** The list of papers by area, year, author and words, one page at a time. */
import { limits } from '@lab/contract';
import type { PapersQuery } from '@lab/contract/papers/schemas';
import { type DocumentSnapshot, Filter, type Query } from 'firebase-admin/firestore';
import { areaCalled, type NamedArea } from '../areas/area-names.ts';
import { comparedIn, inArea } from '../areas/in-area-store.ts';
import { cursorAfter, readPage } from '../data/page.ts';
import { searchReadLimit } from '../data/read-limit.ts';
import { Page } from '../http/handler.ts';
import { authorKeys, rememberedKeys } from './author-keys.ts';
import { asCards, papersCollection, type StoredPaper } from './paper-store.ts';
import { areaClause, type Clause, clausesOf } from './search-clauses.ts';

/**
 * A query may look for one entry of a list only; the other clauses are compared here. That may leave a page short or
 * empty while there is a next one. In two queries, as the first is usually enough; each reads one paper more to see
 * whether others follow. With the counts and the document of the areas no search reads more than forty documents.
 */
const mostCompared = 34;

/** To find the rarest clause, this many are counted, each up to this many papers, which is billed as one read. */
const mostCounted = 3;
const countedTo = 1_000;

/** The limit of Firestore for the values of one query. */
const mostValues = 30;

interface WhereArea {
  filter: Filter;
  /** How many values the filter compares with. */
  compared: number;
  /** Finds only papers of the present form. */
  clause: Clause;
}

/** If no area has or had this name, papers that store the name itself are found. */
function whereArea(areas: readonly NamedArea[], name: string): WhereArea {
  const area = areaCalled(areas, name);
  return area
    ? { filter: inArea(area, 'category'), compared: comparedIn(area), clause: areaClause(area) }
    : { filter: Filter.where('category', '==', name), compared: 1, clause: [] };
}

type Found = Page<DocumentSnapshot<StoredPaper>[]>;

export async function findPapers(
  { area, year, author, exactAuthor, q, ...paging }: PapersQuery,
  areas: readonly NamedArea[],
): Promise<Found> {
  const inside = area ? whereArea(areas, area) : undefined;
  let papers: Query<StoredPaper> = papersCollection();
  if (year) papers = papers.where('year', '==', year);
  const { limit = limits.page, cursor } = paging;
  const clauses = [
    ...(exactAuthor ? [authorKeys(exactAuthor)] : []),
    ...(author ? [rememberedKeys(author)] : []),
    ...clausesOf(q ?? '', areas),
  ].map((clause) => clause.slice(0, mostValues));
  // An area of many names is one clause more, because the values of both lists are multiplied.
  if (inside && clauses.some((clause) => clause.length * inside.compared > mostValues)) {
    clauses.push(inside.clause);
  } else if (inside) {
    papers = papers.where(inside.filter);
  }

  if (clauses.length <= 1) {
    const { records, next } = await readPage(asCards(withClause(papers, clauses[0])), { limit, cursor });
    return new Page(records, next);
  }
  searchReadLimit(mostCompared + mostCounted);
  const rarest = await rarestOf(papers, clauses);
  const others = clauses.filter((clause) => clause !== rarest);
  return compare(asCards(withClause(papers, rarest), 'keys'), others, { limit, cursor });
}

const withClause = (papers: Query<StoredPaper>, clause: Clause | undefined) =>
  clause ? papers.where('keys', 'array-contains-any', clause) : papers;

/** The clause that the fewest papers meet, so that few are read in vain. Only the longest are counted: they are usually rare. */
async function rarestOf(papers: Query<StoredPaper>, clauses: Clause[]): Promise<Clause | undefined> {
  const length = ([key = '']: Clause) => key.length;
  const longest = clauses.toSorted((a, b) => length(b) - length(a)).slice(0, mostCounted);
  const counts = await Promise.all(
    longest.map(async (clause) => {
      const meeting = withClause(papers, clause).orderBy('createdAt', 'desc').limit(countedTo);
      return (await meeting.count().get()).data().count;
    }),
  );
  return longest[counts.indexOf(Math.min(...counts))];
}

async function compare(
  query: Query<StoredPaper>,
  clauses: Clause[],
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<Found> {
  const found: DocumentSnapshot<StoredPaper>[] = [];
  let after = cursor;
  for (const size of [Math.min(limit, mostCompared / 2), mostCompared / 2]) {
    const { records, next } = await readPage(query, { limit: size, cursor: after });
    for (const record of records) {
      const keys = new Set(record.data().keys);
      if (!clauses.every((clause) => clause.some((key) => keys.has(key)))) continue;
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
