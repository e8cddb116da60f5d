/** All databases of one engine, with their transactions and the rules of their projects. */
import type { Caller } from './guard/caller.ts';
import { Guard } from './guard/guard.ts';
import type { RequiredIndexes } from './indexes/required.ts';
import { Transactions } from './locks/transactions.ts';
import type { Query } from './query/query.ts';
import { Database } from './store/database.ts';
import type { Snapshot } from './store/snapshot.ts';
import { Triggers } from './triggers/triggers.ts';
import { checkDatabase } from './values/names.ts';

export interface Store {
  readonly database: Database;
  readonly transactions: Transactions;
}

export interface EngineOptions {
  readonly indexes?: RequiredIndexes | undefined;
  readonly triggers?: Triggers;
}

/** Any request can name a new database, so above this number empty ones are removed. */
const maxStores = 1000;

export class Engine {
  readonly guard = new Guard();
  /** If missing, queries need no index. */
  readonly indexes: RequiredIndexes | undefined;
  readonly triggers: Triggers;
  readonly #stores = new Map<string, Store>();

  constructor({ indexes, triggers = new Triggers() }: EngineOptions = {}) {
    this.indexes = indexes;
    this.triggers = triggers;
  }

  /** Rules are checked first, so that a caller without access does not learn what exists. */
  checkQuery(caller: Caller, query: Query, snapshot: Snapshot): void {
    this.guard.checkQuery(caller, query, snapshot);
    this.indexes?.check(query);
  }

  store(name: string | null | undefined): Store {
    const checked = checkDatabase(name);
    let store = this.#stores.get(checked);
    if (!store) {
      if (this.#stores.size >= maxStores) this.#deleteUnused();
      const database = new Database(checked);
      store = { database, transactions: new Transactions(database) };
      this.#stores.set(checked, store);
    }
    return store;
  }

  #deleteUnused(): void {
    for (const [name, { database, transactions }] of this.#stores) {
      if (database.unused && transactions.unused) this.#stores.delete(name);
    }
  }

  /** Removes all documents of a database and ends its transactions. */
  clear(name: string): void {
    const { database, transactions } = this.store(name);
    transactions.endAll();
    database.clear();
  }

  clearAll(): void {
    for (const name of this.#stores.keys()) this.clear(name);
  }
}
