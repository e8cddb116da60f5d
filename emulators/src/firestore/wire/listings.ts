/** Lists in pages: documents of a collection, ids of collections, partitions of a query. */
import type { Engine } from '../engine.ts';
import type { Caller } from '../guard/caller.ts';
import { snapshotAt } from '../locks/transactions.ts';
import { cursorAt } from '../query/cursor.ts';
import { parseQuery } from '../query/parse.ts';
import { runQuery } from '../query/run.ts';
import { invalid } from '../status.ts';
import { collectionIds, missingIds } from '../store/database.ts';
import { decodeTimestamp, encodeValue } from '../values/codec.ts';
import { comparePaths, compareStrings } from '../values/compare.ts';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import { documentName, joinPath, parseParent } from '../values/names.ts';
import { encodeDocument } from './encode.ts';
import type { proto } from './messages.d.ts';
import { maskOf } from './reads.ts';
import { readByQuery } from './view.ts';

const defaultPageSize = 300;

export async function listDocuments(
  engine: Engine,
  caller: Caller,
  request: proto.IListDocumentsRequest,
): Promise<proto.IListDocumentsResponse> {
  if (request.showMissing) engine.guard.checkAdmin(caller, 'Listing missing documents');
  if (request.showMissing && request.orderBy) throw invalid('show_missing cannot be combined with order_by.');
  const query = parseQuery(request.parent, {
    from: [request.collectionId ? { collectionId: request.collectionId } : { allDescendants: true }],
    orderBy: parseOrderBy(request.orderBy),
  });
  const mask = maskOf(request);
  // The rules see the page's size as the query's limit.
  const limited = { ...query, limit: request.pageSize || defaultPageSize };
  return readByQuery(engine, caller, request, limited, ({ snapshot }) => {
    const found: proto.IDocument[] = runQuery(query, snapshot).documents.map((document) =>
      encodeDocument(query.database, document, mask),
    );
    if (request.showMissing && request.collectionId) {
      const collection = joinPath(query.scope.parent, request.collectionId);
      const missing = missingIds(snapshot, collection).map((id) =>
        documentName(query.database, `${collection}/${id}`),
      );
      found.push(...missing.map((name) => ({ name })));
      found.sort((a, b) => comparePaths(a.name ?? '', b.name ?? ''));
    }
    const { items, nextPageToken } = page(found, request.pageSize, request.pageToken);
    return { documents: items, nextPageToken };
  });
}

/** `"population desc, name"` */
function parseOrderBy(text: string | null | undefined): proto.StructuredQuery.IOrder[] {
  if (!text) return [];
  return text.split(',').map((part) => {
    const [field, direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw invalid(`order_by "${text}" is not valid.`);
    return {
      field: { fieldPath: formatFieldPath(parseFieldPath(field)) },
      direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING',
    };
  });
}

export function listCollectionIds(
  engine: Engine,
  caller: Caller,
  request: proto.IListCollectionIdsRequest,
): proto.IListCollectionIdsResponse {
  engine.guard.checkAdmin(caller, 'Listing collections');
  const { database: name, path } = parseParent(request.parent);
  const { database } = engine.store(name);
  const snapshot = request.readTime ? snapshotAt(database, decodeTimestamp(request.readTime)) : database;
  const ids = collectionIds(snapshot, path).sort(compareStrings);
  const { items, nextPageToken } = page(ids, request.pageSize, request.pageToken);
  return { collectionIds: items, nextPageToken };
}

/** Divides a query over a collection group into parts of about equal size. */
export function partitionQuery(
  engine: Engine,
  caller: Caller,
  request: proto.IPartitionQueryRequest,
): proto.IPartitionQueryResponse {
  engine.guard.checkAdmin(caller, 'Partitioning a query');
  const query = parseQuery(request.parent, request.structuredQuery);
  const { database } = engine.store(query.database);
  engine.checkQuery(caller, query, database);
  const { documents } = runQuery(
    query,
    request.readTime ? snapshotAt(database, decodeTimestamp(request.readTime)) : database,
  );
  const wanted = Number(request.partitionCount ?? 0);
  if (!(wanted > 0)) throw invalid('The partition count must be positive.');
  const step = documents.length / (wanted + 1);
  const cuts = new Set(Array.from({ length: wanted }, (_, i) => Math.floor(step * (i + 1))));
  const cursors: proto.ICursor[] = [];
  for (const cut of cuts) {
    const document = cut > 0 ? documents[cut] : undefined;
    if (document) cursors.push({ values: cursorAt(query, document).map(encodeValue), before: true });
  }
  const { items, nextPageToken } = page(cursors, request.pageSize, request.pageToken);
  return { partitions: items, nextPageToken };
}

/** The page token is the position of the page's first item. */
function page<T>(
  all: readonly T[],
  size: number | null | undefined,
  token: string | null | undefined,
): { items: T[]; nextPageToken: string } {
  if (size && size < 0) throw invalid('The page size must not be negative.');
  const start = token ? Number(token) : 0;
  if (!Number.isSafeInteger(start) || start < 0) throw invalid(`The page token "${token}" is not valid.`);
  const end = start + (size || defaultPageSize);
  return { items: all.slice(start, end), nextPageToken: end < all.length ? String(end) : '' };
}
