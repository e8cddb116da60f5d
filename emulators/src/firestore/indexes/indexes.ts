/**
 * The indexes of one database. Each is made for the first query of its kind, kept up from then on, and dropped when no
 * query uses it any more. So nothing has to be configured, and documents that nobody queries cost no more to write.
 */
import type { Document, Scope } from '../store/document.ts';
import { scopeKey, scopeKeysOf } from '../store/document.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { collectionOf } from '../values/names.ts';
import type { IndexField } from './definition.ts';
import type { Range } from './document-index.ts';
import { DocumentIndex } from './document-index.ts';

/** With fewer documents than this, looking at all of them is as fast. */
export const fewDocuments = 100;
/** Of one scope; beyond it the one that was not used for the longest time goes. */
const maxIndexes = 50;

export class Indexes {
  readonly #scan: (scope: Scope) => Iterable<Document>;
  readonly #fewest: number;
  /** By scope, then by fields; the last used index comes last. */
  readonly #scopes = new Map<string, Map<string, DocumentIndex>>();

  constructor(scan: (scope: Scope) => Iterable<Document>, fewest: number) {
    this.#scan = scan;
    this.#fewest = fewest;
  }

  /** Undefined where an index would not help. */
  range(scope: Scope, range: Range): Iterable<Document> | undefined {
    // Few queries look below a parent, and those below it are few.
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
    return index.range(range);
  }

  replace(path: string, before: Document | undefined, after: Document | undefined): void {
    if (this.#scopes.size === 0) return;
    for (const scopeName of scopeKeysOf(collectionOf(path))) {
      const indexes = this.#scopes.get(scopeName);
      if (!indexes) continue;
      for (const [key, index] of indexes) {
        index.replace(before, after);
        if (index.idle) indexes.delete(key);
      }
      if (indexes.size === 0) this.#scopes.delete(scopeName);
    }
  }

  clear(): void {
    this.#scopes.clear();
  }

  #make(scope: Scope, fields: readonly IndexField[]): DocumentIndex | undefined {
    const documents = [...this.#scan(scope)];
    return documents.length < this.#fewest ? undefined : new DocumentIndex(fields, documents);
  }
}
