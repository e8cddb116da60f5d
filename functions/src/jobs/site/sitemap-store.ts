/**
 * Reads which records have a page. Only ids and times are transferred, but each record still costs a read.
 */
import { AppError } from '@lab/contract';
import type { Declaration } from '@lab/contract/core/content/kind';
import { paths } from '@lab/contract/features/pages/paths';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { content } from '../../app/content-kinds.ts';
import type { Content } from '../../core/content/content-handlers.ts';
import { cursorAfter, cursorValues } from '../../core/data/page.ts';
import { wholeListReadLimit } from '../../core/data/read-limit.ts';
import { type Dated, lastChange } from '../../core/data/time.ts';
import { papersCollection } from '../../features/papers/paper-store.ts';

const withPages = Object.entries<Content>(content).filter(([, { store }]) => store.kind.pages.one);

/** Collections that grow without limit; a large one is listed in parts. */
const collections: Record<string, () => Query> = {
  papers: papersCollection,
  ...Object.fromEntries(
    withPages
      .filter(([, { store }]) => store.kind.list !== 'all')
      .map(([name, { store }]) => [name, store.collection]),
  ),
};
export const largeKinds = Object.keys(collections);

/** Kinds that always stay small. */
const smallKinds = withPages.filter(([, { store }]) => store.kind.list === 'all');

/** The address of a record's page, by its id. */
export const pageOf: Record<string, (id: string) => string> = {
  papers: paths.paper,
  ...Object.fromEntries(withPages.map(([name, { store }]) => [name, store.kind.pages.one])),
};

/** The page that lists the records of each kind. */
export const listPages: [path: string, shown: string[]][] = [
  ...withPages.map(([name, { store }]): [string, string[]] => [store.kind.pages.all, [name]]),
  ...Object.values<Content>(content)
    .filter(({ store: { kind } }) => kind.list === 'dated' && !kind.pages.one)
    .map(({ store }): [string, string[]] => [store.kind.pages.all, []]),
];

export interface ListedRecord {
  id: string;
  modified: string;
}

const times = ['createdAt', 'updatedAt'] as const satisfies (keyof Dated)[];

function listed(doc: QueryDocumentSnapshot): ListedRecord {
  return { id: doc.id, modified: lastChange(doc.data() as Dated) };
}

function collectionOf(kind: string): Query {
  const records = collections[kind];
  if (!records) throw new Error(`No records are listed as ${kind}`);
  return records();
}

function newestFirst(kind: string): Query {
  return collectionOf(kind)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select(...times);
}

/** An aggregation: one read for each thousand records. */
export async function countListed(kind: string): Promise<number> {
  return (await collectionOf(kind).count().get()).data().count;
}

export async function readListed(kind: string, limit: number, after?: string): Promise<ListedRecord[]> {
  const all = newestFirst(kind);
  const query = after ? all.startAfter(...cursorValues(after)) : all;
  const count = await countListed(kind);
  // A small sitemap has no parts, so nobody got this cursor from us; counting is cheaper than reading.
  if (after && count <= limit) throw new AppError('invalid', errorTexts.badCursor);
  wholeListReadLimit(Math.min(count, limit));
  const { docs } = await query.limit(limit).get();
  return docs.map(listed);
}

/** The records of all small kinds, from the summary if it contains their times. */
export async function readSmall(): Promise<Record<string, ListedRecord[]>> {
  const found = await Promise.all(
    smallKinds.map(async ([name, content]) => [name, await readSmallKind(content)] as const),
  );
  return Object.fromEntries(found);
}

async function readSmallKind({ store, summary }: Content): Promise<ListedRecord[]> {
  if (summary?.hasRecords) {
    const rows = (await summary.part.read()) as { _id: string; createdAt: string; updatedAt?: string }[];
    return rows.map(({ _id, createdAt, updatedAt = createdAt }) => ({ id: _id, modified: updatedAt }));
  }
  const { closed }: Declaration = store.declared;
  const all: Query = store.collection();
  const { docs } = await all.select(...times, ...(closed ? [closed.field] : [])).get();
  return docs.filter((doc) => !closed || doc.get(closed.field) !== closed.value).map(listed);
}

/** The cursors after each `size` records: where the second, third, ... part begins. */
export async function partCursors(kind: string, size: number): Promise<string[]> {
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
