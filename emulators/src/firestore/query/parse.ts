/** Parses the protocol's StructuredQuery, and refuses what the real service refuses. */
import { invalid } from '../status.ts';
import { decodeValue } from '../values/codec.ts';
import { compareStrings } from '../values/compare.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath, isNamePath, nameField, parseFieldPath, samePath } from '../values/field-path.ts';
import { checkCollectionId, parseParent } from '../values/names.ts';
import { Reference } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { checkFilter, checkParts } from './check.ts';
import { checkNameFilters, checkNameIsLast, checkNameScan } from './check-name.ts';
import { parseFilter } from './filter.ts';
import { parseNearest } from './nearest.ts';
import { type Cursor, type Filter, fieldFilters, isInequality, type Order, type Query } from './query.ts';

export function parseQuery(
  parent: string | null | undefined,
  query: proto.IStructuredQuery | null | undefined,
): Query {
  if (!query) throw invalid('A query is required.');
  const { database, path } = parseParent(parent);
  const from = query.from ?? [];
  const selector = from[0];
  if (from.length !== 1 || !selector) throw invalid('A query selects from exactly one collection.');
  if (!selector.collectionId && !selector.allDescendants) {
    throw invalid('A query without a collection id must select all descendants.');
  }
  const filter = query.where ? parseFilter(query.where) : undefined;
  const orderBy = explicitOrder(query.orderBy ?? []);
  checkParts(filter, orderBy.length, path);
  if (filter) checkFilter(filter);
  if (filter) checkNameFilters(filter);
  const order = completeOrder(orderBy, filter);
  const parsed: Query = {
    database,
    scope: {
      parent: path,
      ...(selector.collectionId ? { collectionId: checkCollectionId(selector.collectionId) } : {}),
      allDescendants: selector.allDescendants ?? false,
    },
    ...(filter ? { filter } : {}),
    orderBy: order,
    ordersByName: orderBy.some(({ field }) => isNamePath(field)),
    ...(query.startAt ? { startAt: parseCursor(query.startAt, orderBy, database, 'start_at') } : {}),
    ...(query.endAt ? { endAt: parseCursor(query.endAt, orderBy, database, 'end_at') } : {}),
    offset: count(query.offset, 'offset') ?? 0,
    ...(query.limit ? { limit: count(query.limit.value ?? 0, 'limit') ?? 0 } : {}),
    ...(query.findNearest ? { nearest: parseNearest(query.findNearest) } : {}),
    ...(query.select?.fields?.length ? { select: parseProjection(query.select.fields) } : {}),
  };
  checkNameScan(parsed);
  return parsed;
}

function count(value: number | null | undefined, name: string): number | undefined {
  if (value == null) return undefined;
  if (value < 0) throw invalid(`The ${name} of a query must not be negative.`);
  return value;
}

function explicitOrder(orders: readonly proto.StructuredQuery.IOrder[]): Order[] {
  const parsed: Order[] = [];
  for (const order of orders) {
    const field = parseFieldPath(order.field?.fieldPath);
    if (parsed.some((earlier) => samePath(earlier.field, field))) {
      throw invalid(`order by clause cannot contain duplicate fields ${formatFieldPath(field)}`);
    }
    parsed.push({ field, descending: order.direction === 'DESCENDING' });
  }
  return parsed;
}

/**
 * Fields with inequalities follow the explicit order, by name; the document's name decides between equals.
 */
function completeOrder(explicit: readonly Order[], filter: Filter | undefined): Order[] {
  const order = [...explicit];
  const descending = order.at(-1)?.descending ?? false;
  const implied = fieldFilters(filter)
    .filter(isInequality)
    .map(({ field }) => field)
    .sort(compareFieldPaths);
  for (const field of [...implied, [nameField]]) {
    if (!order.some((earlier) => samePath(earlier.field, field))) order.push({ field, descending });
  }
  checkNameIsLast(order);
  return order;
}

function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  if (isNamePath(a) !== isNamePath(b)) return isNamePath(a) ? 1 : -1;
  return compareStrings(formatFieldPath(a), formatFieldPath(b));
}

function parseCursor(cursor: proto.ICursor, order: readonly Order[], database: string, name: string): Cursor {
  const values = (cursor.values ?? []).map((value) => decodeValue(value));
  // Only the query's explicit orders count, not those that the service adds.
  if (values.length > order.length) throw invalid('Cursor has too many values.');
  values.forEach((value, i) => {
    const item = order[i];
    if (!item || !isNamePath(item.field)) return;
    if (!(value instanceof Reference) || !value.name.startsWith(`${database}/documents/`)) {
      throw invalid(`The cursor ${name} needs the name of a document for __name__.`);
    }
  });
  return { values, before: cursor.before ?? false };
}

function parseProjection(fields: readonly proto.StructuredQuery.IFieldReference[]): FieldPath[] {
  const paths = fields.map(({ fieldPath }) => parseFieldPath(fieldPath));
  return paths.filter((path) => !isNamePath(path));
}
