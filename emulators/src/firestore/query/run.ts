/** Runs a query over a snapshot: filter, order, cursors, offset, limit. */
import type { Document, Snapshot } from '../store/document.ts';
import { comparePaths, compareValues } from '../values/compare.ts';
import { isNamePath } from '../values/field-path.ts';
import { documentName } from '../values/names.ts';
import type { Value } from '../values/value.ts';
import { Reference } from '../values/value.ts';
import type { Test } from './match.ts';
import { compileFilter, lookup } from './match.ts';
import { nearestDocuments } from './nearest.ts';
import type { Cursor, Order, Query } from './query.ts';

export interface Matches {
  readonly documents: readonly Document[];
  /** Documents left out by the offset. */
  readonly skipped: number;
}

export function runQuery(query: Query, snapshot: Snapshot): Matches {
  const test = compileQuery(query);
  const found: Row[] = [];
  const fields = query.orderBy.filter(({ field }) => !isNamePath(field));
  const reads = fields.map(({ field }) => lookup(query.database, field));
  for (const document of snapshot.scan(query.scope)) {
    if (test(document)) found.push({ document, keys: reads.map((read) => read(document) as Value) });
  }
  found.sort(rowOrder(query.orderBy));
  const start = query.offset;
  const end = query.limit === undefined ? undefined : start + query.limit;
  const documents = found.slice(start, end).map(({ document }) => document);
  return {
    documents: query.nearest ? nearestDocuments(query.nearest, documents) : documents,
    skipped: Math.min(start, found.length),
  };
}

/** A document together with the values it is ordered by. */
interface Row {
  readonly document: Document;
  readonly keys: readonly Value[];
}

function rowOrder(orderBy: readonly Order[]): (a: Row, b: Row) => number {
  const signs = orderBy.map(({ descending }) => (descending ? -1 : 1));
  const last = signs.length - 1;
  return (a, b) => {
    for (let i = 0; i < last; i++) {
      const order = compareValues(a.keys[i] as Value, b.keys[i] as Value);
      if (order !== 0) return order * (signs[i] as number);
    }
    return comparePaths(a.document.path, b.document.path) * (signs[last] as number);
  };
}

/** Whether a document belongs to the result, before offset and limit; its collection is not looked at. */
export function compileQuery(query: Query): Test {
  const tests: Test[] = [];
  for (const { field } of query.orderBy) {
    if (isNamePath(field)) continue;
    const read = lookup(query.database, field);
    tests.push((document) => read(document) !== undefined);
  }
  if (query.filter) tests.push(compileFilter(query.database, query.filter));
  const { startAt, endAt } = query;
  if (startAt) {
    const position = compilePosition(query, startAt);
    tests.push(startAt.before ? (document) => position(document) >= 0 : (document) => position(document) > 0);
  }
  if (endAt) {
    const position = compilePosition(query, endAt);
    tests.push(endAt.before ? (document) => position(document) < 0 : (document) => position(document) <= 0);
  }
  return (document) => tests.every((test) => test(document));
}

/** Where a document stands relative to a cursor. */
function compilePosition(query: Query, cursor: Cursor): (document: Document) => number {
  const parts = cursor.values.map((value, i) => {
    const { field, descending } = query.orderBy[i] as Order;
    return { value, read: lookup(query.database, field), sign: descending ? -1 : 1 };
  });
  return (document) => {
    for (const { value, read, sign } of parts) {
      const order = compareValues(read(document) ?? null, value);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}

/** The cursor that stands exactly at a document. */
export function cursorAt(query: Query, document: Document): readonly Value[] {
  return query.orderBy.map(({ field }) =>
    isNamePath(field)
      ? new Reference(documentName(query.database, document.path))
      : (lookup(query.database, field)(document) ?? null),
  );
}
