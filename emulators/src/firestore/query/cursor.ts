/** Cursors: positions in a query's order. */
import type { Document } from '../store/document.ts';
import { compareValues } from '../values/compare.ts';
import { isNamePath } from '../values/field-path.ts';
import { documentName } from '../values/names.ts';
import { Reference, type Value } from '../values/value.ts';
import { lookup } from './match.ts';
import type { Cursor, Order, Query } from './query.ts';

/** Where a document is relative to the query's cursors: before, between or after them. */
export function compileCursors({ database, orderBy, startAt, endAt }: Query): (document: Document) => number {
  const fromStart = startAt && compilePosition(database, orderBy, startAt);
  const fromEnd = endAt && compilePosition(database, orderBy, endAt);
  return (document) => {
    if (fromStart && fromStart(document) < (startAt.before ? 0 : 1)) return -1;
    if (fromEnd && fromEnd(document) > (endAt.before ? -1 : 0)) return 1;
    return 0;
  };
}

/** -1, 0 or 1: where a document is relative to a cursor. */
function compilePosition(
  database: string,
  orderBy: readonly Order[],
  cursor: Cursor,
): (document: Document) => number {
  const parts = cursor.values.map((value, i) => {
    const { field, descending } = orderBy[i] as Order;
    return { value, read: lookup(database, field), sign: descending ? -1 : 1 };
  });
  return (document) => {
    for (const { value, read, sign } of parts) {
      const order = Math.sign(compareValues(read(document) ?? null, value));
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}

export function cursorAt(query: Query, document: Document): readonly Value[] {
  return query.orderBy.map(({ field }) =>
    isNamePath(field)
      ? new Reference(documentName(query.database, document.path))
      : (lookup(query.database, field)(document) ?? null),
  );
}
