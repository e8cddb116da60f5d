import type { Range } from '../indexes/document-index.ts';
import type { Document, Scope } from './document.ts';

/** A set of documents that contains a query's results. */
export interface Source {
  readonly documents: Iterable<Document>;
  /** Whether they are in the query's order. */
  readonly sorted: boolean;
}

/** The documents of the database at one moment. */
export interface Snapshot {
  get(path: string): Document | undefined;
  scan(scope: Scope): Iterable<Document>;
  /** The documents in any of the ranges; undefined if no index helps and a scan is needed. */
  search(scope: Scope, ranges: readonly Range[]): Source[] | undefined;
  collectionPaths(): Iterable<string>;
}
