/** What a read sees: the current documents, past ones, or those of a transaction. */
import type { Engine, Store } from '../engine.ts';
import type { Caller } from '../guard/caller.ts';
import { snapshotAt, type Transaction, type TransactionMode } from '../locks/transactions.ts';
import type { Query } from '../query/query.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { decodeTimestamp } from '../values/codec.ts';
import type { Timestamp } from '../values/value.ts';
import type { proto } from './messages.d.ts';

/** The fields of a read request that choose this. */
interface Consistency {
  transaction?: Uint8Array | string | null;
  newTransaction?: proto.ITransactionOptions | null;
  readTime?: Parameters<typeof decodeTimestamp>[0] | null;
}

interface View {
  readonly snapshot: Snapshot;
  readonly readTime: Timestamp;
  /** The id of the transaction that this request began. */
  readonly begun?: Uint8Array;
}

type Lock = (transaction: Transaction) => Promise<void>;

/** Locks what will be read and calls `read`. If that fails, a transaction that began here ends. */
export async function readIn<T>(
  { database, transactions }: Store,
  request: Consistency,
  lock: Lock,
  read: (view: View) => T,
): Promise<T> {
  if (request.readTime) {
    const readTime = decodeTimestamp(request.readTime);
    return read({ snapshot: snapshotAt(database, readTime), readTime });
  }
  const begun = request.newTransaction
    ? transactions.begin(parseTransactionOptions(request.newTransaction))
    : undefined;
  try {
    const transaction =
      begun ?? (request.transaction?.length ? transactions.get(idOf(request.transaction)) : undefined);
    if (transaction) await lock(transaction);
    return read({
      snapshot: transactions.snapshot(transaction),
      readTime: transaction?.readTime ?? database.readTime(),
      ...(begun ? { begun: begun.id } : {}),
    });
  } catch (error) {
    if (begun) transactions.end(begun);
    throw error;
  }
}

/** The same for a query, after checking rules and indexes. */
export function readByQuery<T>(
  engine: Engine,
  caller: Caller,
  request: Consistency,
  query: Query,
  read: (view: View) => T,
): Promise<T> {
  const store = engine.store(query.database);
  return readIn(
    store,
    request,
    (transaction) => store.transactions.lockScope(transaction, query.scope),
    (view) => {
      engine.checkQuery(caller, query, view.snapshot);
      return read(view);
    },
  );
}

const idOf = (transaction: Uint8Array | string): Uint8Array =>
  typeof transaction === 'string' ? Buffer.from(transaction, 'base64') : transaction;

export function parseTransactionOptions(
  options: proto.ITransactionOptions | null | undefined,
): TransactionMode {
  if (options?.readOnly) {
    const { readTime } = options.readOnly;
    return { kind: 'read-only', ...(readTime ? { readTime: decodeTimestamp(readTime) } : {}) };
  }
  const retryOf = options?.readWrite?.retryTransaction;
  return { kind: 'read-write', ...(retryOf?.length ? { retryOf: idOf(retryOf) } : {}) };
}
