/** Reads which records have a page. Only ids and times are transferred, but each record still costs a read. */
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { areasCollection } from '../areas/area-store.ts';
import { cursorAfter, cursorValues } from '../data/page.ts';
import { wholeListReadLimit } from '../data/read-limit.ts';
import { type Dated, lastChange } from '../data/time.ts';
import { newsCollection } from '../news/news-store.ts';
import { papersCollection } from '../papers/paper-store.ts';
import { listedTeam } from '../team/member-store.ts';

const collections = { papers: papersCollection, news: newsCollection };

/** Kinds whose number has no limit; a large sitemap lists them in parts. */
export type LargeKind = keyof typeof collections;
export const largeKinds = Object.keys(collections) as LargeKind[];

export interface ListedRecord {
  id: string;
  modified: string;
}

const times = ['createdAt', 'updatedAt'] as const satisfies (keyof Dated)[];

function listed(doc: QueryDocumentSnapshot): ListedRecord {
  return { id: doc.id, modified: lastChange(doc.data() as Dated) };
}

function newestFirst(kind: LargeKind): Query {
  const records: Query = collections[kind]();
  return records
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select(...times);
}

/** A count costs one read for each thousand records. */
export async function countListed(kind: LargeKind): Promise<number> {
  return (await collections[kind]().count().get()).data().count;
}

export async function readListed(kind: LargeKind, limit: number, after?: string): Promise<ListedRecord[]> {
  const all = newestFirst(kind);
  const query = after ? all.startAfter(...cursorValues(after)) : all;
  const count = await countListed(kind);
  // A small sitemap has no parts, so a cursor for it is made up; counting is cheaper than reading from a made-up place.
  if (after && count <= limit) throw new AppError('invalid', errorTexts.badCursor);
  wholeListReadLimit(Math.min(count, limit));
  const { docs } = await query.limit(limit).get();
  return docs.map(listed);
}

export async function readListedAreas(): Promise<ListedRecord[]> {
  const areas: Query = areasCollection();
  const { docs } = await areas
    .orderBy('createdAt')
    .select(...times)
    .get();
  return docs.map(listed);
}

export async function readListedTeam(): Promise<ListedRecord[]> {
  const team = await listedTeam.read();
  return team.map(({ _id, createdAt, updatedAt = createdAt }) => ({ id: _id, modified: updatedAt }));
}

/** The cursors after each `size` records, at which the second and further parts begin. */
export async function partCursors(kind: LargeKind, size: number): Promise<string[]> {
  const points: string[] = [];
  for (let after: string | undefined; ; ) {
    const query = after ? newestFirst(kind).startAfter(...cursorValues(after)) : newestFirst(kind);
    const { docs } = await query
      .offset(size - 1)
      .limit(2)
      .get();
    const [last, following] = docs;
    if (!last || !following) return points;
    after = cursorAfter(last.get('createdAt'), last.id);
    points.push(after);
  }
}
