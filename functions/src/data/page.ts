/** Reads lists in pages, newest first. A cursor names a page's last record, so nothing needs to be counted. */
import { AppError, limits } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';
import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { isDocumentId } from './firestore.ts';

export interface PageQuery {
  limit?: number;
  cursor?: string;
}

export interface Found<Stored extends DocumentData> {
  records: QueryDocumentSnapshot<Stored>[];
  next: string | undefined;
}

export async function readPage<Stored extends DocumentData>(
  query: Query<Stored>,
  { limit = limits.page, cursor }: PageQuery,
  by = 'createdAt',
): Promise<Found<Stored>> {
  let ordered = query.orderBy(by, 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (cursor) ordered = ordered.startAfter(...cursorValues(cursor));
  // One record more than requested shows whether there is a next page.
  const { docs } = await ordered.limit(limit + 1).get();
  const records = docs.slice(0, limit);
  const last = records.at(-1);
  return {
    records,
    next: docs.length > limit && last ? cursorAfter(last.get(by), last.id) : undefined,
  };
}

export function cursorAfter({ seconds, nanoseconds }: Timestamp, id: string): string {
  return Buffer.from(`${seconds}.${nanoseconds}.${id}`).toString('base64url');
}

/** Decodes a cursor into the time and id of the last record before the page. */
export function cursorValues(cursor: string): [Timestamp, string] {
  const [, seconds, nanoseconds, id] =
    /^(\d{1,11})\.(\d{1,9})\.(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!seconds || !nanoseconds || !id || !isDocumentId(id))
    throw new AppError('invalid', errorTexts.badCursor);
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id];
}
