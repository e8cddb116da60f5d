/** A sorted list with cheap inserts: items are stored in short chunks, so an insert moves few of them. */
const maxChunk = 512;

interface Position {
  readonly chunk: number;
  readonly at: number;
}

export class Ordered<T> {
  readonly #compare: (a: T, b: T) => number;
  readonly #chunks: T[][] = [];
  #size = 0;

  /** Accepts the items in any order. No two may compare equal. */
  constructor(compare: (a: T, b: T) => number, items: T[] = []) {
    this.#compare = compare;
    this.#size = items.length;
    items.sort(compare);
    // Chunks start half full, so that the first inserts do not split each of them.
    const step = maxChunk / 2;
    for (let from = 0; from < items.length; from += step) this.#chunks.push(items.slice(from, from + step));
  }

  get size(): number {
    return this.#size;
  }

  replace(before: readonly T[], after: readonly T[]): void {
    const samePlaces =
      before.length === after.length && before.every((item, i) => this.#compare(item, after[i] as T) === 0);
    if (samePlaces) for (const item of after) this.#swap(item);
    else {
      for (const item of before) this.#remove(item);
      for (const item of after) this.#insert(item);
    }
  }

  /** The items for which `place` is 0; it is negative for all before them and positive for all after them. */
  *range(place: (item: T) => number, backwards: boolean): Iterable<T> {
    const from = this.#search((item) => place(item) >= 0);
    const to = this.#search((item) => place(item) > 0);
    const chunks = to.chunk - from.chunk;
    for (let step = 0; step <= chunks; step++) {
      const index = backwards ? to.chunk - step : from.chunk + step;
      const chunk = this.#chunks[index] ?? [];
      const first = index === from.chunk ? from.at : 0;
      const end = index === to.chunk ? to.at : chunk.length;
      for (let i = first; i < end; i++) yield chunk[backwards ? end - 1 - (i - first) : i] as T;
    }
  }

  #swap(item: T): void {
    const { chunk, at } = this.#placeOf(item);
    const items = this.#chunks[chunk];
    if (items) items[at] = item;
  }

  #remove(item: T): void {
    const { chunk, at } = this.#placeOf(item);
    const items = this.#chunks[chunk];
    items?.splice(at, 1);
    if (items?.length === 0) this.#chunks.splice(chunk, 1);
    this.#size--;
  }

  #insert(item: T): void {
    const first = this.#placeOf(item);
    // An item after all others is added to the last chunk.
    const behind = first.chunk === this.#chunks.length;
    const index = behind ? Math.max(first.chunk - 1, 0) : first.chunk;
    const chunk = this.#chunks[index] ?? [];
    if (this.#chunks.length === 0) this.#chunks.push(chunk);
    chunk.splice(behind ? chunk.length : first.at, 0, item);
    if (chunk.length > maxChunk) this.#chunks.splice(index + 1, 0, chunk.splice(maxChunk / 2));
    this.#size++;
  }

  /** The position of the item, or where it would be inserted. */
  #placeOf(item: T): Position {
    return this.#search((other) => this.#compare(other, item) >= 0);
  }

  /** The first item for which `reached` is true; it is also true for all following items. */
  #search(reached: (item: T) => boolean): Position {
    const chunk = firstIndex(this.#chunks.length, (i) => reached(this.#chunks[i]?.at(-1) as T));
    const items = this.#chunks[chunk] ?? [];
    return { chunk, at: firstIndex(items.length, (i) => reached(items[i] as T)) };
  }
}

function firstIndex(length: number, reached: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
