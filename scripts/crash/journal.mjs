// What was entered, when it was confirmed, and what of it has to be there after a crash.
/** @typedef {{ value: string | null, confirmed: number | undefined }} Entry */

export class Journal {
  /** For each key all its values, the last one last. @type {Map<string, Entry[]>} */
  #entries = new Map();

  /** @param {string} key @returns {string | null} */
  latest(key) {
    return this.#of(key).at(-1)?.value ?? null;
  }

  /** Notes what is about to be written; call the returned function when it was confirmed. @param {string} key @param {string | null} value */
  note(key, value) {
    /** @type {Entry} */
    const entry = { value, confirmed: undefined };
    this.#of(key).push(entry);
    return () => {
      entry.confirmed = Date.now();
    };
  }

  /** How many writes were confirmed until then. @param {number} until */
  confirmed(until) {
    return [...this.#entries.values()].flat().filter(({ confirmed }) => confirmed && confirmed <= until)
      .length;
  }

  /**
   * Compares with what the next start serves, and goes on from that.
   * @param {(key: string) => Promise<string | null>} read
   * @param {number} safe what was confirmed until then must be there
   * @param {number} killed when the suite was killed
   */
  async check(read, safe, killed) {
    /** @type {string[]} */
    const wrong = [];
    let oldestLostMs = 0;
    for (const [key, entries] of this.#entries) {
      const found = await read(key);
      const [kept, later] = this.#split(entries, safe);
      if (![kept?.value ?? null, ...later.map(({ value }) => value)].includes(found))
        wrong.push(`${key} is ${found}; it must be ${kept?.value ?? null}, or later: ${later.length}`);
      const at = entries.findLastIndex(({ value }) => value === found);
      for (const { confirmed } of entries.slice(at + 1)) {
        if (confirmed && confirmed <= killed) oldestLostMs = Math.max(oldestLostMs, killed - confirmed);
      }
      this.#entries.set(key, [{ value: found, confirmed: 0 }]);
    }
    return { wrong, oldestLostMs };
  }

  /** The last entry that must be there, and those after it. @param {Entry[]} entries @param {number} safe @returns {[Entry | undefined, Entry[]]} */
  #split(entries, safe) {
    const last = entries.findLastIndex(({ confirmed }) => confirmed !== undefined && confirmed <= safe);
    return [entries[last], entries.slice(last + 1)];
  }

  /** @param {string} key */
  #of(key) {
    const entries = this.#entries.get(key) ?? [];
    this.#entries.set(key, entries);
    return entries;
  }
}
