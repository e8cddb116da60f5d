/** The Firestore engine in the process of a test, on a free port, for any client library. */

export interface EngineOptions {
  /** Security rules, as text. Without them clients may do everything. */
  rules?: string;
  /** The JSON of a firestore.indexes.json. Without it no query needs an index. */
  indexes?: string;
  /** A folder of an export, or of a save, whose documents are there at the start. */
  seed?: string;
  /** The project that `seed`, `clear` and `endTransactions` mean; `demo-test`. */
  project?: string;
}

export interface RunningEngine {
  readonly host: string;
  readonly port: number;
  readonly project: string;
  /** The variables with which client libraries find it. */
  readonly env: Readonly<Record<string, string>>;
  /** Removes all documents of the project's default database and ends its transactions. */
  clear(): void;
  /** As if the clients that hold transactions had been silent for a minute. */
  endTransactions(): void;
  close(): Promise<void>;
}

export function startEngine(options?: EngineOptions): Promise<RunningEngine>;
