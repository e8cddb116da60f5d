/**
 * The indexes of one database. An index is built for the first query of its kind, and dropped when no query
 * has used it for many writes, so nothing has to be configured and writes stay cheap.
 */
import { type Document, type Scope, scopeKey, scopeKeysOf } from '../store/document.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { collectionOf } from '../values/names.ts';
import type { IndexField } from './definition.ts';
import { DocumentIndex, type Range } from './document-index.ts';

/** With fewer documents a scan is as fast. */
export const fewDocuments = 100;
/** For one scope; the least recently used index is dropped. */
const maxIndexes = 50;

export class Indexes {
  readonly #documents: Pick<Snapshot, 'get' | 'scan'>;
  readonly #fewest: number;
  /** By scope, then by fields; the most recently used index comes last. */
  readonly #scopes = new Map<string, Map<string, DocumentIndex>>();

  constructor(documents: Pick<Snapshot, 'get' | 'scan'>, fewest: number) {
    this.#documents = documents;
    this.#fewest = fewest;
  }

  /** Undefined if an index would not help. */
  range(scope: Scope, range: Range): Iterable<Document> | undefined {
    // Few queries are limited to a parent, and they cover few documents.
    if (scope.allDescendants && scope.parent !== '') return undefined;
    const scopeName = scopeKey(scope);
    const indexes = this.#scopes.get(scopeName) ?? new Map<string, DocumentIndex>();
    const key = range.fields.map(({ field, kind }) => `${formatFieldPath(field)} ${kind}`).join();
    const index = indexes.get(key) ?? this.#make(scope, range.fields);
    if (!index) return undefined;
    indexes.delete(key);
    indexes.set(key, index);
    this.#scopes.set(scopeName, indexes);
    const [oldest = key] = indexes.keys();
    if (indexes.size > maxIndexes) indexes.delete(oldest);
    return index.range(range, (path) => this.#documents.get(path));
  }

  /** Must be called for every write, with the old version of the document. */
  outdate(path: string, before: Document | undefined): void {
    if (this.#scopes.size === 0) return;
    for (const scopeName of scopeKeysOf(collectionOf(path))) {
      const indexes = this.#scopes.get(scopeName);
      if (!indexes) continue;
      for (const [key, index] of indexes) {
        index.outdate(path, before);
        if (index.shouldRebuild) indexes.delete(key);
      }
      if (indexes.size === 0) this.#scopes.delete(scopeName);
    }
  }

  clear(): void {
    this.#scopes.clear();
  }

  #make(scope: Scope, fields: readonly IndexField[]): DocumentIndex | undefined {
    const documents = [...this.#documents.scan(scope)];
    return documents.length < this.#fewest ? undefined : new DocumentIndex(fields, documents);
  }
}
