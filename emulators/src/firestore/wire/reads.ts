/** Requests that read. */
import type { Engine, Store } from '../engine.ts';
import type { Caller } from '../guard/caller.ts';
import type { Transaction, TransactionMode } from '../locks/transactions.ts';
import { snapshotAt } from '../locks/transactions.ts';
import { aggregate, parseAggregations } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse.ts';
import { runQuery } from '../query/run.ts';
import { Code, invalid, StatusError, unsupported } from '../status.ts';
import type { Snapshot } from '../store/document.ts';
import { decodeTimestamp, encodeTimestamp, encodeValue } from '../values/codec.ts';
import { checkDatabase, documentName, parseDocumentName } from '../values/names.ts';
import type { Timestamp } from '../values/value.ts';
import { parseMask } from '../writes/write.ts';
import { encodeDocument } from './encode.ts';
import type { proto } from './messages.d.ts';

interface Consistency {
  transaction?: Uint8Array | string | null;
  newTransaction?: proto.ITransactionOptions | null;
  readTime?: Parameters<typeof decodeTimestamp>[0] | null;
}

/** Where a read looks, and in which transaction. */
interface View {
  readonly transaction: Transaction | undefined;
  /** Present where the transaction was begun by this request. */
  readonly begun: Transaction | undefined;
  readonly snapshot: Snapshot;
  readonly readTime: Timestamp;
}

async function openView(
  { database, transactions }: Store,
  request: Consistency,
  lock: (transaction: Transaction) => Promise<void>,
): Promise<View> {
  if (request.readTime) {
    const readTime = decodeTimestamp(request.readTime);
    return { transaction: undefined, begun: undefined, snapshot: snapshotAt(database, readTime), readTime };
  }
  const begun = request.newTransaction
    ? transactions.begin(parseTransactionOptions(request.newTransaction))
    : undefined;
  const transaction = request.transaction?.length
    ? transactions.get(request.transaction as Uint8Array)
    : begun;
  if (transaction) await lock(transaction);
  const snapshot = transactions.snapshot(transaction);
  return { transaction, begun, snapshot, readTime: transaction?.readTime ?? database.readTime() };
}

export function parseTransactionOptions(
  options: proto.ITransactionOptions | null | undefined,
): TransactionMode {
  if (options?.readOnly) {
    const { readTime } = options.readOnly;
    return { kind: 'read-only', ...(readTime ? { readTime: decodeTimestamp(readTime) } : {}) };
  }
  return { kind: 'read-write', retry: (options?.readWrite?.retryTransaction?.length ?? 0) > 0 };
}

export async function getDocument(
  engine: Engine,
  caller: Caller,
  request: proto.IGetDocumentRequest,
): Promise<proto.IDocument> {
  const { database: name, path } = parseDocumentName(request.name);
  const store = engine.store(name);
  const view = await openView(store, request, (transaction) =>
    store.transactions.lockDocuments(transaction, [path]),
  );
  const document = view.snapshot.get(path);
  engine.guard.checkGets(caller, name, [{ path, document }], view.snapshot);
  if (!document) throw new StatusError(Code.NOT_FOUND, `Document "${request.name}" not found.`);
  return encodeDocument(name, document, request.mask ? parseMask(request.mask.fieldPaths ?? []) : undefined);
}

export async function batchGetDocuments(
  engine: Engine,
  caller: Caller,
  request: proto.IBatchGetDocumentsRequest,
): Promise<proto.IBatchGetDocumentsResponse[]> {
  const name = checkDatabase(request.database);
  const store = engine.store(name);
  const paths = [...new Set(request.documents ?? [])].map((document) => {
    const parsed = parseDocumentName(document);
    if (parsed.database !== name)
      throw invalid(`The document "${document}" is not in the database "${name}".`);
    return parsed.path;
  });
  const view = await openView(store, request, (transaction) =>
    store.transactions.lockDocuments(transaction, paths),
  );
  const documents = paths.map((path) => ({ path, document: view.snapshot.get(path) }));
  engine.guard.checkGets(caller, name, documents, view.snapshot);
  const mask = request.mask ? parseMask(request.mask.fieldPaths ?? []) : undefined;
  const readTime = encodeTimestamp(view.readTime);
  const answers: proto.IBatchGetDocumentsResponse[] = documents.map(({ path, document }) =>
    document
      ? { found: encodeDocument(name, document, mask), readTime }
      : { missing: documentName(name, path), readTime },
  );
  return view.begun ? [{ transaction: view.begun.id, readTime }, ...answers] : answers;
}

export async function runQueryRequest(
  engine: Engine,
  caller: Caller,
  request: proto.IRunQueryRequest,
): Promise<proto.IRunQueryResponse[]> {
  if (request.explainOptions) throw unsupported('Query explain');
  const query = parseQuery(request.parent, request.structuredQuery);
  const store = engine.store(query.database);
  const view = await openView(store, request, (transaction) =>
    store.transactions.lockScope(transaction, query.scope),
  );
  engine.guard.checkQuery(caller, query, view.snapshot);
  const { documents, skipped } = runQuery(query, view.snapshot);
  const readTime = encodeTimestamp(view.readTime);
  const answers: proto.IRunQueryResponse[] = documents.map((document) => ({
    document: encodeDocument(query.database, document, query.select),
    readTime,
  }));
  if (skipped > 0) answers.unshift({ readTime, skippedResults: skipped });
  else if (answers.length === 0) answers.push({ readTime });
  return view.begun ? [{ transaction: view.begun.id }, ...answers] : answers;
}

export async function runAggregationQuery(
  engine: Engine,
  caller: Caller,
  request: proto.IRunAggregationQueryRequest,
): Promise<proto.IRunAggregationQueryResponse[]> {
  if (request.explainOptions) throw unsupported('Query explain');
  const structured = request.structuredAggregationQuery;
  const query = parseQuery(request.parent, structured?.structuredQuery);
  const aggregations = parseAggregations(structured?.aggregations ?? []);
  const store = engine.store(query.database);
  const view = await openView(store, request, (transaction) =>
    store.transactions.lockScope(transaction, query.scope),
  );
  engine.guard.checkQuery(caller, query, view.snapshot);
  const fields = aggregate(query, aggregations, view.snapshot);
  return [
    {
      result: {
        aggregateFields: Object.fromEntries([...fields].map(([alias, value]) => [alias, encodeValue(value)])),
      },
      readTime: encodeTimestamp(view.readTime),
      ...(view.begun ? { transaction: view.begun.id } : {}),
    },
  ];
}
