/** The documents of one scope in the order of some of their fields, then of their names. */
import type { Document } from '../store/document.ts';
import { comparePaths, compareValues } from '../values/compare.ts';
import { fieldReader } from '../values/field-path.ts';
import { isArray, type MapValue, type Value } from '../values/value.ts';
import type { IndexField } from './definition.ts';
import { Ordered } from './ordered.ts';

/** A range of consecutive index entries. */
export interface Range {
  /** Fields of the index. A field of the kind `contains` comes first. */
  readonly fields: readonly IndexField[];
  /** Negative for documents before the range and positive for those after it, in the index's order. */
  readonly place: (document: Document, element?: Value) => number;
  readonly backwards: boolean;
}

type Read = (fields: MapValue) => Value | undefined;

class Posting {
  constructor(
    readonly document: Document,
    readonly element: Value,
  ) {}
}

/** Entries are the documents themselves, so an index needs only eight bytes for each. */
type Entry = Document | Posting;

export class DocumentIndex {
  readonly #array: Read | undefined;
  readonly #fields: readonly { readonly read: Read; readonly sign: number }[];
  readonly #entries: Ordered<Entry>;
  /**
   * Old versions of documents written since the last query, which the next query uses to update the entries.
   */
  readonly #outdated = new Map<string, Document | undefined>();

  constructor(fields: readonly IndexField[], documents: Iterable<Document>) {
    const array = fields.find(({ kind }) => kind === 'contains');
    this.#array = array && fieldReader(array.field);
    this.#fields = fields
      .filter((field) => field !== array)
      .map(({ field, kind }) => ({ read: fieldReader(field), sign: kind === 'descending' ? -1 : 1 }));
    const entries: Entry[] = [];
    for (const document of documents) for (const entry of this.#entriesOf(document)) entries.push(entry);
    this.#entries = new Ordered((a, b) => this.#compare(a, b), entries);
  }

  /** Must be called for every write, with the old version of the document. */
  outdate(path: string, before: Document | undefined): void {
    if (!this.#outdated.has(path)) this.#outdated.set(path, before);
  }

  /** Whether building the index again is cheaper than updating it. */
  get shouldRebuild(): boolean {
    return this.#outdated.size > 100 + this.#entries.size / 8;
  }

  /** `current` gives the present version of a document. */
  *range({ place, backwards }: Range, current: (path: string) => Document | undefined): Iterable<Document> {
    for (const [path, before] of this.#outdated) {
      const after = current(path);
      this.#entries.replace(before ? this.#entriesOf(before) : [], after ? this.#entriesOf(after) : []);
    }
    this.#outdated.clear();
    const placeOf = (entry: Entry) =>
      entry instanceof Posting ? place(entry.document, entry.element) : place(entry);
    for (const entry of this.#entries.range(placeOf, backwards)) yield documentOf(entry);
  }

  /** Empty for a document that lacks one of the fields. */
  #entriesOf(document: Document): Entry[] {
    if (this.#fields.some(({ read }) => read(document.fields) === undefined)) return [];
    if (!this.#array) return [document];
    const array = this.#array(document.fields);
    if (!isArray(array)) return [];
    const sorted = array.toSorted(compareValues);
    const different = sorted.filter(
      (item, i) => i === 0 || compareValues(item, sorted[i - 1] as Value) !== 0,
    );
    return different.map((element) => new Posting(document, element));
  }

  #compare(a: Entry, b: Entry): number {
    if (a instanceof Posting && b instanceof Posting) {
      const order = compareValues(a.element, b.element);
      if (order !== 0) return order;
    }
    const one = documentOf(a);
    const other = documentOf(b);
    for (const { read, sign } of this.#fields) {
      const order = compareValues(read(one.fields) as Value, read(other.fields) as Value);
      if (order !== 0) return order * sign;
    }
    return comparePaths(one.path, other.path);
  }
}

const documentOf = (entry: Entry): Document => (entry instanceof Posting ? entry.document : entry);
