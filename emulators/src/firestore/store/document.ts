import { idOf, joinPath } from '../values/names.ts';
import type { MapValue, Timestamp } from '../values/value.ts';

/** A stored document, which is never modified. */
export interface Document {
  /** The path below `documents`, such as `users/ada`. */
  readonly path: string;
  readonly fields: MapValue;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
  /** In bytes, as the service computes it. */
  readonly size: number;
}

export interface Scope {
  /** The path of the parent document; empty for the root. */
  readonly parent: string;
  /** If missing, every collection. */
  readonly collectionId?: string;
  /** Whether all depths below the parent count, and not only its direct collection. */
  readonly allDescendants: boolean;
}

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

/** The name of a scope; for a collection group without the parent. */
export function scopeKey({ parent, collectionId, allDescendants }: Scope): string {
  if (collectionId === undefined) return everything;
  if (allDescendants) return groupKey(collectionId);
  return collectionKey(joinPath(parent, collectionId));
}

/** The names of all scopes that contain a collection. */
export const scopeKeysOf = (collection: string): string[] => [
  everything,
  groupKey(idOf(collection)),
  collectionKey(collection),
];

const isBelow = (parent: string, path: string): boolean => path.startsWith(`${parent}/`);
