/** The documents of one scope in the order of some of their fields, then of their names. */
import type { Document } from '../store/document.ts';
import { comparePaths, compareValues } from '../values/compare.ts';
import { getField } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { isArray } from '../values/value.ts';
import type { IndexField } from './definition.ts';
import { Ordered } from './ordered.ts';

/** A run of neighbours in an index. */
export interface Range {
  /** Fields of the index. One of the kind `contains` comes first. */
  readonly fields: readonly IndexField[];
  /** Negative for what lies before the run and positive for what lies behind it, in the order of the index. */
  readonly place: (document: Document, element?: Value) => number;
  readonly backwards: boolean;
}

/** One element of a document's array. */
class Posting {
  readonly document: Document;
  readonly element: Value;

  constructor(document: Document, element: Value) {
    this.document = document;
    this.element = element;
  }
}

/** The documents themselves, without copies of their values: an index costs eight bytes a document. */
type Entry = Document | Posting;

export class DocumentIndex {
  readonly #array: IndexField | undefined;
  readonly #fields: readonly IndexField[];
  readonly #entries: Ordered<Entry>;
  /** Documents that came or went since a query last used the index. */
  #upkeep = 0;

  constructor(fields: readonly IndexField[], documents: Iterable<Document>) {
    this.#array = fields.find(({ kind }) => kind === 'contains');
    this.#fields = fields.filter((field) => field !== this.#array);
    const entries: Entry[] = [];
    for (const document of documents) entries.push(...this.#entriesOf(document));
    this.#entries = new Ordered(compareEntries(this.#fields), entries);
  }

  replace(before: Document | undefined, after: Document | undefined): void {
    this.#upkeep++;
    if (before) for (const entry of this.#entriesOf(before)) this.#entries.remove(entry);
    if (after) for (const entry of this.#entriesOf(after)) this.#entries.insert(entry);
  }

  *range({ place, backwards }: Range): Iterable<Document> {
    this.#upkeep = 0;
    const placeOf = (entry: Entry) =>
      entry instanceof Posting ? place(entry.document, entry.element) : place(entry);
    for (const entry of this.#entries.range(placeOf, backwards)) yield documentOf(entry);
  }

  /** Whether keeping it up without being used has cost as much as making it anew. */
  get idle(): boolean {
    return this.#upkeep > 1000 + this.#entries.size;
  }

  /** None for a document that lacks one of the fields. */
  #entriesOf(document: Document): Entry[] {
    if (this.#fields.some(({ field }) => getField(document.fields, field) === undefined)) return [];
    if (!this.#array) return [document];
    const array = getField(document.fields, this.#array.field);
    if (!isArray(array)) return [];
    const sorted = array.toSorted(compareValues);
    const different = sorted.filter(
      (item, i) => i === 0 || compareValues(item, sorted[i - 1] as Value) !== 0,
    );
    return different.map((element) => new Posting(document, element));
  }
}

const documentOf = (entry: Entry): Document => (entry instanceof Posting ? entry.document : entry);

function compareEntries(fields: readonly IndexField[]): (a: Entry, b: Entry) => number {
  const parts = fields.map(({ field, kind }) => ({ field, sign: kind === 'descending' ? -1 : 1 }));
  return (a, b) => {
    if (a instanceof Posting && b instanceof Posting) {
      const order = compareValues(a.element, b.element);
      if (order !== 0) return order;
    }
    const one = documentOf(a);
    const other = documentOf(b);
    for (const { field, sign } of parts) {
      const order = compareValues(
        getField(one.fields, field) as Value,
        getField(other.fields, field) as Value,
      );
      if (order !== 0) return order * sign;
    }
    return comparePaths(one.path, other.path);
  };
}
