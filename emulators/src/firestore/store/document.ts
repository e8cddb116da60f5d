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

/** The documents as they are, or were, at one moment. */
export interface Snapshot {
  get(path: string): Document | undefined;
  scan(scope: Scope): Iterable<Document>;
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

const isBelow = (parent: string, path: string): boolean => path.startsWith(`${parent}/`);
