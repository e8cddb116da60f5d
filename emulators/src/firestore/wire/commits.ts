/** Requests that write, and the start and end of transactions. */
import type { Engine } from '../engine.ts';
import type { Caller } from '../guard/caller.ts';
import type { Transaction } from '../locks/transactions.ts';
import { Code, invalid, toStatusError } from '../status.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { encodeTimestamp } from '../values/codec.ts';
import {
  checkCollectionId,
  checkDatabase,
  documentName,
  joinPath,
  parseDocumentName,
  parseParent,
} from '../values/names.ts';
import { newId } from '../values/new-id.ts';
import type { Timestamp } from '../values/value.ts';
import { combineWrites } from '../writes/combine.ts';
import { type Plan, planWrites } from '../writes/plan.ts';
import { parseWrite, parseWrites, type WireWrite, type Write } from '../writes/write.ts';
import { encodeDocument, encodeWriteResult } from './encode.ts';
import type { proto } from './messages.d.ts';
import { maskOf } from './reads.ts';
import { parseTransactionOptions } from './view.ts';

/** Plans the writes, checks the rules and stores, while all documents are locked. */
export function commitWrites(
  engine: Engine,
  caller: Caller,
  databaseName: string,
  writes: readonly Write[],
  transaction?: Transaction,
): Promise<Plan> {
  const { database, transactions } = engine.store(databaseName);
  const paths = writes.map(({ path }) => path);
  return transactions.commit(transaction, paths, () => {
    const time = database.nextTime();
    const plan = planPermitted(writes, database, time, (planned) =>
      engine.guard.checkWrites(caller, databaseName, planned, database),
    );
    database.apply(plan);
    return plan;
  });
}

/** Rules are checked before preconditions, so that a caller without access does not learn what exists. */
function planPermitted(
  writes: readonly Write[],
  database: Snapshot,
  time: Timestamp,
  requirePermission: (plan: Plan) => void,
): Plan {
  let plan: Plan;
  try {
    plan = planWrites(writes, database, time);
  } catch (error) {
    requirePermission(planWrites(writes, database, time, () => {}));
    throw error;
  }
  requirePermission(plan);
  return plan;
}

export async function commit(
  engine: Engine,
  caller: Caller,
  request: proto.ICommitRequest,
): Promise<proto.ICommitResponse> {
  const name = checkDatabase(request.database);
  const { transactions } = engine.store(name);
  const transaction = request.transaction?.length
    ? transactions.get(request.transaction as Uint8Array)
    : undefined;
  let writes: Write[];
  try {
    writes = combineWrites(parseWrites(request.writes, name));
  } catch (error) {
    if (transaction) transactions.end(transaction);
    throw error;
  }
  const plan = await commitWrites(engine, caller, name, writes, transaction);
  return { writeResults: plan.results.map(encodeWriteResult), commitTime: encodeTimestamp(plan.time) };
}

/** Handles each write separately: some may fail while others are applied. */
export async function batchWrite(
  engine: Engine,
  caller: Caller,
  request: proto.IBatchWriteRequest,
): Promise<proto.IBatchWriteResponse> {
  const name = checkDatabase(request.database);
  engine.guard.checkAdmin(caller, 'Writing in batches that may fail in part');
  const writes = parseWrites(request.writes, name);
  if (new Set(writes.map(({ path }) => path)).size < writes.length) {
    throw invalid('the same document cannot be written more than once in a single request');
  }
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const plan = await commitWrites(engine, caller, name, [write]);
        return { result: plan.results.map(encodeWriteResult)[0] ?? {}, status: { code: Code.OK } };
      } catch (error) {
        const { code, message } = toStatusError(error);
        return { result: {}, status: { code, message } };
      }
    }),
  );
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

export async function createDocument(
  engine: Engine,
  caller: Caller,
  request: proto.ICreateDocumentRequest,
): Promise<proto.IDocument> {
  const { database, path } = parseParent(request.parent);
  const documentPath = joinPath(path, checkCollectionId(request.collectionId), request.documentId || newId());
  const name = documentName(database, documentPath);
  const write: WireWrite = {
    update: { name, fields: request.document?.fields ?? {} },
    currentDocument: { exists: false },
  };
  return writeOne(engine, caller, database, write, request.mask);
}

export function updateDocument(
  engine: Engine,
  caller: Caller,
  request: proto.IUpdateDocumentRequest,
): Promise<proto.IDocument> {
  const { database } = parseDocumentName(request.document?.name);
  const write: WireWrite = {
    update: request.document ?? {},
    updateMask: request.updateMask ?? null,
    currentDocument: request.currentDocument ?? null,
  };
  return writeOne(engine, caller, database, write, request.mask);
}

async function writeOne(
  engine: Engine,
  caller: Caller,
  database: string,
  write: WireWrite,
  mask: proto.IDocumentMask | null | undefined,
): Promise<proto.IDocument> {
  const paths = maskOf({ mask });
  const plan = await commitWrites(engine, caller, database, [parseWrite(write, database)]);
  const written = plan.changes[0]?.after;
  if (!written) throw new Error('a written document is missing from its plan');
  return encodeDocument(database, written, paths);
}

export async function deleteDocument(
  engine: Engine,
  caller: Caller,
  request: proto.IDeleteDocumentRequest,
): Promise<Record<string, never>> {
  const { database } = parseDocumentName(request.name);
  const write = parseWrite(
    { delete: request.name ?? '', currentDocument: request.currentDocument ?? null },
    database,
  );
  await commitWrites(engine, caller, database, [write]);
  return {};
}

export function beginTransaction(
  engine: Engine,
  _caller: Caller,
  request: proto.IBeginTransactionRequest,
): proto.IBeginTransactionResponse {
  const { transactions } = engine.store(request.database);
  return { transaction: transactions.begin(parseTransactionOptions(request.options)).id };
}

export function rollback(
  engine: Engine,
  _caller: Caller,
  request: proto.IRollbackRequest,
): Record<string, never> {
  engine
    .store(request.database)
    .transactions.rollback((request.transaction ?? new Uint8Array()) as Uint8Array);
  return {};
}
