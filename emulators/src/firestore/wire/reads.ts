/** Requests that read documents by name or by query. */
import type { Engine } from '../engine.ts';
import type { Caller } from '../guard/caller.ts';
import { aggregate, parseAggregationQuery } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse.ts';
import { runQuery } from '../query/run.ts';
import { Code, invalid, StatusError } from '../status.ts';
import { encodeTimestamp, encodeValue } from '../values/codec.ts';
import { type FieldPath, nameField } from '../values/field-path.ts';
import { checkDatabase, documentName, parseDocumentName } from '../values/names.ts';
import { parseMask } from '../writes/write.ts';
import { encodeDocument } from './encode.ts';
import type { proto } from './messages.d.ts';
import { readByQuery, readIn } from './view.ts';

export async function getDocument(
  engine: Engine,
  caller: Caller,
  request: proto.IGetDocumentRequest,
): Promise<proto.IDocument> {
  const { database, path } = parseDocumentName(request.name);
  const mask = maskOf(request);
  const store = engine.store(database);
  const { transactions } = store;
  return readIn(
    store,
    request,
    (transaction) => transactions.lockDocuments(transaction, [path]),
    ({ snapshot }) => {
      const document = snapshot.get(path);
      engine.guard.checkGets(caller, database, [{ path, document }], snapshot);
      if (!document) throw new StatusError(Code.NOT_FOUND, `Document "${request.name}" not found.`);
      return encodeDocument(database, document, mask);
    },
  );
}

export async function batchGetDocuments(
  engine: Engine,
  caller: Caller,
  request: proto.IBatchGetDocumentsRequest,
): Promise<proto.IBatchGetDocumentsResponse[]> {
  const database = checkDatabase(request.database);
  const paths = [...new Set(request.documents ?? [])].map((name) => pathIn(database, name));
  const mask = maskOf(request);
  const store = engine.store(database);
  const { transactions } = store;
  return readIn(
    store,
    request,
    (transaction) => transactions.lockDocuments(transaction, paths),
    (view) => {
      const documents = paths.map((path) => ({ path, document: view.snapshot.get(path) }));
      engine.guard.checkGets(caller, database, documents, view.snapshot);
      const readTime = encodeTimestamp(view.readTime);
      const answers: proto.IBatchGetDocumentsResponse[] = documents.map(({ path, document }) =>
        document
          ? { found: encodeDocument(database, document, mask), readTime }
          : { missing: documentName(database, path), readTime },
      );
      return view.begun ? [{ transaction: view.begun, readTime }, ...answers] : answers;
    },
  );
}

/** The name is part of every answer, so a mask may name it. */
export const maskOf = ({
  mask,
}: {
  mask?: proto.IDocumentMask | null | undefined;
}): FieldPath[] | undefined =>
  mask ? parseMask((mask.fieldPaths ?? []).filter((path) => path !== nameField)) : undefined;

function pathIn(database: string, name: string): string {
  const parsed = parseDocumentName(name);
  if (parsed.database !== database)
    throw invalid(`The document "${name}" is not in the database "${database}".`);
  return parsed.path;
}

/** `explainOptions` are ignored: clients get the results and no metrics, as from the official emulator. */
export async function runQueryRequest(
  engine: Engine,
  caller: Caller,
  request: proto.IRunQueryRequest,
): Promise<proto.IRunQueryResponse[]> {
  const query = parseQuery(request.parent, request.structuredQuery);
  return readByQuery(engine, caller, request, query, (view) => {
    const { documents, skipped } = runQuery(query, view.snapshot);
    const readTime = encodeTimestamp(view.readTime);
    const answers: proto.IRunQueryResponse[] = documents.map((document) => ({
      document: encodeDocument(query.database, document, query.select),
      readTime,
    }));
    if (skipped > 0) answers.unshift({ readTime, skippedResults: skipped });
    else if (answers.length === 0) answers.push({ readTime });
    return view.begun ? [{ transaction: view.begun }, ...answers] : answers;
  });
}

export async function runAggregationQuery(
  engine: Engine,
  caller: Caller,
  request: proto.IRunAggregationQueryRequest,
): Promise<proto.IRunAggregationQueryResponse[]> {
  const { query, aggregations } = parseAggregationQuery(request.parent, request.structuredAggregationQuery);
  return readByQuery(engine, caller, request, query, (view) => {
    const fields = [...aggregate(query, aggregations, view.snapshot)];
    return [
      {
        result: {
          aggregateFields: Object.fromEntries(fields.map(([alias, value]) => [alias, encodeValue(value)])),
        },
        readTime: encodeTimestamp(view.readTime),
        ...(view.begun ? { transaction: view.begun } : {}),
      },
    ];
  });
}
