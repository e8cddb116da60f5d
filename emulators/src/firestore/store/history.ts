/** Earlier versions of documents, for reads of a past moment. */
import type { Range } from '../indexes/document-index.ts';
import { compareTimestamps } from '../values/compare.ts';
import { collectionOf } from '../values/names.ts';
import type { Timestamp } from '../values/value.ts';
import { type Change, type Document, inScope, type Scope } from './document.ts';
import type { Snapshot, Source } from './snapshot.ts';

/** How much history is kept. A read of an older moment is refused. */
const maxBytes = 16 * 1024 * 1024;
const maxAgeSeconds = 3600;
const entryBytes = 200;

interface Entry {
  readonly time: Timestamp;
  readonly changes: readonly Change[];
  readonly bytes: number;
}

export class History {
  #entries: Entry[] = [];
  #bytes = 0;
  /** Earlier moments are no longer kept. */
  #horizon: Timestamp | undefined;

  add(time: Timestamp, changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const bytes = changes.reduce((sum, { before }) => sum + entryBytes + (before?.size ?? 0), 0);
    this.#entries.push({ time, changes, bytes });
    this.#bytes += bytes;
    // Removes large pieces at once, because shifting the array at every commit would be slow.
    const limit = this.#bytes > maxBytes ? maxBytes / 2 : maxBytes;
    let stale = 0;
    for (const entry of this.#entries) {
      if (this.#bytes <= limit && time.seconds - entry.time.seconds < maxAgeSeconds) break;
      this.#bytes -= entry.bytes;
      this.#horizon = entry.time;
      stale++;
    }
    if (stale > 0) this.#entries = this.#entries.slice(stale);
  }

  forget(): void {
    this.#horizon = this.#entries.at(-1)?.time ?? this.#horizon;
    this.#entries = [];
    this.#bytes = 0;
  }

  /** The documents at `time`, or undefined if they are no longer kept. */
  at(time: Timestamp, now: Snapshot): Snapshot | undefined {
    if (this.#horizon && compareTimestamps(time, this.#horizon) < 0) return undefined;
    const then = new Map<string, Document | undefined>();
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const entry = this.#entries[i] as Entry;
      if (compareTimestamps(entry.time, time) <= 0) break;
      for (const { path, before } of entry.changes) then.set(path, before);
    }
    return then.size === 0 ? now : new Overlay(now, then);
  }
}

/** A snapshot in which some documents are replaced, or removed if undefined. */
export class Overlay implements Snapshot {
  readonly #base: Snapshot;
  readonly #replaced: ReadonlyMap<string, Document | undefined>;

  constructor(base: Snapshot, replaced: ReadonlyMap<string, Document | undefined>) {
    this.#base = base;
    this.#replaced = replaced;
  }

  get(path: string): Document | undefined {
    return this.#replaced.has(path) ? this.#replaced.get(path) : this.#base.get(path);
  }

  *scan(scope: Scope): Iterable<Document> {
    yield* this.#untouched(this.#base.scan(scope));
    yield* this.#replacing(scope);
  }

  search(scope: Scope, ranges: readonly Range[]): Source[] | undefined {
    const sources = this.#base.search(scope, ranges)?.map(({ documents, sorted }) => ({
      documents: this.#untouched(documents),
      sorted,
    }));
    return sources && [...sources, { documents: this.#replacing(scope), sorted: false }];
  }

  collectionPaths(): Iterable<string> {
    const paths = new Set<string>();
    for (const document of this.scan({ parent: '', allDescendants: true }))
      paths.add(collectionOf(document.path));
    return paths;
  }

  *#untouched(documents: Iterable<Document>): Iterable<Document> {
    for (const document of documents) if (!this.#replaced.has(document.path)) yield document;
  }

  *#replacing(scope: Scope): Iterable<Document> {
    for (const [path, document] of this.#replaced) {
      if (document && inScope(scope, collectionOf(path))) yield document;
    }
  }
}
