/** The list of papers by area, year, person, keyword and words, one page at a time. */
import { limits } from '@lab/contract/api/limits';
import { paperFlags } from '@lab/contract/features/papers/flags';
import { noYear } from '@lab/contract/features/papers/no-year';
import type { PapersQuery } from '@lab/contract/features/papers/schemas';
import { meantBy, meantQuery } from '@lab/contract/features/search/find';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { hiddenEmailsIn } from '../../core/content/hidden-email.ts';
import { cursorAfter, readPage } from '../../core/data/page.ts';
import { searchReadLimit } from '../../core/data/read-limit.ts';
import { Page } from '../../core/http/handler.ts';
import type { NamedPerson } from '../../core/summaries/names-store.ts';
import { areaCalled, type NamedArea } from '../areas/area-names.ts';
import { comparedIn, inArea } from '../areas/in-area-store.ts';
import { currentIndex } from '../search/current-index.ts';
import { authorKeys, rememberedKeys } from './author-keys.ts';
import { memberIdsIn } from './author-members.ts';
import { areaFields, asCards, papersCollection, type StoredPaper } from './paper-store.ts';
import { areaClause, type Clause, clausesOf, type Meant, personClause } from './search-clauses.ts';
import { flagKey, keywordKey, typeKey, yearKey } from './search-keys.ts';

/**
 * A query may look for one entry of a list only; the other clauses are compared here. That may leave a page
 * short or empty while there is a next one. In two queries, as the first is usually enough; each reads one
 * paper more to see whether others follow. With the counts and the document of the areas no search reads more
 * than forty documents.
 */
const mostCompared = 34;

/**
 * To find the rarest clause, this many are counted, each up to this many papers, which is billed as one read.
 */
const mostCounted = 3;
const countedTo = 1_000;

/** The limit of Firestore for the values of one query. */
const mostValues = 30;

/** Areas and team members, for filters by a name. */
interface Known {
  areas: readonly NamedArea[];
  team: readonly NamedPerson[];
  /** Who hides the email without being on the team. */
  hiding?: Parameters<typeof hiddenEmailsIn>[0];
}

type Order = 'createdAt' | 'publicationDate' | 'byType';

const orders = { date: 'publicationDate', type: 'byType' } as const;
type Papers = Query<StoredPaper>;
type FoundPaper = DocumentSnapshot<StoredPaper>;
type Found = Page<FoundPaper[]>;

/** What Firestore compares by other fields than the keys, and what is compared by the keys. */
interface Narrowed {
  papers: Papers;
  clauses: Clause[];
}

/** If no area has or had this name, papers that store the name itself are found. */
function narrowed(
  { area: name, year }: PapersQuery,
  { areas }: Known,
  clauses: Clause[],
  by: Order,
): Narrowed {
  const papers = year && !isYearByKey(year, by) ? ofYear(year, by) : papersCollection();
  if (!name) return { papers, clauses: [] };
  const area = areaCalled(areas, name);
  // By date everything but the year is compared by the keys, and by type everything, so that these orders
  // need few indexes. By date an area alone is not: papers of an earlier version have no key of it.
  const byKeys = by === 'byType' || (by === 'publicationDate' && clauses.length > 0);
  if (!area) {
    return byKeys
      ? { papers, clauses: clausesOf(name, []) }
      : { papers: papers.where('category', '==', name), clauses: [] };
  }
  // An area of many names is one clause more, because the values of both lists are multiplied.
  const compared = comparedIn(area, areaFields.length);
  if (byKeys || clauses.some((clause) => clause.length * compared > mostValues))
    return { papers, clauses: [areaClause(area)] };
  return { papers: papers.where(inArea(area, 'category', areaFields)), clauses: [] };
}

const isYearByKey = (year: string, by: Order) => by === 'byType' || year === noYear;

function ofYear(year: string, by: Order): Papers {
  const all = papersCollection();
  if (by === 'createdAt') return all.where('year', '==', year);
  return all.where('publicationDate', '>=', year).where('publicationDate', '<', `${year}~`);
}

function clausesIn(
  { author, exactAuthor, person, keyword, type, year, q, ...flags }: PapersQuery,
  { areas, team }: Known,
  by: Order,
  meant?: Meant,
): Clause[] {
  return [
    ...(exactAuthor ? [authorKeys(exactAuthor)] : []),
    ...(person ? [personClause(team, person)] : []),
    ...(author ? [rememberedKeys(author)] : []),
    ...(keyword ? [[keywordKey(keyword)]] : []),
    ...clausesOf(q ?? '', areas, meant),
    ...(type ? [[typeKey(type)]] : []),
    ...(year && isYearByKey(year, by) ? [[yearKey(year === noYear ? '' : year)]] : []),
    ...paperFlags.filter((flag) => flags[flag]).map((flag) => [flagKey(flag)]),
  ].map((clause) => clause.slice(0, mostValues));
}

/** A name on a paper may be somebody else's, so a person's papers are compared by id. */
export async function findPapers(query: PapersQuery, known: Known): Promise<Found> {
  const all =
    (await findByKeys(query, known)) ??
    (await findMeant(query, known)) ??
    new Page<FoundPaper[]>([], undefined);
  const found = asksForEmail(query) ? withoutHidden(all, known) : all;
  if (!query.person) return found;
  const idsOf = memberIdsIn(known.team);
  const { person } = query;
  const theirs = found.items.filter((record) => idsOf(record.data() as StoredPaper).includes(person));
  return new Page(theirs, found.next, found.instead);
}

/** Authors are found by the address of their account too, where they show it. */
export const asksForEmail = ({ author = '', exactAuthor = '' }: PapersQuery) =>
  author.includes('@') || exactAuthor.includes('@');

/**
 * An address that is hidden finds nothing, as one that nobody has; nor does a next page say that there was
 * something.
 */
function withoutHidden(found: Found, { team, hiding = [] }: Known): Found {
  const hide = hiddenEmailsIn(team, hiding);
  const isShown = (record: DocumentSnapshot<StoredPaper>) => {
    const paper = record.data();
    return paper !== undefined && hide(paper, paper.uid) === paper;
  };
  const shown = found.items.filter(isShown);
  const isWhole = shown.length > 0 && shown.length === found.items.length;
  return new Page(shown, isWhole ? found.next : undefined);
}

/** Where no paper has a word: papers with its forms, or with a word that differs from it in a letter. */
async function findMeant(query: PapersQuery, known: Known): Promise<Found | undefined> {
  if (!query.q || asksForEmail(query)) return undefined;
  const { index } = await currentIndex();
  const found = await findByKeys(query, known, (word) => meantBy(index, word, 'works'));
  return found && new Page(found.items, found.next, meantQuery(index, query.q, 'works'));
}

/** Undefined if no paper has what is looked for in one of the clauses. */
async function findByKeys(query: PapersQuery, known: Known, meant?: Meant): Promise<Found | undefined> {
  const { limit = limits.page, cursor } = query;
  const by: Order = query.order ? orders[query.order] : 'createdAt';
  const wanted = clausesIn(query, known, by, meant);
  const { papers, clauses: more } = narrowed(query, known, wanted, by);
  const clauses = [...wanted, ...more];
  if (clauses.some((clause) => clause.length === 0)) return new Page([], undefined);
  if (clauses.length <= 1) {
    const { records, next } = await readPage(asCards(withClause(papers, clauses[0])), { limit, cursor }, by);
    return records.length > 0 ? new Page(records, next) : undefined;
  }
  searchReadLimit(mostCompared + mostCounted);
  // By an address always, so that one that is hidden is looked for as one that nobody has.
  const rarest = asksForEmail(query) ? clauses[0] : await rarestOf(papers, clauses, by);
  if (!rarest) return undefined;
  const others = clauses.filter((clause) => clause !== rarest);
  return compare(asCards(withClause(papers, rarest), 'keys'), others, { limit, cursor, by });
}

const withClause = (papers: Papers, clause: Clause | undefined) =>
  clause ? papers.where('keys', 'array-contains-any', clause) : papers;

/**
 * The clause that matches the fewest papers, so that few others are read; undefined if it matches none. Only
 * the longest are counted, since they are usually rare.
 */
async function rarestOf(papers: Papers, clauses: Clause[], by: Order): Promise<Clause | undefined> {
  // Many papers are of one type, so its name says nothing.
  const length = ([key = '']: Clause) => (key.startsWith('type:') ? 0 : key.length);
  const longest = clauses.toSorted((a, b) => length(b) - length(a)).slice(0, mostCounted);
  const counts = await Promise.all(
    longest.map(async (clause) => {
      const meeting = withClause(papers, clause).orderBy(by, 'desc').limit(countedTo);
      return (await meeting.count().get()).data().count;
    }),
  );
  const fewest = Math.min(...counts);
  return fewest > 0 ? longest[counts.indexOf(fewest)] : undefined;
}

async function compare(
  query: Papers,
  clauses: Clause[],
  { limit, cursor, by }: { limit: number; cursor: string | undefined; by: Order },
): Promise<Found> {
  const found: DocumentSnapshot<StoredPaper>[] = [];
  let after = cursor;
  for (const size of [Math.min(limit, mostCompared / 2), mostCompared / 2]) {
    const { records, next } = await readPage(query, { limit: size, cursor: after }, by);
    for (const record of records) {
      const keys = new Set(record.data().keys);
      if (!clauses.every((clause) => clause.some((key) => keys.has(key)))) continue;
      found.push(record);
      if (found.length === limit) {
        const moreFollow = record !== records.at(-1) || next !== undefined;
        return new Page(found, moreFollow ? cursorAfter(record.data()[by], record.id) : undefined);
      }
    }
    after = next;
    if (!next) break;
  }
  return new Page(found, after);
}
