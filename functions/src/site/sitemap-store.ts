/** Which records have a page, newest first. Only their ids and times are sent, though each still counts as a read. */
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { cursorAfter, cursorValues } from '../data/page.ts';
import { iso } from '../data/time.ts';
import { newsCollection } from '../news/news-store.ts';
import { papersCollection } from '../papers/paper-store.ts';

const collections = { papers: papersCollection, news: newsCollection };

export type Listed = keyof typeof collections;
export const listedKinds = Object.keys(collections) as Listed[];

export interface ListedRecord {
  id: string;
  modified: string;
}

function newestFirst(kind: Listed): Query {
  const records: Query = collections[kind]();
  return records.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').select('createdAt');
}

/** An aggregation: one read for each thousand records. */
export async function countListed(kind: Listed): Promise<number> {
  return (await collections[kind]().count().get()).data().count;
}

export async function readListed(kind: Listed, limit: number, after?: string): Promise<ListedRecord[]> {
  let query = newestFirst(kind);
  if (after) {
    query = query.startAfter(...cursorValues(after));
    // Cursors can be made up without end; where one file holds everything none is given, and counting costs little.
    if ((await countListed(kind)) <= limit) throw new AppError('invalid', errorTexts.badCursor);
  }
  const { docs } = await query.limit(limit).get();
  return docs.map((doc) => ({ id: doc.id, modified: iso(doc.get('createdAt')) }));
}

/** The cursors after each `size` records: where the second, third, ... part begins. */
export async function cutPoints(kind: Listed, size: number): Promise<string[]> {
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
