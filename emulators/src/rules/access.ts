/** Limits how many documents the rules may read for one request; the same document counts once. */
export class AccessBudget {
  readonly #seen = new Set<string>();

  /**
   * 10 for a single document or a query, 20 for a commit of several writes or a read of several documents.
   * Each document of these has a budget of 10 within the budget of the whole.
   */
  constructor(
    readonly limit: number = 10,
    readonly whole?: AccessBudget,
  ) {}

  /** The limit that has been exceeded, if one has. */
  spend(key: string): number | undefined {
    this.#seen.add(key);
    const ofWhole = this.whole?.spend(key);
    return this.#seen.size > this.limit ? this.limit : ofWhole;
  }
}
