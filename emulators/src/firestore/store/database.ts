/** All documents of one database, with recent versions. */
import type { Range } from '../indexes/document-index.ts';
import { fewDocuments, Indexes } from '../indexes/indexes.ts';
import { collectionOf, idOf } from '../values/names.ts';
import { Timestamp } from '../values/value.ts';
import { type Change, type Document, inScope, type Scope } from './document.ts';
import { History } from './history.ts';
import type { Snapshot, Source } from './snapshot.ts';

export interface Commit {
  readonly time: Timestamp;
  readonly changes: readonly Change[];
  /** Functions hear nothing of an import. */
  readonly imported?: boolean | undefined;
}

type CommitListener = (commit: Commit) => void;

export class Database implements Snapshot {
  readonly history = new History();
  readonly #collections = new Map<string, Map<string, Document>>();
  readonly #listeners = new Set<CommitListener>();
  readonly #indexes: Indexes;
  #lastMicros = 0n;
  #changes = 0;

  constructor(
    /** `projects/{p}/databases/{d}` */
    readonly name: string,
    /** Collections with fewer documents get no indexes. */
    indexFrom = fewDocuments,
  ) {
    this.#indexes = new Indexes(this, indexFrom);
  }

  get(path: string): Document | undefined {
    return this.#collections.get(collectionOf(path))?.get(path);
  }

  *scan(scope: Scope): Iterable<Document> {
    if (!scope.allDescendants && scope.collectionId !== undefined) {
      const path = scope.parent === '' ? scope.collectionId : `${scope.parent}/${scope.collectionId}`;
      yield* this.#collections.get(path)?.values() ?? [];
      return;
    }
    for (const [path, documents] of this.#collections) {
      if (inScope(scope, path)) yield* documents.values();
    }
  }

  search(scope: Scope, ranges: readonly Range[]): Source[] | undefined {
    const sources: Source[] = [];
    for (const range of ranges) {
      const documents = this.#indexes.range(scope, range);
      if (!documents) return undefined;
      sources.push({ documents, sorted: true });
    }
    return sources;
  }

  collectionPaths(): Iterable<string> {
    return this.#collections.keys();
  }

  /** A time later than every commit so far. */
  nextTime(): Timestamp {
    const now = BigInt(Date.now()) * 1000n;
    this.#lastMicros = now > this.#lastMicros ? now : this.#lastMicros + 1n;
    return Timestamp.fromMicros(this.#lastMicros);
  }

  /** The time of a read: not before any commit so far, and before every later one. */
  readTime(): Timestamp {
    const now = BigInt(Date.now()) * 1000n;
    if (now > this.#lastMicros) this.#lastMicros = now;
    return Timestamp.fromMicros(this.#lastMicros);
  }

  apply(commit: Commit): void {
    const changes = commit.changes.filter((change) => change.before !== change.after);
    if (changes.length > 0) this.#changes += 1;
    for (const change of changes) this.#put(change.path, change.after);
    this.history.add(commit.time, changes);
    for (const listener of [...this.#listeners])
      listener({ time: commit.time, changes, imported: commit.imported });
  }

  clear(): void {
    this.#indexes.clear();
    const changes: Change[] = [];
    for (const documents of this.#collections.values()) {
      for (const before of documents.values()) changes.push({ path: before.path, before, after: undefined });
    }
    this.apply({ time: this.nextTime(), changes });
    this.history.forget();
  }

  get changes(): number {
    return this.#changes;
  }

  /** Whether nothing is stored and nobody listens. */
  get unused(): boolean {
    return this.#collections.size === 0 && this.#listeners.size === 0;
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #put(path: string, document: Document | undefined): void {
    const collection = collectionOf(path);
    let documents = this.#collections.get(collection);
    this.#indexes.outdate(path, documents?.get(path));
    if (document) {
      if (!documents) {
        documents = new Map();
        this.#collections.set(collection, documents);
      }
      documents.set(path, document);
    } else if (documents?.delete(path) && documents.size === 0) {
      this.#collections.delete(collection);
    }
  }
}

/** Ids of the collections directly below a document or the root. */
export function collectionIds(snapshot: Snapshot, parent: string): string[] {
  const ids = new Set<string>();
  const prefix = parent === '' ? '' : `${parent}/`;
  for (const path of snapshot.collectionPaths()) {
    if (!path.startsWith(prefix)) continue;
    const rest = path.slice(prefix.length);
    const slash = rest.indexOf('/');
    ids.add(slash === -1 ? rest : rest.slice(0, slash));
  }
  return [...ids];
}

/** Ids of missing documents that have documents below them. */
export function missingIds(snapshot: Snapshot, collection: string): string[] {
  const ids = new Set<string>();
  for (const path of snapshot.collectionPaths()) {
    if (!path.startsWith(`${collection}/`)) continue;
    const [id] = path.slice(collection.length + 1).split('/');
    const document = `${collection}/${id}`;
    if (!snapshot.get(document)) ids.add(idOf(document));
  }
  return [...ids];
}
