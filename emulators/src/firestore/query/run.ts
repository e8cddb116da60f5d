/** Runs a query on a snapshot: filter, order, cursors, offset, limit. */
import { planRanges } from '../indexes/plan.ts';
import type { Document } from '../store/document.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { comparePaths, compareValues } from '../values/compare.ts';
import { isNamePath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { compileCursors } from './cursor.ts';
import { compileFilter, lookup, type Test } from './match.ts';
import { nearestDocuments } from './nearest.ts';
import type { Order, Query } from './query.ts';

interface Matches {
  readonly documents: readonly Document[];
  /** The number of documents that the offset skipped. */
  readonly skipped: number;
}

export function runQuery(query: Query, snapshot: Snapshot): Matches {
  const found = findDocuments(query, snapshot);
  const documents = found.slice(query.offset, endOf(query));
  return {
    documents: query.nearest ? nearestDocuments(query.nearest, documents) : documents,
    skipped: Math.min(query.offset, found.length),
  };
}

const endOf = ({ offset, limit }: Query): number => (limit === undefined ? Infinity : offset + limit);

/** The query's results in order. Documents beyond the limit may be missing. */
function findDocuments(query: Query, snapshot: Snapshot): Document[] {
  const test = compileQuery(query);
  const sources = snapshot.search(query.scope, planRanges(query)) ?? [
    { documents: snapshot.scan(query.scope), sorted: false },
  ];
  // Several sources may contain the same document.
  const found = new Set<Document>();
  for (const { documents, sorted } of sources) {
    let wanted = sorted ? endOf(query) : Infinity;
    for (const document of documents) {
      if (wanted === 0) break;
      if (!test(document)) continue;
      found.add(document);
      wanted--;
    }
  }
  return sources.length === 1 && sources[0]?.sorted ? [...found] : sortDocuments(query, found);
}

function sortDocuments({ database, orderBy }: Query, documents: Iterable<Document>): Document[] {
  const reads = orderBy.filter(({ field }) => !isNamePath(field)).map(({ field }) => lookup(database, field));
  const rows = Array.from(documents, (document) => ({
    document,
    keys: reads.map((read) => read(document) as Value),
  }));
  return rows.sort(rowOrder(orderBy)).map(({ document }) => document);
}

/** A document with the values that it is sorted by. */
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

/** Whether a document belongs to the result, before offset and limit; its collection is not checked. */
export function compileQuery(query: Query): Test {
  const tests: Test[] = [];
  for (const field of [...query.orderBy.map((order) => order.field), ...(query.present ?? [])]) {
    if (isNamePath(field)) continue;
    const read = lookup(query.database, field);
    tests.push((document) => read(document) !== undefined);
  }
  if (query.filter) tests.push(compileFilter(query.database, query.filter));
  const place = compileCursors(query);
  tests.push((document) => place(document) === 0);
  return (document) => tests.every((test) => test(document));
}
