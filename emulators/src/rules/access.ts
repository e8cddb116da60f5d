/** How many documents the rules of one request may read; a document read twice counts once. */
export class AccessBudget {
  readonly #seen = new Set<string>();

  /** 10 for a single document or a query, 20 for a commit of several writes or a read of several documents. */
  constructor(readonly limit: number = 10) {}

  /** False once the limit is passed. */
  spend(key: string): boolean {
    this.#seen.add(key);
    return this.#seen.size <= this.limit;
  }
}
