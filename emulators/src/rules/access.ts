/** Limits how many documents the rules may read for one request; the same document counts once. */
export class AccessBudget {
  readonly #seen = new Set<string>();

  /** 10 for a single document or a query, 20 for a commit of several writes or a read of several documents. */
  constructor(readonly limit: number = 10) {}

  /** False when the limit has been exceeded. */
  spend(key: string): boolean {
    this.#seen.add(key);
    return this.#seen.size <= this.limit;
  }
}
