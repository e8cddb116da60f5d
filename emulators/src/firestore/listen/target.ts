/** What a listener has asked for, and which documents it has received. */

import type { Query } from '../query/query.ts';
import { compileQuery, runQuery } from '../query/run.ts';
import { type Change, type Document, inScope } from '../store/document.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { FieldPath } from '../values/field-path.ts';
import { collectionOf } from '../values/names.ts';

/** A document that enters a target, changes in it, or leaves it. */
export interface TargetEvent {
  readonly path: string;
  readonly document: Document | undefined;
  readonly present: boolean;
}

export interface Target {
  readonly database: string;
  /** If missing, all fields are sent. */
  readonly select?: readonly FieldPath[] | undefined;
  /** The target's current documents; for named documents also those that do not exist. */
  start(snapshot: Snapshot): TargetEvent[];
  update(changes: readonly Change[], snapshot: Snapshot): TargetEvent[];
}

export class DocumentsTarget implements Target {
  readonly #paths: ReadonlySet<string>;

  constructor(
    readonly database: string,
    paths: readonly string[],
  ) {
    this.#paths = new Set(paths);
  }

  start(snapshot: Snapshot): TargetEvent[] {
    return [...this.#paths].map((path) => event(path, snapshot.get(path)));
  }

  update(changes: readonly Change[]): TargetEvent[] {
    return changes.filter(({ path }) => this.#paths.has(path)).map(({ path, after }) => event(path, after));
  }
}

const event = (path: string, document: Document | undefined): TargetEvent => ({
  path,
  document,
  present: document !== undefined,
});

export class QueryTarget implements Target {
  readonly database: string;
  readonly select: readonly FieldPath[] | undefined;
  readonly query: Query;
  readonly #test: (document: Document) => boolean;
  #known = new Map<string, Document>();

  constructor(query: Query) {
    this.database = query.database;
    this.select = query.select;
    this.query = query;
    this.#test = compileQuery(query);
  }

  start(snapshot: Snapshot): TargetEvent[] {
    const { documents } = runQuery(this.query, snapshot);
    this.#known = new Map(documents.map((document) => [document.path, document]));
    return documents.map((document) => event(document.path, document));
  }

  update(changes: readonly Change[], snapshot: Snapshot): TargetEvent[] {
    const relevant = changes.filter(({ path }) => inScope(this.query.scope, collectionOf(path)));
    if (relevant.length === 0) return [];
    // With a limit, a change of one document can add or remove another.
    const windowed = this.query.limit !== undefined || this.query.offset > 0;
    return windowed ? this.#rerun(snapshot) : this.#follow(relevant);
  }

  #follow(changes: readonly Change[]): TargetEvent[] {
    const events: TargetEvent[] = [];
    for (const { path, after } of changes) {
      const present = after !== undefined && this.#test(after);
      if (!present && !this.#known.has(path)) continue;
      if (present) this.#known.set(path, after);
      else this.#known.delete(path);
      events.push({ path, document: after, present });
    }
    return events;
  }

  #rerun(snapshot: Snapshot): TargetEvent[] {
    const before = this.#known;
    const events = this.start(snapshot).filter(({ path, document }) => before.get(path) !== document);
    for (const path of before.keys()) {
      if (!this.#known.has(path)) events.push({ path, document: snapshot.get(path), present: false });
    }
    return events;
  }
}
