/**
 * Transactions with two-phase locking: what a transaction reads or will write stays locked until it ends, so
 * that every result equals running them one after the other. Read-only transactions read a snapshot instead.
 */
import { randomBytes } from 'node:crypto';
import { Code, invalid, StatusError } from '../status.ts';
import type { Database } from '../store/database.ts';
import { type Scope, scopeKey, scopeKeysOf } from '../store/document.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { compareTimestamps } from '../values/compare.ts';
import { collectionOf } from '../values/names.ts';
import type { Timestamp } from '../values/value.ts';
import { LockTable, type Mode, Owner } from './lock-table.ts';

const maxWaitMs = 2_000;
/** A transaction without requests for this long is removed, as in the real service. */
const maxIdleMs = 60_000;

export class Transaction extends Owner {
  idle: NodeJS.Timeout | undefined;

  constructor(
    readonly id: Buffer,
    arrival: number,
    /** Set for read-only transactions. */
    readonly readTime: Timestamp | undefined,
    /**
     * A retry takes exclusive locks on what it reads, so that competing retries queue instead of failing
     * again.
     */
    readonly retry: boolean,
  ) {
    super(arrival);
  }
}

export type TransactionMode =
  | { readonly kind: 'read-only'; readonly readTime?: Timestamp }
  | { readonly kind: 'read-write'; readonly retryOf?: Uint8Array };

export class Transactions {
  readonly #database: Database;
  readonly #locks = new LockTable(maxWaitMs);
  readonly #active = new Map<string, Transaction>();
  /** An id is this prefix, a serial number, and the number of the first attempt, or 0. */
  readonly #prefix = randomBytes(4);
  #issued = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  begin(mode: TransactionMode): Transaction {
    if (mode.kind === 'read-only' && mode.readTime) checkReadTime(this.#database, mode.readTime);
    const retryOf = mode.kind === 'read-write' && mode.retryOf ? Buffer.from(mode.retryOf) : undefined;
    if (retryOf && !this.#wasIssued(retryOf)) throw invalid('Invalid transaction.');
    const serial = ++this.#issued;
    const arrival = mode.kind === 'read-only' ? 0 : (retryOf?.readUInt32BE(8) ?? serial);
    if (retryOf && arrival === 0) throw invalid('Cannot retry a read-only transaction.');
    const id = Buffer.concat([this.#prefix, Buffer.alloc(8)]);
    id.writeUInt32BE(serial, 4);
    id.writeUInt32BE(arrival, 8);
    const readTime = mode.kind === 'read-only' ? (mode.readTime ?? this.#database.readTime()) : undefined;
    const transaction = new Transaction(id, arrival, readTime, retryOf !== undefined);
    this.#active.set(id.toString('hex'), transaction);
    this.#touch(transaction);
    return transaction;
  }

  get(id: Uint8Array): Transaction {
    const transaction = this.#active.get(Buffer.from(id).toString('hex'));
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.');
    this.#touch(transaction);
    return transaction;
  }

  end(transaction: Transaction): void {
    clearTimeout(transaction.idle);
    this.#active.delete(transaction.id.toString('hex'));
    this.#locks.releaseAll(transaction);
  }

  /** Ends a transaction by its id; repeating this has no effect. */
  rollback(id: Uint8Array): void {
    const transaction = this.#active.get(Buffer.from(id).toString('hex'));
    if (transaction) this.end(transaction);
    else if (!this.#wasIssued(Buffer.from(id))) throw invalid('The transaction to roll back is not known.');
  }

  async lockDocuments(transaction: Transaction, paths: readonly string[]): Promise<void> {
    if (transaction.readTime) return;
    const mode = transaction.retry ? 'write' : 'read';
    await this.#guarded(transaction, async () => {
      for (const path of [...paths].sort()) await this.#locks.acquire(transaction, `document ${path}`, mode);
    });
  }

  async lockScope(transaction: Transaction, scope: Scope): Promise<void> {
    if (transaction.readTime) return;
    const mode = transaction.retry ? 'write' : 'read';
    await this.#guarded(transaction, async () => {
      // The lock is wider than the query: a collection group below a parent locks the whole group.
      await this.#locks.acquire(transaction, scopeKey(scope), mode);
    });
  }

  /** Locks all documents to be written, runs `write`, and ends the transaction, even after an error. */
  async commit<T>(
    transaction: Transaction | undefined,
    paths: readonly string[],
    write: () => T,
  ): Promise<T> {
    if (transaction?.readTime && paths.length > 0) throw invalid('A read-only transaction cannot write.');
    const owner = transaction ?? new Owner(++this.#issued);
    try {
      for (const [key, mode] of writeLocks(paths)) await this.#locks.acquire(owner, key, mode);
      if (owner.ended)
        throw new StatusError(Code.ABORTED, 'The transaction was ended while it was being committed.');
      return write();
    } finally {
      if (transaction) this.end(transaction);
      else this.#locks.releaseAll(owner);
    }
  }

  snapshot(transaction: Transaction | undefined): Snapshot {
    return transaction?.readTime ? snapshotAt(this.#database, transaction.readTime) : this.#database;
  }

  /** Whether no transaction is open and no commit waits. */
  get unused(): boolean {
    return this.#active.size === 0 && this.#locks.size === 0;
  }

  endAll(): void {
    for (const transaction of [...this.#active.values()]) this.end(transaction);
  }

  /** A transaction ends when it cannot get a lock. */
  async #guarded(transaction: Transaction, lock: () => Promise<void>): Promise<void> {
    try {
      await lock();
    } catch (error) {
      this.end(transaction);
      throw error;
    }
  }

  #touch(transaction: Transaction): void {
    clearTimeout(transaction.idle);
    transaction.idle = setTimeout(() => this.end(transaction), maxIdleMs).unref();
  }

  #wasIssued(id: Buffer): boolean {
    return id.length === 12 && id.subarray(0, 4).equals(this.#prefix) && id.readUInt32BE(4) <= this.#issued;
  }
}

function checkReadTime(database: Database, time: Timestamp): void {
  if (compareTimestamps(time, database.readTime()) > 0)
    throw invalid("The requested 'read_time' cannot be in the future.");
}

export function snapshotAt(database: Database, time: Timestamp): Snapshot {
  checkReadTime(database, time);
  const snapshot = database.history.at(time, database);
  if (!snapshot)
    throw new StatusError(Code.FAILED_PRECONDITION, 'The requested read time is too far in the past.');
  return snapshot;
}

/** Always in the same order, so that commits without a transaction cannot deadlock. */
function writeLocks(paths: readonly string[]): [string, Mode][] {
  const locks = new Map<string, Mode>();
  for (const path of paths) {
    for (const scope of scopeKeysOf(collectionOf(path))) locks.set(scope, 'intend');
    locks.set(`document ${path}`, 'write');
  }
  return [...locks].sort(([a], [b]) => (a < b ? -1 : 1));
}
