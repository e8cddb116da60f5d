/** A sorted list with cheap inserts: the items lie in short chunks, so that little moves when one comes or goes. */
const maxChunk = 512;

export class Ordered<T> {
  readonly #compare: (a: T, b: T) => number;
  readonly #chunks: T[][] = [];
  #size = 0;

  /** Takes the items in any order. No two may compare equal. */
  constructor(compare: (a: T, b: T) => number, items: T[] = []) {
    this.#compare = compare;
    this.#size = items.length;
    items.sort(compare);
    // Half full, so that the first inserts do not split every chunk.
    const step = maxChunk / 2;
    for (let from = 0; from < items.length; from += step) this.#chunks.push(items.slice(from, from + step));
  }

  get size(): number {
    return this.#size;
  }

  insert(item: T): void {
    const first = this.#search((other) => this.#compare(other, item) >= 0);
    // Behind all others it joins the last chunk.
    const behind = first.chunk === this.#chunks.length;
    const index = behind ? Math.max(first.chunk - 1, 0) : first.chunk;
    const chunk = this.#chunks[index] ?? [];
    if (this.#chunks.length === 0) this.#chunks.push(chunk);
    chunk.splice(behind ? chunk.length : first.at, 0, item);
    if (chunk.length > maxChunk) this.#chunks.splice(index + 1, 0, chunk.splice(maxChunk / 2));
    this.#size++;
  }

  remove(item: T): void {
    const { chunk: index, at } = this.#search((other) => this.#compare(other, item) >= 0);
    const chunk = this.#chunks[index];
    const found = chunk?.[at];
    if (!chunk || found === undefined || this.#compare(found, item) !== 0) return;
    chunk.splice(at, 1);
    if (chunk.length === 0) this.#chunks.splice(index, 1);
    this.#size--;
  }

  /** The items for which `place` is 0; it is negative for all before them and positive for all behind them. */
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

  /** The first item that `reached` holds for; it holds for all that follow, too. */
  #search(reached: (item: T) => boolean): { chunk: number; at: number } {
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
