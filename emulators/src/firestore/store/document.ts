import type { Range } from '../indexes/document-index.ts';
import { idOf, joinPath } from '../values/names.ts';
import type { MapValue, Timestamp } from '../values/value.ts';

/** A stored document; never changed in place. */
export interface Document {
  /** Path below `documents`, such as `users/ada`. */
  readonly path: string;
  readonly fields: MapValue;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
  /** Bytes, as the service counts them. */
  readonly size: number;
}

/** Which documents a query looks at. */
export interface Scope {
  /** Path of the parent document; empty for the root. */
  readonly parent: string;
  /** Left out: every collection. */
  readonly collectionId?: string;
  /** Any depth below the parent rather than its direct collection. */
  readonly allDescendants: boolean;
}

/** Documents among which a query finds its own. */
export interface Source {
  readonly documents: Iterable<Document>;
  /** Whether they come in the order of the query. */
  readonly sorted: boolean;
}

/** The documents as they are, or were, at one moment. */
export interface Snapshot {
  get(path: string): Document | undefined;
  scan(scope: Scope): Iterable<Document>;
  /** What lies in any of the ranges; undefined where no index helps and only a scan finds it. */
  search(scope: Scope, ranges: readonly Range[]): Source[] | undefined;
  /** Paths of all collections that hold documents. */
  collectionPaths(): Iterable<string>;
}

/** One document's part in a commit. */
export interface Change {
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

export function inScope(scope: Scope, collection: string): boolean {
  const { parent, collectionId } = scope;
  if (!scope.allDescendants) {
    const direct =
      parent === '' ? collection : isBelow(parent, collection) && collection.slice(parent.length + 1);
    if (direct === false || direct.includes('/')) return false;
    return collectionId === undefined || direct === collectionId;
  }
  if (parent !== '' && !isBelow(parent, collection)) return false;
  return collectionId === undefined || collection.slice(collection.lastIndexOf('/') + 1) === collectionId;
}

const everything = 'every collection';
const groupKey = (collectionId: string) => `group ${collectionId}`;
const collectionKey = (path: string) => `collection ${path}`;

/** Names a scope, without the parent of a group. */
export function scopeKey({ parent, collectionId, allDescendants }: Scope): string {
  if (collectionId === undefined) return everything;
  if (allDescendants) return groupKey(collectionId);
  return collectionKey(joinPath(parent, collectionId));
}

/** The names of all scopes that a collection belongs to. */
export const scopeKeysOf = (collection: string): string[] => [
  everything,
  groupKey(idOf(collection)),
  collectionKey(collection),
];

const isBelow = (parent: string, path: string): boolean => path.startsWith(`${parent}/`);
