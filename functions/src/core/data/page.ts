/**
 * Reads lists in pages, newest first. A cursor names a page's last record, so nothing needs to be counted.
 */
import { AppError } from '@lab/contract';
import type { PageQuery } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { errorTexts } from '@lab/contract/texts/error-texts';
import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { isDocumentId } from './firestore.ts';

export type { PageQuery };

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

/** `value` is a time, or a day as people write it. */
export function cursorAfter(value: Timestamp | string, id: string): string {
  const written = typeof value === 'string' ? `${value} ` : `${value.seconds}.${value.nanoseconds}.`;
  return Buffer.from(written + id).toString('base64url');
}

const afterTime = /^(\d{1,11})\.(\d{1,9})\.(.+)$/s;
const afterDay = /^(\d[\dTZ:.+-]{0,39}|) (.+)$/s;

/** Decodes a cursor into the time or day, and the id, of the last record before the page. */
export function cursorValues(cursor: string): [Timestamp | string, string] {
  const written = Buffer.from(cursor, 'base64url').toString();
  const [, seconds, nanoseconds, id] = afterTime.exec(written) ?? [];
  if (id && isDocumentId(id)) return [new Timestamp(Number(seconds), Number(nanoseconds)), id];
  const [, day, idAfterDay] = afterDay.exec(written) ?? [];
  if (day !== undefined && idAfterDay && isDocumentId(idAfterDay)) return [day, idAfterDay];
  throw new AppError('invalid', errorTexts.badCursor);
}
